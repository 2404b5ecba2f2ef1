"""``fl clock``: the time of a player is up."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import clock
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="clock",
    form=Form(seat="required"),
    does=clock,
    says="The time of {seat} is up",
    means={
        "fl clock pN": "the time of pN is up",
    },
    example="fl clock p1",
    place=8,
)
