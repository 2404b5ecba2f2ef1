"""A joker, or a card that does not belong to the deck, turns up among the cards dealt (RULES H10, H22)."""

from __future__ import annotations

from burncard.game.lines import FOREIGN, Line
from burncard.referee.procedure.deal import call_misdeal, undo
from burncard.referee.procedure.rulings import note
from burncard.referee.model.state import State
from burncard.table.piles import SCRAP


def foreign(st: State, line: Line) -> Line:
    """Take out the cards that do not belong: they are scrap and the next cards take their places, or, where the book
    says so and too few have acted, a misdeal. Returns the line without them."""
    count = line.cards.count(FOREIGN)
    for _ in range(count):
        st.piles.slip_in(SCRAP)
    condition = "after" if st.cutoff_passed() else "before"
    if condition == "before" and st.book.row("H10", condition).remedy == "misdeal":
        call_misdeal(st, "H10", condition)
    else:
        note(st, "H10", condition)
    rest = tuple(face for face in line.cards if face != FOREIGN)
    return line._replace(cards=rest, amount=len(rest))


def wrong_deck(st: State, line: Line) -> None:
    """A street from another deck (H22), not acted on: its cards are taken off, the street is still due; or void."""
    for _ in range(line.amount):
        st.piles.slip_in(SCRAP)
    if note(st, "H22", "street") == "void":
        undo(st)
