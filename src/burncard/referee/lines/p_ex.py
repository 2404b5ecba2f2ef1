"""``pN ex``: a player shows a card of their own too early."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.kind import LineKind
from burncard.referee.lines.showdown import expose

LINE = LineKind(
    who="p",
    what="ex",
    form=Form(takes="some_cards"),
    does=expose,
    says="exposes {cards}",
    means={
        "pN ex CARDS": "exposed a card of their own",
    },
    example="p3 ex Tc",
    place=6,
)
