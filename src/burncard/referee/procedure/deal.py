"""Mistakes of the deal: each slip is written down, judged with the others, and cured or the deal is undone."""

from __future__ import annotations

from burncard.game.forced import post
from burncard.game.steps import Step
from burncard.referee.procedure.advance import advance
from burncard.referee.model.irregularity import Incident
from burncard.referee.procedure.rulings import give
from burncard.referee.model.state import State
from burncard.rulings.deal import judge
from burncard.rulings.facts import DealFacts, Slip
from burncard.table.chips import Chips
from burncard.table.piles import SIZE, STUB


def deal_incident(st: State) -> Incident:
    """The one record of this deal's mistakes."""
    for incident in reversed(st.incidents):
        if incident.open and incident.street == 0:
            return incident
    incident = Incident(len(st.incidents), 0, [], st.piles.line)
    st.incidents.append(incident)
    return incident


def add(st: State, slip: Slip) -> None:
    """Write a slip down; rule at once unless nobody noticed."""
    incident = deal_incident(st)
    incident.slips.append(slip)
    if slip.noticed:
        rule_deal(st, incident)
    else:
        advance(st)


def facts_of_deal(st: State, incident: Incident) -> DealFacts:
    """Read the facts off the table."""
    misplaced = [slip for slip in incident.slips if slip.kind == "misplaced" and not slip.cured]
    acted = {player for player, _, _ in st.rounds[0].log} if st.rounds else set()
    return DealFacts(
        slips=[slip for slip in incident.slips if slip.noticed],
        players=st.n,
        sealed=st.cutoff_passed(),
        acted=frozenset(acted),
        counts={player: len(st.hand(player)) for player in st.players()},
        complete=st.dealt_out(),
        pitched_on=any(st.off > slip.place + 1 for slip in misplaced),
    )


def rule_deal(st: State, incident: Incident) -> None:
    """Rule on all noticed slips of the deal anew and edit what is due."""
    verdict = judge(facts_of_deal(st, incident), st.book)
    incident.noticed = True
    number = incident.number
    if verdict.plan.misdeal:
        misdeal(st, incident)
        give(st, incident, verdict.rows)
        return
    for slip in incident.slips:
        if slip.kind == "boxed" and slip.late and slip.noticed and not slip.cured:
            slip.cured = True
            st.owed.append(slip.player)
            if not any(step.verb == "deal" for step in st.queue):
                st.queue.insert(0, Step("deal"))
    done = [step for step in incident.steps if step.done]
    new = [*verdict.plan.now, *verdict.plan.after_deal]
    for step in new:
        step.because = number
    st.queue[:] = [step for step in st.queue if step.because != number]
    at = next((at + 1 for at, step in enumerate(st.queue) if step.verb == "deal"), 0)
    st.queue[at:at] = verdict.plan.after_deal
    st.queue[:0] = verdict.plan.now
    incident.steps = done + new
    give(st, incident, verdict.rows)
    advance(st)


def misdeal(st: State, incident: Incident) -> None:
    """All cards come back, bets return, posts stay; a shuffle is due, then the hand begins anew (RULES G1)."""
    piles = st.piles
    for pile in piles.pile[STUB + 1 :]:
        for card in list(pile):
            if card < SIZE:  # what does not belong to the deck stays out
                piles.move(card, STUB)
    piles.seen = [0] * len(piles.seen)
    piles.down.clear()
    st.chips = Chips(st.setup.stacks)
    st.begin()
    post(st.setup, st.chips)
    step = Step("shuffle", pool="deck", because=incident.number)
    st.queue.insert(0, step)
    incident.steps = [step]
    for other in st.incidents:
        other.open = False
        other.noticed = True
        for slip in other.slips:
            slip.noticed = True
    st.phase = "misdeal"


def call_misdeal(st: State, section: str, condition: str) -> None:
    """A misdeal for a cause outside the pitching (a joker, a deck that is not whole)."""
    incident = deal_incident(st)
    row = st.book.row(section, condition)
    misdeal(st, incident)
    give(st, incident, [row, st.book.misdeal(row)])


def undo(st: State) -> None:
    """All action is void: every chip goes back to whoever bet it, folded players included; the hand is over (H11)."""
    st.chips = Chips(st.setup.stacks)
    st.queue.clear()
    st.phase = "void"
