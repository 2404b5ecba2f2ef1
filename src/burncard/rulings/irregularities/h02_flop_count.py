"""H2. The flop has too many cards, or too few.

Noticed from what lies on the board, until the turn is dealt; knowing which card was the extra one changes nothing.
Source: the classic hold'em irregularities, rules 2 and 3; TDA rule 39.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts

SECTION = "H2"
CONDITIONS = {
    "turned": "four cards lie, turned",
    "turned_five": "five or more lie, turned",
    "not_turned": "four lie, none turned",
    "not_turned_five": "five or more lie, none turned",
    "too_few": "fewer than three are turned",
    "turn_out": "found when the turn is dealt",
}


def notice(facts: StreetFacts) -> str:
    """turned, turned_five (or more), not_turned, not_turned_five, too_few, turn_out (the turn is already dealt)."""
    if facts.street != 1 or not facts.cards:
        return ""
    if facts.next_out:
        return "turn_out" if facts.cards != facts.count else ""
    if facts.cards > facts.count:
        return ("turned" if facts.up else "not_turned") + ("_five" if facts.cards > facts.count + 1 else "")
    short = facts.cards < facts.count and facts.up and not facts.premature
    return "too_few" if short else ""
