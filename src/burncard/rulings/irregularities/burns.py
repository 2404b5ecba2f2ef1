"""What a missing burn (H7) and a surplus burn (H8) have in common: what lies there when it is seen."""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts


def where(facts: StreetFacts) -> str:
    """The condition of a street that came in its turn: the first action on it seals its cards (RULES H7, H8)."""
    if facts.actions or facts.next_out:
        return "acted_flop" if facts.street == 1 else "acted_card"
    if not facts.up:
        return "not_turned"
    return "flop" if facts.street == 1 else "card"
