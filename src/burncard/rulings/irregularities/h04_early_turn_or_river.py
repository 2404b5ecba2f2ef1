"""H4. Turn or river come before the betting is complete.

Noticed when burn or card is made with a player still to act, even if everybody behind folds or would let it stand.
Source: the classic hold'em irregularities, rule 4; TDA recommended procedure 5; what is found late is derived.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.early import how_far

SECTION = "H4"


def notice(facts: StreetFacts) -> str:
    """turn, river, burn_only, not_turned, one_action_turn, one_action_river, sealed."""
    touched = facts.cards or facts.new_burns
    if not facts.premature or facts.street < 2 or not touched:
        return ""
    name = "turn" if facts.street == 2 else "river"
    found = how_far(facts, name)
    return f"one_action_{name}" if found == "one_action" else found
