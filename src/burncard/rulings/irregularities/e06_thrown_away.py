from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Story

IRREGULARITY = Kind(
    section="E6",
    heading="Hand thrown away and shown",
    about=(
        "A hand thrown away at the showdown, and shown after all. While it can be told from the muck and "
        "nothing was pushed it may be taken back and tabled; mixed, it is dead. Where every hand is tabled "
        "because a player is all-in, none can be thrown away. Source: TDA rules 14 and 16."
    ),
    line="p1 sm -",
    like="hands",
    options=("all_in_table",),
    conditions={
        "taken_back": Condition(
            title="Hand thrown away and taken back",
            when="a hand thrown away at the showdown is taken back and tabled, and can be told from the muck",
            remedies=("live", "shown_dead"),
        ),
        "mixed": Condition(
            title="Thrown hand shown too late",
            when="a hand thrown away is shown, and it is mixed with the muck or a pot was pushed",
            remedies=("shown_dead",),
            told=True,
        ),
        "thrown_all_in": Condition(
            title="Hand thrown away with a player all-in",
            when="a hand is thrown away where every hand is tabled, a player being all-in",
            remedies=("stays_live",),
            story=Story(
                name="thrown-all-in",
                title="A hand was thrown away where all must be tabled",
                say="A player is all-in and the betting is over: every hand is tabled. A player threw theirs away face down.",
                group="hands",
                street="showdown",
                before=("d deal", "p3 cbr 40", "p4 cc", "p5 f", "p6 f", "p1 f", "p2 f"),
                mistake=("p4 sm",),
                names={"p4": "the player", "p3": "the all-in player"},
                stacks=(1000, 1000, 40, 1000, 1000, 1000),
                blinds=(5, 10, 0, 0, 0, 0),
                watched=4,
            ),
            told=True,
        ),
    },
    untiled="thrown away at the player's seat",
)
