"""Scripts to text. What was written reads back as the same script; the comments of a hand-written file are not kept.

A PHH file is written back as PHH files are: a field a line in the order it was read, texts in single quotes, its
amounts as they stood. A table file is laid out for reading: the dealer on lines of his own, the players in rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from burncard.script import modes, toml
from burncard.script.reading import Script

_WIDTH: Final = 96
_LAST: Final = ("_deck", "actions", "_expect")


def write(script: Script) -> str:
    """The text of one hand, ending in a line break."""
    return phh(script.data) if script.mode == modes.PHH else table(script.data)


def write_all(scripts: Iterable[Script]) -> str:
    """The text of many hands in one file (``.phhs``), numbered from 1."""
    return "\n".join([f"[{number}]\n{phh(script.data)}" for number, script in enumerate(scripts, 1)])


def phh(data: Mapping[str, Any]) -> str:
    """The fields of a PHH file, as TOML gives them, to its text."""
    return "".join([f"{toml.key(name)} = {toml.value(thing, single=True)}\n" for name, thing in data.items()])


def table(data: Mapping[str, Any]) -> str:
    """The fields of a table file, as TOML gives them, to its text; `actions` must be among them."""
    first = {name: thing for name, thing in data.items() if name not in _LAST and not isinstance(thing, Mapping)}
    text = [f"{toml.key(name)} = {toml.value(thing)}\n" for name, thing in first.items()]
    if "_deck" in data:
        text.append(f"_deck = {toml.value(data['_deck'])}\n")
    text.append("\nactions = [\n" + "".join([f"  {row},\n" for row in _rows(data["actions"])]) + "]\n")
    for name, thing in data.items():
        if isinstance(thing, Mapping):
            pairs = [f"{toml.key(inner)} = {toml.value(held)}\n" for inner, held in thing.items()]
            text.append(f"\n[{toml.key(name)}]\n" + "".join(pairs))
    return "".join(text)


def _rows(actions: Iterable[str]) -> list[str]:
    rows: list[str] = []
    row = ""
    for line in actions:
        written = toml.quoted(line)
        acts = line.startswith("p") and line.split()[1:2] in (["f"], ["cc"], ["cbr"])
        if acts and row and len(row) + len(written) + 2 <= _WIDTH:
            row += ", " + written
            continue
        if row:
            rows.append(row)
        row = written if acts else ""
        if not acts:
            rows.append(written)
    return [*rows, row] if row else rows
