"""``d tu``: cards of the board that lay face down are turned."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.boards import turn_line
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="d",
    what="tu",
    form=Form(flags=("late",)),
    does=turn_line,
    says=TOLD_BY_CARDS,
    means={"d tu": "turned the board cards that lay face down"},
    example="d tu",
    scene=(*FLOPPED[:-1], "d bn", "d db 3 down"),
    place=6,
)
