"""A rulebook by its name or by the file of a house book."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burncard.rulings.rulebooks.table import Rulebook


def find(name: str) -> Rulebook:
    """The rulebook called `name`, or the house book in the file of that name.

    Raises HouseError for a file that is no house book, LineError for a name that is neither.
    """
    from burncard.errors import LineError, Problem
    from burncard.rulings.rulebooks import load, names

    if name in names():
        return load(name)
    from difflib import get_close_matches

    from burncard.rulings.rulebooks import house

    path = Path(name)
    if not path.exists() and not path.suffix and path.name == name:
        near = get_close_matches(name, names(), n=1, cutoff=0.5)
        known = f"{', '.join(names())}, or a file of house rules"
        raise LineError("rulebook", name=name, known=f"{known}; {near[0]} perhaps" if near else known)
    try:
        text = path.read_text(encoding="utf-8-sig")  # Windows writes a mark in front
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "it is not text in UTF-8"
        problem = Problem(name, None, f"cannot be read: {why}", "should be a TOML file of house rules")
        raise house.HouseError([problem]) from None
    return house.read(text, name)
