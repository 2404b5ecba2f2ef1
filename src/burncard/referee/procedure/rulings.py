"""Rulings written down, and mistakes that need no more than to be told."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.game.steps import Step
from burncard.referee.model.irregularity import Incident, Ruling
from burncard.referee.model.state import State
from burncard.referee.model.wording import instruction
from burncard.rulings.verdict import Row


def give(st: State, incident: Incident, rows: list[Row]) -> None:
    """Write the rulings down, with the steps they order."""
    steps = tuple(instruction(step, st.piles.faces_of(step.cards)) for step in incident.steps)
    incident.rulings = [
        Ruling(
            row.section, row.condition, row.remedy, st.book.name, row.source, row.basis,
            st.piles.line, incident.number, steps,
        )
        for row in rows
    ]  # fmt: skip


def note(st: State, section: str, condition: str, steps: Sequence[Step] = ()) -> str:
    """A mistake that needs no more than to be told, and perhaps a motion; returns the row's remedy."""
    incident = Incident(len(st.incidents), -1, [], st.piles.line)
    incident.steps = list(steps)
    incident.noticed = True
    incident.open = False
    st.incidents.append(incident)
    row = st.book.row(section, condition)
    give(st, incident, [row])
    return row.remedy
