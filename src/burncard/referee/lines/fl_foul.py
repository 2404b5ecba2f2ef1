"""``fl foul``: two equal cards, or one with another back."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import foul
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="foul",
    form=Form(),
    does=foul,
    says="The deck is found to be foul",
    means={
        "fl foul": "two equal cards, or one with another back, are found in play",
    },
    example="fl foul",
    place=3,
)
