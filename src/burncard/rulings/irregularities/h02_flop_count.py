from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind, Tile


def notice(facts: StreetFacts) -> str:
    """turned, turned_five (or more), not_turned, not_turned_five, too_few, turn_out (the turn is already dealt)."""
    if facts.street != 1 or not facts.cards:
        return ""
    if facts.next_out:
        return "turn_out" if facts.cards != facts.count else ""
    if facts.cards > facts.count:
        return ("turned" if facts.up else "not_turned") + ("_five" if facts.cards > facts.count + 1 else "")
    short = facts.cards < facts.count and facts.up and not facts.premature
    return "too_few" if short else ""


IRREGULARITY = StreetKind(
    section="H2",
    heading="Flop with a wrong number of cards",
    about=(
        "The flop has too many cards, or too few. Noticed from what lies on the board, until the turn is "
        "dealt; knowing which card was the extra one changes nothing. Source: the classic hold'em "
        "irregularities, rules 2 and 3; TDA rule 39."
    ),
    line="d db 4",
    like="street",
    governs="count",
    notice=notice,
    conditions={
        "turned": Condition(
            title="Flop with too many cards",
            when="four cards lie for the flop, turned, and the turn is not out",
            remedies=("reshuffle", "scramble"),
        ),
        "turned_five": Condition(
            title="Flop with five cards or more",
            when="five cards or more lie for the flop, turned, and the turn is not out",
            remedies=("reshuffle",),
            also=FITS_STREET,
        ),
        "not_turned": Condition(
            title="Too many cards laid for the flop, none turned",
            when="four cards lie for the flop, none turned, their order certain",
            remedies=("restore_order", "reshuffle", "scramble"),
        ),
        "not_turned_five": Condition(
            title="Too many cards laid for the flop, none turned",
            when="five cards or more lie for the flop, none turned, their order certain",
            remedies=("restore_order", "reshuffle"),
        ),
        "too_few": Condition(
            title="Flop with too few cards",
            when="fewer than three cards were turned for the flop, the betting being complete",
            remedies=("add_missing", "reshuffle"),
        ),
        "turn_out": Condition(
            title="Extra flop card found after the turn",
            when="the flop has too many cards, and the turn is dealt already",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    tiles=(
        Tile(
            id="many",
            label="Four-card flop",
            detail="Burned, then one card too many turned",
            offered={"street": 10},
            lines=("{burn}", "d db {more}"),
            needs=("flop_next",),
        ),
        Tile(
            id="few",
            label="Two-card flop",
            detail="One card too few is turned",
            offered={"street": 50},
            lines=("{burn}", "d db 2"),
            needs=("flop_next",),
        ),
    ),
)
