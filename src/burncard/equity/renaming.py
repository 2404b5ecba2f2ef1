"""Suits are only names: deals that differ by exchanging them are worth the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations

from burncard.ranges.combos import COMBOS, combo_number


@cache
def renamings() -> tuple[tuple[int, ...], ...]:
    """For each of the 24 ways to exchange the suits, what number each starting hand becomes."""
    return tuple(
        tuple(combo_number(_renamed(a, order), _renamed(b, order)) for a, b in COMBOS)
        for order in permutations(range(4))
    )


def _renamed(face: int, order: Sequence[int]) -> int:
    return face & ~3 | order[face & 3]


def allowed(dead: Iterable[int]) -> list[tuple[int, ...]]:
    """The renamings that leave a set of cards (dead, or on the board) as it is."""
    kept = {*dead}
    orders = permutations(range(4))
    return [
        renaming
        for renaming, order in zip(renamings(), orders, strict=True)
        if {_renamed(face, order) for face in kept} == kept
    ]


def canonical(hands: Sequence[int], ways: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The same for all hands that differ by one of the `ways` to rename."""
    return min([tuple([way[hand] for hand in hands]) for way in ways])
