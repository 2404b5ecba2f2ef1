"""``d sh``: a shuffle and a cut."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.dealer import shuffle
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind

LINE = LineKind(
    who="d",
    what="sh",
    form=Form(takes="cards"),
    does=shuffle,
    says=TOLD_BY_CARDS,
    means={
        "d sh [CARDS]": "shuffled and cut what is to be shuffled now; CARDS is the new order from the top, the rest of the pool below them in any fixed order"
    },
    example="d sh",
    scene=("d dh up",),
    place=1,
)
