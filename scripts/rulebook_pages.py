"""The pages made from the rulebooks' tables: docs/rulebook/, and every answer to every question for the tests.

`--check` writes nothing and says what is not current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from burncard.questions.answer import Answer, ask
from burncard.questions.catalogue import QUESTIONS
from burncard.rulings.rulebooks import names
from burncard.sheets.pages import pages

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "rulebook"
ANSWERS = ROOT / "tests" / "questions" / "answers.txt"
NOTE = "<!-- Made by scripts/rulebook_pages.py from the tables in src/burncard/rulings/rulebooks. -->\n"


def files() -> dict[Path, str]:
    """Every file and what it holds."""
    made = {DOCS / f"{name}.md": f"{NOTE}\n{page.markdown()}" for name, page in pages().items()}
    return {**made, ANSWERS: "\n".join(answers()) + "\n"}


def answers() -> Iterator[str]:
    """Every answer of every book, those that come to the same told once."""
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            said = " ".join([f"{name}={'yes' if value else 'no'}" for name, value in facts.items()])
            yield f"{question.name} {street} {said}".rstrip()
            told: dict[tuple[str, ...], list[str]] = {}
            for book in names():
                told.setdefault(tuple(lines(ask(question.name, street, facts, book, ()))), []).append(book)
            for rows, books in told.items():
                yield f"  {' '.join(books)}"
                yield from [f"    {row}" for row in rows]


def lines(answer: Answer) -> Iterator[str]:
    """An answer, a line each: rulings, steps, cards, chips, options."""
    for ruling in answer.rulings:
        yield f"{ruling.section} {ruling.condition}: {ruling.remedy}" if ruling.section else ruling.source
    for number, step in enumerate(answer.steps, 1):
        yield f"{number}. {step.text}" + (f" ({step.who})" if step.who != "dealer" else "")
    for card in answer.cards:
        yield f"{card.card}{f' [{card.was}]' if card.was else ''} -> {card.ends}"
    yield from answer.results
    for setting in answer.settings:
        yield f"{setting.decides}: {setting.means}"


def stale() -> list[str]:
    """What is not current: files that differ, are missing, or should not be there."""
    made = files()
    wrong = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    left = [path for path in DOCS.glob("*") if path not in made]
    return [path.relative_to(ROOT).as_posix() for path in (*wrong, *left)]


def main() -> int:
    """Write them, or with ``--check`` say what is not current. Exit code 1 if something is not."""
    if sys.argv[1:] == ["--check"]:
        found = stale()
        print("\n".join([f"not current: {name}" for name in found]) or "all current")
        return int(bool(found))
    DOCS.mkdir(parents=True, exist_ok=True)
    for path in DOCS.glob("*"):
        path.unlink()
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
