"""H4. Turn or river come before the betting is complete.

Noticed when burn or card is made with a player still to act, even if everybody behind folds or would let it stand.
Source: the classic hold'em irregularities, rule 4; TDA recommended procedure 5; what is found late is derived.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.early import how_far

SECTION = "H4"
CONDITIONS = {
    "turn": "the turn is turned, a player is still to act",
    "river": "the river is turned, a player is still to act",
    "burn_only": "only the burn is made",
    "not_turned": "the card lies there, not turned",
    "one_action_turn": "the turn, found after one action on it",
    "one_action_river": "the river, found after one action on it",
    "sealed": "found after two players acted on it",
}


def notice(facts: StreetFacts) -> str:
    """turn, river, burn_only, not_turned, one_action_turn, one_action_river, sealed."""
    touched = facts.cards or facts.new_burns
    if not facts.premature or facts.street < 2 or not touched:
        return ""
    name = "turn" if facts.street == 2 else "river"
    found = how_far(facts, name)
    return f"one_action_{name}" if found == "one_action" else found
