from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H15",
    heading="Live hand killed by the dealer",
    about=(
        "The dealer takes a live hand into the muck. Named for certain it is given back; otherwise it has no "
        "claim, and only an uncalled bet returns. A tabled hand cannot be killed. Source: later editions of "
        "the same rulebook; TDA rule 65."
    ),
    line="d kill p3",
    like="hands",
    conditions={
        "certain": Condition(
            title="Live hand mucked by the dealer",
            when="the dealer mucked a live hand, and its cards can be named for certain",
            remedies=("recover",),
            also=("lost",),
        ),
        "mixed": Condition(
            title="Live hand lost in the muck",
            when="the dealer mucked a live hand that was not tabled, and its cards cannot be named",
            remedies=("lost",),
            also=("recover",),
        ),
        "protected": Condition(
            title="Protected hand lost in the muck",
            when="the dealer mucked a protected hand that was not tabled, and its cards cannot be named",
            remedies=("lost", "refund"),
        ),
        "tabled": Condition(
            title="Tabled hand mucked by the dealer",
            when="the dealer mucked a hand that had been tabled",
            remedies=("recover",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="killed",
            label="Hand killed",
            detail="The dealer pulls in the hand of the seat you choose",
            offered={"betting": 50, "street": 90, "showdown": 10},
            lines=("d kill {seat}",),
        ),
    ),
)
