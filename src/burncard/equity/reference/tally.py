"""Deals by who won them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

#: Told `(done, total)` now and then; raises to end the work.
Progress = Callable[[int, int], object] | None
#: For each player: deals in which that player is one of exactly 0, 1, ... n winners (the first is always 0).
Rows = list[tuple[int, ...]]


class Tally:
    """Counts deals by the set of winners, and gives them back player by player."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deals: dict[tuple[int, ...], int] = {}

    def add(self, strengths: Sequence[int], deals: int = 1) -> None:
        """That many deals ended with the players' hands worth `strengths`."""
        best = max(strengths)
        winners = tuple([player for player, strength in enumerate(strengths) if strength == best])
        self.deals[winners] = self.deals.get(winners, 0) + deals

    def rows(self) -> Rows:
        counts = [[0] * (self.players + 1) for _ in range(self.players)]
        for winners, deals in self.deals.items():
            for player in winners:
                counts[player][len(winners)] += deals
        return [tuple(row) for row in counts]
