"""What leaves the deck as a burn or for the board, held against what was due: *what lies, what was due → what it is*.

Two tables, of burns and of boards, each row with its words for the documents; the first row that fits decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import Step
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import call_misdeal, undo
from burncard.referee.procedure.finish import SEEN
from burncard.referee.procedure.motions import burn
from burncard.referee.procedure.questions import deal_open, unnoticed
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.streets import coming_street
from burncard.table.piles import EVERYBODY, SCRAP


@dataclass(frozen=True, slots=True)
class Left:
    """Cards that left the deck in one motion. `cards` are their numbers, none where the line names a card of another
    deck; `head` is the step that was due, `due` whether they are just what it asks for."""

    st: State
    line: Line
    head: Step
    cards: Sequence[int]
    due: bool

    @property
    def down(self) -> bool:
        """Laid on the board without being turned."""
        return "down" in self.line.flags

    @property
    def late(self) -> bool:
        """Nobody noticed: the table goes on."""
        return "late" in self.line.flags

    @property
    def boxed(self) -> bool:
        """Face up in the deck."""
        return "boxed" in self.line.flags

    @property
    def foreign(self) -> bool:
        """A card among them does not belong to the deck."""
        return FOREIGN in self.line.cards

    @property
    def shown(self) -> bool:
        """A player saw, or could have seen, a face that should stay hidden."""
        return any(flag in self.line.flags for flag in SEEN)

    @property
    def believed(self) -> bool:
        """The table believes something else: a mistake of this street is not noticed yet."""
        return unnoticed(self.st, self.head.street) is not None

    def named(self) -> None:
        """The cards have the faces that the line names."""
        self.st.piles.name(self.cards, self.line.cards or (UNKNOWN,))


@dataclass(frozen=True, slots=True)
class Row:
    """What lies there, what was due, what it is then, in words; whether it `fits`, and who sees to it."""

    lies: str
    due: str
    makes: str
    fits: Callable[[Left], bool]
    does: Callable[[Left], None]


def first(rows: Sequence[Row], left: Left) -> None:
    """The first row that fits sees to it; the last one of a table always fits."""
    next(row for row in rows if row.fits(left)).does(left)


def always(left: Left) -> bool:
    """The last row."""
    return True


def refuse(left: Left) -> None:
    """What is as due, and believed by nobody to be otherwise, is not late."""
    raise Illegal("late_regular")


def scrap(left: Left) -> None:
    """Cards that lay face up in the deck."""
    left.named()
    boxed(left.st, left.cards)


def astray(left: Left) -> bool:
    """Whether no street is to come, or the deal is not complete: no rule fits what leaves the deck (H0)."""
    return not coming_street(left.st) or deal_open(left.st)


def burn_waiting(st: State, one: StreetIrregularity) -> None:
    """The exposed card that waits is the burn of the street `one` is of."""
    burn(st, Step("burn", one.street))
    one.burned.append(st.burned[one.street][-1])


def boxed(st: State, cards: Sequence[int]) -> None:
    """Cards that lay face up in the deck are scraps of paper: the next ones take their places (H9)."""
    for card in cards:
        st.piles.move(card, SCRAP)
        st.piles.seen[card] = EVERYBODY
        condition = "one" if not _boxed_before(st) else "several_after" if st.cutoff_passed() else "several"
        remedy = st.book.row("H9", condition).remedy
        if remedy == "misdeal":
            call_misdeal(st, "H9", condition)
            return
        note(st, "H9", condition)
        if remedy == "void":
            undo(st)
            return
    advance(st)


def _boxed_before(st: State) -> bool:
    """Whether a boxed card has come up since the cards were last dealt."""
    dealt = max([one.number for one in st.irregularities if any(r.section == "G1" for r in one.rulings)], default=-1)
    return any(r.section == "H9" for one in st.irregularities[dealt + 1 :] for r in one.rulings)
