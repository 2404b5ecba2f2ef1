from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.kinds import Condition, DealKind, Tile

SECTION = "H9"


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """one, several, several_after."""
    boxed = [other for other in facts.slips if other.kind == "boxed"]
    if boxed.index(slip) == 0:
        return SECTION, "one"
    return SECTION, "several_after" if facts.sealed else "several"


IRREGULARITY = DealKind(
    section=SECTION,
    heading="Boxed card",
    about=(
        "A card lies face up inside the deck. It is a scrap of paper; the next card takes its place. Two "
        "before the cut-off are a misdeal; after it the book may void the hand (K12). Source: later editions "
        "of the same rulebook; TDA rule 35."
    ),
    line="d dh boxed",
    like="deal",
    options=("cutoff",),
    slip="boxed",
    seen="a boxed card was found: number {place} off the deck",
    notice=notice,
    conditions={
        "one": Condition(
            title="Boxed card",
            when="one card lay face up in the deck",
            remedies=("next_card_serves",),
            told=True,
        ),
        "several": Condition(
            title="Two boxed cards in the deal",
            when="a second boxed card is found, before the cut-off",
            remedies=("misdeal", "next_card_serves"),
        ),
        "several_after": Condition(
            title="Another boxed card, after the cut-off",
            when="a second boxed card is found, after the cut-off",
            remedies=("next_card_serves", "void"),
        ),
    },
    tiles=(
        Tile(
            id="boxed",
            label="Boxed card",
            detail="The next card lies face up in the deck",
            offered={"dealing": 40},
            lines=("d dh boxed",),
        ),
    ),
)
