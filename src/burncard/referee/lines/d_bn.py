"""``d bn``: a card is burned."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.burns import burn_line
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="d",
    what="bn",
    form=Form(takes="card", foreign=True, flags=("up", "boxed", "off", "flash", "late")),
    does=burn_line,
    says=TOLD_BY_CARDS,
    means={"d bn [CARD] [FLAGS]": "burned the top card"},
    example="d bn",
    scene=FLOPPED[:-1],
    place=4,
)
