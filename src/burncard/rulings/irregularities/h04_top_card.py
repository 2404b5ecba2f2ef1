from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H4",
    about=(
        "The top card of the stub is shown by accident between streets. With the betting complete it is "
        "burned, shown, or, the burn made, turned; with the betting open it waits face up as the coming burn. "
        "As the coming board card with the betting open it is an early card (H3, H4). Source: derived."
    ),
    line="d flash",
    like="street",
    conditions={
        "top_card": Condition(
            title="Top card shown, the betting complete",
            when="the top card is shown, it is the coming burn, and the betting is complete",
            remedies=("burn_shown",),
            told=True,
        ),
        "top_card_early": Condition(
            title="Top card shown, the betting open",
            when="the top card is shown, it is the coming burn, and the betting is open",
            remedies=("wait_as_burn",),
            told=True,
        ),
        "top_card_plays": Condition(
            title="Top card shown, the card to come",
            when="the top card is shown, it is the card about to be turned, and nobody is to act",
            remedies=("plays",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="flash",
            label="Top card shown",
            detail="The top card of the stub is seen",
            offered={"dealing": 60, "betting": 110, "street": 80},
            lines=("d flash",),
            needs=("next",),
        ),
    ),
)
