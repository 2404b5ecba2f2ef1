from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.burns import where
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """flop, card, not_turned, acted_flop, acted_card, early (the street was premature as well)."""
    if facts.premature and not facts.sealed:  # sealed by two, its burn is as of any street acted on (K17)
        return "early" if facts.up and len(facts.burns) < facts.burns_due else ""
    if not facts.cards or facts.first >= facts.burns_due:  # a burn made after the cards cures nothing (K52)
        return ""
    return where(facts)


IRREGULARITY = StreetKind(
    section="H7",
    heading="No burn",
    about=(
        "A street comes without its burn. Noticed when board cards lie and fewer burns than are due. The "
        "first action on the street seals its cards. Source: later editions of the same rulebook; TDA rules "
        "38 and 39."
    ),
    line="d db 1",
    like="street",
    governs="burns",
    notice=notice,
    conditions={
        "flop": Condition(
            title="No burn before the flop",
            when="the flop is turned without a burn, and nobody has acted on it",
            remedies=("reshuffle", "scramble", "restore_order"),
        ),
        "card": Condition(
            title="No burn",
            when="turn or river are turned without a burn, and nobody has acted on it",
            remedies=("restore_order", "reshuffle", "stand"),
        ),
        "not_turned": Condition(
            title="No burn, nothing turned yet",
            when="the street was laid without a burn, and nothing is turned",
            remedies=("restore_order",),
            also=FITS_STREET,
        ),
        "acted_flop": Condition(
            title="No burn, found after action",
            when="the flop came without a burn, and a player has acted on it",
            remedies=("make_up", "stand"),
        ),
        "acted_card": Condition(
            title="No burn, found after action",
            when="turn or river came without a burn, and a player has acted on it",
            remedies=("make_up", "stand"),
        ),
        "early": Condition(
            title="No burn either",
            when="the street came early and without a burn",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    tiles=(
        Tile(
            id="no-burn",
            label="No burn",
            detail="The {street} is turned without one",
            offered={"street": 20},
            lines=("d db {cards}",),
            needs=("burn_due", "next"),
        ),
    ),
)
