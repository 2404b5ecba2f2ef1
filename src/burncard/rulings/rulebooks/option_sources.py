"""Where each book's options are written: (book, option) -> (the rule as a floor knows it, how sure we are)."""

from __future__ import annotations

from typing import Final, NamedTuple

from burncard.rulings.rulebooks import load, numbering
from burncard.rulings.rulebooks.editions import by_number
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing

DERIVED = Standing.DERIVED
IN_PART = Standing.IN_PART
NOT_READ = Standing.NOT_READ


class OptionSource(NamedTuple):
    """The rule, and its basis as in a row."""

    source: str
    basis: Standing = Standing.READ


SOURCES: Final[dict[tuple[str, str], OptionSource]] = {
    ("classic", "cutoff"): OptionSource("Classic has no time limit; common floor practice", DERIVED),
    ("classic", "play_board"): OptionSource("Classic, irregularity 6"),
    ("roberts-11", "cutoff"): OptionSource("Robert's Rules v11, misdeals"),
    ("roberts-11", "play_board"): OptionSource("Robert's Rules v11, showdown"),
    ("roberts-11", "ask_to_see"): OptionSource("Robert's Rules v11, showdown"),
    ("roberts-11", "straddle_raise"): OptionSource("Robert's Rules v11, no-limit"),
    ("roberts-11", "raise_cap"): OptionSource("Robert's Rules v11, betting"),
    ("roberts-11", "cap_lifted"): OptionSource("Robert's Rules v11, betting"),
    ("roberts-11", "missing_card"): OptionSource("Robert's Rules v11, irregularities", NOT_READ),
    ("roberts-11", "next_button"): OptionSource("Robert's Rules v11, irregularities"),
    ("roberts-11", "skipped"): OptionSource("Robert's Rules v11, betting", IN_PART),
    ("tda-2024", "cutoff"): OptionSource("TDA 36"),
    ("tda-2024", "play_board"): OptionSource("TDA 19"),
    ("tda-2024", "all_in_table"): OptionSource("TDA 16"),
    ("tda-2024", "ask_to_see"): OptionSource("TDA 18"),
    ("tda-2024", "next_button"): OptionSource("TDA 34-A"),
    ("tda-2024", "raise_cap"): OptionSource("TDA 48: the number is the house's"),
    ("tda-2024", "cap_lifted"): OptionSource("TDA 48"),
    ("tda-2024", "skipped"): OptionSource("TDA 53-B"),
    ("wsop-2024", "cutoff"): OptionSource("WSOP tournament 88-c"),
    ("wsop-2024", "play_board"): OptionSource("WSOP tournament 75"),
    ("wsop-2024", "all_in_table"): OptionSource("WSOP tournament 70"),
    ("wsop-2024", "straddle_raise"): OptionSource("WSOP tournament rules know no straddle", DERIVED),
    ("wsop-2024", "raise_cap"): OptionSource("WSOP tournament 100"),
    ("wsop-2024", "cap_lifted"): OptionSource("WSOP tournament 100-b"),
    ("wsop-2024", "ask_to_see"): OptionSource("WSOP tournament 72: who has mucked has no right to ask"),
    ("wsop-2024", "skipped"): OptionSource("WSOP tournament 90-d"),
    ("wsop-2024", "show_order"): OptionSource("WSOP tournament 72"),
    ("wsop-2024", "pl_blinds"): OptionSource("WSOP tournament, section VIII"),
    ("wsop-2024-live", "cap_lifted"): OptionSource("WSOP live action 127"),
    ("wsop-2024-live", "button_straddle_first"): OptionSource("WSOP live action 161"),
    ("wsop-2024-live", "cutoff"): OptionSource("WSOP live action 105"),
    ("wsop-2024-live", "play_board"): OptionSource("WSOP live action 139, 168"),
    ("wsop-2024-live", "skipped"): OptionSource("WSOP live action 133"),
    ("wsop-2024-live", "show_order"): OptionSource("WSOP live action 145"),
    ("wsop-2024-live", "pl_blinds"): OptionSource("WSOP live action 187"),
    ("wsop-2026-live", "straddle_raise"): OptionSource("WSOP live action 165: double the straddle"),
    ("wsop-2026-live", "button_straddle_first"): OptionSource(
        "WSOP live action 165; the section on blinds still says under the gun", Standing.CONFLICT
    ),
    ("wsop-2022-live", "button_straddle_first"): OptionSource("WSOP live action, section on blinds"),
    ("tda-2022", "next_button"): OptionSource("TDA 2022 has no rule for it", DERIVED),
    ("wsop-2024-live", "straddle_raise"): OptionSource("WSOP live action 11, 161"),
    ("wsop-2024-live", "ask_to_see"): OptionSource("WSOP live action 14, 143"),
    ("wsop-2024-live", "raise_cap"): OptionSource("WSOP live action 126, 127"),
    ("wsop-2024-live", "missing_card"): OptionSource("WSOP live action 117"),
    ("wsop-2024-live", "next_button"): OptionSource("WSOP live action 109"),
}


def source_of(book: Rulebook, option: str) -> OptionSource | None:
    """Where `book` says what it says of `option`; None where it is silent and the book behind it answers."""
    if book.name.startswith("house:"):
        return OptionSource(book.title, Standing.HOUSE)
    said = SOURCES.get((book.name, option))
    if said is None and book.edition_of:
        said = SOURCES.get((book.edition_of, option))
        if said is not None:
            source, standing = by_number(said.source, numbering(book))
            said = OptionSource(source, said.basis if standing is Standing.READ else standing)
    return said


def option_standing(book: Rulebook, option: str) -> Standing:
    """How well the value of an option stands: of the book's own words, or of the answer it borrows."""
    base = load(book.base) if book.base else None
    house = book.name.startswith("house:")
    said = None if house and base and book.options[option] == base.options[option] else source_of(book, option)
    if said is not None:
        return said.basis
    if base is None:
        return Standing.DERIVED
    if house:
        return option_standing(base, option)
    own = Standing.NOT_READ if ("", option) in book.unread else book.gap
    behind = base
    while source_of(behind, option) is None and behind.base:
        behind = load(behind.base)
    answered = source_of(behind, option)
    stated = answered is not None and answered.basis is not Standing.DERIVED
    return Standing.ANOTHER_BOOK if own is Standing.SILENT and stated else own
