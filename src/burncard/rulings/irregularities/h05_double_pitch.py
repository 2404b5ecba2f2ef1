from __future__ import annotations

from burncard.rulings.kinds import FITS_DEAL, Condition, Kind

IRREGULARITY = Kind(
    section="H5",
    about=(
        "Two cards running go to one player in the middle of the deal. Seen before the next card leaves the "
        "deck and unseen, it is slid to its owner; noticed by `h12_misplaced`. Source: derived; TDA rule 35."
    ),
    line="d dh p4",
    like="deal",
    options=("cutoff",),
    conditions={
        "double_pitch": Condition(
            title="Two cards running to one player",
            when="a player got the next one's card, unseen, and no further card has left the deck",
            remedies=("slide", "misdeal"),
        ),
        "out_of_order": Condition(
            title="Wrong number of cards, out of order",
            when="a player got the next one's card, and it was seen or the deal went on",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
    },
    untiled="the tile of a wrong seat makes it",
)
