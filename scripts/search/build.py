"""Make the index of the question search from words.txt and phrases_*.txt: burncard/questions/search/index.json.

    python scripts/search/build.py

Each way of saying it becomes features (concepts, pairs of near concepts, stems of words); a weight for each feature and
question is fitted so that every way of saying it ranks its own question first (softmax, L2). Ranking is then a sum of
weights, in Python and in TypeScript the same whole numbers. `[none]` holds what we have no question for.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from burncard.questions.answer import played
from burncard.questions.catalogue import QUESTIONS
from burncard.questions.search.rank import features
from burncard.questions.search.words import Lexicon, fold
from burncard.referee.model.wording import title
from burncard.rulings.rulebooks import load, names

HERE: Final = Path(__file__).resolve().parent
INDEX: Final = HERE.parents[1] / "src/burncard/questions/search/index.json"
LANGUAGES: Final = ("de", "fr", "es")
NONE: Final = "none"
#: What a pair of near concepts and the stem of a word weigh beside a concept; how many make one in a weight.
_PAIR, _STEM, _SCALE = 0.5, 0.4, 32
#: Questions in which a street that is named is the one to come; in which it may also be the one still open; how that is told.
_STREETS: Final = {
    "coming": ["no-burn", "two-burns", "burn-seen", "boxed-board-card", "two-cards-turned"],
    "early": ["early-burn", "early-face-down", "early-no-burn", "early-two-burns"],
    "open": r"\b(flop|turn|river) (bet|act|still|call|check)\b|\b(?:act|thinking|bet) (flop|turn|river)$",
    "ahead": r"\b(?:burn|deal|two|facedown|card) (flop|turn|river)\b"
    r"|\b(flop|turn|river) (?:early|before|deal|facedown|burn|forgot|two)\b",
}
#: "This one" from a share of `sure`, `ahead` times the next; nothing where the share, times the part of the words that is
#: known, is below `guess`; a topic we have no question for counts from `topic` on.
_STATES: Final = {"sure": 0.4, "ahead": 2.0, "guess": 0.11, "topic": 0.2}
_MISDEAL: Final = "G1"
#: How often a title counts.
_TITLES: Final = 3
_SMOOTHING: Final = 1e-4
_ROUNDS: Final = 200
_LEAST: Final = 0.12


def concepts() -> dict[str, list[str]]:
    """Concept -> its words, folded."""
    out: dict[str, list[str]] = {}
    for line in (HERE / "words.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, _, words = line.partition(":")
        folded = [" ".join(fold(one.rstrip("*").replace("_", " "))) + "*" * one.endswith("*") for one in words.split()]
        out[name] = list(dict.fromkeys(folded))
    return out


def phrases() -> list[tuple[str, str, str]]:
    """(question, language, a way of saying it)."""
    out, question = [], ""
    for file in sorted(HERE.glob("phrases_*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                question = line.strip("[]")
            elif line:
                language = line[:2] if line[:2] in LANGUAGES and line[2:4] == ": " else "en"
                out.append((question, language, line if language == "en" else line[4:]))
    return out


def titles() -> list[tuple[str, str, str]]:
    """The questions' own names, titles and stories, and the title of every ruling that a question leads to by any book:
    a ruling that several lead to counts for the one with the fewest others."""
    out: list[tuple[str, str, str]] = []
    leads: dict[str, list[str]] = {}
    rulings: dict[str, set[str]] = {}
    for question in QUESTIONS.values():
        out += [(question.name, "en", question.title)] * _TITLES
        out += [(question.name, "en", question.name), (question.name, "en", question.say)]
        for street, answers in question.variants():
            scene = question.at(street, answers)
            for name in names() if scene is not None else ():
                assert scene is not None
                for ruling in played(scene, scene.hand(load(name)))[0].rulings:
                    said = title(ruling.section, ruling.condition)
                    if ruling.section != _MISDEAL:
                        leads.setdefault(said, []).append(question.name)
                        rulings.setdefault(question.name, set()).add(said)
    for said, questions in leads.items():
        best = min(dict.fromkeys(questions), key=lambda name: (len(rulings[name]), list(QUESTIONS).index(name)))
        out += [(best, "en", said)] * _TITLES
    return out


def facts() -> list[list[str]]:
    """[questions, fact, value, pattern over concepts]."""
    out = []
    for line in (HERE / "facts.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            questions, fact, pattern = [one.strip() for one in line.split(" | ", 2)]
            out.append([questions, *fact.split("="), pattern])
    return out


def sources() -> str:
    """What the index was made from, as a hash."""
    files = sorted(HERE.glob("*.txt"))
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:16]


def fitted(rows: Sequence[Mapping[str, float]], targets: Sequence[int], count: int) -> tuple[list[str], Any]:
    """(features, weights feature by question)."""
    names = sorted({name for row in rows for name in row})
    at = {name: number for number, name in enumerate(names)}
    x = np.zeros((len(rows), len(names)))
    for number, row in enumerate(rows):
        for name, value in row.items():
            x[number, at[name]] = value
    wanted = np.eye(count)[list(targets)]
    share = (1 / np.sqrt(wanted.sum(0)))[list(targets)]  # a question told in many ways is no likelier for it
    share /= share.mean()
    weights = np.zeros((len(names), count))
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for number in range(1, _ROUNDS + 1):
        z = x @ weights
        odds = np.exp(z - z.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        slope = x.T @ ((odds - wanted) * share[:, None]) / len(rows) + _SMOOTHING * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope * slope
        weights -= 0.1 * (mean / (1 - 0.9**number)) / (np.sqrt(spread / (1 - 0.99**number)) + 1e-8)
    return names, weights


def made(rows: Sequence[tuple[str, str, str]]) -> dict[str, Any]:
    """The index of these ways of saying it."""
    words = concepts()
    spelled = sorted({word for _, _, text in rows for word in fold(text)})
    lexicon = Lexicon(words, spelled)
    questions = [*dict.fromkeys([row[0] for row in rows if row[0] != NONE]), NONE]
    names, weights = fitted(
        [features(*lexicon.concepts(text), _PAIR, _STEM) for _, _, text in rows],
        [questions.index(row[0]) for row in rows],
        len(questions),
    )
    table = {}
    for name, row in zip(names, weights, strict=True):
        kept = [[number, round(float(value) * _SCALE)] for number, value in enumerate(row) if abs(value) >= _LEAST]
        table[name] = [whole for pair in kept for whole in pair]
    return {
        "sources": sources(),
        "pair": _PAIR,
        "stem": _STEM,
        "scale": _SCALE,
        "streets": _STREETS,
        "states": _STATES,
        "questions": questions,
        "concepts": {name: " ".join([one.replace(" ", "_") for one in found]) for name, found in words.items()},
        "facts": facts(),
        "spelled": " ".join(spelled),
        "weights": {name: row for name, row in table.items() if row},
    }


def main() -> None:
    """Write the index."""
    INDEX.write_text(
        json.dumps(made([*phrases(), *titles()]), ensure_ascii=True, separators=(",", ":")) + "\n", encoding="utf-8"
    )
    print(f"{INDEX.name}: {INDEX.stat().st_size} bytes")


if __name__ == "__main__":
    main()
