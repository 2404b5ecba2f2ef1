"""``pN pl``: the board is played."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.kind import LineKind
from burncard.referee.lines.showdown import play_board
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="p",
    what="pl",
    form=Form(),
    does=play_board,
    says='says "I play the board"',
    means={
        "pN pl": 'said "I play the board"',
    },
    example="p1 pl",
    scene=(*FLOPPED, *["p1 cc", "p2 cc", "p3 cc", "d go *"] * 2, "p1 cc", "p2 cc", "p3 cc"),
    place=5,
)
