"""``d push``: a pot is pushed."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.accidents import push
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="d",
    what="push",
    form=Form(seat="required"),
    does=push,
    says="The pot is pushed to {seat}",
    means={
        "d push pN": "pushed the pot to pN, whoever it belongs to",
    },
    example="d push p2",
    place=13,
)
