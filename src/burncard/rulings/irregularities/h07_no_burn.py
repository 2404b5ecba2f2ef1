"""H7. A street comes without its burn.

Noticed when board cards lie and fewer burns than are due. The first action on the street seals its cards. Source:
later editions of the same rulebook; TDA rules 38 and 39.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.burns import BURN_CONDITIONS, where

SECTION = "H7"
CONDITIONS = BURN_CONDITIONS


def notice(facts: StreetFacts) -> str:
    """flop, card, not_turned, acted_flop, acted_card, early (the street was premature as well)."""
    if facts.premature:
        return "early" if facts.up and len(facts.burns) < facts.burns_due else ""
    if not facts.cards or facts.first >= facts.burns_due:  # a burn made after the cards cures nothing (K52)
        return ""
    return where(facts)
