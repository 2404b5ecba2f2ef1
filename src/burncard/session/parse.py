"""Reading the pieces of a session's line."""

from __future__ import annotations

import re
from typing import Final

from burncard.session.errors import SessionError
from burncard.session.player import Seat

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,15}")
_SEAT: Final = re.compile(r"([0-9]{1,4})\.([0-9]{1,2})")


def whole(text: str, what: str) -> int:
    """A whole number, maybe negative. Raises SessionError for anything else: no points, exponents or foreign digits."""
    if not _WHOLE.fullmatch(text):
        raise SessionError("not-whole", what=what, text=text)
    return int(text)


def chips(text: str, what: str) -> int:
    """A whole number, 1 or more."""
    amount = whole(text, what)
    if amount < 1:
        raise SessionError("not-chips", what=what, text=text)
    return amount


def place_of(text: str) -> Seat:
    """A seat of several tables, such as ``2.7``: table 2, seat 7."""
    found = _SEAT.fullmatch(text)
    if not found:
        raise SessionError("not-a-seat", text=text)
    return Seat(int(found[1]), int(found[2]))


def pairs(words: list[str], what: str) -> list[tuple[str, str]]:
    """``NAME=VALUE`` words, each name once."""
    read: list[tuple[str, str]] = []
    for word in words:
        name, mark, value = word.partition("=")
        if not mark or not name or not value:
            raise SessionError("not-a-pair", text=word, what=what)
        if any(name == earlier for earlier, _ in read):
            raise SessionError("named-twice", name=name)
        read.append((name, value))
    if not read:
        raise SessionError("no-pairs", what=what)
    return read


def none_left(words: list[str], usage: str) -> None:
    """Raises SessionError if words are left over."""
    if words:
        raise SessionError("too-many-words", text=" ".join(words), usage=usage)
