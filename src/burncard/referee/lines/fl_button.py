"""``fl button``: the button was in the wrong place."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import button
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="button",
    form=Form(seat="required"),
    does=button,
    says="The button should have been with {seat}",
    means={
        "fl button pN": "the button should have been with pN",
    },
    example="fl button p2",
    place=5,
)
