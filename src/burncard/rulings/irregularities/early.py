"""What the early flop, turn and river have in common: how far the mistake went before it was seen."""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts


def how_far(facts: StreetFacts, turned: str) -> str:
    """``burn_only``, ``not_turned``, `turned`, ``one_action`` or ``sealed`` (RULES H3.3, H4.1, H4.2, H4.9, H4.10)."""
    if facts.sealed:
        return "sealed"
    if facts.actions:
        return "one_action"
    if facts.up or (facts.street == 1 and facts.further_up):
        return turned
    return "not_turned" if facts.down else "burn_only"
