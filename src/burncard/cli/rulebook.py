"""`burncard rulebook`: what a book says, whether a file of house rules is one, and its sheet to print."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from burncard.rulings.rulebooks.table import Rulebook

WRONG: Final = 2


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    rulebook = commands.add_parser(
        "rulebook",
        help="look into a rulebook, check a file of house rules",
        description="A house book is a TOML file that names its base book and what it does otherwise.",
    )
    what = rulebook.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("list", help="the published books, and how much of each was read")
    check = what.add_parser("check", help="check files of house rules; exit code 2 if something is wrong")
    check.add_argument("files", nargs="+", metavar="FILE")
    show = what.add_parser("show", help="every option and row of a book, with its source")
    show.add_argument("book", metavar="NAME|FILE")
    show.add_argument("--section", metavar="H4", help="only this section")
    rules = what.add_parser("rules", help="what a house may choose in its [rules]")
    rules.add_argument("name", nargs="?", help="one of them only")
    sheet = what.add_parser("sheet", help="the book on one page, to print")
    sheet.add_argument("book", metavar="NAME|FILE")
    sheet.add_argument("--pdf", metavar="FILE", help="write it there as PDF (needs fpdf2); otherwise HTML is printed")
    rulebook.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Do it. Exit code 0, or 2 where a book or a file is wrong."""
    from burncard.errors import BurncardError

    try:
        if options.what == "check":
            return _check(options.files)
        if options.what == "show":
            return _show(options.book, options.section)
        if options.what == "sheet":
            return _sheet(options.book, options.pdf)
        return _rules(options.name) if options.what == "rules" else _list()
    except BurncardError as error:
        print(error, file=sys.stderr)
        return WRONG


def _list() -> int:
    from burncard.rulings.rulebooks import load, names
    from burncard.sheets.matrix import counts, told

    for name in names():
        print(f"{name:<15} {load(name).title}: {told(counts(load(name)))}")
    return 0


def _check(files: list[str]) -> int:
    from burncard.cli.books import find
    from burncard.errors import BurncardError
    from burncard.rulings.rulebooks import house, load

    worst = 0
    for file in files:
        try:
            book = find(file)
        except BurncardError as error:
            print(error, file=sys.stderr)
            worst = WRONG
            continue
        if not house.is_house(book):
            print(f"{file}: a published book: there is nothing to check", file=sys.stderr)
            worst = WRONG
            continue
        print(f"{file}: {book.title}, over {load(book.base).title}. It changes:")
        for line in changes(book):
            print(f"  {line}")
    return worst


def changes(book: Rulebook) -> list[str]:
    """What a house book changes, a sentence each, with what its base says."""
    from burncard.rulings.irregularities import title
    from burncard.rulings.rulebooks import house, load
    from burncard.sheets.rows import option_said
    from burncard.words.rows import DO

    base, out = load(book.base), []
    for section, key in house.changes(book):
        if section:
            now, was = DO[book.rows[section, key].remedy], DO[base.rows[section, key].remedy]
            out.append(f"{section} {title(section, key)}: {now} ({base.title}: {was})")
        else:
            was = option_said(key, base.options[key], label=False)
            out.append(f"{option_said(key, book.options[key])} ({base.title}: {was})")
    return out


def _show(name: str, section: str | None) -> int:
    from burncard.cli.books import find
    from burncard.rulings.irregularities import headings, title, when
    from burncard.rulings.rulebooks.standing import cited
    from burncard.sheets.matrix import counts, told
    from burncard.sheets.rows import keys, option_said, option_state, state
    from burncard.words.rows import DO

    book = find(name)
    rows = [key for key in keys() if section is None or key[0] == section.upper()]
    if not rows:
        print(f"{section}: no such section; there are {', '.join(headings())}", file=sys.stderr)
        return WRONG
    print(f"{book.title}, revision {book.revision}: {told(counts(book))}")
    for note in book.notes:
        print(f"  {note}")
    if section is None:
        print("\nOptions")
        for option, value in book.options.items():
            print(f"  {option_said(option, value)} [{option} = {value}; {option_state(book, option)}]")
    last = ""
    for key in rows:
        if key[0] != last:
            last = key[0]
            print(f"\n{last}  {headings()[last]}")
        row = book.rows[key]
        said = cited(book, key, row.source, row.basis)
        print(f"  {title(*key)}, when {when(*key)}")
        print(f"      {DO[row.remedy]} [{said}; {state(book, key)}]")
    return 0


def _rules(name: str | None) -> int:
    from burncard.words.options import CHOICES

    if name is not None and name not in CHOICES:
        print(f"{name}: no such rule; there are {', '.join(sorted(CHOICES))}", file=sys.stderr)
        return WRONG
    for rule in [name] if name else CHOICES:
        decides, values = CHOICES[rule]
        print(f"{rule}: {decides}")
        for value, meaning in values.items():
            print(f'  "{value}"  {meaning}')
    return 0


def _sheet(name: str, file: str | None) -> int:
    from pathlib import Path

    from burncard.cli.books import find
    from burncard.sheets.pdf import NoPdf, pdf
    from burncard.sheets.sheet import html

    book = find(name)
    if file is None:
        print(html(book), end="")
        return 0
    try:
        Path(file).write_bytes(pdf(book))
    except (NoPdf, OSError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return WRONG
    return 0
