"""``pN cbr``: a bet or a raise, to an amount."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.acts import bet_or_raise
from burncard.referee.lines.kind import Happening, LineKind


def said(one: Happening) -> str:
    """A raise where chips lay in front of somebody, else a bet."""
    verb = "raises to" if one.faced else "bets"
    out = " out of turn" if one.line.flags else ""
    return f"{verb} {one.money(one.line.amount)}{', all-in' if one.all_in else ''}{out}"


LINE = LineKind(
    who="p",
    what="cbr",
    form=Form(takes="amount", flags=("oot",)),
    does=bet_or_raise,
    says=said,
    means={
        "pN cbr AMOUNT [oot]": "bet or raised **to** AMOUNT; with `oot` out of turn",
    },
    example="p3 cbr 40",
    scene=("d deal",),
    oot=True,
    place=3,
)
