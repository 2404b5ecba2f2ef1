"""What a format is: one file in `formats/` with one `FORMAT`. Being in the folder registers it."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from burncard.histories.record import Record

#: What a record can hold and a format may not be able to say. What is not in `Format.holds` is a declared loss.
CAPABILITIES: Final[dict[str, str]] = {
    "seats": "seat numbers and the button's place",
    "others": "players who sit out",
    "names": "players' names",
    "time": "date and time",
    "currency": "the currency",
    "rake": "rake and fees",
    "returns": "bets nobody called, as lines",
    "awards": "what each player collected, by pot",
    "dead": "dead blinds and posts out of turn",
    "straddles": "straddles",
    "antes": "antes",
    "run-outs": "more than one run-out",
    "cash-outs": "cash-outs",
    "bounties": "bounties",
    "folded-cards": "hole cards that were never shown",
    "tournament": "tournament, buy-in and level",
    "limit": "fixed limit and pot limit",
    "burns": "burns and irregularities",
}


class Piece(NamedTuple):
    """The text of one hand: the file, its first line (from 1), and its lines."""

    file: str
    line: int
    lines: list[str]

    @property
    def text(self) -> str:
        """The raw text."""
        return "\n".join(self.lines)


@dataclass(frozen=True, slots=True)
class Format:
    """A format: how its text begins, how a file falls into hands, and how a hand is read and written.

    `sniff` is given the first 4,000 characters. `read` raises Refused. `write` is None where it is not written,
    `joint` stands between two written hands.
    """

    name: str
    title: str
    suffix: str
    sniff: Callable[[str], bool]
    split: Callable[[str, Iterable[str]], Iterator[Piece]]
    read: Callable[[Piece], Record]
    holds: frozenset[str]
    write: Callable[[Record], str] | None = None
    joint: str = "\n"
    later: bool = False  # asked after all others, because it also fits what is more exactly another's


@cache
def formats() -> dict[str, Format]:
    """All formats by name, those first that are asked first when a text has to be recognised."""
    from burncard.histories import formats as folder

    names = sorted([module.name for module in pkgutil.iter_modules(folder.__path__)])
    found: list[Format] = [import_module(f"{folder.__name__}.{name}").FORMAT for name in names]
    found.sort(key=lambda one: one.later)
    return {one.name: one for one in found}
