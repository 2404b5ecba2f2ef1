"""``pN f``: a fold."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.acts import fold
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="p",
    what="f",
    form=Form(flags=("oot",)),
    does=fold,
    says="folds{oot}",
    means={
        "pN f [oot]": "folded; with `oot` out of turn",
    },
    example="p1 f",
    oot=True,
    place=1,
)
