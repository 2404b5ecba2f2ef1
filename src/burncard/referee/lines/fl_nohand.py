"""``fl nohand``: a player without a right to a hand got one."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import no_hand
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="nohand",
    form=Form(seat="required"),
    does=no_hand,
    says="{seat} had no right to a hand",
    means={
        "fl nohand pN": "pN had no right to a hand",
    },
    example="fl nohand p3",
    place=6,
)
