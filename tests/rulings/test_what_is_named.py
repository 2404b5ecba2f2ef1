"""A ruling names everything that is wrong with a street, each under its own heading."""

from __future__ import annotations

import pytest

from burncard import Hand

FLOP_OPEN = "p3 cc, p1 cc"
TURN_OPEN = f"{FLOP_OPEN}, p2 cc, d go *, p1 cc"
RIVER_OPEN = f"{TURN_OPEN}, p2 cc, p3 cc, d go *, p1 cc"

# What the dealer did with the betting open: what it is called.
NAMED = {
    "burned for the turn as well": (f"{FLOP_OPEN}, d bn, d db 3, d bn", ["flop", "burn_only"]),
    "turned the turn as well": (f"{FLOP_OPEN}, d bn, d db 3, d bn, d db 1", ["flop", "turn"]),
    "burned for the river as well": (f"{TURN_OPEN}, d bn, d db 1, d bn", ["turn", "burn_only"]),
    "turned the river as well": (f"{TURN_OPEN}, d bn, d db 1, d bn, d db 1", ["turn", "river"]),
    "burned twice": (f"{TURN_OPEN}, d bn, d bn, d db 1", ["turn", "early"]),
    "no burn": (f"{RIVER_OPEN}, d db 1", ["river", "early"]),
}


@pytest.mark.parametrize("what", NAMED)
def test_what_is_wrong_is_named(what: str) -> None:
    lines, named = NAMED[what]
    hand = Hand([200] * 3, [1, 2], deck="")
    hand.do("d deal")
    for line in lines.split(", "):
        outcome = hand.do(line)
    assert [ruling.condition for ruling in outcome.rulings] == named
