"""Reading the pieces of a session's line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from burncard.session.errors import SessionError
from burncard.session.player import Seat, is_name

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,15}")
_SEAT: Final = re.compile(r"([0-9]{1,4})\.([0-9]{1,2})")


def whole(text: str, what: str) -> int:
    """A whole number, maybe negative. Raises SessionError for anything else: no points, exponents or foreign digits."""
    if not _WHOLE.fullmatch(text):
        raise SessionError("not_whole", what=what, text=text)
    return int(text)


def chips(text: str, what: str) -> int:
    """A whole number, 1 or more."""
    amount = whole(text, what)
    if amount < 1:
        raise SessionError("not_chips", what=what, text=text)
    return amount


def place_of(text: str) -> Seat:
    """A seat of several tables, such as ``2.7``: table 2, seat 7."""
    found = _SEAT.fullmatch(text)
    if not found:
        raise SessionError("not_a_seat", text=text)
    return Seat(int(found[1]), int(found[2]))


def pairs(words: list[str], what: str, known: Callable[[str], str] = str) -> list[tuple[str, str]]:
    """``NAME=VALUE`` words, each name once; a name may be several words, and `known` says how it is written."""
    read: list[tuple[str, str]] = []
    begun: list[str] = []
    for word in words:
        last, mark, value = word.partition("=")
        begun.append(last)
        if not mark:
            continue
        name, begun = " ".join(begun), []
        if not is_name(name) or not value:
            raise SessionError("not_a_pair", text=f"{name}={value}", what=what)
        name = known(name)
        if any(name == earlier for earlier, _ in read):
            raise SessionError("named_twice", name=name)
        read.append((name, value))
    if begun:
        raise SessionError("not_a_pair", text=" ".join(begun), what=what)
    if not read:
        raise SessionError("no_pairs", what=what)
    return read


def none_left(words: list[str], usage: str) -> None:
    """Raises SessionError if words are left over."""
    if words:
        raise SessionError("too_many_words", text=" ".join(words), usage=usage)


def seed_of(text: str) -> bytes:
    """The bytes of 32 or more hexadecimal digits."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise SessionError("seed", text=text) from None
    if len(seed) < 16:
        raise SessionError("seed", text=text)
    return seed
