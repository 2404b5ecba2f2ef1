"""``pN puts``: chips put out without a word."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.kind import Happening, LineKind
from burncard.referee.lines.speech import puts


def said(one: Happening) -> str:
    """The chips of each motion, and what of them stands."""
    motions = [" ".join([one.money(chip) for chip in motion]) for motion in one.line.chips]
    if one.line.flags:
        return f"puts out {motions[0]} and is given the chips back"
    stands = f", {one.money(one.paid)} of it stands" if one.paid else ""
    return f"puts out {', then '.join(motions)}{stands}"


LINE = LineKind(
    who="p",
    what="puts",
    form=Form(takes="motions", flags=("withdrawn",)),
    does=puts,
    says=said,
    means={
        "pN puts CHIPS [withdrawn]": "put out these chips without a word: `puts 100 25`; a `+` between two motions: `puts 100 + 200`; `withdrawn`: given back by the floor",
    },
    example="p1 puts 10 5 + 20",
    place=8,
)
