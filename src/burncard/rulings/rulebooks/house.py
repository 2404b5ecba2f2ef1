"""House rules: a TOML text that names its base book and what it does otherwise, read into a Rulebook.

::

    name = "riverside"              # small letters, digits, hyphens
    title = "Riverside card room"
    base = "tda-2024"

    [rules]                         # switches and options, by name
    early_turn = "next_card"
    cutoff = "two_players"

    [[row]]                         # or a row of the tables itself
    section = "H2"
    condition = "too_few"
    remedy = "reshuffle"
    source = "House rule 12"        # optional

Every mistake is said at once, with its line and what would be right. A book that changes nothing is one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from burncard.errors import Problem, TextError
from burncard.game.options import VALUES
from burncard.rulings.irregularities import remedies_for
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.rulings.rulebooks.table import Rulebook, overlay
from burncard.rulings.verdict import Row, Standing
from burncard.where import Where

PREFIX: Final = "house:"
_NAME: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?")
_FIELDS: Final = ("name", "title", "base", "revision", "rules", "row")
_ROW: Final = ("section", "condition", "remedy", "source", "basis")
_BASES: Final = (Standing.HOUSE, Standing.READ, Standing.DERIVED)


class HouseError(TextError):
    """The text is no house book; its problems are in the order of their lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__("house", sorted(problems, key=lambda one: one.line or 0))


def is_house(book: Rulebook) -> bool:
    """Whether `book` is a house's own and not one of the published ones."""
    return book.name.startswith(PREFIX)


