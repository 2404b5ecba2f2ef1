"""Ranking: what is said becomes features, every feature speaks for or against each question, the sums are the rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

_NEAR: Final = 2
_UNKNOWN: Final = "?"


def features(concepts: Sequence[str], stems: Sequence[str], pair: float, stem: float) -> dict[str, float]:
    """Feature -> its part, the whole of them one long. `pair` and `stem`: what a pair of near concepts and the stem of a
    word weigh beside a concept."""
    known = [one for one in concepts if one != _UNKNOWN]
    out = dict.fromkeys(known, 1.0)
    for at, one in enumerate(known):
        for other in known[at + 1 : at + 1 + _NEAR]:
            out[f"{min(one, other)}+{max(one, other)}"] = pair
    out.update(dict.fromkeys([f"~{one}" for one in stems], stem))
    length = sqrt(sum([part * part for part in out.values()])) or 1.0
    return {name: part / length for name, part in out.items()}


class Ranking:
    """The questions by how well what is said fits them; the index has feature -> question number, weight, and so on."""

    def __init__(self, index: Mapping[str, Any]) -> None:
        self.questions: list[str] = index["questions"]
        self.weights: Mapping[str, Sequence[int]] = index["weights"]
        self.pair: float = index["pair"]
        self.stem: float = index["stem"]
        self.scale: int = index["scale"]

    def ranked(self, concepts: Sequence[str], stems: Sequence[str]) -> list[tuple[str, float]]:
        """(question, its share of one), best first; all alike where no word is known."""
        sums = [0.0] * len(self.questions)
        for name, part in features(concepts, stems, self.pair, self.stem).items():
            row = self.weights.get(name, ())
            for at in range(0, len(row), 2):
                sums[row[at]] += part * row[at + 1] / self.scale
        most = max(sums)
        odds = [exp(one - most) for one in sums]
        whole = sum(odds)
        order = sorted(range(len(odds)), key=lambda number: (-odds[number], number))
        return [(self.questions[number], odds[number] / whole) for number in order]
