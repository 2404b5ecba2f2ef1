"""Where each card lies. Cards move through one method only; whether that was right is not asked here.

A physical card is an id (0..51, its place in the box); its face may be unknown, and is kept apart from where it lies
and from who has seen it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burncard.cards import UNKNOWN, text
from burncard.errors import Impossible

STUB: Final = 0
BURN: Final = 1
PENDING: Final = 2  # an exposed card that lies face up on the stub and will be the next burn
BOARD: Final = 3
ASIDE: Final = 4
MUCK: Final = 5
SCRAP: Final = 6
HOLE: Final = 6  # HOLE + n is what lies in front of player n (1-based)
NAMES: Final = ("stub", "burns", "pending_burn", "board", "aside", "muck", "scrap")
SIZE: Final = 52
EVERYBODY: Final = -1  # all bits: the whole table has seen the face


class Piles:
    """All cards of one hand.

    ``pile[i]`` is a list of card ids, oldest first; the top of the stub is its last. ``face[id]`` is a face code or
    UNKNOWN; ``seen[id]`` has bit n set when player n has seen the face, all bits (EVERYBODY) when the table has.
    ``moves`` is the log: (line number, card id, from pile, to pile).
    """

    __slots__ = ("down", "face", "line", "loose", "moves", "pile", "seen", "where")

    def __init__(self, players: int, deck: Sequence[int]) -> None:
        self.pile: list[list[int]] = [[] for _ in range(HOLE + players + 1)]
        self.pile[STUB] = list(range(SIZE - 1, -1, -1))
        self.face = [*deck, *[UNKNOWN] * (SIZE - len(deck))]
        self.where = [STUB] * SIZE
        self.seen = [0] * SIZE
        self.down: set[int] = set()  # cards that lie on the board face down
        self.loose = 0  # the lowest `loose` cards of the stub may stand in any order
        self.moves: list[tuple[int, int, int, int]] = []
        self.line = 0

    def move(self, card: int, to: int) -> None:
        """Lay `card` on pile `to` (on top, for the stub). The only way a card changes its place."""
        source = self.where[card]
        pile = self.pile[source]
        if pile[-1] == card:
            pile.pop()
        else:
            pile.remove(card)
        self.pile[to].append(card)
        self.where[card] = to
        self.moves.append((self.line, card, source, to))

    def slip_in(self, to: int) -> int:
        """A card that does not belong to the deck turns up on pile `to`; its id. It has no face of ours."""
        card = len(self.face)
        self.face.append(UNKNOWN)
        self.where.append(to)
        self.seen.append(EVERYBODY)
        self.pile[to].append(card)
        self.moves.append((self.line, card, to, to))
        return card

    def copy(self) -> Piles:
        """An independent copy."""
        new = object.__new__(Piles)
        new.pile = [pile[:] for pile in self.pile]
        new.face, new.where, new.seen = self.face[:], self.where[:], self.seen[:]
        new.down, new.loose, new.moves, new.line = self.down.copy(), self.loose, self.moves[:], self.line
        return new

    def top(self, count: int = 1) -> list[int]:
        """The ids of the next `count` cards of the stub, first first. Raises Impossible when there are fewer."""
        stub = self.pile[STUB]
        if count > len(stub):
            raise Impossible("stub_short", count=count, left=len(stub))
        return stub[: -count - 1 : -1]

    def faces(self, pile: int) -> list[int]:
        """The faces in a pile, oldest first."""
        return [self.face[card] for card in self.pile[pile]]

    def holder(self, face: int) -> int | None:
        """The id of the card with this face, if one is known."""
        return self.face.index(face) if face in self.face else None

    def name(self, ids: Sequence[int], faces: Sequence[int]) -> None:
        """Say that the cards `ids` have these faces (UNKNOWN says nothing).

        A face nobody knew is learnt; in a part of the stub whose order is free, the named card is taken to lie there.
        Raises Impossible, and changes nothing, when a face lies elsewhere, stands twice, or is not that card's.
        """
        if all(self.face[card] == face or face == UNKNOWN for card, face in zip(ids, faces, strict=True)):
            return
        before = list(self.face)
        try:
            for card, face in zip(ids, faces, strict=True):
                if face != UNKNOWN and self.face[card] != face:
                    self._learn(card, face)
        except Impossible:
            self.face = before
            raise

    def _learn(self, card: int, face: int) -> None:
        old, other = self.face[card], self.holder(face)
        if old == UNKNOWN and other is None:
            self.face[card] = face
            return
        free = self.pile[STUB][: self.loose]
        if other is None:
            other = next((c for c in free if self.face[c] == UNKNOWN), None) if card in free else None
        elif card not in free or other not in free:
            if old != UNKNOWN and self.where[other] == self.where[card] == STUB:
                other = None
            else:
                raise Impossible("card_elsewhere", card=text(face), pile=self.pile_name(other))
        if other is None:
            raise Impossible("not_that_card", card=text(face), top=text(old))
        self.face[card], self.face[other] = face, old

    def pile_name(self, card: int) -> str:
        """Where a card lies, as the record names it (``"board"``, ``"p3"``)."""
        where = self.where[card]
        return NAMES[where] if where <= HOLE else f"p{where - HOLE}"

    def check_order(self, pool: Sequence[int], order: Sequence[int]) -> list[int]:
        """The ids of `pool` that the faces `order` name, in that order; faces nobody knew go to unknown cards.

        Raises Impossible when a named card is not in the pool. Changes nothing.
        """
        blank = [card for card in pool if self.face[card] == UNKNOWN]
        picked: list[int] = []
        for face in order:
            card = self.holder(face)
            if card is not None and card not in pool:
                raise Impossible("not_in_shuffle", card=text(face), pile=self.pile_name(card))
            if card is None:
                if not blank:
                    raise Impossible("not_in_shuffle", card=text(face), pile="another place")
                card = blank.pop(0)
            if card in picked:
                raise Impossible("card_twice", card=text(face))
            picked.append(card)
        return picked

    def shuffle(self, pool: Sequence[int], order: Sequence[int], to: int = STUB) -> None:
        """Gather `pool` on pile `to` and put it in the given order from the top; nobody knows where a card lies now.

        The rest of the pool lies below in a fixed order; without an order all its faces are unknown.
        """
        picked = self.check_order(pool, order)
        for card, face in zip(picked, order, strict=True):
            self.face[card] = face
        for card in pool:
            if self.where[card] != to:
                self.move(card, to)
            self.seen[card] = 0
            self.down.discard(card)
        chosen = set(picked)
        rest = [card for card in self.pile[to] if card not in chosen]
        if not order and len(rest) > 1:
            for card in rest:
                self.face[card] = UNKNOWN
        self.pile[to] = rest + picked[::-1] if to == STUB else picked + rest
        if to == STUB:
            self.loose = len(rest)

    def faces_of(self, ids: Sequence[int]) -> list[int]:
        """The faces of these cards."""
        return [self.face[card] for card in ids]
