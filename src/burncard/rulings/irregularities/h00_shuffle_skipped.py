"""H0. A card is dealt while the shuffle of a remedy is due.

Whoever deals the street without it has dealt from a stub whose order some know: the cards go back and it is shuffled.
Source: derived.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

SECTION = "H0"
CONDITIONS = {
    "unshuffled": "cards were turned without the shuffle that was due",
    "unshuffled_down": "the same, nothing turned yet",
    "sealed": "the same, found after two players acted",
}


def notice(facts: StreetFacts) -> str:
    """unshuffled, sealed."""
    if not facts.shuffle_skipped or facts.premature or not (facts.cards or facts.new_burns):
        return ""
    if facts.next_out or facts.actors >= 2:
        return "sealed"
    if not facts.cards and len(facts.burns) > facts.burns_due:
        return ""  # a needless burn: H8
    return "unshuffled" if facts.up else "unshuffled_down"
