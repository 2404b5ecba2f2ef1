"""What the books say where no hand is played: a ruling without a scene. Text and source by book, the facts it hangs on.

Restated in our own words from the texts that were read. Where no book says it, the floor decides, and that is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from burncard.rulings.rulebooks import DEFAULT, load, names
from burncard.rulings.rulebooks.table import Rulebook

CLASSIC, ROBERT, TDA, WSOP, LIVE = "classic", "roberts-11", "tda-2024", "wsop-2024", "wsop-2024-live"
#: The books that were searched for these rulings. Any other, such as a newer edition, has not been looked at for them.
LOOKED: Final = frozenset((CLASSIC, ROBERT, TDA, WSOP, LIVE))
PRACTICE: Final = "Classic is silent; common floor practice"
_NOT_LOOKED: Final = "not looked up in {title}; "
_FLOOR: Final = "floor: "


@dataclass(frozen=True, slots=True)
class Said:
    """One outcome and the books that have it. `steps` in order, ``floor: `` before what the floor does; `sources`: book ->
    rule; `when`: the facts it needs, ``!`` before one that must not hold."""

    steps: tuple[str, ...]
    sources: Mapping[str, str]
    when: str = ""
    basis: str = "read"

    def fits(self, facts: Iterable[str]) -> bool:
        """Whether it is said of these facts (the names of those that hold)."""
        holds = set(facts)
        return all((one.lstrip("!") in holds) != one.startswith("!") for one in self.when.split())

    def moves(self) -> list[tuple[str, str]]:
        """(what, who)."""
        return [
            (one.removeprefix(_FLOOR), "floor" if one.startswith(_FLOOR) else "dealer") for one in self.steps
        ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Finding:
    """What a book was found to say. `silent`: it says nothing, the book behind it answers."""

    said: Said
    source: str
    basis: str
    silent: bool


def by(book: Rulebook, said: Iterable[Said], facts: Iterable[str]) -> Finding | None:
    """What `book` says, or the book behind it; None where the facts call for no word at all."""
    every, holds = list(said), list(facts)
    own = True
    for name, title in _behind(book):
        for one in every:
            if name in one.sources and one.fits(holds):
                known = own or book.name in LOOKED
                source = (
                    one.sources[name]
                    if known
                    else _NOT_LOOKED.format(title=book.title) + f"{title}: {one.sources[name]}"
                )
                return Finding(one, source, _basis(one, name) if known else "unverified", not own)
        own = own and name not in names()  # a house book speaks with the voice of its base
    return None


def _behind(book: Rulebook) -> Iterator[tuple[str, str]]:
    """(name, title) of the book and of those behind it, the default last."""
    name, title, seen = book.name, book.title, set[str]()
    while name and name not in seen:
        seen.add(name)
        yield name, title
        base = (load(name) if name in names() else book).base
        name, title = (base, load(base).title) if base else ("", "")
    if DEFAULT not in seen:
        yield DEFAULT, load(DEFAULT).title


def _basis(said: Said, book: str) -> str:
    return "derived" if book == CLASSIC else "unverified" if book == ROBERT else said.basis


def sources(tda: str = "", wsop: str = "", live: str = "", robert: str = "", *, classic: bool = True) -> dict[str, str]:
    """Book -> source, of the rule numbers: empty where the book does not say it. Classic has our practice."""
    told = {
        TDA: f"TDA {tda}", WSOP: f"WSOP tournament {wsop}", LIVE: f"WSOP live action {live}",
        ROBERT: f"Robert's Rules v11, {robert}",
    }  # fmt: skip
    given = {TDA: tda, WSOP: wsop, LIVE: live, ROBERT: robert}
    out = {name: told[name] for name, rule in given.items() if rule}
    return {CLASSIC: PRACTICE, **out} if classic else out
