"""Levels and breaks, and the clock that drives them. Time is told from outside, in whole seconds.

A new level applies to the next hand; a hand that has begun is played at the level it began with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burncard.session.errors import SessionError
from burncard.session.stakes import Stakes


@dataclass(frozen=True, slots=True)
class Level:
    """`seconds` of play at some stakes, or a break (`stakes` None)."""

    seconds: int
    stakes: Stakes | None


@dataclass(frozen=True, slots=True)
class Now:
    """Where the clock stands: the index into the schedule, its level, seconds left in it (0 in a last level run over)."""

    index: int
    level: Level
    left: int

    @property
    def on_break(self) -> bool:
        return self.level.stakes is None


class Clock:
    """Playing time over a schedule. Every method takes the outside clock's reading, which never goes back.

    `started`: it has run. `played`: seconds of the schedule that are gone.
    """

    def __init__(self, schedule: Sequence[Level]) -> None:
        if not schedule or schedule[0].stakes is None or any(level.seconds < 1 for level in schedule):
            raise SessionError("schedule")
        self.schedule = tuple(schedule)
        self.reading = 0
        self.running = False
        self.started = False
        self.played = 0

    def copy(self) -> Clock:
        """An independent copy."""
        other = Clock(self.schedule)
        other.reading, other.running, other.started, other.played = (
            self.reading, self.running, self.started, self.played,
        )  # fmt: skip
        return other

    def tell(self, reading: int) -> None:
        """The outside clock stands at `reading` seconds. Raises SessionError if that is earlier than before, and for a
        clock that was never started: it would swallow the reading."""
        if not self.started:
            raise SessionError("clock_unstarted", reading=reading)
        self._go_on(reading)

    def _go_on(self, reading: int) -> None:
        if reading < self.reading:
            raise SessionError("time_back", reading=reading, last=self.reading)
        if self.running:
            self.played += reading - self.reading
        self.reading = reading

    def run(self, reading: int) -> None:
        """Start or go on. Raises SessionError if it runs already."""
        if self.running:
            raise SessionError("clock_runs")
        self._go_on(reading)
        self.started = self.running = True

    def pause(self, reading: int) -> None:
        """Stop. Raises SessionError if it stands already."""
        if not self.running:
            raise SessionError("clock_stands")
        self.tell(reading)
        self.running = False

    def go_to(self, index: int) -> None:
        """The director moves to the start of a level. Raises SessionError if there is none of that index."""
        if not 0 <= index < len(self.schedule):
            raise SessionError("no_level", level=index + 1, n=len(self.schedule))
        self.played = sum(level.seconds for level in self.schedule[:index])

    def now(self) -> Now:
        """The level at the last reading. The last level goes on for ever."""
        gone = self.played
        for index, level in enumerate(self.schedule):
            if gone < level.seconds:
                return Now(index, level, level.seconds - gone)
            gone -= level.seconds
        return Now(len(self.schedule) - 1, self.schedule[-1], 0)
