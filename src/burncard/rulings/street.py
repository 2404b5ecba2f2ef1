"""Judging a street: which rules apply to the facts, and which one's remedy cures them all (RULES H2-H4, H7, H8, I)."""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities import BURNS, COUNT, EARLY
from burncard.rulings.remedies import STREET_REMEDIES
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Plan, Row, Verdict


def judge(facts: StreetFacts, book: Rulebook) -> Verdict:
    """All rules that apply, in the order of their numbers, and the plan of the one that governs.

    An early street governs over a wrong count, a wrong count over a wrong burn: its remedy cures the lesser ones too.
    A street that is as it should be yields an empty verdict.
    """
    found: list[tuple[int, Row]] = []
    for weight, kind in enumerate((EARLY, COUNT, BURNS)):
        for irregularity in kind:
            condition = irregularity.notice(facts)
            if condition:
                found.append((weight, book.row(irregularity.SECTION, condition)))
    if not found:
        return Verdict(plan=_go_on(facts))
    if facts.ahead:
        named = ("turn", "river")[facts.street - 1] if facts.further else "burn_only"
        found.append((len(found) + 3, book.row("H4", named)))
    governing = min(found, key=lambda pair: pair[0])[1]
    rows = sorted((row for _, row in found), key=lambda row: int(row.section[1:]))
    return Verdict(rows, STREET_REMEDIES[governing.remedy](facts), governing)


def _go_on(facts: StreetFacts) -> Plan:
    """Nothing is wrong any more: the street stands as it lies."""
    return STREET_REMEDIES["stand"](facts)
