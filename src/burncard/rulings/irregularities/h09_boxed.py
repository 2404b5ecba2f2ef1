"""H9. A card lies face up inside the deck. It is a scrap of paper; the next card takes its place.

Two in the deal, before the cut-off, are a misdeal. Source: later editions of the same rulebook; TDA rule 35.
"""

from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip

SECTION = "H9"
CONDITIONS = {
    "one": "one boxed card",
    "several": "another one in the same deal",
}


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """one, several."""
    boxed = [other for other in facts.slips if other.kind == "boxed"]
    return SECTION, "several" if boxed.index(slip) > 0 and not facts.sealed else "one"
