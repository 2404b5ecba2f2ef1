"""``d deal``: all hole cards at once."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.dealer import deal
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind

LINE = LineKind(
    who="d",
    what="deal",
    form=Form(),
    does=deal,
    says=TOLD_BY_CARDS,
    means={"d deal": "pitched all hole cards still due, in order, without a mistake"},
    example="d deal",
    scene=(),
    place=3,
)
