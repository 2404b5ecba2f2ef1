"""Where each book's options are written: (book, option) -> (the rule as a floor knows it, how sure we are)."""

from __future__ import annotations

from typing import Final, NamedTuple

from burncard.rulings.rulebooks.table import Rulebook


class OptionSource(NamedTuple):
    """The rule, and its basis as in a row: read, derived, house, unverified."""

    source: str
    basis: str = "read"


SOURCES: Final[dict[tuple[str, str], OptionSource]] = {
    ("classic", "cutoff"): OptionSource("Classic has no time limit; common floor practice", "derived"),
    ("classic", "play_board"): OptionSource("Classic, irregularity 6"),
    ("roberts-11", "cutoff"): OptionSource("Robert's Rules v11, misdeals"),
    ("roberts-11", "play_board"): OptionSource("Robert's Rules v11, showdown"),
    ("roberts-11", "ask_to_see"): OptionSource("Robert's Rules v11, showdown"),
    ("roberts-11", "straddle_raise"): OptionSource("Robert's Rules v11, no-limit"),
    ("roberts-11", "raise_cap"): OptionSource("Robert's Rules v11, betting"),
    ("roberts-11", "cap_lifted"): OptionSource("Robert's Rules v11, betting"),
    ("roberts-11", "missing_card"): OptionSource("Robert's Rules v11, irregularities", "unverified"),
    ("roberts-11", "next_button"): OptionSource("Robert's Rules v11, irregularities"),
    ("tda-2024", "cutoff"): OptionSource("TDA 36"),
    ("tda-2024", "play_board"): OptionSource("TDA 19"),
    ("tda-2024", "all_in_table"): OptionSource("TDA 16"),
    ("tda-2024", "ask_to_see"): OptionSource("TDA 18"),
    ("tda-2024", "next_button"): OptionSource("TDA 34-A"),
    ("tda-2024", "raise_cap"): OptionSource("TDA 48", "unverified"),
    ("wsop-2024", "cutoff"): OptionSource("WSOP tournament 88-c"),
    ("wsop-2024", "play_board"): OptionSource("WSOP tournament 75"),
    ("wsop-2024", "all_in_table"): OptionSource("WSOP tournament 70"),
    ("wsop-2024", "straddle_raise"): OptionSource("WSOP tournament rules know no straddle", "derived"),
    ("wsop-2024", "raise_cap"): OptionSource("WSOP tournament 100"),
    ("wsop-2024", "cap_lifted"): OptionSource("WSOP tournament 100"),
    ("wsop-2024-live", "cap_lifted"): OptionSource("WSOP live action 127"),
    ("wsop-2024-live", "button_straddle_first"): OptionSource("WSOP live action 161"),
    ("wsop-2024-live", "cutoff"): OptionSource("WSOP live action 105"),
    ("wsop-2024-live", "play_board"): OptionSource("WSOP live action 168"),
    ("wsop-2024-live", "straddle_raise"): OptionSource("WSOP live action 11, 161"),
    ("wsop-2024-live", "ask_to_see"): OptionSource("WSOP live action 14, 143"),
    ("wsop-2024-live", "raise_cap"): OptionSource("WSOP live action 126, 127"),
    ("wsop-2024-live", "missing_card"): OptionSource("WSOP live action 117"),
    ("wsop-2024-live", "next_button"): OptionSource("WSOP live action 109"),
}


def source_of(book: Rulebook, option: str) -> OptionSource | None:
    """Where `book` says what it says of `option`; None where it is silent and the book behind it answers."""
    if book.name.startswith("house:"):
        return OptionSource(book.title, "house")
    return SOURCES.get((book.name, option))
