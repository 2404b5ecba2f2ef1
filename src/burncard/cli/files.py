"""Files named on the command line; `-` is standard input."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from burncard.script.errors import ScriptError
    from burncard.script.reading import Script

STDIN: Final = "-"
STDIN_NAME: Final = "<stdin>"


def scripts(file: str) -> list[Script]:
    """All hands in the file, in its order. Raises ScriptError, also when it cannot be opened."""
    from burncard.script.reading import read_all, reads_all

    if file == STDIN:
        return reads_all(sys.stdin.buffer.read(), STDIN_NAME)
    return read_all(file)


def each(file: str) -> Iterator[Script | ScriptError]:
    """The hands in the file, in its order; for one that cannot be read, the error that says why."""
    from burncard.histories.scripts import each as hands
    from burncard.script.errors import ScriptError

    if file != STDIN:
        yield from hands(file)
        return
    try:
        yield from scripts(file)
    except ScriptError as error:
        yield error


def script(file: str) -> Script:
    """The one hand in the file. Raises ScriptError, also when it holds none or several."""
    from burncard.script.reading import read, reads

    if file == STDIN:
        return reads(sys.stdin.buffer.read(), STDIN_NAME)
    return read(file)


def named(file: str) -> str:
    """The name of the file in messages."""
    return STDIN_NAME if file == STDIN else file
