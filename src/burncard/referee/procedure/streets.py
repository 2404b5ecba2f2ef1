"""Irregularities of a street: written down as they happen, ruled on when they are noticed."""

from __future__ import annotations

from burncard.game.steps import Step
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.plan import motions_of
from burncard.referee.procedure.questions import open_on
from burncard.referee.procedure.replan import replan, telling
from burncard.referee.procedure.rulings import give
from burncard.referee.procedure.street_facts import facts_of
from burncard.rulings.street import judge

_DEALING = ("board", "turn_up", "lay")


def coming_street(st: State) -> int:
    """The street that is dealt next by what is due, 0 when none is."""
    return next((step.street for step in st.due if step.verb in _DEALING), 0)


def find(st: State, street: int) -> StreetIrregularity:
    """The irregularity of `street` that a further mistake joins, or a new one once its remedy has begun."""
    one = open_on(st, street)
    if one is not None and not one.begun:
        return one
    if one is not None:
        one.open = False
    one = StreetIrregularity(len(st.irregularities), st.piles.line, street, 0, _skipped(st))
    one.before = len(facts_of(st, one).burns)
    st.irregularities.append(one)
    return one


def _skipped(st: State) -> bool:
    """Whether a shuffle is due before the next card of the board."""
    for step in st.due:
        if step.verb == "shuffle":
            return True
        if step.verb in _DEALING:
            return False
    return False


def rule(st: State, one: StreetIrregularity, override: str = "", why: str = "") -> None:
    """Rule on an irregularity, anew at each further mistake that joins it. `override` is a remedy the floor chose, `why`
    its reason."""
    facts = facts_of(st, one)
    verdict = judge(facts, st.book)
    fresh = one.noticed or not one.rulings
    one.noticed = True
    one.chosen = override
    one.remedy = verdict.governing.remedy if verdict.governing else "stand"
    if any(step.verb == "return_bets" for step in motions_of(st, one, facts)) and not st.awards:
        st.pots, st.folded_out = [], False  # a fold-out on a void street is undone
        st.winners.clear()
    rows = verdict.rows
    if override and verdict.governing:
        rows = verdict.overruled(override, f"the floor, instead of {verdict.governing.source}{why}")
    replan(st)
    if rows or fresh or not one.rulings:
        one.steps, one.done = telling(st, one), 0
        one.governing = verdict.rows.index(verdict.governing) if verdict.governing else -1
        give(st, one, rows)
    advance(st)
    before = open_on(st, one.street - 1) if one.street > 1 else None
    if before is not None and before.noticed and not before.chosen and not before.begun:
        governing = judge(facts_of(st, before), st.book).governing
        if governing is not None and governing.remedy != before.remedy:
            rule(st, before)  # what sealed it is itself taken back


def went_on(st: State, one: StreetIrregularity, late: bool) -> None:
    """A mistake has grown: rule anew, or, when nobody notices, let the table go on."""
    if late or (not one.noticed and one.line != st.piles.line):
        one.noticed = False
        advance(st)
    else:
        rule(st, one)


__all__ = ["Step", "coming_street", "find", "rule", "went_on"]
