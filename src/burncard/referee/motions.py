"""A step of the dealer is made: the queue moves on, and a mistake whose motions are all made is over."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.game.steps import PLAYERS, Step
from burncard.referee.carry import CARRY
from burncard.referee.flow import advance, end_by_fold
from burncard.referee.mistakes import settle
from burncard.referee.notes import note
from burncard.referee.state import State
from burncard.table.piles import EVERYBODY

#: Flags that say a face was, or could have been, seen by a player.
SEEN = ("up", "off", "flash")


def carry(st: State, step: Step) -> None:
    """Do one step, take it off the queue, and let the procedure move on."""
    CARRY[step.verb](st, step)
    finished(st, step)


def finished(st: State, step: Step) -> None:
    """A step is done: off the queue with it, and its mistake is over when no motion of it is left in front."""
    if step.verb != "deal" and st.queue and st.queue[0] is step:
        step.done = True
        st.queue.pop(0)
    if st.alive == 1 and not st.folded_out and step.verb == "kill":
        end_by_fold(st)
    advance(st)
    if step.because >= 0 and step.verb != "shuffle":
        head = st.head()
        if head is None or head.because != step.because or head.verb in PLAYERS:
            settle(st, st.incidents[step.because])


def stray(st: State, cards: Sequence[int], *, known: bool = False, late: bool = False) -> None:
    """Cards moved where no rule fits (H0): back where they came from; unnoticed, they stay where they are."""
    if known:
        for card in cards:
            st.piles.seen[card] = EVERYBODY
    back = [] if late else [Step("return", cards=tuple(cards[::-1]), because=len(st.incidents))]
    note(st, "H0", "put_back", back)
    st.queue[:0] = back
    advance(st)


def deck_shuffle_due(st: State) -> bool:
    """Whether the deck is to be shuffled before anything is dealt."""
    head = st.head()
    return head is not None and head.verb == "shuffle" and head.pool in ("deck", "first")
