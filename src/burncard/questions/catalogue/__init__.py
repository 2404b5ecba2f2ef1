"""All questions, one file a kind of mistake, in the order a floor person looks for them."""

from __future__ import annotations

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
from burncard.questions.search import Found
from burncard.questions.search import search as found_by

QUESTIONS: Final[dict[str, Question]] = {
    question.name: question
    for kind in (dealing, early, count, burns, other, bets, hands, told_betting, told_hands)
    for question in kind.QUESTIONS
}  # fmt: skip


def near(name: str) -> list[str]:
    """Names that `name` may be meant for."""
    from difflib import get_close_matches  # dear to import, and seldom needed

    return get_close_matches(name, QUESTIONS, n=3, cutoff=0.4)


def search(text: str) -> Found:
    """The questions `text` may mean, best first, with the facts it gives and whether anything fits."""
    return found_by(text)
