"""A step of the dealer is made: it becomes a fact, and the procedure moves on."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.game.steps import PLAYERS, Step
from burncard.referee.model.irregularity import Remark, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance, end_by_fold
from burncard.referee.procedure.motions import CARRY
from burncard.referee.procedure.questions import order
from burncard.referee.procedure.replan import replan
from burncard.referee.procedure.rulings import give, note
from burncard.referee.procedure.showdown import read_pots
from burncard.table.piles import EVERYBODY

#: Flags that say a face was, or could have been, seen by a player.
SEEN = ("up", "off", "flash")


def carry(st: State, step: Step) -> None:
    """Do one step and let the procedure move on."""
    CARRY[step.verb](st, step)
    finished(st, step)


def finished(st: State, step: Step) -> None:
    """A step has been done: off the list with it; its irregularity has begun to be put right."""
    if step.because >= 0:
        one = st.irregularities[step.because]
        if isinstance(one, StreetIrregularity):
            one.begun = True
        elif isinstance(one, Remark) and one.motion is not None and one.motion.verb == step.verb:
            one.made = True
    elif step.verb != "deal" and st.due and st.due[0] is step:
        st.due.pop(0)
    if step.verb == "kill" and st.pots:  # the pots are being pushed: what is left goes to who is left
        read_pots(st)
    elif step.verb == "kill" and st.alive == 1 and not st.folded_out:
        end_by_fold(st)
    advance(st)


def stray(st: State, cards: Sequence[int], *, known: bool = False, late: bool = False) -> None:
    """Cards moved where no rule fits (H0): back where they came from; unnoticed, they stay until somebody notices."""
    if known:
        for card in cards:
            st.piles.seen[card] = EVERYBODY
    note(st, "H0", "put_back", Step("return", cards=tuple(cards[::-1])))
    if late:
        st.irregularities[-1].noticed = False
        st.irregularities[-1].rulings = []
    advance(st)


def notice_stray(st: State, one: Remark) -> None:
    """A card that went astray is pointed out: its place is certain as long as no other has left the stub since."""
    assert one.motion is not None
    cards = one.motion.cards
    left = order(st)
    certain = all(card in left[-len(cards) :] for card in cards)
    one.motion = Step("return" if certain else "aside", cards=cards)
    one.noticed = True
    one.steps, one.done = [one.motion.caused(one.number)], 0
    give(st, one, [st.book.row("H0", "put_back" if certain else "found_late")])
    advance(st)


def deck_shuffle_due(st: State) -> bool:
    """Whether the deck is to be shuffled before anything is dealt."""
    return bool(st.unready)


__all__ = ["PLAYERS", "SEEN", "carry", "deck_shuffle_due", "finished", "notice_stray", "replan", "stray"]
