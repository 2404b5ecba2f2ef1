"""All questions, one file a kind of mistake, in the order a floor person looks for them."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from burncard.questions.catalogue import bets, burns, count, dealing, early, hands, other
from burncard.questions.question import Question

QUESTIONS: Final[dict[str, Question]] = {
    question.name: question
    for kind in (dealing, early, count, burns, other, bets, hands)
    for question in kind.QUESTIONS
}  # fmt: skip


_WORD: Final = re.compile(r"[a-z0-9]+")


def near(name: str) -> list[str]:
    """Names that `name` may be meant for."""
    return get_close_matches(name, QUESTIONS, n=3, cutoff=0.4)


def search(text: str) -> list[Question]:
    """The questions in whose title or name, or else in whose story, every word of `text` begins a word; near names if
    there are none."""
    words = _WORD.findall(text.lower())
    for more in (False, True):
        found = [one for one in QUESTIONS.values() if words and all(_begins(word, one, more) for word in words)]
        if found:
            return found
    return [QUESTIONS[name] for name in near(text)]


def _begins(word: str, question: Question, more: bool) -> bool:
    told = f"{question.title} {question.name} {question.say if more else ''}"
    return any(one.startswith(word) for one in _WORD.findall(told.lower()))
