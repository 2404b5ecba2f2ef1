"""Why a hand is not read: a closed list. A refused hand is kept aside with its text, its place and its reason."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, str]] = {
    "unknown-format": "no format that is read begins like this",
    "unread-room": "the room is known, its text is not read yet",
    "encoding": "the text cannot be decoded",
    "not-holdem": "another game than Texas hold'em",
    "two-boards": "two boards are dealt in one hand, which is another game",
    "table-script": "a table script, which `burncard run` reads, and no hand history",
    "field": "a field that is missing or holds something else",
    "run-outs": "several run-outs, which this format cannot be read for",
    "cancelled": "the hand was cancelled and all bets went back",
    "incomplete": "the record stops before the hand is over",
    "unsettled": "the record does not say who won and does not show the hands",
    "garbled": "the text is damaged",
    "impossible": "it cannot have happened at any table",
    "line": "a line that is none of the format's",
    "amount": "an amount that cannot be read",
    "cards": "cards that cannot be read",
    "header": "a header that cannot be read",
    "seats": "the seats do not make a table of 2 to 22 players",
    "name": "a player who is not seated",
    "too-large": "more text than one hand can be",
    "fault": "a fault of this reader, please report it",
    "private": "the hand stands in a part of the file that cannot be opened",
}


class Refused(ValueError):
    """A hand that is not read: `reason` is one of REASONS, `line` its line in the file, `read` what stands there."""

    def __init__(self, reason: str, line: int = 0, read: str = "", right: str = "") -> None:
        super().__init__(reason)
        if reason not in REASONS:
            raise KeyError(reason)
        self.reason = reason
        self.line = line
        self.read = read if len(read) <= 120 else read[:117] + "..."
        self.right = right

    def __str__(self) -> str:
        quoted = f' "{self.read}":' if self.read else ""
        return f"{self.reason}:{quoted} {self.right or REASONS[self.reason]}"
