from __future__ import annotations

from burncard.rulings.kinds import Condition, Kind, Tile

IRREGULARITY = Kind(
    section="C6",
    heading="Chips without a word",
    about=(
        "Chips worth more than the call, without a word. One chip facing a bet is a call; several are a call "
        "if without one of the smallest they would not make it. Source: TDA; WSOP tournament rules 92 and 97."
    ),
    line="p3 puts 100",
    like="bets",
    conditions={
        "one_chip": Condition(
            title="One large chip without a word",
            when="one chip larger than the price is put out facing a bet, without a word",
            remedies=("call",),
            told=True,
        ),
        "several_chips": Condition(
            title="Several chips without a word",
            when="several chips are put out, and without one of the smallest they are less than a call",
            remedies=("call",),
            told=True,
        ),
    },
    tiles=(
        Tile(
            id="words",
            label="Unclear, string or short bet",
            detail="Words, one large chip, chips in two motions",
            offered={"betting": 40},
            words=True,
        ),
    ),
)
