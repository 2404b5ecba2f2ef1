"""What the books say where no hand is played: a ruling without a scene. Text and source by book, the facts it hangs on.

Restated in our own words from the texts that were read. Where no book says it, the floor decides, and that is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from burncard.rulings.rulebooks import DEFAULT, editions, load, names
from burncard.rulings.rulebooks.standing import SILENCE
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing

CLASSIC, ROBERT, TDA, WSOP, LIVE = "classic", "roberts-11", "tda-2024", "wsop-2024", "wsop-2024-live"
#: The books that were searched for these rulings. Any other, such as a newer edition, has not been looked at for them.
LOOKED: Final = frozenset((CLASSIC, ROBERT, TDA, WSOP, LIVE))
PRACTICE: Final = "Common floor practice"
_FLOOR: Final = "floor: "


@dataclass(frozen=True, slots=True)
class Said:
    """One outcome and the books that have it. `steps` in order, ``floor: `` before what the floor does; `sources`: book ->
    rule; `when`: the facts it needs, ``!`` before one that must not hold."""

    steps: tuple[str, ...]
    sources: Mapping[str, str]
    when: str = ""
    basis: Standing = Standing.READ

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
    """What a book was found to say, and how well it stands; `cited` is the source with who is silent before it."""

    said: Said
    source: str
    basis: Standing
    standing: Standing
    cited: str


def by(book: Rulebook, said: Iterable[Said], facts: Iterable[str]) -> Finding | None:
    """What `book` says, or the book behind it; None where the facts call for no word at all."""
    every, holds = list(said), list(facts)
    gaps: list[Standing] = []
    before: list[str] = []
    for name, title in _behind(book):
        for one in every:
            if name in one.sources and one.fits(holds):
                basis, source = _basis(one, name), one.sources[name]
                cited = "; ".join([*before, source])
                return Finding(one, source, basis, _standing(gaps, basis), cited)
        if name in names() or name in editions():  # a house book speaks with the voice of its base
            gap = load(name).gap if name in LOOKED else Standing.NOT_READ
            gaps.append(gap)
            before.append(SILENCE[gap].format(title=title))
    return None


def _standing(gaps: list[Standing], basis: Standing) -> Standing:
    """How well an answer stands that comes behind books with these gaps."""
    if not gaps:
        return basis
    if gaps[0] is Standing.SILENT and basis is not Standing.DERIVED:
        return Standing.ANOTHER_BOOK
    return gaps[0]


def _behind(book: Rulebook) -> Iterator[tuple[str, str]]:
    """(name, title) of the book and of those behind it, the default last."""
    known = (*names(), *editions())
    name, title, seen = book.name, book.title, set[str]()
    while name and name not in seen:
        seen.add(name)
        yield name, title
        base = (load(name) if name in known else book).base
        name, title = (base, load(base).title) if base else ("", "")
    if DEFAULT not in seen:
        yield DEFAULT, load(DEFAULT).title


def _basis(said: Said, book: str) -> Standing:
    if book == CLASSIC:
        return Standing.DERIVED
    return Standing.IN_PART if book == ROBERT else said.basis


def sources(tda: str = "", wsop: str = "", live: str = "", robert: str = "", *, classic: bool = True) -> dict[str, str]:
    """Book -> source, of the rule numbers: empty where the book does not say it. Classic has our practice."""
    told = {
        TDA: f"TDA {tda}", WSOP: f"WSOP tournament {wsop}", LIVE: f"WSOP live action {live}",
        ROBERT: f"Robert's Rules v11, {robert}",
    }  # fmt: skip
    given = {TDA: tda, WSOP: wsop, LIVE: live, ROBERT: robert}
    out = {name: told[name] for name, rule in given.items() if rule}
    return {CLASSIC: PRACTICE, **out} if classic else out
