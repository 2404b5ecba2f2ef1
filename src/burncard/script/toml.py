"""Values to TOML text. Only the writing: reading TOML is `tomllib`'s."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def key(name: str) -> str:
    """A key, bare where TOML allows it."""
    return name if _BARE.fullmatch(name) else quoted(name)


def quoted(text: str) -> str:
    """`text` in double quotes, escaped where it must be."""
    letters = [_ESCAPES.get(letter) or (letter if _plain(letter) else f"\\u{ord(letter):04x}") for letter in text]
    return '"' + "".join(letters) + '"'


def literal(text: str) -> str:
    """`text` in single quotes as PHH writers do, in double quotes where single ones cannot hold it."""
    return f"'{text}'" if "'" not in text and all(map(_plain, text)) else quoted(text)


def _plain(letter: str) -> bool:
    return ord(letter) >= 32 and ord(letter) != 127


def value(thing: object, *, single: bool = False) -> str:
    """Any value that TOML can have, on one line; texts in single quotes if `single`."""
    if isinstance(thing, str):
        return literal(thing) if single else quoted(thing)
    if isinstance(thing, bool):
        return "true" if thing else "false"
    if isinstance(thing, int):
        return str(thing)
    if isinstance(thing, Decimal):
        return _decimal(thing)
    if isinstance(thing, list | tuple):
        return "[" + ", ".join([value(item, single=single) for item in thing]) + "]"
    if isinstance(thing, Mapping):
        pairs = [f"{key(name)} = {value(item, single=single)}" for name, item in thing.items()]
        return "{" + ", ".join(pairs) + "}"
    if isinstance(thing, datetime.datetime | datetime.date | datetime.time):
        return thing.isoformat()
    raise TypeError(f"TOML has no {type(thing).__name__}")


def _decimal(number: Decimal) -> str:
    if number.is_nan():
        return "nan"
    if not number.is_finite():
        return "inf" if number > 0 else "-inf"
    text = str(number)
    return text if "." in text or "E" in text else text + ".0"
