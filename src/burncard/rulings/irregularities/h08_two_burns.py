from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.burns import where
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """flop, card, not_turned, acted_flop, acted_card, early (the street was premature as well)."""
    if len(facts.burns) <= facts.burns_due:
        return ""
    if facts.premature and not facts.sealed:  # sealed by two, its burns are as of any street acted on (K17)
        return "early" if facts.new_burns > 1 else ""
    return where(facts)


IRREGULARITY = StreetKind(
    section="H8",
    heading="Two burns",
    about=(
        "More burns are made for a street than are due. Noticed when the surplus burn is made, or later. The "
        "first action on the street seals its cards. Source: later editions of the same rulebook; TDA rule "
        "38."
    ),
    line="d bn",
    like="street",
    governs="burns",
    notice=notice,
    conditions={
        "flop": Condition(
            title="Two burns before the flop",
            when="two burns were made before the flop, it is turned, and nobody has acted on it",
            remedies=("reshuffle", "restore_order", "stand"),
        ),
        "card": Condition(
            title="Two burns",
            when="two burns were made before turn or river, it is turned, and nobody has acted on it",
            remedies=("restore_order", "reshuffle", "stand"),
        ),
        "not_turned": Condition(
            title="Two burns, nothing turned yet",
            when="two burns were made, and nothing is turned",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "acted_flop": Condition(
            title="Two burns, found after action",
            when="two burns were made before the flop, and a player has acted on it",
            remedies=("burn_back", "stand"),
        ),
        "acted_card": Condition(
            title="Two burns, found after action",
            when="two burns were made before turn or river, and a player has acted on it",
            remedies=("burn_back", "stand"),
        ),
        "early": Condition(
            title="Two burns as well",
            when="the street came early, and after two burns",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    tiles=(
        Tile(
            id="two-burns",
            label="Two burns",
            detail="The second one is too many",
            offered={"street": 30},
            lines=("d bn", "d bn"),
            needs=("burn_due", "next"),
        ),
    ),
)
