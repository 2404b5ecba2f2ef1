"""What can be wrong with a table script, said so that a person can put it right.

Nothing in here reads or judges anything: it holds the one error of this package, and how what was read is repeated.
"""

from __future__ import annotations

from collections.abc import Iterable

from burncard.errors import Problem as Problem
from burncard.errors import TextError

_LONGEST = 60


class ScriptError(TextError):
    """A file that cannot be read, or a line in it that cannot have happened or that the rules refuse."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__("script", problems)


def shown(value: object) -> str:
    """How a value that was read is repeated in a message: as it would be written, cut when it is long."""
    if isinstance(value, str):
        written = f'"{value}"' if value.isprintable() else repr(value)
    elif isinstance(value, bool):
        written = "true" if value else "false"
    elif isinstance(value, list):
        written = "[" + ", ".join([shown(item) for item in value[:24]]) + (", …]" if len(value) > 24 else "]")
    elif isinstance(value, dict):
        written = "{" + ", ".join([f"{key} = {shown(item)}" for key, item in list(value.items())[:24]]) + "}"
    else:
        written = _number(value)
    return cut(written)


def cut(text: str) -> str:
    """`text` short enough for a message, and printable."""
    text = text if text.isprintable() else ascii(text)[1:-1]
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _number(value: object) -> str:
    try:
        text = str(value)
        return {"NaN": "nan", "Infinity": "inf", "-Infinity": "-inf"}.get(text, text)
    except ValueError:  # an integer of more digits than Python prints
        return "a number of thousands of digits"
