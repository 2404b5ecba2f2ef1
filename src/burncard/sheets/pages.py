"""One page an irregularity, a row a book; the list of all; all of it as files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from urllib.parse import urlencode

from burncard.questions.answer import played
from burncard.questions.catalogue import QUESTIONS
from burncard.questions.question import Question
from burncard.rulings.irregularities import headings, title, when
from burncard.rulings.rulebooks import DEFAULT, editions, load, names
from burncard.rulings.rulebooks.standing import cited
from burncard.rulings.rulebooks.table import Rulebook
from burncard.sheets.document import Document, Link
from burncard.sheets.matrix import counts, every, matrix, told
from burncard.sheets.rows import Key, about, keys, sections, state
from burncard.words.options import CHOICES, decides, means
from burncard.words.rows import DO


def irregularity(section: str, books: Sequence[Rulebook] = ()) -> Document:
    """The page of a section: what it is, then a table a row with a line a book."""
    page = Document(f"{section} · {headings()[section]}")
    for paragraph in about(section):
        page.text(paragraph)
    for key in [one for one in keys() if one[0] == section]:
        page.heading(title(*key))
        page.text(f"When {when(*key)}.")
        page.table(["Book", "What is done", "Source", "How sure"], [_line(book, key) for book in every(books)])
        if asked := reaching().get(key):
            page.listing([_asked(*one) for one in asked])
    return page


def _line(book: Rulebook, key: Key) -> list[str]:
    row = book.rows[key]
    return [book.title, DO[row.remedy], cited(book, key, row.source, row.basis), state(book, key)]


def index(books: Sequence[Rulebook] = ()) -> Document:
    """The list of all irregularities and how much of each book was read."""
    page = Document("What the rulebooks say")
    page.text(
        "What can go wrong at a hold'em table, and what each rulebook says is to be done. Generated from the tables."
    )
    page.listing([Link(f"{section} · {headings()[section]}", page=section) for section in sections()])
    page.heading("The books")
    page.listing([f"{book.title}: {told(counts(book))}" for book in every(books)])
    page.listing([f"{book.title}: {note}" for book in every(books) for note in book.notes])
    page.listing(
        [
            Link("What was read, and what was not", page="coverage"),
            Link("What a house may choose", page="options"),
            Link("The same mistake, by year", page="by-year"),
        ]
    )
    return page


def options(books: Sequence[Rulebook] = ()) -> Document:
    """Every option and switch with its values, and which book has which."""
    shown = every(books)
    page = Document("What a house may choose")
    page.text("For the [rules] of a house book: the name, its values, what each means, and the books that have it so.")
    for name, (_, values) in CHOICES.items():
        page.heading(f"{name}: {decides(name)}")
        page.table(
            ["Value", "Meaning", "Books"],
            [[value, means(name, value), _having(shown, name, value)] for value in values],
        )
    return page


def by_year() -> Document:
    """The same mistake by year: every row and option on which the editions of a book differ, and what is to be known of them."""
    page = Document("The same mistake, by year")
    page.text("Only what differs between the editions of one book. What is not listed is the same in all of them.")
    for family in families():
        books = [load(name) for name in family]
        page.heading(" · ".join([book.title for book in books]))
        page.table(["What", *[book.title for book in books]], [*_rows_by_year(books), *_options_by_year(books)])
        page.listing([f"{book.title}: {note}" for book in books for note in book.notes])
    return page


def families() -> list[list[str]]:
    """The editions of each book that has more than one, oldest first."""
    told: dict[str, list[str]] = {}
    for name in (*names(), *editions()):
        told.setdefault(load(name).edition_of or name, []).append(name)
    return [sorted(family) for family in told.values() if len(family) > 1]


def _rows_by_year(books: Sequence[Rulebook]) -> list[list[str]]:
    return [
        [
            title(*key),
            *[
                f"{DO[book.rows[key].remedy]} ({cited(book, key, book.rows[key].source, book.rows[key].basis)})"
                for book in books
            ],
        ]
        for key in keys()
        if len({book.rows[key].remedy for book in books}) > 1
    ]


def _options_by_year(books: Sequence[Rulebook]) -> list[list[str]]:
    return [
        [decides(option), *[means(option, book.options[option]) for book in books]]
        for option in books[0].options
        if len({book.options[option] for book in books}) > 1
    ]


def _having(books: Sequence[Rulebook], name: str, value: str) -> str:
    from burncard.sheets.rows import switch_value

    having = [
        book for book in books if (book.options[name] if name in book.options else switch_value(book, name)) == value
    ]
    return ", ".join([book.title for book in having]) or "none"


@lru_cache(maxsize=1)
def reaching() -> dict[Key, list[tuple[Question, str, tuple[tuple[str, bool], ...]]]]:
    """Which questions lead to a row under the default book, or else under another: (question, street, facts)."""
    out: dict[Key, list[tuple[Question, str, tuple[tuple[str, bool], ...]]]] = {}
    for name in (DEFAULT, *[name for name in names() if name != DEFAULT]):
        book = load(name)
        if not {*book.rows} - {*out}:
            break
        for key, asked in _reaching(book).items():
            out.setdefault(key, asked)
    return out


def _reaching(book: Rulebook) -> dict[Key, list[tuple[Question, str, tuple[tuple[str, bool], ...]]]]:
    out: dict[Key, list[tuple[Question, str, tuple[tuple[str, bool], ...]]]] = {}
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            scene = question.at(street, facts)
            if scene is None:
                continue
            hand, _ = played(scene, scene.hand(book))
            for ruling in hand.rulings:
                if ruling.line >= len(scene.before):
                    out.setdefault((ruling.section, ruling.condition), []).append(
                        (question, street, tuple(facts.items()))
                    )
    return out


def _asked(question: Question, street: str, facts: tuple[tuple[str, bool], ...]) -> Link:
    wrong = {told: named for named, told in question.wrong.items()}
    words = [question.name, *(["--street", wrong[street]] if len(wrong) > 1 else [])]
    said = [("street", street)] + [(name, "yes" if value else "no") for name, value in facts]
    for name, value in facts:
        words += [f"--{name.replace('_', '-')}", "yes" if value else "no"]
    told = ", ".join(
        [wrong[street], *[f"{name.replace('_', ' ')}: {'yes' if value else 'no'}" for name, value in facts]]
    )
    return Link(
        f"{question.title} ({told})",
        query=urlencode([("what", question.name), *said]),
        command="burncard ruling " + " ".join(words),
    )


def pages(books: Sequence[Rulebook] = ()) -> dict[str, Document]:
    """Every page by its name."""
    made = {"README": index(books), "coverage": matrix(books), "options": options(books), "by-year": by_year()}
    return {**made, **{section: irregularity(section, books) for section in sections()}}
