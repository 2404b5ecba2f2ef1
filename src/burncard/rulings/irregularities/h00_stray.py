from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H0",
    heading="Cards moved where nothing was due",
    about=(
        "A card is moved where no other rule fits. A burn in the middle of the deal, a card after the river, "
        "a pitch after the flop. The order is certain: back where it came from. Source: derived."
    ),
    line="d db 1",
    like="street",
    conditions={
        "put_back": Condition(
            title="Card dealt out of turn",
            when="cards were moved where no rule fits",
            remedies=("put_back",),
            told=True,
        ),
        "found_late": Condition(
            title="Card dealt out of turn, found late",
            when="a card was moved that was not due, and other cards have left the stub since",
            remedies=("next_shuffle",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="burn-in-deal",
            label="Burned in the deal",
            detail="A card is burned where none belongs",
            offered={"dealing": 50},
            lines=("d bn",),
        ),
    ),
)
