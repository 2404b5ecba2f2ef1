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
    if not facts.cards or len(facts.burns) >= facts.burns_due + facts.burn_ahead:
        return ""
    if facts.premature:
        return "early" if facts.up else ""
    return where(facts)
