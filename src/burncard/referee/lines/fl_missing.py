"""``fl missing``: the deck lacks a card."""

from __future__ import annotations

from burncard.cards import texts
from burncard.game.forms import Form
from burncard.referee.lines.floor import missing
from burncard.referee.lines.kind import LineKind

LINE = LineKind(
    who="fl",
    what="missing",
    form=Form(takes="cards"),
    does=missing,
    says=lambda one: f"A card is found to be missing{f': {texts(one.line.cards)}' if one.line.cards else ''}",
    means={
        "fl missing [CARD]": "the deck is proved to lack a card",
    },
    example="fl missing As",
    place=4,
)
