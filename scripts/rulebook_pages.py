"""What is made from the irregularities and the rulebooks' tables: docs/rulebook/, every answer to every question for the
tests, the tiles of the browser and the betting structures of its settings. And from the lines: their tables in
docs/table-script.md, with what a burn and cards of the board are as they leave the deck.

`--check` writes nothing and says what is not current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from burncard.game.structures import structures
from burncard.questions.answer import Answer, ask
from burncard.questions.catalogue import QUESTIONS
from burncard.referee import lines as script_lines
from burncard.referee.lines.boards import BOARDS
from burncard.referee.lines.burns import BURNS
from burncard.referee.lines.kind import TOLD_BY_CARDS
from burncard.rulings.irregularities import every
from burncard.rulings.rulebooks import names
from burncard.sheets.pages import pages

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "rulebook"
ANSWERS = ROOT / "tests" / "questions" / "answers.txt"
TILES = ROOT / "web" / "src" / "lib" / "tiles.ts"
TABLE_SCRIPT = ROOT / "docs" / "table-script.md"
STRUCTURES = TILES.with_name("structures.ts")
NOTE = "<!-- Made by scripts/rulebook_pages.py from the tables in src/burncard/rulings/rulebooks. -->\n"


def files() -> dict[Path, str]:
    """Every file and what it holds."""
    made = {DOCS / f"{name}.md": f"{NOTE}\n{page.markdown()}" for name, page in pages().items()}
    return {
        **made,
        ANSWERS: "\n".join(answers()) + "\n",
        TILES: tiles(),
        STRUCTURES: dialog(),
        TABLE_SCRIPT: table_script(),
    }


def table_script() -> str:
    """The document of the lines, the rows between its marks made anew. Raises LookupError for a mark that is missing."""
    text = TABLE_SCRIPT.read_text(encoding="utf-8")
    every = script_lines.every().values()
    befalls = [one for one in every if one.who == "d" and one.says != TOLD_BY_CARDS]
    for name, head, kinds in (
        ("dealer", "what the dealer did", [one for one in every if one.who == "d" and one not in befalls]),
        ("befalls", "what happened", befalls),
        ("players", "what the player did", [one for one in every if one.who == "p"]),
        ("floor", "what happened", [one for one in every if one.who == "fl"]),
    ):
        rows = [f"| `{form.replace(' · ', '` · `')}` | {what} |" for one in kinds for form, what in one.means.items()]
        text = marked(text, name, [f"| line | {head} |", "|---|---|", *rows])
    for name, left in (("burns", BURNS), ("boards", BOARDS)):
        rows = [f"| {row.lies} | {row.due} | {row.makes} |" for row in left]
        text = marked(text, name, ["| what lies there | what was due | what it is |", "|---|---|---|", *rows])
    return text


def marked(text: str, name: str, table: list[str]) -> str:
    """The text with this table between its marks. Raises LookupError for a mark that is missing."""
    begin, end = f"<!-- lines: {name} -->\n", "<!-- end of lines -->"
    if text.count(begin) != 1 or end not in text.partition(begin)[2]:
        raise LookupError(f"{TABLE_SCRIPT.name}: {begin.strip()} … {end} should stand there once")
    before, _, rest = text.partition(begin)
    lines = "\n".join(table)
    return f"{before}{begin}\n{lines}\n\n{end}{rest.partition(end)[2]}"


def tiles() -> str:
    """The tiles of "Something went wrong" as TypeScript."""
    made = [
        {
            "id": tile.id,
            "label": tile.label,
            "detail": tile.detail,
            "offered": dict(tile.offered),
            "needs": list(tile.needs),
            "lines": list(tile.lines),
            "wrong": tile.wrong,
            "words": tile.words,
        }
        for irregularity in every().values()
        for tile in irregularity.tiles
    ]
    rows = "".join([f"  {json.dumps(tile, ensure_ascii=False)},\n" for tile in made])
    return (
        "// Made by scripts/rulebook_pages.py from src/burncard/rulings/irregularities.\n"
        "import type { Tile } from './mistakes';\n\n"
        f"export const TILES: readonly Tile[] = [\n{rows}];\n"
    )


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


def dialog() -> str:
    """The betting structures as TypeScript, for the settings."""
    rows = "".join(
        [
            f"  {{ code: '{code}', name: '{one.name.replace('-', ' ').capitalize()}', limits: '{one.limits}' }},\n"
            for code, one in structures().items()
        ]
    )
    return (
        "// Made by scripts/rulebook_pages.py from src/burncard/game/structures.\n"
        f"export const STRUCTURES: readonly {{ code: string; name: string; limits: 'none' | 'double' | 'spread' }}[] = [\n{rows}];\n"
    )


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
    made = files()  # before anything is taken away
    DOCS.mkdir(parents=True, exist_ok=True)
    for path in DOCS.glob("*"):
        path.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
