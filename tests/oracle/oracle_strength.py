"""The value of the best five of some cards, by trying them all (E1). Slow and plain."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
Value = tuple[int, ...]


def five(cards: tuple[str, ...]) -> Value:
    """Higher is better; suits break no tie."""
    ranks = [RANKS.index(card[0]) for card in cards]
    counts = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    shape, order = tuple(n for n, _ in counts), tuple(rank for _, rank in counts)
    flush = len({card[1] for card in cards}) == 1
    top = max(ranks)
    straight = len(set(ranks)) == 5 and top - min(ranks) == 4
    if set(ranks) == {12, 0, 1, 2, 3}:
        straight, order = True, (3,)
    elif straight:
        order = (top,)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    if flush and straight:
        return (8, *order)
    if flush:
        return (5, *sorted(ranks, reverse=True))
    if straight:
        return (4, *order)
    return (kinds.get(shape, 0), *order)


def best(cards: list[str]) -> Value:
    return max(five(chosen) for chosen in combinations(cards, 5))
