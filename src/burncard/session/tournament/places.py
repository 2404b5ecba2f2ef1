"""In which place a player finishes, also when several go out at once.

Out in one hand at one table: who began the hand with more chips is placed higher; equal stacks share the place. Out
in one round of hand-for-hand play at different tables: those who rank alike at their tables share the place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Out:
    """One player who lost all chips. `stack`: what he began the hand with."""

    player: str
    stack: int
    table: int = 1


@dataclass(frozen=True, slots=True)
class Finish:
    """A place, and who shares it (usually one), in the order given."""

    place: int
    players: tuple[str, ...]


def finishes(out: Iterable[Out], left: int) -> list[Finish]:
    """The places of those who went out in one hand (or one round of hand-for-hand), `left` players still in.

    The best place comes first: two out with 5 left are sixth and seventh.
    """
    rank: dict[int, list[list[str]]] = {}
    by_table: dict[int, list[Out]] = {}
    for player in out:
        by_table.setdefault(player.table, []).append(player)
    for players in by_table.values():
        for i, stack in enumerate(sorted({player.stack for player in players}, reverse=True)):
            rank.setdefault(i, []).append([player.player for player in players if player.stack == stack])
    result, place = [], left + 1
    for i in sorted(rank):
        names = tuple(name for group in rank[i] for name in group)
        result.append(Finish(place, names))
        place += len(names)
    return result
