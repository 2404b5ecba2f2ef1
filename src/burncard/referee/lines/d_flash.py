"""``d flash``: the top of the stub is seen."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.accidents import flash
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="d",
    what="flash",
    form=Form(takes="card"),
    does=flash,
    says="The top of the stub is seen",
    means={
        "d flash [CARD]": "showed the top card of the stub between two streets",
    },
    example="d flash",
    place=15,
)
