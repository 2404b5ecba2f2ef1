"""Rulings written down, and mistakes that need no more than to be told, perhaps with one motion."""

from __future__ import annotations

from burncard.game.steps import Step
from burncard.referee.model.irregularity import Irregularity, Remark, Ruling
from burncard.referee.model.state import State
from burncard.referee.model.wording import instruction
from burncard.rulings.verdict import Row


def give(st: State, irregularity: Irregularity, rows: list[Row]) -> None:
    """Write the rulings down, with the steps they order."""
    steps = tuple(instruction(step, st.piles.faces_of(step.cards)) for step in irregularity.steps)
    irregularity.rulings = [
        Ruling(
            row.section, row.condition, row.remedy, st.book.name, row.source, row.basis,
            st.piles.line, irregularity.number, steps,
        )
        for row in rows
    ]  # fmt: skip


def note(st: State, section: str, condition: str, motion: Step | None = None) -> str:
    """A mistake that needs no more than to be told, and perhaps a motion; returns the row's remedy."""
    row = st.book.row(section, condition)
    number = len(st.irregularities)
    remark = Remark(number, st.piles.line, motion)
    if motion is not None:
        remark.steps = [motion.caused(number)]
    st.irregularities.append(remark)
    give(st, remark, [row])
    return row.remedy
