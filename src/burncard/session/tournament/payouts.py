"""Prizes: from a pool by percentages, shared places, and how money is rounded so that it adds up."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from burncard.session.errors import SessionError


def by_percentage(pool: int, percentages: Sequence[int | float | str], unit: int = 1) -> list[int]:
    """The prizes of `pool`, first place first, each rounded down to whole `unit`; what is left goes to the winner.

    Raises SessionError unless the percentages are above 0, do not rise and add up to exactly 100.
    """
    shares = [Fraction(str(percentage)) for percentage in percentages]
    if not shares or sum(shares) != 100 or min(shares) <= 0 or shares != sorted(shares, reverse=True):
        raise SessionError("percentages", total=str(sum(shares)))
    if pool < 0 or unit < 1:
        raise SessionError("amount", amount=min(pool, unit))
    prizes = [int(pool * share / 100) // unit * unit for share in shares]
    prizes[0] += pool - sum(prizes)
    return prizes


def shared(prizes: Sequence[int], place: int, players: int) -> list[int]:
    """What `players` who share `place` get each: the prizes of their places together, odd units to the first named."""
    together = sum(prizes[place - 1 : place - 1 + players])
    each, odd = divmod(together, players)
    return [each + (i < odd) for i in range(players)]
