"""`read`: the hands of any file that is read, one at a time, in constant memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from burncard.errors import Problem, TextError
from burncard.histories.formats.phh import split
from burncard.histories.reading import Rejected, read_source
from burncard.histories.record import Record
from burncard.histories.replay import SetupError, play
from burncard.histories.sources import Source, lines, sources
from burncard.script.hand import Hand
from burncard.script.reading import reads_all
from burncard.script.running import run

_SCRIPTS: Final = (".hand", ".phh", ".phhs", ".toml")
Complain = Callable[[TextError], object]


def read(path: str | Path, *, on_error: Complain | None = None) -> Iterator[Hand]:
    """The hands of a file, a folder or an archive, each after its last line: table scripts, PHH, and every hand history
    that `burncard formats` lists. Walk through one with `hand.replay()`.

    A hand that cannot be read raises a TextError (file, line, what was read, what would be right); with `on_error` it is
    given that error instead, and the next hand follows. Raises OSError for a file that is not there.
    """
    complain = on_error or _raise
    for source in sources([path]):
        told = _scripts(source) if source.name.endswith(_SCRIPTS) else _records(source)
        for one in told:
            if isinstance(one, TextError):
                complain(one)
            else:
                yield one


def _raise(error: TextError) -> None:
    raise error


def _scripts(source: Source) -> Iterator[Hand | TextError]:
    with source.open() as file:
        if not source.name.endswith(".phhs"):
            yield from _told("\n".join(lines(file)) + "\n", source.name, 1)
            return
        for piece in split(source.name, lines(file)):
            yield from _told(piece.text + "\n", source.name, piece.line)


def _told(text: str, file: str, first: int) -> Iterator[Hand | TextError]:
    """The hands of a text that begins in line `first` of its file."""
    try:
        found = [run(script).hand for script in reads_all(text, file, first)]
    except TextError as error:
        yield error
        return
    yield from found


def _records(source: Source) -> Iterator[Hand | TextError]:
    for one in read_source(source):
        yield _refused(one) if isinstance(one, Rejected) else played(one)


def _refused(one: Rejected) -> TextError:
    return TextError("history", [Problem(one.file, one.line or None, one.hand, one.said)])


def played(record: Record) -> Hand | TextError:
    """The hand that a record tells, or where the referee would not go on."""
    place = record.place
    try:
        told = play(record)
    except SetupError as error:
        return TextError("history", [Problem(place.file, place.line, record.id, str(error))])
    if told.stop is not None:
        stop = told.stop
        said = ". ".join([part for part in (stop.said, stop.due) if part])
        return TextError("history", [Problem(place.file, stop.line or place.line, record.id, said)])
    assert told.hand is not None
    return Hand.of(told.hand)
