from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H19",
    heading="Board swept too early",
    about=(
        "The board is swept or mixed too early. The record knows each card and its place: it is laid again. "
        "Source: derived."
    ),
    line="d sweep",
    like="hands",
    conditions={
        "rebuilt": Condition(
            title="Board swept too early",
            when="the board was taken in before the hand was read, and its cards are known",
            remedies=("rebuild",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="swept",
            label="Board swept",
            detail="The board is taken in too early",
            offered={"betting": 120, "street": 100, "showdown": 20},
            lines=("d sweep",),
            needs=("board",),
        ),
    ),
)
