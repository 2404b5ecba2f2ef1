from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="C8",
    heading="String bet",
    about=(
        "Chips in more than one motion, without a word. Only the first motion counts. Source: TDA rule 56; "
        "WSOP tournament rule 103."
    ),
    line="p3 puts 10 + 20",
    like="bets",
    conditions={
        "string_bet": Condition(
            title="String bet",
            when="chips came in more than one motion, and nothing was said first",
            remedies=("first_motion",),
            told=True,
        ),
        "after_raise": Condition(
            title="Raise said, then more than one motion",
            when="raise was said without an amount, and the chips came in more than one motion",
            remedies=("first_motion", "one_raise"),
        ),
    },
    untiled="told on the sheet of words and chips",
)
