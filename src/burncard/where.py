"""Where in a TOML text a key or the entry of a list stands; `tomllib` gives the values and forgets their lines.

It reads only text that `tomllib` has accepted, and only when an error needs a line number. For scripts, sessions and
house rules alike.
"""

from __future__ import annotations

import re
from functools import cached_property

Path = tuple[str | int, ...]

_TOKEN = re.compile(
    r"(?P<skip>[ \t\r]+|#[^\n]*)|(?P<newline>\n)"
    r'|(?P<text>"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')'
    r"|(?P<mark>[\[\]{}=,.])|(?P<word>[^\s\[\]{}=,.#\"']+)",
    re.DOTALL,
)


class Where:
    """The lines of a TOML text, found by path: ``("actions", 3)`` is the fourth entry of the list `actions`, and
    ``("row", 1, "remedy")`` stands in the second ``[[row]]``."""

    def __init__(self, text: str, first: int = 1) -> None:
        self.text = text
        self.first = first  # the line of its file in which the text begins

    def line(self, *path: str | int) -> int | None:
        """The line (from 1) on which `path` begins, or the nearest thing above it; None if there is none."""
        for length in range(len(path), 0, -1):
            found = self._lines.get(path[:length])
            if found is not None:
                return found + self.first - 1
        return None

    @cached_property
    def _lines(self) -> dict[Path, int]:
        lines: dict[Path, int] = {}
        try:
            _Walk(self.text, lines).document()
        except (IndexError, RecursionError):  # stranger than expected: the lines found so far serve
            pass
        return lines


class _Walk:
    def __init__(self, text: str, lines: dict[Path, int]) -> None:
        self.lines = lines
        self.tokens = list(_tokens(text))
        self.at = 0
        self.counts: dict[Path, int] = {}

    def document(self) -> None:
        inside: Path = ()
        while self.at < len(self.tokens):
            kind, token, line = self.tokens[self.at]
            if kind == "newline":
                self.at += 1
            elif token == "[":
                opened = self.at
                while self.tokens[self.at][1] == "[":
                    self.at += 1
                in_list = self.at - opened > 1
                inside = self._table(self._keys("]"), in_list)
                self.lines.setdefault(inside, line)
                while self.at < len(self.tokens) and self.tokens[self.at][1] == "]":
                    self.at += 1
            else:
                self._pair(inside)

    def _table(self, keys: Path, in_list: bool) -> Path:
        """The path of a table with these keys: a table of a list is the next one, what lies below one is in its last."""
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self.counts:
                path = (*path, self.counts[path])
        path = (*path, keys[-1])
        if in_list:
            self.counts[path] = self.counts.get(path, -1) + 1
            self.lines.setdefault(path, self.tokens[self.at][2])
            path = (*path, self.counts[path])
        return path

    def _pair(self, inside: Path) -> None:
        line = self.tokens[self.at][2]
        path = inside + self._keys("=")
        for length in range(len(inside) + 1, len(path) + 1):
            self.lines.setdefault(path[:length], line)
        self._value(path)

    def _keys(self, end: str) -> Path:
        """The keys up to `end`, which is taken too for ``=``; dots between keys are no part of them."""
        keys: list[str] = []
        while (token := self.tokens[self.at][1]) != end:
            if token != ".":
                keys.append(token[1:-1] if token[0] in "\"'" else token)
            self.at += 1
        if end == "=":
            self.at += 1
        return tuple(keys)

    def _value(self, path: Path) -> None:
        token = self.tokens[self.at][1]
        if token == "[":
            self.at += 1
            self._list(path)
        elif token == "{":
            self.at += 1
            while (token := self.tokens[self.at][1]) != "}":
                if token in ",\n":
                    self.at += 1
                else:
                    self._pair(path)
            self.at += 1
        else:
            while self.at < len(self.tokens) and self.tokens[self.at][1] not in (",", "]", "}", "\n"):
                self.at += 1

    def _list(self, path: Path) -> None:
        count = 0
        while (token := self.tokens[self.at][1]) != "]":
            if token in ",\n":
                self.at += 1
                continue
            self.lines[(*path, count)] = self.tokens[self.at][2]
            self._value((*path, count))
            count += 1
        self.at += 1


def _tokens(text: str) -> list[tuple[str, str, int]]:
    found: list[tuple[str, str, int]] = []
    line = 1
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind != "skip":
            found.append((kind, match.group(), line))
        if kind in ("newline", "text"):
            line += match.group().count("\n")
    return found
