"""``pN says``: words that bind."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.kind import Happening, LineKind
from burncard.referee.lines.speech import says


def said(one: Happening) -> str:
    """As it was said."""
    line = one.line
    return f'says "{" ".join([word for word in (line.option, one.money(line.amount) if line.amount else "") if word])}"'


LINE = LineKind(
    who="p",
    what="says",
    form=Form(takes="said", words=("fold", "check", "call", "bet", "raise", "all-in")),
    does=says,
    says=said,
    means={
        "pN says WORD [AMOUNT] · pN says AMOUNT": "said fold, check, call, bet, raise or all-in, or a number",
    },
    example="p1 says raise 10",
    place=7,
)