def read(text: str, file: str = "") -> Rulebook:
    """The rulebook a house wrote down. Raises HouseError with every problem; `file` is named in them."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)|\(at end of document\)", str(error))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        what = str(error).partition(" (at ")[0]
        raise HouseError(
            [Problem(file, line, what, 'the text must be TOML, such as early_turn = "next_card"')]
        ) from None
    except RecursionError:
        problem = Problem(file, None, "lists within lists", "nested too deeply; the text must be TOML")
        raise HouseError([problem]) from None
    except ValueError:  # a number of more digits than Python reads
        problem = Problem(file, None, "a number", "should be a number that chips can come to")
        raise HouseError([problem]) from None
    return _Reading(data, file, Where(text)).book()


def from_table(data: Mapping[str, Any], file: str = "") -> Rulebook:
    """The same from what TOML makes of the text. Raises HouseError."""
    return _Reading(data, file, Where("")).book()


def table(book: Rulebook) -> dict[str, Any]:
    """What `book` does otherwise than its base, ready to be written as TOML; `from_table` makes an equal book of it."""
    base = load(book.base)
    own = [row for key, row in book.rows.items() if key not in book.silent]
    out: dict[str, Any] = {"name": book.name.removeprefix(PREFIX), "title": book.title, "base": book.base}
    if book.revision != 1:
        out["revision"] = book.revision
    if rules := {name: value for name, value in book.options.items() if base.options[name] != value}:
        out["rules"] = rules
    if own:
        out["row"] = [{name: getattr(row, name) for name in _ROW} for row in own]
    return out


class _Reading:
    def __init__(self, data: Mapping[str, Any], file: str, where: Where) -> None:
        self.data, self.file, self.where = data, file, where
        self.problems: list[Problem] = []
        self.title = ""
        self.rows: dict[tuple[str, str], Row] = {}
        self.options: dict[str, str] = {}

    def wrong(self, path: str, read: str, right: str) -> None:
        line = self.where.line(*[int(part) if part.isdigit() else part for part in path.split(".")])
        self.problems.append(Problem(self.file, line, read, right))

    def book(self) -> Rulebook:
        data = self.data
        for name in data:
            if name not in _FIELDS:
                self.wrong(name, f"{name} = {data[name]!r}", f"no such field; there are {', '.join(_FIELDS)}")
        name = self.text("name", "a name of small letters, digits and hyphens")
        if name and (not _NAME.fullmatch(name) or name in names()):
            right = (
                "a name of its own, not a published book's"
                if name in names()
                else "small letters, digits and hyphens, 40 at most"
            )
            self.wrong("name", f"name = {name!r}", right)
        self.title = self.text("title", "the house's name as people know it")
        base = self.text("base", f"one of {', '.join(names())}")
        if base and base not in names():
            self.wrong("base", f"base = {base!r}", f"one of {', '.join(names())}")
        revision = data.get("revision", 1)
        if not isinstance(revision, int) or isinstance(revision, bool) or revision < 1:
            self.wrong("revision", f"revision = {revision!r}", "a whole number from 1, raised whenever a rule changes")
        self.rules(data.get("rules", {}))
        self.own_rows(data.get("row", []))
        if self.problems:
            raise HouseError(self.problems)
        behind = load(base)
        book = overlay(PREFIX + name, self.title, revision, self.rows.values(), self.options, behind)
        if not changes(book):
            read = f"nothing differs from {behind.title}"
            raise HouseError([Problem(self.file, None, read, f'use "{base}" itself, or change a rule')])
        return book

    def text(self, field: str, right: str) -> str:
        value = self.data.get(field)
        if isinstance(value, str) and value.strip() and value.isprintable() and len(value) <= 80:
            return value
        self.wrong(field, f"no {field}" if value is None else f"{field} = {value!r}", right)
        return ""

    def rules(self, rules: object) -> None:
        if not isinstance(rules, Mapping):
            self.wrong("rules", f"rules = {rules!r}", "a table: [rules], then a rule a line")
            return
        for name, given in rules.items():
            value = str(given) if isinstance(given, int) and not isinstance(given, bool) else given
            known = SWITCHES.get(name) or VALUES.get(name)
            if known is None:
                known_names = ", ".join(sorted({*SWITCHES, *VALUES}))
                self.wrong(f"rules.{name}", f"{name} = {given!r}", f"no such rule; there are {known_names}")
            elif not isinstance(value, str) or value not in known:
                self.wrong(f"rules.{name}", f"{name} = {given!r}", f"one of {', '.join(known)}")
            elif name in VALUES:
                self.options[name] = value
            else:
                for section, condition, remedy in SWITCHES[name][value]:
                    self.rows[section, condition] = Row(
                        section, condition, remedy, f"{self.title}, {name}", Standing.HOUSE
                    )

    def own_rows(self, rows: object) -> None:
        if not isinstance(rows, list):
            self.wrong("row", f"row = {rows!r}", "tables: [[row]], then section, condition and remedy")
            return
        for at, row in enumerate(rows):
            self.own_row(f"row.{at}", row)

    def own_row(self, path: str, row: object) -> None:
        if not isinstance(row, Mapping):
            self.wrong(path, f"{row!r}", "a table with section, condition and remedy")
            return
        for name in row:
            if name not in _ROW:
                self.wrong(f"{path}.{name}", f"{name} = {row[name]!r}", f"no such field; a row has {', '.join(_ROW)}")
        section, condition, remedy = (row.get(name) for name in _ROW[:3])
        all_rows = load(names()[0]).rows
        if not isinstance(section, str) or section not in {key[0] for key in all_rows}:
            known = ", ".join(dict.fromkeys([key[0] for key in all_rows]))
            self.wrong(f"{path}.section", f"section = {section!r}", f"one of {known}")
        elif not isinstance(condition, str) or (section, condition) not in all_rows:
            known = ", ".join([key[1] for key in all_rows if key[0] == section])
            self.wrong(f"{path}.condition", f"condition = {condition!r}", f"{section} has {known}")
        elif not isinstance(remedy, str) or remedy not in remedies_for(section, condition):
            right = f"{section} {condition} can be {' or '.join(remedies_for(section, condition))}"
            self.wrong(f"{path}.remedy", f"remedy = {remedy!r}", right)
        elif (section, condition) in self.rows:
            self.wrong(path, f"{section} {condition}", "is said twice, perhaps by a rule above; once is enough")
        else:
            source, basis = row.get("source", f"{self.title}, {section} {condition}"), row.get("basis", "house")
            if not isinstance(source, str) or not source.strip() or not source.isprintable():
                self.wrong(f"{path}.source", f"source = {source!r}", "the rule as the house knows it")
            elif basis not in _BASES:
                self.wrong(f"{path}.basis", f"basis = {basis!r}", f"one of {', '.join(_BASES)}")
            else:
                self.rows[section, condition] = Row(section, condition, remedy, source, Standing(basis))


def changes(book: Rulebook) -> list[tuple[str, str]]:
    """What a house book really changes: (section, condition) of rows with another remedy, ("", option) of options."""
    base = load(book.base)
    rows = [key for key, row in book.rows.items() if key not in base.rows or base.rows[key].remedy != row.remedy]
    return rows + [("", name) for name, value in book.options.items() if base.options[name] != value]
