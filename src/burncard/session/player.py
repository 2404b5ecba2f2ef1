"""A player of a session, and a table he may sit at."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Final, NamedTuple

from burncard.session.button.history import Rotation
from burncard.session.button.place import Place
from burncard.session.errors import SessionError

_NAME: Final = re.compile(r"[^\W\d_][\w.'-]*(?: [\w.'-]+)*")
_NOT_A_NAME: Final = re.compile(r"d|fl|host|p\d+")


class Seat(NamedTuple):
    """A seat of one of several tables."""

    table: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}.{self.seat}"


def is_name(text: str) -> bool:
    """Whether a player could be called so."""
    return bool(_NAME.fullmatch(text)) and not _NOT_A_NAME.fullmatch(text.split(" ")[0]) and len(text) <= 40


def check_name(name: str) -> None:
    """Raises SessionError for what cannot be a player's name in a line. A name may be several words."""
    if not is_name(name):
        raise SessionError("name", name=name)


def fold(name: str) -> str:
    """What two names of one person share: case, and how an accent is written, make no other person."""
    return unicodedata.normalize("NFKC", name).casefold()


@dataclass(slots=True)
class Player:
    """`place` matters while he has a seat. What he asks for in mid-hand is held: `add`, `leaving`, `moving`. `left_with`:
    the chips he took off the table when he left it last, at the reading `left_at` of the clock."""

    name: str
    seat: Seat | None = None
    place: Place = field(default_factory=Place)
    auto: int | None = None
    add: int = 0
    leaving: bool = False
    moving: int | None = None
    straddle: bool = False
    twice: bool = False
    entries: int = 0
    rebuys: int = 0
    addon: bool = False
    left_with: int = 0
    left_at: int = 0

    def copy(self) -> Player:
        return Player(*_fields_of(self))


#: All of a player, in order: at every line each is copied.
_fields_of: Final = attrgetter(*[one.name for one in fields(Player)])


@dataclass(slots=True)
class Table:
    """Where the button is, what the next hand has been asked to be, and who was dealt into the last one."""

    number: int
    rotation: Rotation = field(default_factory=Rotation)
    bomb: int = 0
    open: bool = True
    last_dealt: tuple[str, ...] = ()

    def copy(self) -> Table:
        return replace(self)
