from __future__ import annotations

from burncard.rulings.kinds import FITS_DEAL, Condition, Kind

IRREGULARITY = Kind(
    section="H13",
    about=(
        "The deal begins at the wrong seat. The very first card goes to a player who is not first; noticed by "
        "`h12_misplaced`. Source: the misdeals of later editions; TDA rule 35."
    ),
    line="d dh p2",
    like="table",
    options=("cutoff", "next_button"),
    conditions={
        "first_seat": Condition(
            title="First card to the wrong seat",
            when="the first card went to a wrong seat; it is unseen, and no further card has left the deck",
            remedies=("slide", "misdeal"),
        ),
        "out_of_order": Condition(
            title="Deal began at the wrong seat",
            when="the deal began at a wrong seat, and the card was seen or the deal went on",
            remedies=("misdeal",),
            also=FITS_DEAL,
        ),
        "sealed": Condition(
            title="Deal began at the wrong seat, found too late",
            when="the deal began at a wrong seat, and the cut-off has passed",
            remedies=("as_it_lies",),
            also=FITS_DEAL,
        ),
    },
    untiled="the tile of a wrong seat makes it",
)
