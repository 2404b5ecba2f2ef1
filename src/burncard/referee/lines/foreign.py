"""A joker, or a card that does not belong to the deck, turns up among the cards dealt (RULES H10, H22)."""

from __future__ import annotations

from burncard.game.lines import FOREIGN, Line
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import call_misdeal, undo
from burncard.referee.procedure.rulings import give, note
from burncard.referee.procedure.streets import coming_street
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
    if st.phase not in ("misdeal", "void"):
        advance(st)
    rest = tuple(face for face in line.cards if face != FOREIGN)
    return line._replace(cards=rest, amount=len(rest))


def wrong_deck(st: State, line: Line) -> None:
    """A street from another deck (H22), not acted on: its cards are taken off, the street is still due; or void.
    Nobody notices: the table believes it dealt."""
    for _ in range(line.amount):
        st.piles.slip_in(SCRAP)
    street = coming_street(st)
    if "late" in line.flags and street:
        one = StreetIrregularity(len(st.irregularities), st.piles.line, street, 1, False)
        one.foreign = True
        st.irregularities.append(one)
        advance(st)
    elif note(st, "H22", "street") == "void":
        undo(st)
    else:
        advance(st)


def notice_foreign(st: State, one: StreetIrregularity) -> None:
    """A street of another deck is pointed out: acted on, the hand is void (H11, K11); else its cards are taken off."""
    acted = len(st.rounds) > one.street and bool(st.rounds[one.street].log)
    one.noticed, one.open = True, False
    row = st.book.row("H11", "in_play") if acted else st.book.row("H22", "street")
    give(st, one, [row])
    if row.remedy == "void":
        undo(st)
    else:
        del st.rounds[one.street :]
        advance(st)
