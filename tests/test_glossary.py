"""One word for one thing: what the glossary says is not used is not used."""

from __future__ import annotations

import re
from pathlib import Path

from burncard.rulings.irregularities import conditions, every
from burncard.words import english, options, rows

ROOT = Path(__file__).resolve().parents[1]
GLOSSARY = ROOT / "docs" / "glossary.md"
ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \|([^|]*)\|$", re.MULTILINE)


def entries() -> list[tuple[str, str, list[str]]]:
    """(word, meaning, words not used) of every row."""
    found = [
        (one, two, three.strip().split(", ") if three.strip() else [])
        for one, two, three in ROW.findall(GLOSSARY.read_text())
    ]
    return [entry for entry in found if entry[0] not in ("word", "---")]


def sentences() -> dict[str, str]:
    """Everything that is said or written to people, by where it stands."""
    said = {f"words {code}": text for table in (english.ERRORS, english.STEPS, english.REASONS, rows.DO)
            for code, text in table.items()}  # fmt: skip
    said |= {
        f"options {name}": " ".join([asked, *values.values()]) for name, (asked, values) in options.CHOICES.items()
    }
    said |= {f"irregularities {name}": " ".join([one.heading, one.about]) for name, one in every().items()}
    said |= {" ".join(key): f"{one.title} {one.when}" for key, one in conditions().items()}
    return said | {path.name: path.read_text() for path in (ROOT / "docs").rglob("*.md") if path != GLOSSARY}


def test_every_word_is_explained_once() -> None:
    words = [word for head, _, _ in entries() for word in head.split(", ")]
    rows_written = [line for line in GLOSSARY.read_text().splitlines() if line.startswith("| ")]
    assert len(entries()) == len([line for line in rows_written if not line.startswith("| word ")]) > 40
    assert len(set(words)) == len(words)


def test_words_that_are_not_used_are_not_used() -> None:
    for _, _, others in entries():
        for other in others:
            pattern = re.compile(rf"\b{re.escape(other)}s?\b", re.IGNORECASE)
            assert not [where for where, text in sentences().items() if pattern.search(text)], other


def test_a_player_is_a_seat_or_they() -> None:
    pattern = re.compile(r"\b(he|his|him)\b", re.IGNORECASE)
    assert not [where for where, text in sentences().items() if not where.endswith(".md") and pattern.search(text)]
