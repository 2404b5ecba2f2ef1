"""Session files (`.session`): a TOML header and the lines, read with the place of every mistake, and written back.

The format is described in docs/session.md. Nothing is half done: a file is a whole session or a ScriptError.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from burncard.errors import BurncardError
from burncard.script import toml
from burncard.script.errors import Problem, ScriptError, cut, shown
from burncard.session.config import HeaderError, configure
from burncard.session.errors import SessionError
from burncard.session.session import Session
from burncard.where import Where

_RIGHT: Final = "lines = '''…''', one line of the evening a line, or a list of texts"


def read(path: str | Path) -> Session:
    """The session in the file at `path`. Raises ScriptError: file, line, what was read, what would be right."""
    name = str(path)
    try:
        text = Path(path).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _error(name, None, f"byte {error.start} is no UTF-8", "a session is a text in UTF-8") from None
    except OSError as error:
        raise _error(name, None, "", f"the file cannot be read: {error.strerror}") from None
    return reads(text, name)


def reads(text: str, name: str = "session") -> Session:
    """The session in a text; `name` is used in messages. Raises ScriptError."""
    text = text.replace("\r\n", "\n")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise _error(name, _toml_line(error), "", f"a session is TOML: {error}") from None
    where = Where(text)
    try:
        session = Session(configure(data))
    except HeaderError as error:
        raise _error(name, where.line(*error.path), f"{error.path[0]}: {error.read}", error.right) from None
    for line, read_ in _lines(data, where, name):
        try:
            session.do(read_)
        except (SessionError, BurncardError) as error:
            raise _error(name, line, cut(read_), str(error)) from None
    return session


def writes(session: Session) -> str:
    """The text of a session; reading it gives the same session."""
    header = "".join(f"{toml.key(name)} = {_value(thing)}\n" for name, thing in session.config.source.items())
    lines = "".join(f"{line}\n" for line in session.lines)
    if "'''" in lines or not all(line.isprintable() for line in session.lines):
        return f"{header}lines = [\n" + "".join(f"  {toml.quoted(line)},\n" for line in session.lines) + "]\n"
    return f"{header}lines = '''\n{lines}'''\n"


def write(session: Session, path: str | Path) -> None:
    """Write the text of a session to a file."""
    Path(path).write_text(writes(session), encoding="utf-8")


def _value(thing: object) -> str:
    if isinstance(thing, float):
        return repr(thing)
    if isinstance(thing, list):
        if len(thing) > 4 or any(isinstance(item, Mapping) for item in thing):
            return "[\n" + "".join(f"  {_value(item)},\n" for item in thing) + "]"
        return "[" + ", ".join(_value(item) for item in thing) + "]"
    if isinstance(thing, Mapping):
        return "{" + ", ".join(f"{toml.key(name)} = {_value(item)}" for name, item in thing.items()) + "}"
    return toml.value(thing)


def _lines(data: Mapping[str, Any], where: Where, name: str) -> list[tuple[int | None, str]]:
    """The lines that say something, each with its line in the file."""
    given = data.get("lines", "")
    if isinstance(given, str):
        first = where.line("lines")
        found = [
            (None if first is None else first + at, text) for at, text in enumerate(given.split("\n"), _opening(where))
        ]
    elif isinstance(given, list) and all(isinstance(text, str) for text in given):
        found = [(where.line("lines", at), text) for at, text in enumerate(given)]
    else:
        raise _error(name, where.line("lines"), f"lines = {shown(given)}", _RIGHT)
    return [(line, text.strip()) for line, text in found if text.split("#", 1)[0].strip()]


def _opening(where: Where) -> int:
    """1 if the text begins on the line after its quotes, as TOML then drops that line break; else 0."""
    first = where.line("lines")
    line = where.text.split("\n")[first - 1] if first else ""
    quotes = [mark for mark in ("'''", '"""') if line.count(mark) == 1 and line.endswith(mark)]
    return 1 if quotes else 0


def _toml_line(error: Exception) -> int | None:
    """The line that tomllib names in its message."""
    words = str(error).replace(",", " ").replace(")", " ").split()
    at = words.index("line") + 1 if "line" in words[:-1] else 0
    return int(words[at]) if at and words[at].isdigit() else None


def _error(name: str, line: int | None, read_: str, right: str) -> ScriptError:
    return ScriptError([Problem(name, line, read_, right)])
