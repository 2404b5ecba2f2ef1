"""``fl notice``: a mistake is pointed out."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import notice
from burncard.referee.lines.kind import LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="fl",
    what="notice",
    form=Form(),
    does=notice,
    says="The mistake is noticed",
    record="points the mistake out",
    means={
        "fl notice": "the oldest unnoticed mistake is pointed out now",
    },
    example="fl notice",
    scene=(*FLOPPED, "p1 cc", "p2 cc", "d bn late", "d db 1 late"),
    place=1,
)
