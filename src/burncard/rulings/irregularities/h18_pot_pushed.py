from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H18",
    heading="Pot pushed wrongly",
    about=(
        "A pot is pushed to the wrong player, or while somebody is still to act. It comes back and is pushed "
        "again when the hand is read. Source: derived; TDA rule 22."
    ),
    line="d push p2",
    like="hands",
    conditions={
        "early": Condition(
            title="Pot pushed too early",
            when="the pot was pushed while a player had still to act",
            remedies=("pull_back",),
            told=True,
        ),
        "wrong": Condition(
            title="Pot pushed to the wrong player",
            when="the pot was pushed to a player who had not won it",
            remedies=("pull_back",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="pushed",
            label="Pot pushed",
            detail="The pot goes to the seat you choose, too early or wrongly",
            offered={"betting": 130, "street": 110, "showdown": 30},
            lines=("d push {seat}",),
            needs=("pot",),
        ),
    ),
)
