from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H17",
    heading="Burn card seen",
    about=(
        "The face of a burn card is seen. It is still the burn, shown to all; the order is unchanged. Source: derived."
    ),
    line="d bn flash",
    like="street",
    conditions={
        "burn": Condition(
            title="Burn card seen",
            when="the burn was seen while it was made",
            remedies=("plays",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="burn-flashed",
            label="Burn exposed",
            detail="The burn card is seen",
            offered={"street": 40},
            lines=("d bn flash",),
            needs=("burn_due", "next"),
        ),
    ),
)
