from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.kinds import FITS_DEAL, Condition, DealKind, Tile

SECTION = "H1"


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """first, second, single, several, replacement, sealed (too late: the card plays)."""
    if facts.sealed:
        return SECTION, "replacement" if slip.replacement and slip.player not in facts.acted else "sealed"
    if slip.place == 0:
        return SECTION, "first"
    exposed = [other for other in facts.slips if other.kind == "exposed"]
    if exposed.index(slip) > 0:
        return SECTION, "several"
    if slip.place == 1:
        return SECTION, "second"
    return SECTION, "sealed" if slip.player in facts.acted else "single"


IRREGULARITY = DealKind(
    section=SECTION,
    heading="Exposed hole card",
    about=(
        "A hole card is exposed by the dealer: turned over, flashed, or dealt off the table. Only the first "
        'card off the deck is "the first"; later editions add the second. Two or more, the replacement '
        "included, are a misdeal; a player's own exposures do not count. Found late it is put right while "
        "fewer than two players have acted and the owner has not. Source: the classic hold'em irregularities, "
        "rule 1; TDA rule 35."
    ),
    line="d dh up",
    like="deal",
    options=("cutoff",),
    slip="exposed",
    seen="a hole card was exposed by the dealer: number {place} off the deck, to p{player}",
    notice=notice,
    conditions={
        "first": Condition(
            title="First card off the deck exposed",
            when="it is the very first card off the deck, before the cut-off",
            remedies=("misdeal", "replace"),
        ),
        "second": Condition(
            title="Second card off the deck exposed",
            when="it is the second card off the deck, the only one exposed, before the cut-off",
            remedies=("misdeal", "replace"),
        ),
        "single": Condition(
            title="Hole card exposed",
            when="it is one other hole card, the only one exposed, before the cut-off",
            remedies=("replace", "misdeal"),
        ),
        "several": Condition(
            title="More than one hole card exposed",
            when="another hole card has been exposed before it, before the cut-off",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
        "replacement": Condition(
            title="Replacement exposed, found too late for a misdeal",
            when="the card replaced an exposed one, its owner has not acted, and the cut-off has passed",
            remedies=("replace_again",),
            told=True,
        ),
        "sealed": Condition(
            title="Exposed card found too late",
            when="its owner has acted, or the cut-off has passed",
            remedies=("plays",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="exposed",
            label="Card exposed",
            detail="The next card turns over in the air",
            offered={"dealing": 10},
            lines=("d dh up",),
        ),
        Tile(
            id="flashed",
            label="Card off the table",
            detail="It falls to the floor: exposed, whoever saw it",
            offered={"dealing": 30},
            lines=("d dh off",),
        ),
    ),
)
