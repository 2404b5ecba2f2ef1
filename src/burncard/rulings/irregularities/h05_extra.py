from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.kinds import FITS_DEAL, Condition, DealKind, Tile

SECTION = "H5"


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


IRREGULARITY = DealKind(
    section=SECTION,
    heading="Extra hole card",
    about=(
        "A card too many is dealt after every player has two. To the first player it goes back on top and "
        "is the burn, looked at or not, as long as it can be named; a second one, one to another player, or a "
        "known one beside an exposed hole card is a misdeal. After the cut-off the hand with three cards is "
        "dead. Source: the classic hold'em irregularities, rule 5; TDA rules 35 and 38."
    ),
    line="d dh p1",
    like="deal",
    options=("cutoff",),
    slip="extra",
    seen="an extra card went to p{player}",
    notice=notice,
    conditions={
        "first_player": Condition(
            title="Extra card to the first player",
            when="the extra card went to the player dealt first, before the cut-off",
            remedies=("back_on_top", "misdeal"),
        ),
        "other_player": Condition(
            title="Extra card to another player",
            when="the extra card went to another player than the one dealt first, before the cut-off",
            remedies=("misdeal", "back_on_top"),
        ),
        "several": Condition(
            title="More than one extra card",
            when="it is not the only extra card, before the cut-off",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
        "exposed_too": Condition(
            title="Extra card seen, and an exposed card",
            when="the extra card was seen, and a hole card has been exposed as well",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
        "sealed": Condition(
            title="Three cards in a hand, found too late",
            when="a hand has three cards, and the cut-off has passed",
            remedies=("dead",),
            also=FITS_DEAL,
        ),
    },
    tiles=(
        Tile(
            id="extra",
            label="Extra card",
            detail="One more card to the seat you choose",
            offered={"betting": 20},
            lines=("d dh {seat}",),
            needs=("preflop",),
        ),
    ),
)
