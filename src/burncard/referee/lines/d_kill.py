"""``d kill``: a live hand is taken in."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.accidents import kill_line
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="d",
    what="kill",
    form=Form(seat="required", flags=("mixed", "protected")),
    does=kill_line,
    says="The dealer takes in the hand of {seat}{mixed}",
    means={
        "d kill pN [mixed] [protected]": "took in a live hand; with `mixed` its cards cannot be told apart from the muck, with `protected` besides it was a protected hand",
    },
    example="d kill p3 mixed",
    place=11,
)
