"""Hands without their people: keyed pseudonyms, no chat and no raw text, other numbers of hands and tables, shifted time.

The same key gives the same pseudonyms, so that a player's hands stay together; without the key they cannot be worked
back, and two exports with two keys cannot be joined.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from burncard.histories.record import Record

_KEPT: Final = frozenset({"kind", "small"})
_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"


class Anonymiser:
    """Changes records. `key` is secret; `shift` is added to every time."""

    def __init__(self, key: bytes, shift: timedelta = timedelta()) -> None:
        if not key:
            raise ValueError("a key is needed: without one the pseudonyms could be worked back")
        self.key = key
        self.shift = shift

    def __call__(self, record: Record) -> Record:
        """The record without its people."""
        players = tuple([player._replace(name=self.name(record.room, player.name)) for player in record.players])
        others = tuple([player._replace(name=self.name(record.room, player.name)) for player in record.others])
        acts = tuple(
            [act._replace(note="" if act.note != "????" else act.note) for act in record.acts if act.kind != "note"]
        )
        tournament = tuple(
            [
                (name, self.number(text) if name == "number" else "" if name == "buyin" else text)
                for name, text in record.tournament
            ]
        )
        return replace(
            record, players=players, others=others, acts=acts, id=self.number(record.id), table=self.number(record.table)[:8] if record.table else "",
            time=self._time(record.time), tournament=tournament, raw="",
            extras=tuple([(name, text) for name, text in record.extras if name in _KEPT]), hero=0,
        )  # fmt: skip

    def name(self, room: str, name: str) -> str:
        """The pseudonym of a player of a room: letters that make no word."""
        number = int.from_bytes(self._mac(f"player\0{room}\0{name}")[:8], "big")
        letters = []
        for _ in range(10):
            number, at = divmod(number, len(_LETTERS))
            letters.append(_LETTERS[at])
        return "".join(letters).title()

    def number(self, text: str) -> str:
        """Another number for a hand's or table's."""
        return str(int.from_bytes(self._mac(f"number\0{text}")[:6], "big"))

    def _mac(self, text: str) -> bytes:
        return hmac.new(self.key, text.encode(), hashlib.sha256).digest()

    def _time(self, time: str) -> str:
        if not time or not self.shift:
            return time
        zone = "Z" if time.endswith("Z") else ""
        return (datetime.fromisoformat(time.removesuffix("Z")) + self.shift).isoformat() + zone
