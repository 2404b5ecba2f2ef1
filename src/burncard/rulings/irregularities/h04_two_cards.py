"""H4.12. More than one card is turned where one is due, the betting being complete.

With the order certain the first is the card. Source: derived; common floor practice.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

SECTION = "H4"
CONDITIONS = {
    "two_cards": "two cards are turned, nobody has acted",
    "two_cards_acted": "two cards are turned, found after action",
}


def notice(facts: StreetFacts) -> str:
    """two_cards, two_cards_acted."""
    too_many = facts.cards + facts.first > facts.count + facts.burns_due
    if facts.premature or facts.street < 2 or facts.cards <= 1 or not too_many:
        return ""
    return "two_cards_acted" if facts.actions or facts.next_out else "two_cards"
