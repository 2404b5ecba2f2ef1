"""The log of rulings: what was ruled, when, at which table, by which book, by whom and why. One line of JSON each."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from pathlib import Path
from typing import Any

from burncard.errors import LineError
from burncard.questions.answer import Answer


@dataclass(frozen=True, slots=True)
class Entry:
    """A ruling that was given. `when` is ISO 8601 with its zone; `facts` are name -> ``yes`` or ``no``."""

    when: str
    table: str
    question: str
    title: str
    street: str
    facts: Mapping[str, str]
    book: str
    ruling: tuple[str, ...]
    source: str
    by: str
    reason: str = field(default="")


def entry(answer: Answer, when: datetime, table: str = "", by: str = "", reason: str = "") -> Entry:
    """The entry of an answer that was ruled by."""
    asked = answer.asked
    said = {fact: "yes" if value else "no" for fact, value in asked.facts.items()}
    source = "; ".join(dict.fromkeys([one.source for one in answer.rulings]))
    steps = tuple([step.text for step in answer.steps]) or answer.results
    return Entry(
        when.isoformat(timespec="seconds"), table, asked.question, answer.title, asked.street, said, answer.book, steps,
        source, by, reason,
    )  # fmt: skip


def add(file: Path, one: Entry) -> None:
    """Append it. Raises OSError where the file cannot be written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(asdict(one), ensure_ascii=False) + "\n")


def read(file: Path) -> list[Entry]:
    """Every entry, oldest first; none where there is no file. Raises LineError naming the line that is none."""
    if not file.exists():
        return []
    out = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            data: dict[str, Any] = json.loads(line)
            out.append(Entry(**{**data, "ruling": tuple(data["ruling"])}))
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise LineError("log_line", file=file.name, line=number) from error
    return out


def as_csv(entries: Iterable[Entry]) -> str:
    """A table with a head, a row an entry. A cell that a spreadsheet would take for a formula gets a leading apostrophe."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = [one.name for one in fields(Entry)]
    writer.writerow(names)
    for one in entries:
        row = asdict(one)
        row["facts"] = "; ".join([f"{fact}: {said}" for fact, said in row["facts"].items()])
        row["ruling"] = " ".join(row["ruling"])
        writer.writerow([_plain(str(row[name])) for name in names])
    return out.getvalue()


def _plain(cell: str) -> str:
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell


def told(one: Entry) -> list[str]:
    """An entry in lines, for a terminal or paper."""
    facts = ", ".join([f"{fact.replace('_', ' ')}: {said}" for fact, said in one.facts.items()])
    where = " · ".join(
        [part for part in (one.when, f"table {one.table}" if one.table else "", one.book, one.by) if part]
    )
    lines = [where, f"  {one.title}" + (f" ({facts})" if facts else "")]
    lines += [f"    {number}  {step}" for number, step in enumerate(one.ruling, 1)]
    return lines + [f"  {label}: {text}" for label, text in (("Source", one.source), ("Reason", one.reason)) if text]
