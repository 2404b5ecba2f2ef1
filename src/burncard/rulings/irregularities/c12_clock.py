from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="C12",
    heading="A player's time is up",
    about=(
        "A player's time is up. With no bet to call they have checked; facing a bet their hand is dead. Source: "
        "derived; WSOP tournament rule 80."
    ),
    line="fl clock p3",
    like="clock",
    conditions={
        "check": Condition(
            title="Time is up, no bet",
            when="a player's time is up, and there is no bet to them",
            remedies=("checked",),
            also=("folded",),
        ),
        "dead_hand": Condition(
            title="Time is up, facing a bet",
            when="a player's time is up, facing a bet",
            remedies=("folded",),
            also=("checked",),
        ),
    },
    tiles=(
        Tile(
            id="clock",
            label="Time is up",
            detail="The clock of the player who is to act has run out",
            offered={"betting": 100},
            lines=("fl clock {due}",),
            needs=("player_due",),
        ),
    ),
)
