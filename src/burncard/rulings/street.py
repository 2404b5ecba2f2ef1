"""Judging a street: which rules apply to the facts, and which one's remedy cures them all (RULES H2-H4, H7, H8, I)."""

from __future__ import annotations

from typing import Final

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities import of_streets
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Row, Verdict

#: The weight of what is wrong with the burns, below an early street and a wrong count.
_BURNS: Final = 2


def judge(facts: StreetFacts, book: Rulebook) -> Verdict:
    """All rules that apply, in the order of their numbers, and the row that governs.

    An early street governs over a wrong count, a wrong count over a wrong burn: its remedy cures the lesser ones too.
    Too few cards with a wrong burn are cured by the burn's remedy (K5), and so is the burn of an early street that is
    sealed (K17). A street that is as it should be yields an empty
    verdict.
    """
    found: list[tuple[int, Row]] = []
    for weight, kind in enumerate(("early", "count", "burns")):
        for irregularity in of_streets(kind):
            condition = irregularity.notice(facts)
            if condition:
                lighter = 3 if condition == "too_few" else weight
                found.append((lighter, book.row(irregularity.section, condition)))
    if not found:
        return Verdict()
    if facts.ahead:
        named = ("turn", "river")[facts.street - 1] if facts.further else "burn_only"
        found.append((len(found) + 4, book.row("H4", named)))
    governing = min(found, key=lambda pair: pair[0])[1]
    if governing.condition == "sealed":  # its cards stand, and so its burns are judged
        governing = next((row for weight, row in found if weight == _BURNS), governing)
    return Verdict(sorted((row for _, row in found), key=lambda row: int(row.section[1:])), governing)
