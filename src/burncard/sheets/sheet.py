"""The sheet of one book to print: on one page what it has chosen, and the rows it changes. As HTML, and as PDF."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from burncard.rulings.irregularities import title
from burncard.rulings.rulebooks import house, load
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing
from burncard.sheets.matrix import counts, told
from burncard.sheets.rows import option_state, switch_value
from burncard.words.options import CHOICES, decides, means
from burncard.words.rows import DO

MARK: Final = "*"
STYLE: Final = """
@page { size: A4; margin: 9mm }
body { font: 10pt/1.25 Inter, "Helvetica Neue", Arial, sans-serif; color: #111; background: #fff; margin: 1.5rem auto; padding: 0 1rem; max-width: 194mm }
h1 { font-size: 16pt; margin: 0 } h2 { font-size: 11pt; margin: .8em 0 .2em } p { margin: .2em 0 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .15em .4em; border-bottom: .4pt solid #999 }
th { width: 42%; font-weight: 600 } .own th::before { content: "* " } .small { font-size: 8pt; color: #444 }
@media print { body { margin: 0; padding: 0; max-width: none; font-size: 8pt; line-height: 1.15 } td, th { padding: .08em .3em } a { color: inherit; text-decoration: none } }
"""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the sheet: what is asked, what holds, and whether the house has it otherwise than its base."""

    asked: str
    holds: str
    own: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """A book on one page."""

    title: str
    over: str
    choices: tuple[SheetLine, ...]
    rows: tuple[SheetLine, ...]
    foot: tuple[str, ...]


def sheet(book: Rulebook) -> Sheet:
    """What stands on the sheet of `book`."""
    base = load(book.base) if book.base else None
    changed = set(house.changes(book)) if base else set()
    choices, covered = [], set()
    for name in CHOICES:
        if name in book.options:
            own = ("", name) in changed
            holds = means(name, book.options[name])
        else:
            value = switch_value(book, name)
            touched = {(one.section, one.condition) for changes in SWITCHES[name].values() for one in changes}
            own = bool(touched & changed)
            if not value:
                continue  # no single value says it: the rows do
            covered |= touched
            holds = means(name, value)
        choices.append(SheetLine(decides(name), holds, own))
    rows = [
        SheetLine(title(*key), DO[book.rows[key].remedy], True)
        for key in book.rows
        if key in changed and key not in covered
    ]
    over = f"over {base.title}, revision {book.revision}" if base else f"revision {book.revision}"
    unsure = [
        decides(name) for name in book.options if option_state(book, name) in (Standing.NOT_READ, Standing.IN_PART)
    ]
    foot = [f"{len(book.rows)} rows: {told(counts(book))}."]
    if base:
        foot.append(f"{MARK} otherwise than {base.title}.")
    if unsure:
        foot.append("Not read: " + "; ".join(unsure) + ".")
    foot += book.notes
    return Sheet(book.title, over, tuple(choices), tuple(rows), tuple(foot))


def html(book: Rulebook, style: str = f"<style>{STYLE}</style>") -> str:
    """The sheet as a page of its own, ready to print; `style` is put into its head."""
    made = sheet(book)
    parts = [_table(made.choices)]
    if made.rows:
        parts += ["<h2>Further rows</h2>", _table(made.rows)]
    foot = "".join([f'<p class="small">{escape(line)}</p>' for line in made.foot])
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(made.title)}</title>{style}</head>'
        f'<body class="sheet"><h1>{escape(made.title)}</h1><p>{escape(made.over)}</p>{"".join(parts)}{foot}</body></html>\n'
    )


def _table(entries: tuple[SheetLine, ...]) -> str:
    rows = [
        f'<tr{" class=own" if entry.own else ""}><th scope="row">{escape(entry.asked)}</th><td>{escape(entry.holds)}</td></tr>'
        for entry in entries
    ]
    return f"<table>{''.join(rows)}</table>"
