"""H5. A card too many is dealt after every player has his two.

To the first player it goes back on top and is the burn, looked at or not, as long as it can be named; a second one, one
to another player, or a known one beside an exposed hole card is a misdeal. After the cut-off the hand with three cards
is dead. Source: the classic hold'em irregularities, rule 5; TDA rules 35 and 38.
"""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip

SECTION = "H5"
CONDITIONS = {
    "first_player": "one card too many to the first player",
    "other_player": "one card too many to another player",
    "several": "a second card too many",
    "exposed_too": "it was seen, and a hole card is exposed as well",
    "sealed": "found after the cut-off",
}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """first_player, other_player, several, exposed_too, sealed."""
    if facts.sealed:
        return SECTION, "sealed"
    extra = [other for other in facts.slips if other.kind == "extra"]
    if extra.index(slip) > 0:
        return SECTION, "several"
    if slip.card in facts.uncertain:
        return SECTION, "out_of_order"
    if slip.player != 1:
        return SECTION, "other_player"
    if slip.known and any(other.kind == "exposed" for other in facts.slips):
        return SECTION, "exposed_too"
    return SECTION, "first_player"
