from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="E3",
    heading="One card shown",
    about=(
        "A player shows one card at the showdown. What is shown is shown; to win, both cards must lie face "
        "up, and the player is still due. Source: TDA rules 13 and 19."
    ),
    line="p1 ex As",
    like="hands",
    conditions={
        "one_card": Condition(
            title="Only one card shown",
            when="a player shows one card at the showdown and keeps the other face down",
            remedies=("still_due",),
            told=True,
        ),
    },
    untiled="shown at the player's seat",
)
