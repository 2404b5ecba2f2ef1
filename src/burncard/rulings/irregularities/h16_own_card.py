from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="H16",
    heading="Player exposes a card of their own",
    about=(
        "A player exposes cards of their own. They are live and shown to all; nothing is replaced. Source: "
        "later editions of the same rulebook."
    ),
    line="p1 ex As",
    like="hands",
    conditions={
        "own_card": Condition(
            title="Player exposed a card of their own",
            when="a player showed a card of their own",
            remedies=("plays",),
            told=True,
        ),
    },
    untiled="shown at the player's seat",
)
