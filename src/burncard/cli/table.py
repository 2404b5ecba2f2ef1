"""The table behind `burncard deal`: a hand, its shuffles drawn from a recorded seed, undo. Prints nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from burncard import cards
from burncard.errors import LineError
from burncard.referee.hand import Hand, Outcome
from burncard.referee.lines import words as lines_of
from burncard.referee.procedure.motions import shuffle_pool
from burncard.script.due import due
from burncard.table import shuffle


@dataclass
class Table:
    """One hand at the terminal. `setup` are the arguments of Hand but the deck; `seed` is None for real cards."""

    setup: dict[str, Any]
    seed: bytes | None
    deck: list[int] | None = None
    hand: Hand = field(init=False)
    shuffles: list[int] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        if self.deck is None and self.seed is not None:
            self.deck = shuffle.order(cards.DECK, self.seed, 0)
        self.hand = self._fresh()

    def _fresh(self) -> Hand:
        return Hand(**self.setup, deck=self.deck)

    def full(self, typed: str) -> str:
        """A whole line for what was typed: the doer may be left out, and is then who it must be.

        ``cc`` is said by the player who is due, ``bn`` by the dealer, ``notice`` by the floor; nothing typed is the
        dealer's ``d go``. Raises LineError for a player's act while no player is due; begin with ``p3`` to say it all the same.
        """
        words = typed.split()
        if not words:
            return "d go"
        what, whose = words[0], self.hand.due.who
        if what in lines_of("d"):
            return f"d {typed}"
        if what in lines_of("p"):
            if not whose.startswith("p"):
                raise LineError("not_to_act", what=what, due=due(self.hand))
            return f"{whose} {typed}"
        return f"fl {typed}" if what in lines_of("fl") else typed

    def do(self, line: str) -> tuple[str, Outcome]:
        """Do one line; a shuffle without an order gets one from the seed, written into it. The line and what came of it.

        Raises what `Hand.do` raises; then nothing has changed.
        """
        words = line.split("#")[0].split()
        shuffles = words == ["d", "sh"] or (words[:2] == ["d", "go"] and self._shuffle_due())
        if shuffles:
            line = f"d sh {self._order()}".rstrip()
        outcome = self.hand.do(line)
        if shuffles:
            self.shuffles.append(len(self.hand.lines))
        return line, outcome

    def undo(self) -> str | None:
        """Take back the last line, and say which it was; None when there is none."""
        lines = list(self.hand.lines)
        if not lines:
            return None
        last = lines.pop()
        self.hand = self._fresh()
        for line in lines:
            self.hand.do(line)
        while self.shuffles and self.shuffles[-1] > len(lines):
            self.shuffles.pop()
        return last

    def _shuffle_due(self) -> bool:
        due = self.hand.due
        return due.who == "d" and due.step is not None and due.step.verb == "shuffle"

    def _order(self) -> str:
        """The next order from the seed for the cards that are to be shuffled; nothing, if they are not known."""
        step = self.hand.due.step
        state = self.hand.state
        faces = sorted(state.piles.faces_of(shuffle_pool(state, step.pool if step else "")))
        if self.seed is None or cards.UNKNOWN in faces:
            return ""
        return cards.texts(shuffle.order(faces, self.seed, len(self.shuffles) + 1), "")
