"""A step of the dealer is made: the queue moves on, and a mistake whose motions are all made is over."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.game.steps import PLAYERS, Step
from burncard.referee.procedure.motions import CARRY
from burncard.referee.procedure.advance import advance, end_by_fold
from burncard.referee.model.irregularity import Incident
from burncard.referee.procedure.streets import settle
from burncard.referee.procedure.rulings import give, note
from burncard.referee.procedure.showdown import read_pots
from burncard.referee.model.state import State
from burncard.table.piles import EVERYBODY, STUB

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
    if step.verb == "kill" and st.pots:  # the pots are being pushed: what is left goes to who is left
        read_pots(st)
    elif step.verb == "kill" and st.alive == 1 and not st.folded_out:
        end_by_fold(st)
    advance(st)
    if step.because >= 0 and step.verb != "shuffle":
        head = st.head()
        if head is None or head.because != step.because or head.verb in PLAYERS:
            settle(st, st.incidents[step.because])


def stray(st: State, cards: Sequence[int], *, known: bool = False, late: bool = False) -> None:
    """Cards moved where no rule fits (H0): back where they came from; unnoticed, they stay until somebody notices."""
    if known:
        for card in cards:
            st.piles.seen[card] = EVERYBODY
    step = Step("return", cards=tuple(cards[::-1]), because=len(st.incidents))
    note(st, "H0", "put_back", [step])
    if late:
        st.incidents[-1].noticed = False
        st.incidents[-1].rulings = []
    else:
        st.queue.insert(0, step)
    advance(st)


def notice_stray(st: State, incident: Incident) -> None:
    """A card that went astray is pointed out: its place is certain as long as no other has left the stub since."""
    since = [move for move in st.piles.moves if move[0] > incident.line and move[2] == STUB]
    step = Step("aside" if since else "return", cards=incident.steps[0].cards, because=incident.number)
    incident.steps = [step]
    incident.noticed = True
    give(st, incident, [st.book.row("H0", "found_late" if since else "put_back")])
    st.queue.insert(0, step)
    advance(st)


def deck_shuffle_due(st: State) -> bool:
    """Whether the deck is to be shuffled before anything is dealt."""
    head = st.head()
    return head is not None and head.verb == "shuffle" and head.pool in ("deck", "first")
