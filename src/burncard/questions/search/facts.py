"""Facts that the words give already: the street whose betting is open or was just closed, and answers to yes/no questions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

_STREETS: Final = ("flop", "turn", "river")
_BEFORE: Final[Mapping[str, str]] = {"flop": "preflop", "turn": "flop", "river": "turn"}


class Facts:
    """The patterns of the index: (questions, fact, value, pattern). `streets`: the questions in which a street that is
    named is the one to come, those in which it may also be the open one, and how either is told."""

    def __init__(self, patterns: Sequence[Sequence[str]], streets: Mapping[str, Any]) -> None:
        self.coming, self.early = frozenset(streets["coming"]), frozenset(streets["early"])
        self.open, self.ahead = re.compile(streets["open"]), re.compile(streets["ahead"])
        self.patterns = [(one[0].split(), one[1], one[2], re.compile(one[3])) for one in patterns]

    def given(self, question: str, concepts: Sequence[str]) -> dict[str, str]:
        """Fact -> value for this question, as far as the words say it."""
        line = " ".join(concepts)
        out: dict[str, str] = {}
        street = self._street(question, concepts)
        if street:
            out["street"] = street
        for questions, fact, value, pattern in self.patterns:
            if question in questions and fact not in out and pattern.search(line):
                out[fact] = value
        return out

    def _street(self, question: str, concepts: Sequence[str]) -> str:
        """The street whose betting is open or was just closed, "" where the words do not say it."""
        named = [one for one in _STREETS if one in concepts]
        if question == "stray-card":
            if "river" in named or {"six", "showdown"} & set(concepts):
                return "river"
            return "deal" if "deal" in concepts and "burn" in concepts else ""
        if question in self.coming:
            if "preflop" in concepts and not {"turn", "river"} & set(named):
                return "preflop"
            if question != "two-cards-turned" and len(named) == 2:
                return named[0] if "preflop" not in concepts and named != ["flop", "river"] else ""
            return _BEFORE[named[0]] if named and len(named) < 3 else ""
        if question in self.early:
            return self._open(named, concepts)
        return ""

    def _open(self, named: Sequence[str], concepts: Sequence[str]) -> str:
        if len(named) > 1:
            return named[0]
        if not named:
            return "preflop" if "preflop" in concepts else ""
        line = " ".join(concepts)
        if self.ahead.search(line):
            return _BEFORE[named[0]]
        return named[0] if self.open.search(line) else ""
