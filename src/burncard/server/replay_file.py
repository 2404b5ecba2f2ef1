"""A hand out of whatever text it stands in: a table script, PHH, or any hand history that is read."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple, NoReturn

from burncard.errors import Problem, TextError
from burncard.histories.format import Format, Piece, formats
from burncard.histories.hands import played
from burncard.histories.reading import Rejected, read_pieces
from burncard.script.errors import ScriptError
from burncard.script.hand import Hand

MOST_HANDS: Final = 2_000


class Found(NamedTuple):
    """The hand that was asked for, and how many the text has."""

    hand: Hand
    hands: int


def find(text: str, number: int = 1) -> Found:
    """Hand `number` (from 1, at most the last) of `text`. Raises TextError with the line and what would be right."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n")
    kind = next((one for one in formats().values() if one.sniff(text.lstrip()[:4000])), None)
    if kind is None:
        return Found(Hand.from_script(text), 1)
    pieces = list(islice(kind.split("<text>", text.split("\n")), MOST_HANDS))
    if not pieces:
        _refuse(0, "There is no hand in it.")
    piece = pieces[max(0, min(number, len(pieces)) - 1)]
    if kind.name == "phh":
        try:
            return Found(Hand.from_script("\n" * (piece.line - 1) + piece.text + "\n"), len(pieces))
        except ScriptError as error:
            told = _hand(kind, [piece])
            if isinstance(told, TextError):
                raise error from None
            return Found(told, len(pieces))
    told = _hand(kind, [piece])
    if isinstance(told, TextError):
        raise told
    return Found(told, len(pieces))


def _hand(kind: Format, pieces: Iterable[Piece]) -> Hand | TextError:
    for one in read_pieces(kind, pieces):
        return (
            TextError("history", [Problem(one.file, one.line or None, "", one.said)])
            if isinstance(one, Rejected)
            else played(one)
        )
    return TextError("history", [Problem("<text>", None, "", "There is no hold'em hand in it.")])


def _refuse(line: int, said: str) -> NoReturn:
    raise TextError("history", [Problem("<text>", line or None, "", said)])
