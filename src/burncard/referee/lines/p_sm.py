"""``pN sm``: a hand is shown, or thrown away."""

from __future__ import annotations

from burncard.cards import texts
from burncard.game.forms import Form
from burncard.referee.lines.kind import Happening, LineKind
from burncard.referee.lines.showdown import show
from burncard.rulings.kinds import FLOPPED


def said(one: Happening) -> str:
    """A hand that does not lie face up after it was shown in part."""
    line = one.line
    if not line.cards and not line.option:
        return "throws the hand away"
    if line.cards and not one.tabled:
        return f"shows {texts(line.cards)}"
    return f"tables {' '.join(one.held) or 'the hand'}"


LINE = LineKind(
    who="p",
    what="sm",
    form=Form(takes="cards", words=("-",)),
    does=show,
    says=said,
    means={
        "pN sm CARDS · pN sm - · pN sm": "tabled the hand (one card of it: showed that card, and is still due) · tabled it, as far as known · threw it away",
    },
    example="p1 sm -",
    scene=(*FLOPPED, *["p1 cc", "p2 cc", "p3 cc", "d go *"] * 2, "p1 cc", "p2 cc", "p3 cc"),
    place=4,
)
