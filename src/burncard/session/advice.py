"""What a director should do about his tables now, by the rules in `balance`: break one, move somebody, wait.

Advice only: whoever follows it writes the line.
"""

from __future__ import annotations

from dataclasses import dataclass

from burncard.session.errors import SessionError
from burncard.session.hand_in_session import lineup_due
from burncard.session.player import Seat
from burncard.session.state import Evening
from burncard.session.tournament.balance import breaks, halted, unbalanced, worst_seat


@dataclass(frozen=True, slots=True)
class Advice:
    """`what`: "break" `table`, "move" `player` to `seat` (None if either is not known yet), or "wait" at `table`."""

    what: str
    table: int
    player: str | None = None
    seat: Seat | None = None

    def __str__(self) -> str:
        if self.what == "break":
            return f"Table {self.table} can break: the others have seats for all."
        if self.what == "wait":
            return f"Table {self.table} waits: it is three or more players short."
        who, where = self.player or "a player", f"seat {self.seat}" if self.seat else "another table"
        return f"Table {self.table} has too many: {who} moves to {where}."


def advice(evening: Evening) -> list[Advice]:
    """All there is to do, the most urgent first. Tables break in order of their numbers, the highest first."""
    sizes = {number: len(evening.seated(number)) for number, table in evening.tables.items() if table.open}
    broken = breaks(sizes, evening.config.seats, sorted(sizes, reverse=True))
    if broken is not None:
        return [Advice("break", broken)]
    found = [Advice("wait", table) for table in halted(sizes)]
    uneven = unbalanced(sizes)
    if uneven is None:
        return found
    source, target = uneven
    return [*found, Advice("move", source, _next_big_blind(evening, source), _worst(evening, target))]


def _next_big_blind(evening: Evening, table: int) -> str | None:
    try:
        big = lineup_due(evening, table).positions.big
    except SessionError:
        return None
    return evening.seated(table)[big].name


def _worst(evening: Evening, table: int) -> Seat | None:
    last = evening.tables[table].rotation.last
    free = set(range(1, evening.config.seats + 1)) - set(evening.seated(table))
    if last is None:
        return Seat(table, min(free))
    try:
        due = lineup_due(evening, table).positions
    except SessionError:
        return Seat(table, min(free))
    return Seat(table, worst_seat(due, last.big, free))
