"""``fl leftout``: a player with a right to a hand got none."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import left_out
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="leftout",
    form=Form(),
    does=left_out,
    says="A player was left out of the deal",
    means={
        "fl leftout": "a player with a right to a hand got none",
    },
    example="fl leftout",
    place=7,
)
