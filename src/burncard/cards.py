"""What a card is: a face is one small integer, and text is read and written here and nowhere else.

A face is ``rank * 4 + suit``, 0 (the deuce of clubs) to 51 (the ace of spades); ``UNKNOWN`` (-1, written ``??``)
stands for a face that nobody has named. Whether two physical cards share a face is the table's business, not ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burncard.errors import SaidError

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
UNKNOWN: Final = -1
DECK: Final = tuple(range(52))

_CODES: Final = {r + s: i * 4 + j for i, r in enumerate(RANKS) for j, s in enumerate(SUITS)} | {"??": UNKNOWN}
_TEXTS: Final = (*_CODES,)


class CardError(SaidError):
    """A piece of text that is not a card; the message says what was read and what would be right."""

    CODE = "card"


def card(text: str) -> int:
    """The face that `text` names: a rank of ``23456789TJQKA`` and a suit of ``cdhs`` (``"As"``), or ``"??"``.

    Raises CardError for anything else; ``10d`` is not guessed at.
    """
    code = _CODES.get(text)
    if code is None:
        raise CardError(f"{text!r} is not a card: a rank of {RANKS} and a suit of {SUITS}, such as 'Td' or 'As'")
    return code


def cards(text: str) -> tuple[int, ...]:
    """The faces written in `text`, spaces optional: ``"As Ks9d"``. Raises CardError naming the piece that is wrong."""
    packed = "".join(text.split())
    if len(packed) % 2:
        for at in range(0, len(packed) - 1, 2):
            card(packed[at : at + 2])
        raise CardError(f"{packed[-1:]!r} at the end of {text!r} is half a card: two letters a card, such as 'Td'")
    return tuple([card(packed[at : at + 2]) for at in range(0, len(packed), 2)])


def text(code: int) -> str:
    """The two letters of a face, ``"??"`` for UNKNOWN. Raises CardError for a number that is no face."""
    if not -1 <= code <= 51:
        raise CardError(f"{code!r} is not a face: 0 (2c) to 51 (As), or -1 (unknown)")
    return _TEXTS[code]


def texts(codes: Iterable[int], sep: str = " ") -> str:
    """Several faces in a row, separated by `sep`."""
    return sep.join([text(code) for code in codes])
