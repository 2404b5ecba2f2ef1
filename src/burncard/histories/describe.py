"""A hand in the words rooms print: "two pair, Aces and Fives"."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burncard.evaluation import best_five

_NAMES: Final = (
    "Deuce",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Jack",
    "Queen",
    "King",
    "Ace",
)


def _many(rank: int) -> str:
    name = _NAMES[rank]
    return "Sixes" if name == "Six" else f"{name}s"


def describe(hole: str, board: str) -> str:
    """What the best five of `hole` and `board` are."""
    five = best_five(hole + board)
    ranks = sorted([card // 4 for card in five], reverse=True)
    counts = sorted(Counter(ranks).items(), key=lambda one: (-one[1], -one[0]))
    flush = len({card % 4 for card in five}) == 1
    run = (
        ranks
        if ranks[0] - ranks[4] == 4 and len(set(ranks)) == 5
        else [3, 2, 1, 0, -1]
        if ranks == [12, 3, 2, 1, 0]
        else []
    )
    shape = [count for _, count in counts]
    first = counts[0][0]
    if run and flush:
        return "a Royal Flush" if run[0] == 12 else f"a straight flush, {_NAMES[run[4]]} to {_NAMES[run[0]]}"
    if shape[0] == 4:
        return f"four of a kind, {_many(first)}"
    if shape[:2] == [3, 2]:
        return f"a full house, {_many(first)} full of {_many(counts[1][0])}"
    if flush:
        return f"a flush, {_NAMES[ranks[0]]} high"
    if run:
        return f"a straight, {_NAMES[run[4]]} to {_NAMES[run[0]]}"
    if shape[0] == 3:
        return f"three of a kind, {_many(first)}"
    if shape[:2] == [2, 2]:
        return f"two pair, {_many(first)} and {_many(counts[1][0])}"
    if shape[0] == 2:
        return f"a pair of {_many(first)}"
    return f"high card {_NAMES[ranks[0]]}"
