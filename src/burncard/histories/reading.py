"""Files to records, lazily: a hand at a time, a broken hand as what it is, in the file's order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from burncard.histories.detect import detect, named
from burncard.histories.format import Format, Piece
from burncard.histories.record import Record
from burncard.histories.refusals import REASONS, Refused
from burncard.histories.sources import Source, lines, look, sources


class Rejected(NamedTuple):
    """A hand that was not read: where, why (a key of REASONS), the whole sentence, and its raw text."""

    file: str
    line: int
    hand: str
    reason: str
    said: str
    raw: str


@dataclass(frozen=True, slots=True)
class Share:
    """Part `part` (from 0) of `parts` of each text's hands: every so many hands are one's own, in turn.

    All shares together are the whole text, each hand once. A share falls the text into hands as everybody does, which
    costs little beside reading them, and needs no knowledge of the format or of where a hand begins.
    """

    part: int = 0
    parts: int = 1

    def of(self, pieces: Iterable[Piece]) -> Iterator[Piece]:
        """The pieces of this share, in their order."""
        for number, piece in enumerate(pieces):
            if number // IN_TURN % self.parts == self.part:
                yield piece


IN_TURN: Final = 200
"""As many hands in a row belong to one share."""
WHOLE: Final = Share()


def read_files(paths: Iterable[str | Path], format_: str = "", share: Share = WHOLE) -> Iterator[Record | Rejected]:
    """All hands of files, folders and archives, or a share of them. `format_` names their format where it is not to be
    recognised. What is wrong with a whole file is told in the first share."""
    for given in paths:
        try:
            for source in sources([given]):
                yield from read_source(source, format_, share)
        except OSError as error:
            if share.part == 0:
                yield Rejected(str(given), 0, "", "private", f"cannot be read: {error.strerror or error}", "")


def read_source(source: Source, format_: str = "", share: Share = WHOLE) -> Iterator[Record | Rejected]:
    """All hands of one text, or a share of them."""
    with source.open() as file:
        try:
            text = look(file)
            if not text.strip():
                return
            kind = named(format_) if format_ else detect(text, source.name)
        except Refused as error:
            if share.part == 0:
                yield Rejected(source.name, error.line, "", error.reason, str(error), "")
            return
        yield from read_pieces(kind, share.of(kind.split(source.name, lines(file))))


def read_text(text: str, file: str = "<text>", format_: str = "") -> Iterator[Record | Rejected]:
    """All hands of a text that is at hand."""
    try:
        kind = named(format_) if format_ else detect(text.lstrip("\ufeff\r\n\t ")[:4000], file)
    except Refused as error:
        yield Rejected(file, error.line, "", error.reason, str(error), "")
        return
    yield from read_pieces(kind, kind.split(file, text.replace("\r\n", "\n").split("\n")))


def read_pieces(kind: Format, pieces: Iterable[Piece]) -> Iterator[Record | Rejected]:
    """Each piece as a record, or as what could not be read of it."""
    for piece in pieces:
        try:
            yield kind.read(piece)
        except Refused as error:
            if not error.line and error.read:  # an amount does not know its line: it is the first that holds it
                error.line = next((piece.line + at for at, line in enumerate(piece.lines) if error.read in line), 0)
            yield rejected(error, piece.file, piece.line, piece.lines[0] if piece.lines else "", piece.text)
        except Exception as error:  # a fault of ours costs one hand, and is told as one
            fault = Refused(
                "fault", piece.line, piece.lines[0] if piece.lines else "", f"{REASONS['fault']}: {error!r}"
            )
            yield rejected(fault, piece.file, piece.line, piece.lines[0] if piece.lines else "", piece.text)


def rejected(error: Refused, file: str, line: int, hand: str, raw: str) -> Rejected:
    """A Refused with its place."""
    return Rejected(file, error.line or line, hand[:100], error.reason, str(error), raw)
