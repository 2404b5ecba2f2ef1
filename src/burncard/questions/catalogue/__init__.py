"""All questions, one file a kind of mistake, in the order a floor person looks for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from burncard.questions.catalogue import (
    bets,
    burns,
    count,
    dealing,
    early,
    hands,
    other,
    told_betting,
    told_hands,
)
from burncard.questions.question import Question
from burncard.questions.scene import Scene
from burncard.questions.search import Found
from burncard.questions.search import search as found_by
from burncard.rulings.irregularities import conditions, of_section
from burncard.rulings.kinds import Story


def _of_stories() -> Iterator[Question]:
    """The questions of irregularities that tell their own story."""
    for (section, _), condition in conditions().items():
        if story := condition.story:
            options = tuple([option for one in of_section(section) for option in one.options])
            yield Question(
                story.name, story.group, story.title, story.say, partial(_scene, story), (story.street,), (), options
            )


def _scene(story: Story, street: str, facts: frozenset[str]) -> Scene:
    return Scene(
        story.before, story.mistake, names=story.names, stacks=story.stacks, blinds=story.blinds, watched=story.watched,
        variant=story.variant,
    )  # fmt: skip


QUESTIONS: Final[dict[str, Question]] = {
    question.name: question
    for kind in (dealing, early, count, burns, other, bets, hands, told_betting, told_hands)
    for question in kind.QUESTIONS
} | {question.name: question for question in _of_stories()}


def near(name: str) -> list[str]:
    """Names that `name` may be meant for."""
    from difflib import get_close_matches  # dear to import, and seldom needed

    return get_close_matches(name, QUESTIONS, n=3, cutoff=0.4)


def search(text: str) -> Found:
    """The questions `text` may mean, best first, with the facts it gives and whether anything fits."""
    return found_by(text)
