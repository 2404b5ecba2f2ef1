"""How much of each book was read: every row and option by every book, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from burncard.rulings.irregularities import title
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.sheets.document import Document, Link
from burncard.sheets.rows import STATES, default_book, keys, option_state, state
from burncard.words.options import decides


def counts(book: Rulebook) -> dict[str, int]:
    """How many rows of the book stand how well."""
    found = Counter([state(book, key) for key in book.rows])
    return {name: found[name] for name in STATES}


def told(found: Mapping[str, int]) -> str:
    """The counts in words, those of nothing left out."""
    return ", ".join([f"{count} {name}" for name, count in found.items() if count])


def every(books: Sequence[Rulebook] = ()) -> list[Rulebook]:
    """The published books and any others."""
    return [*[load(name) for name in names()], *books]


def matrix(books: Sequence[Rulebook] = ()) -> Document:
    """Irregularity by book: how well each row stands, with the counts first."""
    shown = every(books)
    page = Document("What was read, and what was not")
    page.text("Each rule is told in our own words with a reference. Not every rule could be read in its own wording:")
    page.listing([f"{name}: {meaning}" for name, meaning in STATES.items()])
    page.heading("Counted")
    page.table(
        ["Book", *STATES, "rows"],
        [[book.title, *[str(count) for count in counts(book).values()], str(len(book.rows))] for book in shown],
    )
    page.heading("Row by row")
    page.table(
        ["Section", "Row", *[book.title for book in shown]],
        [
            [
                Link(key[0], page=key[0]),
                title(*key),
                *[state(book, key) if key in book.rows else "-" for book in shown],
            ]
            for key in keys()
        ],
    )
    page.heading("Options")
    page.table(
        ["Option", *[book.title for book in shown]],
        [[decides(option), *[option_state(book, option) for book in shown]] for option in default_book().options],
    )
    page.text(f"{len(keys())} rows in {len({key[0] for key in keys()})} sections.")
    return page
