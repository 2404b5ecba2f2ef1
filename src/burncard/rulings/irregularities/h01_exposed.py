"""H1. A hole card is exposed by the dealer: turned over, flashed, or dealt off the table.

Only the first card off the deck is "the first"; later editions add the second. Two or more, the replacement included,
are a misdeal; a player's own exposures do not count. Found late it is put right while fewer than two players have acted
and the owner has not. Source: the classic hold'em irregularities, rule 1; TDA rule 35.
"""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip

SECTION = "H1"
CONDITIONS = {
    "first": "the first card off the deck",
    "second": "the second card off the deck",
    "single": "any other one card",
    "several": "one more in the same deal",
    "replacement": "the replacement of an exposed card, found after the cut-off, its owner not having acted",
    "sealed": "found too late, or the owner has acted",
}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """first, second, single, several, replacement, sealed (too late: the card plays)."""
    if facts.sealed or slip.player in facts.acted:
        return SECTION, "replacement" if slip.replacement and slip.player not in facts.acted else "sealed"
    if slip.place == 0:
        return SECTION, "first"
    exposed = [other for other in facts.slips if other.kind == "exposed"]
    if exposed.index(slip) > 0:
        return SECTION, "several"
    return SECTION, "second" if slip.place == 1 else "single"
