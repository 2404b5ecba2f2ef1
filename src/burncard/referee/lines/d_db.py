"""``d db``: cards of the board."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.boards import board_line
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="d",
    what="db",
    form=Form(takes="board", foreign=True, flags=("down", "boxed", "late", "foreign", "flash")),
    does=board_line,
    says=TOLD_BY_CARDS,
    means={"d db CARDS · d db N": "turned these cards (or N cards) from the top on to the board"},
    example="d db 3",
    scene=(*FLOPPED[:-1], "d bn"),
    place=5,
)
