from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="E8",
    heading="Hand miscalled on purpose",
    about=(
        "A player miscalls a hand on purpose, and another throws theirs away. Cards speak, whatever is said; "
        "but whoever makes another fold by a false word may lose their claim, by the floor's decision. Source: "
        "derived; common floor practice."
    ),
    line="fl forfeit p2",
    like="hands",
    conditions={
        "miscalled": Condition(
            title="Hand miscalled on purpose",
            when="a player miscalled a hand on purpose, and another player threw theirs away",
            remedies=("forfeits", "cards_speak"),
        ),
    },
    untiled="the floor says it at the showdown",
)
