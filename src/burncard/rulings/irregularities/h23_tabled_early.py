from __future__ import annotations

from burncard.rulings.kinds import FLOPPED, Condition, Kind, Story

IRREGULARITY = Kind(
    section="H23",
    heading="Hand tabled while the betting is open",
    about="A hand is tabled while the betting is open. It is live, and the betting goes on. Source: derived.",
    line="p1 sm",
    like="hands",
    conditions={
        "tabled_early": Condition(
            title="Hand tabled while the betting is open",
            when="a hand is tabled while the betting is open",
            remedies=("plays",),
            told=True,
            story=Story(
                name="tabled-early",
                title="A hand was tabled while the betting is open",
                say="A player turned their hand up before the betting was over.",
                group="hands",
                street="flop",
                before=FLOPPED,
                mistake=("p1 sm -",),
                names={"p1": "the player"},
            ),
        ),
    },
    untiled="shown at the player's seat",
)
