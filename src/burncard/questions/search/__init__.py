"""One search for every question: words, in four languages and with slips, to the questions they may mean.

The same index (`index.json`, made by ``scripts/search/build.py``) is read by the command line, the pages and the browser.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypedDict

from burncard.questions.search.facts import Facts
from burncard.questions.search.rank import Ranking
from burncard.questions.search.words import Lexicon

NONE: Final = "none"
State = Literal["this", "perhaps", "nothing"]
_SHOWN: Final = 5
_NEAREST: Final = 3
_LEAST: Final = 0.01


class Hit(TypedDict):
    """A question that may be meant. `facts` are those that the words give, ``street`` among them; `share` of one."""

    slug: str
    facts: dict[str, str]
    share: float


class Found(TypedDict):
    """What a search comes to. `state`: ``this`` one, ``perhaps`` one of these, or ``nothing`` fits and `found` has what is
    nearest; `fits` is whether something does."""

    found: list[Hit]
    fits: bool
    state: State


class Searcher:
    """A search over an index."""

    def __init__(self, index: Mapping[str, Any]) -> None:
        words = {name: [one.replace("_", " ") for one in text.split(" ")] for name, text in index["concepts"].items()}
        self.lexicon = Lexicon(words, index["spelled"].split(" "))
        self.ranking = Ranking(index)
        self.facts = Facts(index["facts"], index["streets"])
        self.states: Mapping[str, float] = index["states"]

    def search(self, text: str) -> Found:
        """The questions `text` may mean, best first."""
        concepts, stems = self.lexicon.concepts(text)
        ranked = self.ranking.ranked(concepts, stems)
        shares = dict(ranked)
        state = self._state(concepts, ranked, shares[NONE])
        kept = [(name, share) for name, share in ranked if name != NONE][:_SHOWN]
        shown = [one for number, one in enumerate(kept) if number < _NEAREST or one[1] >= _LEAST]
        hits: list[Hit] = [
            {"slug": name, "facts": self.facts.given(name, concepts), "share": share} for name, share in shown
        ]
        known = any(one in self.ranking.weights for one in [*concepts, *[f"~{stem}" for stem in stems]])
        return {"found": hits if known else [], "fits": state != "nothing", "state": state}

    def _state(self, concepts: list[str], ranked: list[tuple[str, float]], none: float) -> State:
        known = [one for one in concepts if one in self.ranking.weights]
        (first, share), (_, second) = ranked[0], ranked[1]
        topic = any(one.startswith("t_") for one in concepts)
        if not known or first == NONE or (topic and none >= self.states["topic"]):
            return "nothing"
        if share * (1 - concepts.count("?") / len(concepts)) < self.states["guess"]:
            return "nothing"
        return "this" if share >= self.states["sure"] and share >= self.states["ahead"] * second else "perhaps"


@lru_cache(maxsize=1)
def searcher() -> Searcher:
    """The search over the index that comes with the package."""
    return Searcher(json.loads(Path(__file__).with_name("index.json").read_text(encoding="utf-8")))


def search(text: str) -> Found:
    """The questions `text` may mean, best first, with the facts it gives and whether anything fits."""
    return searcher().search(text)
