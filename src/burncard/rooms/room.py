"""The state of a table with people: an evening, who is there, and what they are waiting for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from burncard.rooms.roles import Actor, Kind, Role, State
from burncard.session import Session

_FACE: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")


@dataclass(frozen=True, slots=True)
class Asked:
    """A line somebody asks for; the host answers by its number."""

    number: int
    person: str
    line: str


@dataclass(frozen=True, slots=True)
class Happened:
    """One event, as it is stored. `kind`: line, undo, pause, go on, asked, answered, role, no role,
    sits (plays under the name `text`), close."""

    kind: str
    person: str
    text: str = ""
    number: int = 0


#: All there are; a reader of the store stops at any other.
KINDS: Final = frozenset({"line", "undo", "pause", "go on", "asked", "answered", "role", "no role", "sits", "close"})


@dataclass(frozen=True, slots=True)
class Room:
    """`roles` and `seats` by person; `open_seats`: nobody need ask for a seat. `version` counts the events."""

    kind: Kind
    session: Session
    roles: Mapping[str, frozenset[Role]] = field(default_factory=dict)
    seats: Mapping[str, frozenset[str]] = field(default_factory=dict)
    version: int = 0
    paused: bool = False
    closed: bool = False
    open_seats: bool = False
    asked: tuple[Asked, ...] = ()

    @property
    def state(self) -> State:
        """When it is."""
        if self.closed:
            return State.CLOSED
        if self.paused:
            return State.PAUSED
        return State.HAND if self.session.evening.playing else State.BETWEEN

    def actor(self, person: str) -> Actor:
        """A person with what they are here: a watcher, if nothing else was given."""
        roles = self.roles.get(person, frozenset({Role.WATCHER}))
        return Actor(person, roles, self.seats.get(person, frozenset()))


def known(session: Session) -> dict[str | None, frozenset[str]]:
    """The cards each player, and a watcher (None), knows of the hands that are on."""
    names: Iterable[str | None] = (None, *session.evening.players)
    return {name: frozenset(_FACE.findall(str(session.view(name)["tables"]))) for name in names}


def happen(room: Room, events: Iterable[Happened]) -> Room:
    """The room after events that were decided. Raises SessionError or BurncardError where a line no longer fits."""
    for event in events:
        room = replace(_after(room, event), version=room.version + 1)
    return room


def _after(room: Room, event: Happened) -> Room:
    match event.kind:
        case "line":
            session = room.session.copy()
            session.do(event.text)
            return _without_the_gone(replace(room, session=session))
        case "undo":
            return replace(room, session=room.session.undone(1))
        case "pause" | "go on":
            return replace(room, paused=event.kind == "pause")
        case "asked":
            return replace(room, asked=(*room.asked, Asked(event.number, event.person, event.text)))
        case "answered":
            return replace(room, asked=tuple(one for one in room.asked if one.number != event.number))
        case "role" | "no role":
            role, _, person = event.text.partition(" ")
            has = room.roles.get(person, frozenset())
            now = has | {Role(role)} if event.kind == "role" else has - {Role(role)}
            return replace(room, roles={**room.roles, person: now})
        case "sits":
            return replace(
                room, seats={**room.seats, event.person: room.seats.get(event.person, frozenset()) | {event.text}}
            )
        case "close":
            return replace(room, closed=True)
        case _:
            raise ValueError(f"{event.kind} is no event of a room that this version knows")


def _without_the_gone(room: Room) -> Room:
    """Whoever has left the table plays under that name no longer."""
    evening = room.session.evening
    gone = {name for name, player in evening.players.items() if player.seat is None and name not in evening.queue}
    # Who is out of a tournament may come back as the same player.
    gone -= {name for name in gone if evening.players[name].entries}
    return replace(room, seats={person: names - gone for person, names in room.seats.items()})
