"""``d sweep``: the board is taken in."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.accidents import sweep
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="d",
    what="sweep",
    form=Form(flags=("mixed",)),
    does=sweep,
    says="The board is swept{mixed}",
    means={
        "d sweep [mixed]": "took in the board too early",
    },
    example="d sweep",
    place=14,
)
