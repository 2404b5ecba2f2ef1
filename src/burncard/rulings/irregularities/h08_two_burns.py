"""H8. More burns are made for a street than are due.

Noticed when the surplus burn is made, or later. The first action on the street seals its cards. Source: later editions
of the same rulebook; TDA rule 38.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

SECTION = "H8"
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
    if len(facts.burns) <= facts.burns_due:
        return ""
    if facts.premature:
        return "early" if facts.new_burns > 1 else ""
    if facts.actions or facts.next_out:
        return "acted_flop" if facts.street == 1 else "acted_card"
    if not facts.up:
        return "not_turned"
    return "flop" if facts.street == 1 else "card"
