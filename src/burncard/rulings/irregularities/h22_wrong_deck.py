from __future__ import annotations

from burncard.rulings.kinds import FLOPPED, Condition, Kind, Story, Tile

IRREGULARITY = Kind(
    section="H22",
    heading="Street dealt from the wrong deck",
    about=(
        "A street is dealt from the wrong deck. Not acted on, its cards are taken off and the street comes "
        "from the right stub; the burn stays. Source: derived."
    ),
    line="d db 1 foreign",
    like="stub",
    conditions={
        "street": Condition(
            title="Street dealt from the wrong deck",
            when="a street is dealt from the wrong deck, and nobody has acted on it",
            remedies=("take_off", "void"),
            story=Story(
                name="wrong-deck",
                title="A street was dealt from the wrong deck",
                say="The next street was dealt from another deck, and nobody has acted on it.",
                group="deck",
                street="flop",
                before=(*FLOPPED, "p1 cc", "p2 cc", "p3 cc", "d bn"),
                mistake=("d db 1 foreign",),
            ),
        ),
    },
    tiles=(
        Tile(
            id="foreign",
            label="Wrong deck",
            detail="The {street} is dealt from another deck",
            offered={"street": 70},
            lines=("{burn}", "d db {cards} foreign"),
            needs=("next",),
        ),
    ),
)
