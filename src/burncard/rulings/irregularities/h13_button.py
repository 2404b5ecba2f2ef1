from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H13",
    heading="Wrong button or first seat",
    about=(
        "The button, and with it the blinds, are at the wrong seat. Before the cut-off all is void and put "
        "right; after it the hand is played and the next button is seen to as the book says. Source: the "
        "misdeals of later editions; TDA rule 34."
    ),
    line="fl button p2",
    like="table",
    options=("cutoff", "next_button"),
    conditions={
        "button_before": Condition(
            title="Button at the wrong seat",
            when="the button is found at a wrong seat before the cut-off",
            remedies=("void",),
            also=("next_button",),
        ),
        "button_after": Condition(
            title="Button at the wrong seat, found late",
            when="the button is found at a wrong seat after the cut-off",
            remedies=("next_button",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="button",
            label="Button was wrong",
            detail="It should have been with the seat you choose",
            offered={"dealing": 80, "betting": 170},
            lines=("fl button {seat}",),
            needs=("preflop",),
        ),
    ),
)
