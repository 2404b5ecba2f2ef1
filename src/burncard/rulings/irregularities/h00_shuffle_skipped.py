from __future__ import annotations

from burncard.rulings.facts import StreetFacts
from burncard.rulings.kinds import FITS_STREET, Condition, StreetKind


def notice(facts: StreetFacts) -> str:
    """unshuffled, sealed."""
    if not facts.shuffle_skipped or facts.premature or not (facts.cards or facts.new_burns):
        return ""
    if facts.next_out or facts.actors >= 2:
        return "sealed"
    if not facts.cards and len(facts.burns) > facts.burns_due:
        return ""  # a needless burn: H8
    return "unshuffled" if facts.up else "unshuffled_down"


IRREGULARITY = StreetKind(
    section="H0",
    about=(
        "A card is dealt while the shuffle of a remedy is due. Whoever deals the street without it has dealt "
        "from a stub whose order some know: the cards go back and it is shuffled. Source: derived."
    ),
    line="d db 3",
    like="street",
    governs="early",
    notice=notice,
    conditions={
        "unshuffled": Condition(
            title="Dealt without the shuffle",
            when="the shuffle of a remedy was due, and the street was turned without it",
            remedies=("reshuffle",),
            also=FITS_STREET,
        ),
        "unshuffled_down": Condition(
            title="Dealt without the shuffle",
            when="the shuffle of a remedy was due, and the street was laid face down without it",
            remedies=("put_back",),
            also=FITS_STREET,
        ),
        "sealed": Condition(
            title="Dealt without the shuffle, found late",
            when="the street came without the shuffle that was due, and two players have acted on it",
            remedies=("stand",),
            also=FITS_STREET,
        ),
    },
    untiled="the board is dealt as always; that the shuffle is due makes it irregular",
)
