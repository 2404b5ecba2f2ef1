"""The eyes of one reader: the only way from a card to its face for everything that is shown or told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burncard.cards import UNKNOWN, text
from burncard.table.piles import EVERYBODY, Piles

Face = str
"""A card as two letters, ``"As"``; HIDDEN for a face the reader has not seen."""

HIDDEN: Final = text(UNKNOWN)
WATCHER: Final = 0
"""A reader without a seat, who knows what the whole table has seen."""
_THROUGH: Final = -1
_FACES: Final = (*[text(code) for code in range(52)], HIDDEN)  # UNKNOWN is -1: the last


class Eyes:
    """What one reader has seen of the cards as they lie now: WATCHER, a player from 1, or everything (`through`)."""

    __slots__ = ("_player", "piles")

    def __init__(self, piles: Piles, player: int = WATCHER) -> None:
        self.piles = piles
        self._player = player

    @classmethod
    def through(cls, piles: Piles) -> Eyes:
        """Eyes that see through the cards: the referee's own."""
        return cls(piles, _THROUGH)

    def codes(self, ids: Iterable[int]) -> tuple[int, ...]:
        """The faces of these cards as codes, UNKNOWN where the reader has not seen them."""
        piles, player = self.piles, self._player
        face, seen = piles.face, piles.seen
        if player == _THROUGH:
            return tuple([face[card] for card in ids])
        bit = 1 << player if player else 0
        return tuple([face[card] if seen[card] == EVERYBODY or seen[card] & bit else UNKNOWN for card in ids])

    def faces(self, ids: Iterable[int]) -> tuple[Face, ...]:
        """The faces of these cards in words of two letters."""
        return tuple([_FACES[code] for code in self.codes(ids)])

    def unknown(self) -> set[int]:
        """The cards whose faces the reader does not know."""
        return {card for card, code in enumerate(self.codes(range(len(self.piles.face)))) if code == UNKNOWN}


def named(codes: Iterable[int]) -> tuple[Face, ...]:
    """Codes in words of two letters."""
    return tuple([_FACES[code] for code in codes])
