"""``d dh``: a hole card is pitched."""

from __future__ import annotations

from burncard.game.forms import Form
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind
from burncard.referee.lines.pitching import pitch_line

LINE = LineKind(
    who="d",
    what="dh",
    form=Form(seat="optional", takes="card", foreign=True, flags=("up", "boxed", "off", "flash", "seen", "late")),
    does=pitch_line,
    says=TOLD_BY_CARDS,
    means={
        "d dh": "pitched the top card, face down, to the next player in order",
        "d dh pN [CARD] [FLAGS]": "pitched the top card to pN",
    },
    example="d dh p1 4d up",
    scene=(),
    place=2,
)
