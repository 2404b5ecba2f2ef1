"""One table a rulebook. Nothing outside these tables names a rulebook; ask `load` for one by name."""

from __future__ import annotations

from functools import lru_cache

from burncard.errors import LineError
from burncard.rulings.rulebooks import classic, roberts_11, tda_2024, wsop_2024, wsop_2024_live
from burncard.rulings.rulebooks.table import Rulebook, overlay

_TABLES = {table.NAME: table for table in (classic, roberts_11, tda_2024, wsop_2024, wsop_2024_live)}
DEFAULT = classic.NAME


def names() -> tuple[str, ...]:
    """The names of all rulebooks, the default first."""
    return tuple(_TABLES)


@lru_cache(maxsize=32)
def load(name: str) -> Rulebook:
    """The rulebook called `name`, its silent points answered by the book it names. Raises LineError for another name."""
    table = _TABLES.get(name)
    if table is None:
        raise LineError("rulebook", name=name, known=", ".join(_TABLES))
    base = load(table.BASE) if table.BASE else None
    return overlay(table.NAME, table.TITLE, table.REVISION, table.ROWS, table.OPTIONS, base)
