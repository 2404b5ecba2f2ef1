"""Judging the deal: exposed, extra, boxed and misplaced cards, one entry each; a misdeal ends it (RULES G, H1, H5, H9,
H12, H13)."""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.irregularities import of_deals
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Row, Verdict


def judge(facts: DealFacts, book: Rulebook) -> Verdict:
    """One row a slip in the order they were noticed; as soon as one makes a misdeal that governs: it is the whole
    remedy."""
    rows = [_row(slip, facts, book) for slip in facts.slips]
    causes = [row for row in rows if row.remedy == "misdeal"]
    if causes and not facts.sealed:
        return Verdict([*rows, book.misdeal(causes[-1])], causes[-1])
    return Verdict(rows)


def _row(slip: Slip, facts: DealFacts, book: Rulebook) -> Row:
    """The row of a slip. A first or second card makes a misdeal until the cut-off; where the book replaces it, that is
    too late once its owner has acted (H1.5)."""
    row = book.row(*of_deals()[slip.kind].notice(slip, facts))
    if row.remedy == "replace" and slip.player in facts.acted:
        return book.row(row.section, "sealed")
    return row


def dead_hands(facts: DealFacts) -> list[int]:
    """The players whose hands are dead for a wrong number of cards, or for a foreign one; somebody is always left."""
    foreign = {slip.player for slip in facts.slips if slip.kind == "foreign" and slip.remedy == "dead"}
    wrong = [player for player in sorted(facts.counts) if facts.counts[player] != 2 or player in foreign]
    return wrong[: max(len(facts.counts) - 1, 0)]
