from __future__ import annotations

from burncard.rulings.kinds import FLOPPED, Condition, Kind, Story

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
            story=Story(
                name="raise-not-open",
                title="“Raise” where raising is not open",
                say="A player has acted and faces an all-in that is less than a full raise. They said “raise”.",
                group="bets",
                street="preflop",
                before=("d deal", "p3 cbr 30", "p4 cbr 40", "p5 f", "p6 f", "p1 f", "p2 f"),
                mistake=("p3 says raise 80",),
                names={"p3": "the player"},
                stacks=(1000, 1000, 1000, 40, 1000, 1000),
                blinds=(5, 10, 0, 0, 0, 0),
                watched=3,
            ),
            told=True,
        ),
        "too_much": Condition(
            title="More than the structure allows",
            when="more was said or put out than the structure allows",
            remedies=("brought_down",),
            story=Story(
                name="above-the-limit",
                title="More than the structure allows",
                say="It is pot limit. A player said more than the pot allows: 100.",
                group="bets",
                street="preflop",
                before=("d deal",),
                mistake=("p3 says raise 100",),
                names={"p3": "the player"},
                stacks=(1000,) * 6,
                blinds=(5, 10, 0, 0, 0, 0),
                watched=3,
                variant="PT",
            ),
            told=True,
        ),
        "first_word": Condition(
            title="Another word after “raise”",
            when="raise was said, and fold, check or call after it",
            remedies=("first_word",),
            story=Story(
                name="another-word",
                title="“Raise”, then “call” or “fold”",
                say="A player said “raise”, then another word: call, check or fold.",
                group="bets",
                street="preflop",
                before=("d deal", "p3 says raise"),
                mistake=("p3 says call", "p3 puts 10"),
                names={"p3": "the player"},
                stacks=(1000,) * 6,
                blinds=(5, 10, 0, 0, 0, 0),
                watched=3,
            ),
            told=True,
        ),
        "check_facing_a_bet": Condition(
            title="“Check” said facing a bet",
            when="check was said facing a bet",
            remedies=("call_or_fold",),
            told=True,
        ),
        "several_meanings": Condition(
            title="Spoken number with several meanings",
            when="a number was said that can mean more than one amount, such as “five”",
            remedies=("highest",),
            story=Story(
                name="number-with-meanings",
                title="A spoken number can mean two amounts",
                say="Blinds of 200 and 400, 1,200 in the pot. A player bet and said “five”, nothing else.",
                group="bets",
                street="flop",
                before=FLOPPED,
                mistake=("p1 says 5",),
                names={"p1": "the player"},
                stacks=(20000,) * 6,
                blinds=(200, 400, 0, 0, 0, 0),
                watched=1,
            ),
            told=True,
        ),
    },
    untiled="told on the sheet of words and chips",
)
