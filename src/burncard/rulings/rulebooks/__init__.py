"""One table a rulebook. Nothing outside these tables names a rulebook; ask `load` for one by name."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from types import ModuleType

from burncard.errors import LineError
from burncard.rulings.rulebooks import (
    classic,
    roberts_11,
    tda_2022,
    tda_2024,
    wsop_2022,
    wsop_2022_live,
    wsop_2023,
    wsop_2023_live,
    wsop_2024,
    wsop_2024_live,
    wsop_2026,
    wsop_2026_live,
)
from burncard.rulings.rulebooks.editions import Numbering, told_by
from burncard.rulings.rulebooks.table import Rulebook, overlay
from burncard.rulings.verdict import Standing

_TABLES: dict[str, ModuleType] = {
    table.NAME: table
    for table in (
        classic, roberts_11, tda_2024, wsop_2024, wsop_2024_live, wsop_2026, wsop_2026_live,
        tda_2022, wsop_2023, wsop_2023_live, wsop_2022, wsop_2022_live,
    )
}  # fmt: skip
DEFAULT = classic.NAME


def names() -> tuple[str, ...]:
    """The names of the rulebooks in use, the default first."""
    return tuple([name for name, table in _TABLES.items() if not getattr(table, "OLD", False)])


def editions() -> tuple[str, ...]:
    """The names of former editions, which `load` knows as well."""
    return tuple([name for name, table in _TABLES.items() if getattr(table, "OLD", False)])


def numbering(book: Rulebook) -> Numbering:
    """A rule number of the edition that `book` is told by, as this one's, and how well it was read here."""
    table = _TABLES.get(book.name)
    return getattr(table, "source", None) or _same


def _same(rule: int) -> tuple[int, Standing]:
    return rule, Standing.READ


@lru_cache(maxsize=32)
def load(name: str) -> Rulebook:
    """The rulebook called `name`, its silent points answered by the book it names. Raises LineError for another name."""
    table = _TABLES.get(name)
    if table is None:
        raise LineError("rulebook", name=name, known=", ".join(_TABLES))
    base = load(table.BASE) if table.BASE else None
    rows, options = getattr(table, "ROWS", ()), getattr(table, "OPTIONS", {})
    unread, told = getattr(table, "UNREAD", ()), getattr(table, "EDITION_OF", "")
    if told:
        other = load(told)
        rows = told_by(other, rows, getattr(table, "WITHOUT", ()), getattr(table, "source", _same))
        options = {**_TABLES[told].OPTIONS, **options}
        unread = other.unread
    book = overlay(table.NAME, table.TITLE, table.REVISION, rows, options, base)
    return replace(
        book,
        gap=getattr(table, "GAP", Standing.SILENT),
        unread=frozenset(unread),
        edition_of=told,
        notes=getattr(table, "NOTES", ()),
    )
