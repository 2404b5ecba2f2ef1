"""A table the computer deals: a player checks, calls, bets, raises, folds, shows or throws away, in turn, by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burncard.server.tables.evening import State, newest
from burncard.session.state import Playing

ACTS = ("f", "cc", "cbr", "sm")


@dataclass(frozen=True, slots=True)
class Ahead:
    """What somebody does when their turn comes in hand `hand`: bound to the price they saw."""

    what: str
    price: int
    hand: int

    def act(self, price: int) -> str:
        """The act at this price; none where a call would cost something else."""
        if self.what == "fold":
            return "f" if price else "cc"
        return "cc" if price == self.price else ""


def own_line(playing: Playing | None, words: Sequence[str]) -> str:
    """Why a line of a player is none here; empty where it is one."""
    if playing is None:
        return "No hand is on."
    if playing.hand.due.who != words[0]:
        return "It is not your turn."
    if len(words) < 2 or words[1] not in ACTS or words[-1] == "oot":
        return "Here one checks, calls, raises, folds, shows or throws away."
    return ""


def unfit(before: State, after: State) -> str:
    """Why what came of a line cannot be at a table the computer deals: something would be ruled on."""
    was, now = before.playing(), newest(after.room)
    if was is None or now is None or len(now.rulings) <= len(was.hand.rulings):
        return ""
    ruling = now.rulings[-1]
    return f"The amount is not one the rules allow ({ruling.source})."
