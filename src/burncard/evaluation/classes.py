"""The 7,462 classes of a five-card hand: what can be told apart at a showdown, in order. Nothing here looks at cards.

A class is a category and the ranks that break ties within it, most important first (0 the deuce, 12 the ace): a full
house is (trips, pair), a straight its top card (3, the five, for the wheel), a flush its five ranks.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

CLASS_COUNT: Final = 7462
STRAIGHT_TOPS: Final = range(3, 13)


class Category(IntEnum):
    """The nine kinds of hand, worst to best. A royal flush is the best straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


class HandClass(NamedTuple):
    """One class: its category and the ranks that break ties within it, most important first."""

    category: Category
    ranks: tuple[int, ...]


def straight_top(mask: int) -> int | None:
    """The top rank of the best straight in a 13-bit mask of ranks, or None; the ace also plays below the deuce."""
    low = mask << 1 | mask >> 12
    runs = low & low >> 1 & low >> 2 & low >> 3 & low >> 4
    return runs.bit_length() + 2 if runs else None


def _descending(ranks: range, count: int) -> list[tuple[int, ...]]:
    return sorted(tuple(reversed(chosen)) for chosen in combinations(ranks, count))


def _with_kickers(heads: list[tuple[int, ...]], kickers: int) -> Iterator[tuple[int, ...]]:
    everything = _descending(range(13), kickers)
    for head in heads:
        for tail in everything:
            if not set(head) & set(tail):
                yield head + tail


def _ties_broken_by(category: Category) -> Iterator[tuple[int, ...]]:
    """The rank tuples of one category, worst first."""
    singles = _descending(range(13), 1)
    match category:
        case Category.HIGH_CARD | Category.FLUSH:
            for ranks in _descending(range(13), 5):
                if straight_top(sum(1 << rank for rank in ranks)) is None:
                    yield ranks
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH:
            yield from ((top,) for top in STRAIGHT_TOPS)
        case Category.PAIR:
            yield from _with_kickers(singles, 3)
        case Category.TWO_PAIR:
            yield from _with_kickers(_descending(range(13), 2), 1)
        case Category.TRIPS:
            yield from _with_kickers(singles, 2)
        case Category.FULL_HOUSE | Category.QUADS:
            yield from _with_kickers(singles, 1)


@cache
def classes() -> tuple[HandClass, ...]:
    """All 7,462 classes, worst first: the class of strength n stands at n - 1. Worked out on first use (a few ms)."""
    return tuple(HandClass(category, ranks) for category in Category for ranks in _ties_broken_by(category))


@cache
def strengths() -> dict[HandClass, int]:
    """The strength, 1 to 7462, of each class."""
    return {each: strength for strength, each in enumerate(classes(), 1)}
