from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind

IRREGULARITY = Kind(
    section="C7",
    heading="What was said",
    about=(
        "What was said: raise and too few chips, raise where it is not open, check facing a bet, a number "
        "with several meanings. Who says raise has raised, by the least; where raising is not open it is a "
        "call. The first word binds. Check facing a bet: call or fold, no raise in that turn. A number means "
        "the highest amount that is legal and not above the pot. Source: TDA rules 42, 43, 51-A, 55, 57; WSOP "
        "tournament rule 90-b-1."
    ),
    line="p3 says raise",
    like="bets",
    conditions={
        "raise_completed": Condition(
            title="Raise said, too few chips",
            when="raise was said without an amount, and the chips fall short of the least raise",
            remedies=("completed",),
            told=True,
        ),
        "raise_not_open": Condition(
            title="Raise said where raising is not open",
            when="raise was said where raising is not open to the player",
            remedies=("call",),
            told=True,
        ),
        "too_much": Condition(
            title="More than the structure allows",
            when="more was said or put out than the structure allows",
            remedies=("brought_down",),
            told=True,
        ),
        "first_word": Condition(
            title="Another word after “raise”",
            when="raise was said, and fold, check or call after it",
            remedies=("first_word",),
            told=True,
        ),
        "check_facing_a_bet": Condition(
            title="“Check” said facing a bet",
            when="check was said facing a bet",
            remedies=("call_or_fold",),
            told=True,
        ),
        "several_meanings": Condition(
            title="Number with several meanings",
            when="a number was said that can mean more than one amount, such as “five”",
            remedies=("highest",),
            told=True,
        ),
    },
    untiled="told on the sheet of words and chips",
)
