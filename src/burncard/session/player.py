"""A player of a session, and a table he may sit at."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from burncard.session.button.history import Rotation
from burncard.session.button.place import Place
from burncard.session.errors import SessionError

_NAME: Final = re.compile(r"[^\W\d_][\w.'-]*")
_NOT_A_NAME: Final = re.compile(r"d|fl|host|p\d+")


class Seat(NamedTuple):
    """A seat of one of several tables."""

    table: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}.{self.seat}"


def check_name(name: str) -> None:
    """Raises SessionError for what cannot be a player's name in a line."""
    if not _NAME.fullmatch(name) or _NOT_A_NAME.fullmatch(name) or len(name) > 40:
        raise SessionError("name", name=name)


@dataclass(slots=True)
class Player:
    """`place` matters while he has a seat. What he asks for in mid-hand is held: `add`, `leaving`, `moving`."""

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

    def copy(self) -> Player:
        return replace(self)


@dataclass(slots=True)
class Table:
    """Where the button is, and what the next hand has been asked to be."""

    number: int
    rotation: Rotation = field(default_factory=Rotation)
    bomb: int = 0
    open: bool = True
