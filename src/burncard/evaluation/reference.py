"""What 5, 6 or 7 cards are worth, in plain Python: this defines what the compiled kernel must also say.

The best five cards are found without trying all of them: by how often each rank comes, and by the one suit that can
hold five cards. What a set of ranks is worth without its suits is remembered once it has been worked out; there are
86,000 such sets at most, and a running program meets a small part of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burncard.evaluation.classes import Category, HandClass, straight_top, strengths

# One addition a card: three bits for each of the 13 ranks, then four for each suit. The suits start at 3, so that the
# fourth bit of a suit is set by its fifth card.
_KEYS: Final = tuple((1 << 3 * (code >> 2)) + (1 << 39 + 4 * (code & 3)) for code in range(52))
_START: Final = 0x3333 << 39
_FLUSH: Final = 0x8888 << 39
_RANKS: Final = (1 << 39) - 1

_remembered: dict[int, int] = {}


def rank(codes: Sequence[int]) -> int:
    """The strength, 1 (worst) to 7462, of the best five of 5 to 7 different faces. Nothing is checked."""
    key = sum([_KEYS[code] for code in codes], _START)
    if not key & _FLUSH:
        return of_ranks(key & _RANKS)
    suits = key >> 39
    suit = next(suit for suit in range(4) if suits >> 4 * suit & 8)
    return of_suited(sum([1 << (code >> 2) for code in codes if code & 3 == suit]))


def of_ranks(key: int) -> int:
    """The best strength to be made of ranks alone; `key` holds how often each comes, three bits a rank."""
    strength = _remembered.get(key)
    if strength is None:
        strength = _remembered[key] = strengths()[_of_ranks(key)]
    return strength


def of_suited(mask: int) -> int:
    """The strength of a flush, given the ranks of its suit (five or more) as a mask.

    The one or two cards of other suits cannot make a full house or quads next to five suited ones, so they never matter.
    """
    top = straight_top(mask)
    if top is not None:
        return strengths()[HandClass(Category.STRAIGHT_FLUSH, (top,))]
    ranks = [rank for rank in range(12, -1, -1) if mask >> rank & 1]
    return strengths()[HandClass(Category.FLUSH, tuple(ranks[:5]))]


def _of_ranks(key: int) -> HandClass:
    by_count: tuple[list[int], ...] = ([], [], [], [], [])
    for rank in range(12, -1, -1):
        by_count[key >> 3 * rank & 7].append(rank)
    _, ones, twos, threes, fours = by_count
    if fours:
        return HandClass(Category.QUADS, (fours[0], max(ones + twos + threes)))
    if threes and (twos or threes[1:]):
        return HandClass(Category.FULL_HOUSE, (threes[0], max(threes[1:] + twos)))
    kinds = ones + twos + threes
    if len(kinds) >= 5:
        top = straight_top(sum([1 << rank for rank in kinds]))
        if top is not None:
            return HandClass(Category.STRAIGHT, (top,))
    if threes:
        return HandClass(Category.TRIPS, (threes[0], *ones[:2]))
    if twos[1:]:
        # Of three pairs, the third is a kicker like any other card.
        return HandClass(Category.TWO_PAIR, (twos[0], twos[1], max(twos[2:] + ones)))
    if twos:
        return HandClass(Category.PAIR, (twos[0], *ones[:3]))
    return HandClass(Category.HIGH_CARD, tuple(ones[:5]))
