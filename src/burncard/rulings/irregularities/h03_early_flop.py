"""H3. The flop comes before the pre-flop betting is complete.

Noticed when burn or flop is made with a player still to act. Nobody may insist that it stands. Source: the classic
hold'em irregularities, rule 3; what happens when it is found late is derived from the rule on the turn.
"""

from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.early import how_far

SECTION = "H3"
CONDITIONS = {
    "flop": "the flop is turned, a player is still to act",
    "burn_only": "only the burn is made",
    "not_turned": "the packet lies there, not turned",
    "one_action": "found after one action on it",
    "sealed": "found after two players acted on it",
}


def notice(facts: StreetFacts) -> str:
    """flop, burn_only, not_turned, one_action, sealed."""
    touched = facts.cards or facts.new_burns
    return how_far(facts, "flop") if facts.premature and facts.street == 1 and touched else ""
