"""H8. More burns are made for a street than are due.

Noticed when the surplus burn is made, or later. The first action on the street seals its cards. Source: later editions
of the same rulebook; TDA rule 38.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.burns import BURN_CONDITIONS, where

SECTION = "H8"
CONDITIONS = BURN_CONDITIONS


def notice(facts: StreetFacts) -> str:
    """flop, card, not_turned, acted_flop, acted_card, early (the street was premature as well)."""
    if len(facts.burns) <= facts.burns_due:
        return ""
    if facts.premature:
        return "early" if facts.new_burns > 1 else ""
    return where(facts)
