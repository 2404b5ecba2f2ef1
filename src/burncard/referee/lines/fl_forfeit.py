"""``fl forfeit``: a hand was miscalled on purpose."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.floor import forfeit
from burncard.referee.lines.kind import Happening, LineKind
from burncard.referee.lines.reasons import named
from burncard.rulings.kinds import FLOPPED


def said(one: Happening) -> str:
    """Whose hand it was, and the reason where one was given."""
    why = f": {named(one.line.option, one)}" if one.line.option else ""
    return f"{one.name(one.line.seat)} is found to have miscalled a hand{why}"


LINE = LineKind(
    who="fl",
    what="forfeit",
    form=Form(seat="required", takes="because"),
    does=forfeit,
    says=said,
    means={
        "fl forfeit pN [because WORDS]": "pN miscalled a hand on purpose and another player threw theirs away: the claim is lost where the book says so, elsewhere only for a reason (E8)",
    },
    example="fl forfeit p2 because they said flush",
    scene=(*FLOPPED, *["p1 cc", "p2 cc", "p3 cc", "d go *"] * 2, "p1 cc", "p2 cc", "p3 cc"),
    place=9,
)
