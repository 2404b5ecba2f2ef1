"""The deck of a hand as whoever sets it up names it."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.cards import UNKNOWN, CardError, card, cards, text
from burncard.errors import LineError


def faces_of(deck: str | Sequence[int] | Sequence[str] | None) -> tuple[int, ...] | None:
    """The faces from the top, None where nothing is known of the deck. Raises LineError."""
    if deck is None:
        return None
    try:
        faces = cards(deck) if isinstance(deck, str) else tuple([_face(one) for one in deck])
    except CardError as error:
        raise LineError("deck_card", error=str(error)) from None
    except TypeError:
        raise LineError("deck_type", read=repr(deck)) from None
    if len(faces) > 52:
        raise LineError("deck_long", count=len(faces))
    known = [face for face in faces if face != UNKNOWN]
    if len(set(known)) < len(known):
        raise LineError("deck_twice", card=text(next(face for face in known if known.count(face) > 1)))
    return faces


def _face(one: object) -> int:
    if isinstance(one, str):
        return card(one)
    if not isinstance(one, int) or isinstance(one, bool):
        raise LineError("deck_type", read=repr(one))
    text(one)
    return one
