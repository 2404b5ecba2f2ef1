"""How well an answer of a book stands, and in which words it is cited: silent, not read and read in part are not the same."""

from __future__ import annotations

from typing import Final

from burncard.rulings.rulebooks import load
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing

#: What is said of a book that has no answer of its own, by what that means.
SILENCE: Final = {
    Standing.SILENT: "{title} says nothing",
    Standing.NOT_READ: "{title} was not read on this point",
    Standing.IN_PART: "{title} could be read only in part, and nothing was found",
}

#: What is added to a source whose wording was not simply read.
_UNSURE = {
    Standing.READ: "",
    Standing.CONFLICT: "the text is in conflict",
    Standing.IN_PART: "read in part",
    Standing.NOT_READ: "wording not read",
    Standing.DERIVED: "",
    Standing.HOUSE: "house practice",
    Standing.FLOOR: "",
}


def missing(book: Rulebook, key: tuple[str, str]) -> Standing:
    """What it means that `book` has no row of its own there: SILENT, NOT_READ or IN_PART."""
    return Standing.NOT_READ if key in book.unread else book.gap


def answering(book: Rulebook, key: tuple[str, str]) -> Rulebook:
    """The book whose row it is: `book`, or the first one behind it that has it."""
    while key in book.silent:
        book = load(book.base)
    return book


def standing(book: Rulebook, key: tuple[str, str]) -> Standing:
    """How well the answer of `book` stands: of its own row, or of the answer it borrows."""
    if key not in book.silent:
        return book.rows[key].basis
    own = missing(book, key)
    behind = answering(book, key)
    stated = behind.rows[key].basis is not Standing.DERIVED
    return Standing.ANOTHER_BOOK if own is Standing.SILENT and stated else own


def gaps(book: Rulebook, key: tuple[str, str]) -> str:
    """Who says nothing before the answer comes, in words; empty where the book answers itself.

    A house's own book is no text that could be silent: it goes by its base.
    """
    said = []
    while key in book.silent:
        if not book.name.startswith("house:"):
            said.append(SILENCE[missing(book, key)].format(title=book.title))
        book = load(book.base)
    return "; ".join(said)


def cited(book: Rulebook, key: tuple[str, str], source: str, basis: Standing) -> str:
    """The source of an answer in words, with who says nothing before it and how well it stands."""
    before = gaps(book, key)
    common = basis is Standing.DERIVED and not any(mark.isdigit() for mark in source)
    behind = answering(book, key)
    own = source if common or not before or behind.title.split(",")[0] in source else f"{behind.title}: {source}"
    parts = [part for part in (before, own) if part]
    unsure = f" ({_UNSURE[basis]})" if _UNSURE.get(basis) else ""
    return "; ".join(parts) + unsure
