"""``fl entered``: an act that was made in time and not entered. The hand is told anew with it."""

from __future__ import annotations

from burncard.errors import LineError
from burncard.game.forms import Form
from burncard.game.lines import Line
from burncard.referee.lines import kind_of, parse
from burncard.referee.lines.kind import Happening, LineKind
from burncard.rulings.kinds import FLOPPED


def an_act(text: str, line: Line) -> Line:
    """The line it holds is an act of the betting; whose, is the seat."""
    inner = parse(line.option)
    if not kind_of(inner).oot:
        raise LineError("line_entered", line=text)
    return line._replace(seat=inner.who)


def acted(one: Happening) -> tuple[str, str]:
    """Who had acted without its being entered, and what they had done."""
    act = parse(one.line.option)
    done = {"f": "had folded", "cc": "had checked or called"}.get(act.what, f"had raised to {act.amount}")
    return one.name(act.who), done


LINE = LineKind(
    who="fl",
    what="entered",
    form=Form(takes="text"),
    does=None,
    says=lambda one: "{} {}, and it was not entered".format(*acted(one)),
    record=lambda one: "{} {}: entered late".format(*acted(one)),
    means={
        "fl entered LINE": "no mistake of the table: the act that LINE tells was made in time and was not entered; also after a pot was pushed over it, until it is settled",
    },
    example="fl entered p3 cc",
    scene=(*FLOPPED, "p1 cc", "p2 cc", "d bn", "d db 1"),
    then=an_act,
    place=10,
)
