"""``pN cc``: a check or a call, as the price is."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.acts import check_or_call
from burncard.referee.lines.kind import Happening, LineKind


def said(one: Happening) -> str:
    """By what was paid; out of turn nothing is, and what it comes to is not known yet."""
    if one.line.flags:
        return "checks or calls out of turn"
    return f"calls {one.money(one.paid)}{', all-in' if one.all_in else ''}" if one.paid else "checks"


LINE = LineKind(
    who="p",
    what="cc",
    form=Form(flags=("oot",)),
    does=check_or_call,
    says=said,
    means={
        "pN cc [oot]": "checked or called; with `oot` out of turn",
    },
    example="p3 cc",
    scene=("d deal",),
    oot=True,
    place=2,
)
