"""H7. A street comes without its burn.

Noticed when board cards lie and fewer burns than are due. The first action on the street seals its cards. Source:
later editions of the same rulebook; TDA rules 38 and 39.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

SECTION = "H7"
CONDITIONS = {
    "flop": "the flop is turned, no action",
    "card": "turn or river is turned, no action",
    "not_turned": "nothing is turned yet",
    "acted_flop": "the flop has been acted on",
    "acted_card": "turn or river has been acted on",
    "early": "the street was early as well",
}


def notice(facts: StreetFacts) -> str:
    """flop, card, not_turned, acted_flop, acted_card, early (the street was premature as well)."""
    if not facts.cards or len(facts.burns) >= facts.burns_due + facts.burn_ahead:
        return ""
    if facts.premature:
        return "early" if facts.up else ""
    if facts.actions or facts.next_out:
        return "acted_flop" if facts.street == 1 else "acted_card"
    if not facts.up:
        return "not_turned"
    return "flop" if facts.street == 1 else "card"
