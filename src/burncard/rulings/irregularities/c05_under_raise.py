from __future__ import annotations

from burncard.rulings.kinds import FLOPPED, Condition, Kind, Story

IRREGULARITY = Kind(
    section="C5",
    heading="A raise that is too small",
    about=(
        "Chips for a raise of less than the least, without the word. Half of the least raise or more is made "
        "full, less is a call. An opening bet below the least is made the least bet. Source: TDA rules 43 and "
        "52; WSOP tournament rule 90-e-1."
    ),
    line="p3 puts 5 5 2",
    like="bets",
    conditions={
        "half_or_more": Condition(
            title="Raise of half the least or more",
            when="the chips make half of the least raise or more, without the word raise",
            remedies=("full_raise",),
            also=("call",),
        ),
        "less_than_half": Condition(
            title="Raise of less than half the least",
            when="the chips make less than half of the least raise, without the word raise",
            remedies=("call",),
            also=("full_raise",),
        ),
        "opening": Condition(
            title="Opening bet below the least",
            when="an opening bet is below the least bet, said or put out",
            remedies=("full_bet", "call"),
            story=Story(
                name="opening-bet-too-small",
                title="An opening bet is too small",
                say="The least bet is 10. Nobody has bet on this street, and a player said or put out less: 4.",
                group="bets",
                street="flop",
                before=FLOPPED,
                mistake=("p1 puts 4",),
                names={"p1": "the player"},
                stacks=(1000,) * 6,
                blinds=(5, 10, 0, 0, 0, 0),
                watched=1,
            ),
        ),
    },
    untiled="told on the sheet of words and chips",
)
