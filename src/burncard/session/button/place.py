"""What a player at the table has to do with the coming hand: plays or not, owes what, comes in how."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class ComeIn(StrEnum):
    """How a new or returning player gets back into the game (RULES A6)."""

    WAIT = "wait"  # for the big blind
    POST = "post"  # what he owes, as soon as the button has passed him
    BUY = "buy"  # the button: both blinds from the seat left of it, the button next hand


@dataclass(frozen=True, slots=True)
class Place:
    """One occupied seat.

    `playing`: wants cards. `settled`: is in the game and owes nothing on account of blinds; the rest matters only
    while he is not. `new`: has not been in the game since he sat down, so he owes no small blind. `owes_big`,
    `owes_small`: the blinds that passed him while he was away, at most one of each. `dodge`: sits out as soon as the
    big blind would be his.
    """

    playing: bool = True
    settled: bool = False
    new: bool = True
    owes_big: bool = False
    owes_small: bool = False
    come_in: ComeIn = ComeIn.WAIT
    dodge: bool = False


SETTLED = Place(settled=True, new=False)
