from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="E7",
    heading="Asking to see a called hand",
    about=(
        "A player asks to see a called hand that was thrown away. Asked by the apparent winner it is live and "
        "the best wins; asked by another it is shown and stays dead. Source: later editions of the same "
        "rulebook; TDA rule 18."
    ),
    line="p1 ask p2",
    like="hands",
    options=("ask_to_see",),
    conditions={
        "by_winner": Condition(
            title="Hand asked for by the winner",
            when="the asking player wins if the mucked hand stays dead",
            remedies=("live",),
            also=("shown_dead",),
        ),
        "by_another": Condition(
            title="Hand asked for by another player",
            when="the asking player does not win as things stand",
            remedies=("shown_dead",),
            also=("live",),
        ),
    },
    untiled="asked at the player's seat",
)
