from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H14",
    heading="Player dealt in wrongly, or left out",
    about=(
        "A player without a right to a hand is dealt in, or one with a right is left out. Before the cut-off "
        "all is void and dealt again; after it the one hand is dead, the other player has no claim. Source: "
        "the misdeals of later editions; TDA rule 35."
    ),
    line="fl nohand p5",
    like="table",
    options=("cutoff",),
    conditions={
        "no_right_before": Condition(
            title="Player dealt in without a right",
            when="a player without a right was dealt in, found before the cut-off",
            remedies=("void", "dead"),
        ),
        "no_right_after": Condition(
            title="Player dealt in without a right, found late",
            when="a player without a right was dealt in, found after the cut-off",
            remedies=("dead",),
            also=("void",),
        ),
        "left_out_before": Condition(
            title="Player left out",
            when="a player with a right to a hand got none, found before the cut-off",
            remedies=("void",),
            also=("dead",),
        ),
        "left_out_after": Condition(
            title="Player left out, found late",
            when="a player with a right to a hand got none, found after the cut-off",
            remedies=("no_claim",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="leftout",
            label="Player left out",
            detail="Somebody with a right to a hand got none",
            offered={"dealing": 100, "betting": 190},
            lines=("fl leftout",),
            needs=("preflop",),
        ),
        Tile(
            id="nohand",
            label="No right to a hand",
            detail="The seat you choose should not have been dealt in",
            offered={"dealing": 110, "betting": 180},
            lines=("fl nohand {seat}",),
            needs=("preflop",),
        ),
    ),
)
