from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H10",
    heading="Joker or foreign card",
    about=(
        "A joker, or another card that does not belong to the deck, is dealt. It is scrap and the next card "
        "takes its place; TDA calls a misdeal before substantial action. Source: later editions of the same "
        "rulebook; TDA rule 35."
    ),
    line="d dh XX",
    like="stub",
    options=("cutoff",),
    conditions={
        "before": Condition(
            title="Card that does not belong to the deck",
            when="a card that does not belong to the deck is found before the cut-off",
            remedies=("scrap", "misdeal"),
        ),
        "after": Condition(
            title="Card that does not belong to the deck",
            when="a card that does not belong to the deck is found after the cut-off",
            remedies=("scrap",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="joker",
            label="Joker",
            detail="The next card does not belong to the deck",
            offered={"dealing": 70},
            lines=("d dh XX",),
        ),
        Tile(
            id="joker",
            label="Joker on the {street}",
            detail="A card that does not belong is turned",
            offered={"street": 60},
            lines=("{burn}", "d db XX{rest}"),
            needs=("next",),
        ),
    ),
)
