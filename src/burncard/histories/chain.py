"""Stacks chain: what a player has after a hand is what they have before the table's next. A difference is noted.

It is no fault of a hand: between two hands chips are bought, and hands may be missing from a file. Only hands of one
table are compared that follow each other within minutes; fast-fold pools have no table.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from burncard.histories.check import Checked

MOST_SECONDS: Final = 180
MOST_TABLES: Final = 10_000


class Chain:
    """Follows the tables of a file."""

    def __init__(self) -> None:
        self.last: dict[tuple[str, str], tuple[datetime, int, dict[str, int]]] = {}

    def next(self, one: Checked) -> list[str]:
        """What to note of the stacks this hand begins with; then the stacks it ends with are kept."""
        record = one.record
        if not record.table or not one.final or "Zoom" in record.extra("kind") or not record.time:
            return []
        now = datetime.fromisoformat(record.time.removesuffix("Z"))
        key = (record.room, record.table)
        before = self.last.get(key)
        after = {player.name: chips for player, chips in zip(record.players, one.final, strict=True)}
        if len(self.last) < MOST_TABLES or before:
            self.last[key] = (now, record.places, after)
        if not before or before[1] != record.places or not 0 <= (now - before[0]).total_seconds() <= MOST_SECONDS:
            return []
        notes: list[str] = []
        for player in record.players:
            left = before[2].get(player.name, player.stack)
            if left != player.stack:
                kind = "larger" if player.stack > left else "smaller"
                notes.append(f"a stack is {kind} than after the table's hand before")
        return notes
