"""Steps and rulings in words for the dealer: short, in the order they are done."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.cards import UNKNOWN, texts
from burncard.game.rounds import STREETS
from burncard.game.steps import Step
from burncard.rulings.irregularities import title as title
from burncard.words import sentence


def instruction(step: Step, faces: Sequence[int]) -> str:
    """What to do, in at most a dozen words; `faces` are the faces of the step's cards as far as the reader knows them."""
    street = STREETS[step.street]
    code = f"step_{step.verb}"
    if step.verb == "shuffle":
        first, *others = step.pool.split()
        code += "_" + first + ("_with" if first == "stub" and others else "")
        return sentence(code, others=" and the ".join(others))
    if step.verb == "burn" and step.pool:
        code += "_made_up"
    elif step.verb == "burn" and step.waived:
        code += "_waived"
    elif step.verb == "lay" and step.pool:
        code += "_and_next"
    elif step.verb == "draw_burn":
        code += "_now" if step.count else "_next"
    elif step.verb in ("board", "return", "scrap") and max(step.count, len(faces)) > 1:
        code += "_many"
    named = texts(faces) if any(face != UNKNOWN for face in faces) else _unknown(len(faces))
    said = sentence(
        code, street=street, player=f"p{step.player}", cards=named, count=step.count or len(faces), pot=step.count
    )
    return said[:1].upper() + said[1:]


def _unknown(count: int) -> str:
    return f"the {count} cards" if count > 1 else "the card"


def reason(remedy: str) -> str:
    """Why the remedy is what it is, in one sentence."""
    return sentence(f"reason_{remedy}")
