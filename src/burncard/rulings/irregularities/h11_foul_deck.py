from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="H11",
    heading="Foul or short deck",
    about=(
        "The deck is foul: two equal cards or one with another back in play, or a card is missing. All action "
        "is void at any time before the pot is taken. A missing card voids nothing after the cut-off unless "
        "the house says so. Source: later editions of the same rulebook; TDA rule 35-E."
    ),
    line="fl foul",
    like="table",
    options=("cutoff", "missing_card"),
    conditions={
        "in_play": Condition(
            title="Foul deck",
            when="two equal cards, or one with another back, are in play",
            remedies=("void",),
            told=True,
        ),
        "missing_before": Condition(
            title="Deck lacks a card",
            when="the deck is proved to lack a card before the cut-off",
            remedies=("misdeal",),
            also=("void", "plays"),
        ),
        "missing_after": Condition(
            title="Deck lacks a card, found late",
            when="the deck is proved to lack a card after the cut-off",
            remedies=("plays",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="foul",
            label="Foul deck",
            detail="Two equal cards, or one with another back",
            offered={"dealing": 90, "betting": 160, "street": 140, "showdown": 40},
            lines=("fl foul",),
        ),
        Tile(
            id="missing",
            label="A card is missing",
            detail="The deck is proved to lack a card",
            offered={"dealing": 130, "betting": 200, "street": 150, "showdown": 50},
            lines=("fl missing",),
        ),
    ),
)
