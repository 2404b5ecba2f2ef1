"""What is due is derived anew, and with it what is over and what is still to be told of each ruling."""

from __future__ import annotations

from burncard.game.steps import Step
from burncard.referee.model.irregularity import DealIrregularity, Irregularity, Remark, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.plan import motions_of, plan, still_due
from burncard.referee.procedure.questions import open_on
from burncard.referee.procedure.street_facts import together
from burncard.rulings.remedies import STANDS

_DEALING = ("board", "turn_up", "lay")
_LATER = ("burn", "shuffle", "bet")


def replan(st: State) -> None:
    """The facts have changed: close what has been put right, and say anew what is due."""
    for one in st.irregularities:
        if isinstance(one, StreetIrregularity) and one.open and one.begun:
            _close(st, one)
        elif isinstance(one, Remark) and not one.made and one.noticed and one.motion is not None:
            one.made = not still_due(st, one.motion)
    st.due = plan(st)
    for each in st.irregularities:
        if each.going_on:
            _tell_on(st, each)


def _close(st: State, one: StreetIrregularity) -> None:
    """Close an irregularity of a street that has been put right, and those its remedy puts right with it (K1)."""
    if (one.chosen or one.remedy) == "restore_order":
        for street in together(st, one)[1:]:
            later = open_on(st, street)
            if later is not None:
                later.open = False
    if not motions_of(st, one):
        one.open = False


def _tell_on(st: State, one: Irregularity) -> None:
    """What was told with a ruling moves on as it is done; where something else has come between, it is told anew."""
    rest, still = one.steps[one.done :], telling(st, one)
    passed = len(rest) - len(still)
    if passed >= 0 and rest[passed:] == still:
        one.done += passed
    else:
        one.steps[one.done :] = still


def telling(st: State, one: Irregularity) -> list[Step]:
    """The steps to be told with a ruling, in order: from the first motion to the last that the ruling changed."""
    if isinstance(one, (Remark, DealIrregularity)):
        return [step for step in st.due if step.because == one.number]
    assert isinstance(one, StreetIrregularity)
    remedy = one.chosen or one.remedy
    if remedy in STANDS:
        return [step for step in st.due if step.because == one.number and step.verb not in _LATER]
    if not any(step.because == one.number for step in st.due) and one.done:
        return []
    last = -1
    for at, step in enumerate(st.due):
        if step.verb != "bet" and (step.because == one.number or step.street == one.street):
            last = at
        if remedy == "next_card" and step.verb in _DEALING and step.street == one.street + 1:
            last = at
            break
    return st.due[: last + 1]
