"""Burncard through its public `Hand`, by lines, with rulings, knowledge and the record on."""

from __future__ import annotations

from random import Random

from burncard import Hand
from burncard.table.piles import STUB

PACKAGE = "burncard"

FACES = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
FIRST = [f"p{n} cc" for n in (3, 4, 5, 6, 1, 2)]
LATER = [f"p{n} cc" for n in range(1, 7)]
TABLING = [f"p{n} sm -" for n in range(1, 7)]
LINES = ["d deal", *FIRST, "d go *", *LATER, "d go *", *LATER, "d go *", *LATER, "d go *", *TABLING, "d go *"]
ACTS = sum(line.endswith(" cc") for line in LINES)


def play(random: Random) -> Hand:
    """One hand of a fresh shuffle, to the pushing of the pot."""
    hand = Hand([200] * 6, [1, 2, 0, 0, 0, 0], min_bet=2, deck="".join(random.sample(FACES, 52)))
    do = hand.do
    for line in LINES:
        do(line)
    return hand


def hand(random: Random) -> int:
    """One hand; the number of acts."""
    played = play(random)
    if played.phase != "done":
        raise AssertionError(f"the hand ended in {played.phase!r}, {played.due} is due")
    return ACTS


def prove() -> str:
    """Hold the engine to the work it is measured on; what was found, in words."""
    played = play(Random(1))
    dealt = [move for move in played.moves if move[2] == STUB]
    acts = [line for line in played.lines if line.endswith(" cc")]
    again = Hand.from_script(played.script())
    assert len(dealt) == 20, f"{len(dealt)} cards left the stub, not 20"
    assert len(acts) == 24, f"{len(acts)} acts, not 24"
    assert again.digest() == played.digest(), "the replay of the script differs"
    assert sum(played.stacks) == 1200, "chips were lost"
    return f"{len(dealt)} card moves, {len(acts)} acts, the replay is equal"
