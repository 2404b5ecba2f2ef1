"""A line that was read: ``WHO WHAT [ARGUMENTS] [FLAGS] [# comment]``, known without knowing the hand."""

from __future__ import annotations

from typing import Final, NamedTuple

DEALER: Final = 0
FLOOR: Final = -1
#: What may be said of a card.
FLAGS: Final = frozenset({"up", "down", "boxed", "off", "flash", "seen", "late", "foreign"})
NO_FLAGS: Final[frozenset[str]] = frozenset()
FOREIGN: Final = 52  #: written XX: a joker, or a card that does not belong to this deck


class Line(NamedTuple):
    """A line that is grammatical. `who` is a player's number, DEALER or FLOOR; `cards` are faces, UNKNOWN for ``??``."""

    who: int
    what: str
    seat: int = 0  # pN of a pitch
    cards: tuple[int, ...] = ()
    amount: int = 0  # chips of cbr; how many of "db N"
    flags: frozenset[str] = NO_FLAGS
    option: str = ""  # the floor's choice; "*" of "go *"; "-" of "sm -"; the word said; the line entered
    chips: tuple[tuple[int, ...], ...] = ()  # of "puts": one tuple of chips a motion


def seat_number(word: str) -> int | None:
    """7 for ``"p7"``, None when the word names no player."""
    digits = word[1:]
    return (
        int(digits)
        if word[:1] == "p" and digits.isascii() and digits.isdigit() and digits[0] != "0" and len(digits) < 4
        else None
    )
