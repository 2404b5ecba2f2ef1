"""``d drop``: the stub falls."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.accidents import drop
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="d",
    what="drop",
    form=Form(flags=("mixed", "muck", "burns")),
    does=drop,
    says="The stub is dropped{mixed}",
    means={
        "d drop [mixed] [muck] [burns]": "dropped the stub; with `mixed` its order is lost, and `muck` or `burns` are mixed with it",
    },
    example="d drop mixed",
    place=12,
)
