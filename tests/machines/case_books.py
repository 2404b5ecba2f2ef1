"""Cases run under any book: which rows a case asks for, and whether it still holds when a row is another."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import ClassVar

from burncard.rulings.rulebooks import load
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Row
from burncard.script import ScriptError, read
from burncard.script.reading import Script
from burncard.script.running import run

TESTS = Path(__file__).parent.parent
FILES = sorted([*(TESTS / "cases").rglob("*.hand"), *(TESTS / "rulings").rglob("*.hand")])
CARDS = {"hole", "burns", "pending_burn", "board", "aside", "muck", "scrap", "stub_top", "stub_count", "stub_set"}
CHIPS = {"stacks", "pots", "to_call", "can_raise", "min_to", "max_to"}

Key = tuple[str, str]


class Watched(Rulebook):
    """A book that writes down which rows it was asked for."""

    asked: ClassVar[set[Key]] = set()

    def row(self, section: str, condition: str) -> Row:
        """The row, noted."""
        Watched.asked.add((section, condition))
        return super().row(section, condition)


@dataclass(frozen=True)
class Case:
    """A case that holds under a book, and the rows it asked for there."""

    script: Script
    rows: frozenset[Key]

    @property
    def name(self) -> str:
        """The name of its file."""
        return Path(self.script.file).stem


@cache
def scripts() -> tuple[Script, ...]:
    """All cases that can be read; that all can is the business of the cases' own test."""
    found = []
    for path in FILES:
        with suppress(ScriptError):
            found.append(read(path))
    return tuple(found)


def under(book: Rulebook, script: Script) -> list[str]:
    """The keys of ``_expect`` that fail when the case runs under `book`; ``["line"]`` when a line is refused."""
    try:
        return [failure.key for failure in run(replace(script, header=replace(script.header, rulebook=book))).failures]
    except (ScriptError, IndexError):  # a book without the row stops the hand half-way through a line
        return ["line"]


def changed(book: Rulebook, rows: Iterable[Row], without: Key | None = None) -> Rulebook:
    """`book` with these rows in place of its own, and without one."""
    table = {**book.rows, **{(row.section, row.condition): row for row in rows}}
    if without is not None:
        del table[without]
    return Watched(book.name, book.title, book.revision, table, book.options, book.base, book.silent)


@cache
def holding(name: str) -> tuple[Case, ...]:
    """The cases that hold under the book called `name`, its own first, with the rows they ask for.

    A case written for another book counts where the outcome is the same here. Only cases that assert cards or chips.
    """
    book = changed(load(name), ())
    found = []
    for script in sorted(scripts(), key=lambda script: script.header.rulebook != name):
        if not (CARDS | CHIPS) & set(script.expected):
            continue
        Watched.asked = set()
        if not under(book, script):
            found.append(Case(script, frozenset(Watched.asked)))
    return tuple(found)


def noticed_by(book: Rulebook, cases: Iterable[Case]) -> str:
    """The first case whose cards or chips come out otherwise under `book`, or that can no longer be played; else ``""``."""
    for case in cases:
        if (CARDS | CHIPS | {"line"}) & set(under(book, case.script)):
            return case.name
    return ""
