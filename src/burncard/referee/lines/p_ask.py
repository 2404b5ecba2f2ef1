"""``pN ask``: a player asks to see a hand."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.asking import ask
from burncard.referee.lines.kind import LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="p",
    what="ask",
    form=Form(seat="required"),
    does=ask,
    says="asks to see the hand of {seat}",
    means={
        "pN ask pM": "asked to see the hand of pM at the showdown",
    },
    example="p2 ask p1",
    scene=(*FLOPPED, *["p1 cc", "p2 cc", "p3 cc", "d go *"] * 2, "p1 cc", "p2 cc", "p3 cc", "p2 sm -", "p1 sm"),
    place=9,
)
