from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="C10",
    heading="Too few chips for a call",
    about=(
        "Fewer chips than the call, without being all-in. Facing the opening bet, or heads-up, it is made "
        "full; facing a raise it is the floor's. Source: derived; WSOP tournament rule 93."
    ),
    line="p3 puts 5",
    like="bets",
    conditions={
        "undercall": Condition(
            title="Too few chips for a call",
            when="the chips are less than the price, and the player has more",
            remedies=("call",),
            told=True,
        ),
        "undercall_of_a_raise": Condition(
            title="Too few chips for a call, facing a raise",
            when="too few chips are put out facing a raise, with three or more in the round",
            remedies=("floor_decides", "call", "call_or_withdraw"),
        ),
        "undercall_again": Condition(
            title="Second undercall in a row",
            when="the chips are less than the price right behind another undercall, with three or more in the hand",
            remedies=("floor_decides", "call"),
        ),
    },
    untiled="told on the sheet of words and chips",
)
