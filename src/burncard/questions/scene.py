"""The table a question is played on: six players, a fixed deck, lines up to the mistake and the mistake itself."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from burncard.cards import texts
from burncard.referee.hand import Hand
from burncard.rulings.kinds import FLOPPED as FLOPPED
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.shuffle import order

SEED: Final = hashlib.sha256(b"burncard, what now?").digest()
"""The recorded source of the deck and of every shuffle: a question has the same answer everywhere."""

PLAYERS: Final = 6
STACK: Final = 200
BLINDS: Final = (1, 2, 0, 0, 0, 0)

DEALT: Final = ("d deal",)
LIMPED: Final = FLOPPED[:-1]
CHECKED: Final = ("p1 cc", "p2 cc", "p3 cc")
TURNED: Final = (*FLOPPED, *CHECKED, "d go *")
RIVERED: Final = (*TURNED, *CHECKED, "d go *")
BEFORE: Final[Mapping[str, tuple[str, ...]]] = {
    "flop": LIMPED,
    "turn": (*FLOPPED, *CHECKED),
    "river": (*TURNED, *CHECKED),
}
"""Everything until the street of this name is due: p1, p2 and p3 are in, the betting is complete."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand stopped just before a mistake, and the lines that make it.

    `cards` names the cards that the mistake moves off the stub, in that order; a name that several share is a packet.
    `names` says who a player is in the answer (``{"p4": "the player"}``),
    `known` what a card that moved before is called, by its place in the deck from 0. `deck` replaces the usual one.
    `watched` is the player whose bet is told in the answer; `result` asks for who took the pot,
    `button` says that the button itself was wrong.
    `variant` is the betting structure's code. `base` is a hand whose agreement and deck are taken instead of all these: a recorded hand as a question.
    """

    before: tuple[str, ...]
    mistake: tuple[str, ...]
    cards: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)
    known: Mapping[int, str] = field(default_factory=dict)
    deck: str = ""
    stacks: tuple[int, ...] = (STACK,) * PLAYERS
    blinds: tuple[int, ...] = BLINDS
    watched: int = 0
    variant: str = "NT"
    result: bool = False
    button: bool = False
    base: Hand | None = None

    def hand(self, book: Rulebook) -> Hand:
        """The hand under `book`, just before the mistake."""
        if self.base is not None:
            return self.base.again(self.before, book)
        hand = Hand(self.stacks, self.blinds, variant=self.variant, rulebook=book, deck=self.deck or deck())
        for line in self.before:
            hand.do(line)
        return hand

    def called(self, player: str) -> str:
        """What ``"p4"`` is called: by his part in the mistake, the last one "the button"."""
        button = "" if self.base is not None else f"p{len(self.stacks)}"
        return self.names.get(player, "the button" if player == button else player)


def deck(number: int = 0) -> str:
    """A whole deck from the top, always the same for the same number."""
    return texts(order(range(52), SEED, number), "")


def pitches(count: int) -> tuple[str, ...]:
    """`count` hole cards dealt in order."""
    return ("d dh",) * count


def late(lines: Sequence[str]) -> tuple[str, ...]:
    """The same lines, nobody noticing."""
    return tuple([f"{line} late" for line in lines])
