"""Steps in words for one reader. Steps repeat, so each is put into words once for all who may know the same of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from burncard.game.steps import Step
from burncard.referee.model.wording import instruction
from burncard.referee.views.eyes import Eyes


@dataclass(frozen=True, slots=True)
class StepView:
    """A step in words for the reader. `because` is the number of the irregularity that put it there, -1: none."""

    verb: str
    text: str
    who: str
    player: int
    street: int
    count: int
    because: int
    waived: bool
    done: bool


def in_words(steps: Iterable[Step], eyes: Eyes, done: int = 0) -> tuple[StepView, ...]:
    """The steps as the reader with these eyes may know them; the first `done` of them are made."""
    return tuple([
        _view(
            step.verb, step.street, step.player, step.count, step.pool, step.because, step.waived, step.until,
            at < done, eyes.codes(step.cards) if step.cards else (),
        )
        for at, step in enumerate(steps)
    ])  # fmt: skip


@lru_cache(maxsize=8192)
def _view(
    verb: str, street: int, player: int, count: int, pool: str, because: int, waived: bool, until: int, done: bool,
    faces: tuple[int, ...],
) -> StepView:  # fmt: skip
    text = instruction(Step(verb, street, player, faces, count, pool, because, waived, until), faces)
    who = "p" if verb in ("bet", "show") else "fl" if verb == "choose" else "d"
    return StepView(verb, text, who, player, street, count, because, waived, done)
