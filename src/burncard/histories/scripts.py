"""Table scripts and PHH files for `burncard run` and `show`: hand by hand, so that one broken table costs one hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from burncard.histories.formats.phh import split
from burncard.script.errors import ScriptError
from burncard.script.reading import Script, read_all, reads_all


def each(file: str) -> Iterator[Script | ScriptError]:
    """The hands of a file in its order; for one that cannot be read, the error that says why."""
    if not file.endswith(".phhs"):
        try:
            yield from read_all(file)
        except ScriptError as error:
            yield error
        return
    try:
        text = Path(file).read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, ValueError):
        text = ""
    pieces = list(split(file, text.split("\n")))
    if len(pieces) < 2:  # one hand, none, or no text: the reader of one hand says it best
        try:
            yield from read_all(file)
        except ScriptError as error:
            yield error
        return
    for piece in pieces:
        try:
            yield from reads_all(piece.text + "\n", file, piece.line)
        except ScriptError as error:
            yield error
