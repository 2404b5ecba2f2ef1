"""``d go``: what is due from the dealer."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.dealer import go
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind
from burncard.rulings.kinds import FLOPPED

LINE = LineKind(
    who="d",
    what="go",
    form=Form(words=("*",)),
    does=go,
    says=TOLD_BY_CARDS,
    means={
        "d go": "did the one thing that is properly due from the dealer now, be it a step of the hand or of a remedy",
        "d go *": "did everything due until a player, the floor, or the order of a shuffle is needed; nothing, if nothing is due",
    },
    example="d go *",
    scene=FLOPPED[:-1],
    place=7,
)
