from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.early import how_far
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """flop, burn_only, not_turned, one_action, sealed."""
    touched = facts.cards or facts.new_burns
    return how_far(facts, "flop") if facts.premature and facts.street == 1 and touched else ""


IRREGULARITY = StreetKind(
    section="H3",
    heading="Flop dealt too early",
    about=(
        "The flop comes before the pre-flop betting is complete. Noticed when burn or flop is made with a "
        "player still to act. Nobody may insist that it stands. Source: the classic hold'em irregularities, "
        "rule 3; what happens when it is found late is derived from the rule on the turn."
    ),
    line="d db 3",
    like="street",
    governs="early",
    notice=notice,
    conditions={
        "flop": Condition(
            title="Flop dealt too early",
            when="the flop is turned, a player has still to act before the flop, and nobody has acted on it",
            remedies=("reshuffle",),
            also=FITS_STREET,
        ),
        "burn_only": Condition(
            title="Burned too early",
            when="only the burn was made while a player had still to act before the flop",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "not_turned": Condition(
            title="Flop laid down too early, not turned",
            when="the flop was laid face down while a player had still to act before the flop",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "one_action": Condition(
            title="Early flop found after one action",
            when="the flop came early, and one player has acted on it",
            remedies=("reshuffle", "stand"),
        ),
        "sealed": Condition(
            title="Early flop found too late",
            when="the flop came early, and two players have acted on it or the turn is out",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    tiles=(
        Tile(
            id="early",
            label="The {street} too early",
            detail="Burned and turned while the betting is open",
            offered={"betting": 10},
            lines=("d bn", "d db {cards}"),
            needs=("flop_next",),
            wrong=0,
        ),
        Tile(
            id="early-many",
            label="Early, and four cards",
            detail="A premature flop of four",
            offered={"betting": 90},
            lines=("d bn", "d db 4"),
            needs=("flop_next",),
            wrong=0,
        ),
    ),
)
