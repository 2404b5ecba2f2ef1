from __future__ import annotations

from burncard.rulings.facts import DealFacts, Slip
from burncard.rulings.kinds import FITS_DEAL, Condition, DealKind, Tile


def notice(slip: Slip, facts: DealFacts) -> tuple[str, str]:
    """H13 first_seat, H5 double_pitch, H12 skipped; each also out_of_order, sealed; H12 button_short."""
    if slip.place == 0:
        section, mild = "H13", "first_seat"
    elif facts.counts.get(slip.player, 0) > facts.counts.get(slip.owner, 0) + 1 or facts.counts.get(slip.player, 0) > 2:
        section, mild = "H5", "double_pitch"
    else:
        section, mild = "H12", "skipped"
    if facts.sealed:
        wrong = [player for player, count in facts.counts.items() if count != 2]
        short = wrong == [facts.players] and facts.counts[facts.players] == 1 and facts.players not in facts.acted
        return ("H12", "button_short") if short else (section, "sealed")
    if slip.late or slip.known or (facts.pitched_on and not slip.cured):
        return section, "out_of_order"
    return section, mild


IRREGULARITY = DealKind(
    section="H12",
    heading="Player skipped in the deal",
    about=(
        "A hole card goes to a player who was not due. Seen at once and unseen by anybody it is slid to its "
        "owner. Otherwise, before the cut-off, a misdeal; after it whoever holds a wrong number of cards has "
        "a dead hand and the rest is played. The first card of all is a wrong first seat (H13), one too many "
        "for its receiver a double pitch (H5), anything else a skipped player (H12). Source: derived; TDA 35, "
        "38."
    ),
    line="d dh p5",
    like="deal",
    options=("cutoff",),
    slip="misplaced",
    seen="card number {place} off the deck went to p{player}; p{owner} was due",
    notice=notice,
    conditions={
        "skipped": Condition(
            title="Player skipped in the deal",
            when="a player was passed over; the card is unseen, and no further card has left the deck",
            remedies=("slide", "misdeal"),
        ),
        "out_of_order": Condition(
            title="Cards dealt out of order",
            when="a player was passed over, and the card was seen or the deal went on",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
        "sealed": Condition(
            title="Wrong number of cards, found too late",
            when="a hand has a wrong number of cards, and the cut-off has passed",
            remedies=("dead",),
            also=FITS_DEAL,
        ),
        "button_short": Condition(
            title="Button short of a card",
            when="only the button is short of a card and has not acted, and the cut-off has passed",
            remedies=("top_card",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="wrong-seat",
            label="Wrong seat dealt",
            detail="The next card goes to the seat you choose",
            offered={"dealing": 20},
            lines=("d dh {seat}",),
        ),
    ),
)
