"""One thing that happened at a table, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The newest form of a body that is read here; an event of a later one stops the reader.
FORM: Final = 1


@dataclass(frozen=True, slots=True)
class Told:
    """An event before it has its number. `body` is JSON; `digest` is that of the hand after it, empty if none is on.

    `actor` is who caused it (a session, ``"bot"``, ``"table"``); `cid` the id of the client's command, None when it was
    not a client's, or not the first event of a command.
    """

    hand: int
    actor: str
    kind: str
    body: str
    digest: str = ""
    cid: str | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """A stored event: `seq` counts from 1 without gaps within a table, `at` is milliseconds since 1970, UTC."""

    table: str
    seq: int
    hand: int
    at: int
    actor: str
    cid: str | None
    kind: str
    body: str
    digest: str
    form: int = FORM


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a table after event `seq`, in bytes whose form is `form`."""

    seq: int
    form: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Lease:
    """The right of `owner` to write for a table; who holds a later `epoch` has taken it over."""

    table: str
    owner: str
    epoch: int
