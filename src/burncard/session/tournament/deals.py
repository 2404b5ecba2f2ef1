"""Deals among the players who are left: by chip count and by ICM.

Both first put aside `playing_for`, for the winner, and give out the rest to the last unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from burncard.session.apportion import apportion
from burncard.session.errors import SessionError
from burncard.session.tournament.icm import equities


def by_chip_count(stacks: Sequence[int], prizes: Sequence[int], playing_for: int = 0) -> list[int]:
    """Everybody the least prize that is left, the rest as the chips: the usual "chip chop".

    `prizes`: what is left, first place first; places without a prize may be left out. A chip leader can get more than
    the first prize this way, which is why ICM is preferred. Raises SessionError as `by_icm` does.
    """
    left = _left(stacks, prizes, playing_for)
    least = left[-1]
    rest, total = sum(left) - least * len(stacks), sum(stacks)
    return apportion([least + Fraction(rest * stack, total) for stack in stacks], sum(left))


def by_icm(stacks: Sequence[int], prizes: Sequence[int], playing_for: int = 0) -> list[int]:
    """What each stack is worth by the independent chip model.

    Raises SessionError for a stack of 0, more prizes than players, prizes that rise, or more put aside than the first
    prize is above the second.
    """
    left = _left(stacks, prizes, playing_for)
    return apportion(equities(stacks, left), sum(left))


def _left(stacks: Sequence[int], prizes: Sequence[int], playing_for: int) -> list[int]:
    if not stacks or min(stacks) <= 0:
        raise SessionError("icm_stacks")
    if len(prizes) > len(stacks):
        raise SessionError("more_prizes", prizes=len(prizes), players=len(stacks))
    left = list(prizes) + [0] * (len(stacks) - len(prizes))
    if min(left) < 0 or left != sorted(left, reverse=True):
        raise SessionError("prizes_rise")
    second = left[1] if len(left) > 1 else 0
    if not 0 <= playing_for <= left[0] - second:
        raise SessionError("playing_for", amount=playing_for, most=left[0] - second)
    left[0] -= playing_for
    return left
