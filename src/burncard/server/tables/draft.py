"""What is about to happen at a table: events in the form they are stored in, tried one after the other."""

from __future__ import annotations

from typing import Any

from burncard.rooms import Happened, Kind
from burncard.server.frames import LogEntry
from burncard.server.tables.evening import State, encoded, shuffled, told
from burncard.store import Told


class Draft:
    """Events as they will be stored, and the state after them."""

    def __init__(self, state: State, cid: str | None = None) -> None:
        self.state, self.told, self.news = state, list[Told](), list[LogEntry]()
        #: The table as it was before the hand that begins here.
        self.boundary: State | None = None
        self._cid = cid

    def add(self, actor: str, kind: str, body: Any) -> None:
        """One event more. Raises what the session raises."""
        line = isinstance(body, Happened) and kind == "line"
        if line and body.text.split()[:2] == ["host", "deal"]:
            self.boundary = self.state
        playing = self.state.playing()
        if line and playing is not None and body.text[:2] == "d " and self.state.room.kind is not Kind.LIVE:
            body = Happened(body.kind, body.person, shuffled(playing, body.text), body.number)
        written = encoded(body)
        self.state = self.state.after(kind, written)
        self.told.append(told(self.state, actor, kind, written, self._cid))
        self._cid = None
        self.news += self.state.news
