"""What a missing burn (H7) and a surplus burn (H8) have in common: what lies there when it is seen."""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

BURN_CONDITIONS = {
    "flop": "the flop is turned, no action",
    "card": "turn or river is turned, no action",
    "not_turned": "nothing is turned yet",
    "acted_flop": "the flop has been acted on",
    "acted_card": "turn or river has been acted on",
    "early": "the street was early as well",
}


def where(facts: StreetFacts) -> str:
    """The condition of a street that came in its turn: the first action on it seals its cards (RULES H7, H8)."""
    if facts.actions or facts.next_out:
        return "acted_flop" if facts.street == 1 else "acted_card"
    if not facts.up:
        return "not_turned"
    return "flop" if facts.street == 1 else "card"
