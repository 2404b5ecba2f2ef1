"""Mistakes of the deal: each slip is written down, judged with the others, and cured or the deal is undone."""

from __future__ import annotations

from burncard.game.forced import post
from burncard.game.steps import Step
from burncard.referee.model.irregularity import DECK, DealIrregularity, Remark
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.questions import deal_record, order
from burncard.referee.procedure.replan import replan, telling
from burncard.referee.procedure.rulings import give
from burncard.rulings.deal import dead_hands, judge
from burncard.rulings.facts import DealFacts, Slip
from burncard.table.chips import Chips
from burncard.table.piles import SCRAP, SIZE, STUB


def deal_irregularity(st: State) -> DealIrregularity:
    """The one record of this deal's mistakes."""
    found = deal_record(st)
    if found is None:
        found = DealIrregularity(len(st.irregularities), st.piles.line)
        st.irregularities.append(found)
    return found


def add(st: State, slip: Slip) -> None:
    """Write a slip down; rule at once unless nobody noticed."""
    irregularity = deal_irregularity(st)
    irregularity.slips.append(slip)
    if slip.noticed:
        rule_deal(st, irregularity)
    else:
        advance(st)


def facts_of_deal(st: State, irregularity: DealIrregularity) -> DealFacts:
    """Read the facts off the table."""
    misplaced = [slip for slip in irregularity.slips if slip.kind == "misplaced" and not slip.cured]
    acted = {player for player, _, _ in st.rounds[0].log} if st.rounds else set()
    return DealFacts(
        slips=[slip for slip in irregularity.slips if slip.noticed],
        players=st.n,
        sealed=st.cutoff_passed(),
        acted=frozenset(acted),
        counts={player: len(st.hand(player)) for player in st.players()},
        complete=st.dealt_out(),
        pitched_on=any(st.off > slip.place + 1 for slip in misplaced),
        uncertain=frozenset(_uncertain(st, irregularity)),
    )


def _uncertain(st: State, irregularity: DealIrregularity) -> list[int]:
    """The extra cards after which others have left the stub, so that their place there is lost (K57)."""
    extra = [slip.card for slip in irregularity.slips if slip.kind == "extra"]
    left = order(st)
    return [
        card for card in extra if card not in left or any(later not in extra for later in left[left.index(card) + 1 :])
    ]


def rule_deal(st: State, irregularity: DealIrregularity) -> None:
    """Rule on all noticed slips of the deal anew: each has its remedy, or the deal is undone."""
    facts = facts_of_deal(st, irregularity)
    verdict = judge(facts, st.book)
    irregularity.noticed = True
    if verdict.governing is not None:
        misdeal(st, irregularity)
        give(st, irregularity, verdict.rows)
        return
    for slip in irregularity.slips:
        if slip.kind == "boxed" and slip.late and slip.noticed and not slip.cured:
            slip.cured = True
            st.owed.append(slip.player)
    for slip, row in zip(facts.slips, verdict.rows, strict=True):
        if not slip.cured:
            slip.remedy = row.remedy
    if any(slip.remedy in ("dead", "as_it_lies") and not slip.cured for slip in facts.slips):
        irregularity.dead = dead_hands(facts)
    replan(st)
    irregularity.steps = irregularity.steps[: irregularity.done] + telling(st, irregularity)
    give(st, irregularity, verdict.rows)
    advance(st)
    if any(row.remedy == "void" for row in verdict.rows):
        undo(st)


def misdeal(st: State, irregularity: DealIrregularity) -> None:
    """All cards come back, bets return, posts stay; a shuffle is due, then the hand begins anew (RULES G1)."""
    piles = st.piles
    for pile in piles.pile[STUB + 1 :]:
        for card in list(pile):
            piles.move(card, STUB if card < SIZE else SCRAP)  # what does not belong to the deck stays out
    piles.seen = [0] * len(piles.seen)
    piles.down.clear()
    st.chips = Chips(st.setup.stacks)
    st.begin()
    post(st.setup, st.chips)
    for other in st.irregularities:
        other.open = False
        other.noticed = True
        other.done = len(other.steps)
        if isinstance(other, Remark):
            other.made = True
        elif isinstance(other, DealIrregularity):
            for slip in other.slips:
                slip.noticed = True
    st.unready = DECK
    irregularity.done, irregularity.steps = 0, [Step("shuffle", pool=DECK, because=irregularity.number)]
    st.phase = "misdeal"
    replan(st)


def call_misdeal(st: State, section: str, condition: str) -> None:
    """A misdeal for a cause outside the pitching (a joker, a deck that is not whole)."""
    irregularity = deal_irregularity(st)
    row = st.book.row(section, condition)
    misdeal(st, irregularity)
    give(st, irregularity, [row, st.book.misdeal(row)])


def undo(st: State) -> None:
    """All action is void: every chip goes back to whoever bet it, folded players included; the hand is over (H11)."""
    st.chips = Chips(st.setup.stacks)
    st.due = []
    st.phase = "void"
