from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """two_cards, two_cards_acted."""
    too_many = facts.cards + facts.first > facts.count + facts.burns_due
    if facts.premature or facts.street < 2 or facts.cards <= 1 or not too_many:
        return ""
    return "two_cards_acted" if facts.actions or facts.next_out else "two_cards"


IRREGULARITY = StreetKind(
    section="H4",
    about=(
        "More than one card is turned where one is due, the betting being complete. With the order certain "
        "the first is the card. Source: derived; common floor practice."
    ),
    line="d db 2",
    like="street",
    governs="count",
    notice=notice,
    conditions={
        "two_cards": Condition(
            title="More than one card turned",
            when="two cards were turned where one was due, the betting being complete, and nobody has acted",
            remedies=("restore_order", "reshuffle"),
        ),
        "two_cards_acted": Condition(
            title="More than one card turned, found after action",
            when="two cards were turned where one was due, and a player has acted on them",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    tiles=(
        Tile(
            id="many",
            label="Two cards on the {street}",
            detail="Burned, then one card too many turned",
            offered={"street": 10},
            lines=("{burn}", "d db {more}"),
            needs=("card_next",),
        ),
    ),
)
