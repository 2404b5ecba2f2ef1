"""How the table will lie once some motions have been made: the few facts that say what is dealt next."""

from __future__ import annotations

from burncard.game.steps import SCRAMBLE, Step
from burncard.referee.model.irregularity import Packet
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.table.piles import ASIDE, PENDING, STUB


class Lie:
    """Burns and board cards by street, the stub (top last), what lies aside or waits as a burn, the streets whose
    betting is void. Begins as the table lies now; `make` does a step in thought."""

    __slots__ = ("ahead", "aside", "burned", "laid", "packet", "pots", "st", "stub", "void", "waiting")

    def __init__(self, st: State) -> None:
        self.st = st
        self.burned = [list(cards) for cards in st.burned]
        self.laid = [list(cards) for cards in st.laid]
        self.stub = list(st.piles.pile[STUB])
        self.aside = {card: st.aside[card] for card in st.piles.pile[ASIDE] if card in st.aside}
        self.waiting = len(st.piles.pile[PENDING])
        self.ahead = st.ahead
        self.packet = dict(st.packet)
        self.void = 4
        self.pots = bool(st.pots)  # whether who wins what is settled, as far as the board goes

    def burns(self) -> list[int]:
        """How many burns serve each street, those that have gone into a shuffle included."""
        return [len(cards) + lost for cards, lost in zip(self.burned, self.st.lost, strict=True)]

    def make(self, step: Step) -> None:
        """The step is made, in thought."""
        for card in step.cards:
            self._take(card)
        if step.verb == "return":
            self.stub += step.cards
        elif step.verb == "aside" and step.until == SCRAMBLE:
            own = not self.burned[step.street]
            self.packet[step.street] = Packet(step.cards, step.because, own)
        elif step.verb == "aside":
            self.aside.update((card, (step.until, step.because, step.street)) for card in step.cards)
            if sets_ahead(step) and (self.burned[2] or self.st.lost[2]) and self.ahead < 0:
                self.ahead = step.because
        elif step.verb == "to_burn":
            self.burned[step.street] += step.cards
        elif step.verb == "to_board":
            self.laid[step.street] += step.cards

    def _take(self, card: int) -> None:
        for row in (*self.burned, *self.laid):
            if card in row:
                row.remove(card)
        self.pots = self.pots and (bool(self.st.awards) or not lacks_cards(self.laid))
        if card in self.stub:
            self.stub.remove(card)
        self.aside.pop(card, None)


def lacks_cards(laid: list[list[int]]) -> bool:
    """Whether a street of a board that was dealt out has fewer cards than it must have."""
    return any(len(cards) < BOARD_CARDS[street] for street, cards in enumerate(laid))


def sets_ahead(step: Step) -> bool:
    """Whether an early turn is laid aside until the river: the next burn and the would-be river make the turn (H4)."""
    return step.verb == "aside" and step.street == 2 and step.until == 3
