"""Falling into hands: what formats of lines have in common. Everything is lazy; one broken hand costs one hand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from burncard.histories.format import Piece
from burncard.histories.refusals import Refused

MOST_LINES: Final = 20_000
"""More lines than any hand has: what follows a header no further than this belongs to it."""


def by_header(
    begins: Callable[[str], object], within: re.Pattern[str] | None = None, mark: str = ""
) -> Callable[[str, Iterable[str]], Iterator[Piece]]:
    """Hands that each begin with a line of one kind; what stands before the first is junk and left out.

    Every such line holds `mark`, which is looked for first. `within` finds a header that a damaged file has in the middle of a line: the hand before it is cut off there.
    """

    def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
        held: list[str] = []
        start = 0
        number = 0
        for number, line in enumerate(lines, 1):
            if mark in line and begins(line):
                if start:
                    yield _piece(file, start, held)
                held, start = [line], number
            elif within is not None and "#" in line and (found := within.search(line)):
                if start:
                    yield _piece(file, start, [*held, line[: found.start()]])
                held, start = [line[found.start() :]], number
            elif start and len(held) < MOST_LINES:
                held.append(line)
        if start:
            yield _piece(file, start, held)

    return split


def _piece(file: str, start: int, held: list[str]) -> Piece:
    while held and not held[-1].strip():
        held.pop()
    return Piece(file, start, held)


def refuse_large(piece: Piece) -> None:
    """Raise Refused for more text than one hand can be."""
    if len(piece.lines) >= MOST_LINES:
        raise Refused("too-large", piece.line, piece.lines[0])
