"""A row or an option of a rulebook in words, and how sure we are of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burncard.rulings.irregularities import of_section
from burncard.rulings.rulebooks import DEFAULT, load, names
from burncard.rulings.rulebooks.option_sources import option_standing
from burncard.rulings.rulebooks.standing import standing
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing
from burncard.words.options import decides, means

Key = tuple[str, str]

#: How well an answer stands, from most to least.
STATES: Final[Mapping[Standing, str]] = {
    Standing.READ: "its wording was read",
    Standing.CONFLICT: "its wording was read, and says two things",
    Standing.IN_PART: "it could be read only in part",
    Standing.DERIVED: "worked out where no wording says it",
    Standing.HOUSE: "house practice",
    Standing.ANOTHER_BOOK: "the text was read and says nothing; the book behind it answers in words",
    Standing.SILENT: "the text was read and says nothing; common practice answers",
    Standing.NOT_READ: "the text was not read on this point; the answer is not verified",
}


def keys() -> list[Key]:
    """(section, condition) of every row of every book, by section: C5 … C12, E7, H0 … H23."""
    every = dict.fromkeys([key for name in names() for key in load(name).rows])
    places = {key: at for at, key in enumerate(every)}
    return sorted(every, key=lambda key: (key[0][0], int(key[0][1:]), places[key]))


def sections() -> list[str]:
    """The sections that have rows."""
    return list(dict.fromkeys([section for section, _ in keys()]))


def state(book: Rulebook, key: Key) -> Standing:
    """How well the answer of `book` stands there."""
    return standing(book, key)


def option_state(book: Rulebook, option: str) -> Standing:
    """The same of an option."""
    return option_standing(book, option)


def option_said(option: str, value: str, label: bool = True) -> str:
    """An option's value in words, with or without what it decides."""
    said = means(option, value)
    return f"{decides(option)}: {said}" if label else said


def switch_value(book: Rulebook, switch: str) -> str:
    """The value of a switch that says what the rows of `book` say; empty where none does."""
    for value, changes in SWITCHES[switch].items():
        if all(book.rows[one.section, one.condition].remedy == one.remedy for one in changes):
            return value
    return ""


def about(section: str) -> list[str]:
    """What the irregularities of a section are, how they are noticed, where the rules come from: a paragraph each."""
    return [one.about for one in of_section(section)]


def default_book() -> Rulebook:
    """The book that has a row for everything."""
    return load(DEFAULT)
