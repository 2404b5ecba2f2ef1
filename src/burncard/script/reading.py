"""Text to scripts: TOML, then the header, then `_expect`; whatever is wrong is a ScriptError that says where.

A file holds one hand, or many (``.phhs``): then each hand is a table of its own, taken in file order, whatever its
name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from burncard.script import expect, fields, grammar, header, modes
from burncard.script.errors import Problem, ScriptError, cut, shown
from burncard.script.fields import near_names
from burncard.where import Where

TOML_IS: Final = 'a table script is TOML: name = value, texts in "quotes", lists in [brackets]'
_OURS: Final = (*fields.OURS, "_expect")


@dataclass(frozen=True)
class Script:
    """One hand as a file tells it. `data` is the file as it was read (decimals exact); the rest is made from it.

    `file` is the name used in messages, `section` the name of the hand's table in a file of many, `mode` is ``"phh"``
    or ``"table"``.
    """

    file: str
    section: str | None
    data: Mapping[str, Any]
    header: header.Header
    mode: str
    where: Where = field(repr=False, compare=False)

    @property
    def actions(self) -> tuple[str, ...]:
        """The lines, as written."""
        return tuple(self.data["actions"])

    @property
    def expected(self) -> Mapping[str, Any]:
        """`_expect`, empty if the file has none."""
        found: Mapping[str, Any] = self.data.get("_expect", {})
        return found

    @property
    def name(self) -> str:
        """The file and, in a file of many, the hand."""
        return self.file if self.section is None else f"{self.file} [{self.section}]"

    @property
    def unit(self) -> Decimal:
        """The unit in which the amounts of the header are counted: 1, or less for a PHH file with decimals."""
        return Decimal(1).scaleb(-self.header.places)

    @cached_property
    def notes(self) -> list[str]:
        """What is allowed but looks like a slip: a field of the writer's own that is nearly one of ours."""
        own = [name for name in self.data if name.startswith("_") and name not in _OURS]
        return [f"{name}{near}" for name in own if (near := near_names(name, list(_OURS)))]

    def problem(self, number: int, right: str) -> Problem:
        """A Problem of line `number` (from 1) of `actions`, 0: of the hand as a whole."""
        read = shown(self.actions[number - 1]) if number else "the hand"
        return Problem(self.file, self._line("actions", *([number - 1] if number else [])), read, right)

    def field_problem(self, name: str, right: str) -> Problem:
        """A Problem of the field `name`."""
        read = f"{name} = {shown(self.data[name])}" if name in self.data else "the header"
        return Problem(self.file, self._line(name), read, right)

    def _line(self, *path: str | int) -> int | None:
        return self.where.line(*(() if self.section is None else (self.section,)), *path)


def read(path: str | Path) -> Script:
    """The one hand in the file at `path`. Raises ScriptError."""
    return _only(read_all(path), str(path))


def reads(text: str | bytes, file: str = "<text>") -> Script:
    """The one hand that `text` tells. Raises ScriptError, with `file` as the name of the file."""
    return _only(reads_all(text, file), file)


def read_all(path: str | Path) -> list[Script]:
    """All hands in the file at `path`, in file order. Raises ScriptError, also when it cannot be opened."""
    try:
        content = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise ScriptError([Problem(str(path), None, "", f"cannot be read: {why}")]) from None
    return reads_all(content, str(path))


def reads_all(text: str | bytes, file: str = "<text>", first: int = 1) -> list[Script]:
    """All hands that `text` tells, in its order; it begins in line `first` of its file. Raises ScriptError."""
    text = _decoded(text, file) if isinstance(text, bytes) else text
    where = Where(text.replace("\r\n", "\n"), first)
    data = _toml(where, file)
    many = bool(data) and all(isinstance(value, dict) and not name.startswith("_") for name, value in data.items())
    if many:
        return _many(file, data, where)
    if not data and file.endswith(".phhs"):
        return []
    return [_script(file, None, data, where)]


def _many(file: str, data: dict[str, dict[str, Any]], where: Where) -> list[Script]:
    scripts: list[Script] = []
    problems: list[Problem] = []
    for name, hand in data.items():
        try:
            scripts.append(_script(file, name, hand, where))
        except ScriptError as error:
            problems += error.problems
    if problems:
        raise ScriptError(problems)
    return scripts


def _only(scripts: list[Script], file: str) -> Script:
    if len(scripts) != 1:
        raise ScriptError([Problem(file, None, f"{len(scripts)} hands", "should be one hand")])
    return scripts[0]


def _decoded(content: bytes, file: str) -> str:
    content = content.removeprefix(b"\xef\xbb\xbf")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        bad = content[error.start : error.start + 1].hex()
        raise ScriptError([Problem(file, line, f"the byte 0x{bad}", "should be text in UTF-8")]) from None


def _toml(where: Where, file: str) -> dict[str, Any]:
    text, before = where.text, where.first - 1
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"^(.*?)\s*\(at line (\d+), column (\d+)\)$", str(error), re.DOTALL)
        why = found.group(1) if found else str(error).removesuffix(" (at end of document)")
        lines = text.split("\n")
        line = int(found.group(2)) if found else len(text.rstrip("\n").split("\n"))
        read = cut(lines[line - 1].strip()) if line <= len(lines) else ""
        why = "this name stands there already" if why == "Cannot overwrite a value" else f"{why[:1].lower()}{why[1:]}"
        problem = Problem(file, line + before, read or "the end", f"{why}; {TOML_IS}")
    except RecursionError:
        problem = Problem(file, None, "lists within lists", f"nested too deeply; {TOML_IS}")
    except (ValueError, ArithmeticError):
        huge = re.search(r"[0-9_]{4000}|[eE][+-]?[0-9]{6}", text)
        line_of = text.count("\n", 0, huge.start()) + 1 + before if huge else None
        problem = Problem(file, line_of, "a number", "should be a number that chips can come to")
    raise ScriptError([problem]) from None


def _script(file: str, section: str | None, data: dict[str, Any], where: Where) -> Script:
    complaints = header.Complaints(file, where, () if section is None else (section,))
    header.check(data, complaints)
    lines = data.get("actions")
    expect.check(data, len(lines) if isinstance(lines, list) else 0, complaints)
    complaints.stop()
    mode = modes.mode(data)
    if mode == modes.TABLE:
        header.fractions(data, complaints)
        complaints.stop()
        places = 0
    else:
        places = header.decimal_places(data, modes.raises(data["actions"]) + expect.amounts(data))
    grammar.check(data["actions"], mode, places, len(data["starting_stacks"]), complaints)
    complaints.stop()
    return Script(file, section, data, header.header(data, places), mode, where)
