"""H9. A card lies face up inside the deck. It is a scrap of paper; the next card takes its place.

Two before the cut-off are a misdeal; after it the book may void the hand (K12). Source: later editions of the same rulebook; TDA rule 35.
"""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip

SECTION = "H9"
CONDITIONS = {
    "one": "one boxed card",
    "several": "another one in the same deal",
    "several_after": "another one, found after the cut-off",
}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """one, several, several_after."""
    boxed = [other for other in facts.slips if other.kind == "boxed"]
    if boxed.index(slip) == 0:
        return SECTION, "one"
    return SECTION, "several_after" if facts.sealed else "several"
