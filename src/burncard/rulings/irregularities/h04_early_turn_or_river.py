from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities.early import how_far
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """turn, river, burn_only, not_turned, one_action_turn, one_action_river, sealed."""
    touched = facts.cards or facts.new_burns
    if not facts.premature or facts.street < 2 or not touched:
        return ""
    name = "turn" if facts.street == 2 else "river"
    found = how_far(facts, name)
    return f"one_action_{name}" if found == "one_action" else found


IRREGULARITY = StreetKind(
    section="H4",
    heading="Turn or river dealt too early, or two cards at once",
    about=(
        "Turn or river come before the betting is complete. Noticed when burn or card is made with a player "
        "still to act, even if everybody behind folds or would let it stand. Source: the classic hold'em "
        "irregularities, rule 4; TDA recommended procedure 5; what is found late is derived."
    ),
    line="d db 1",
    like="street",
    governs="early",
    notice=notice,
    conditions={
        "turn": Condition(
            title="Turn dealt too early",
            when="the turn is up, a player has still to act on the flop, and nobody has acted on it",
            remedies=("next_card", "reshuffle"),
        ),
        "river": Condition(
            title="River dealt too early",
            when="the river is up, a player has still to act on the turn, and nobody has acted on it",
            remedies=("reshuffle",),
            also=FITS_STREET,
        ),
        "burn_only": Condition(
            title="Burned too early",
            when="only the burn was made while a player had still to act",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "not_turned": Condition(
            title="Card laid down too early, not turned",
            when="the card was laid face down while a player had still to act",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "one_action_turn": Condition(
            title="Early turn found after one action",
            when="the turn came early, and one player has acted on it",
            remedies=("next_card", "reshuffle", "stand"),
        ),
        "one_action_river": Condition(
            title="Early river found after one action",
            when="the river came early, and one player has acted on it",
            remedies=("reshuffle", "stand"),
        ),
        "sealed": Condition(
            title="Early card found too late",
            when="the card came early, and two players have acted on it or the next street is out",
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
            needs=("card_next",),
            wrong=0,
        ),
        Tile(
            id="early-burn",
            label="Burned too early",
            detail="Only the burn; nothing is turned",
            offered={"betting": 70},
            lines=("d bn",),
            needs=("next",),
        ),
        Tile(
            id="early-down",
            label="Laid down early",
            detail="Burned and laid on the board, not turned",
            offered={"betting": 80},
            lines=("d bn", "d db {cards} down"),
            needs=("next",),
            wrong=0,
        ),
    ),
)
