"""`burncard quiz`: mistakes to rule on, graded by the referee, what was got right kept."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path

    from burncard.questions.quiz import Item
    from burncard.rulings.rulebooks.table import Rulebook

WRONG: Final = 2


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    quiz = commands.add_parser(
        "quiz",
        help="mistakes to rule on, graded by the referee",
        description="Choose the ruling, then put the dealer's moves in order. With FILEs their hands are asked, each"
        " stopped at its last mistake.",
    )
    quiz.add_argument("files", nargs="*", metavar="FILE", help="table scripts to be asked instead of the catalogue")
    quiz.add_argument("--rulebook", default="classic", metavar="NAME|FILE", help="the book (default classic)")
    quiz.add_argument("--count", type=int, default=5, metavar="N", help="how many (default 5)")
    quiz.add_argument("--seed", metavar="TEXT", help="the same text asks the same (default: as they come)")
    quiz.add_argument("--progress", metavar="FILE", help="where what you got right is kept (default: your data folder)")
    quiz.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Ask. Exit code 0, or 2 when a book or a file is wrong."""
    from burncard.cli.books import find as find_book
    from burncard.cli.kept import Kept
    from burncard.cli.paint import paint_for
    from burncard.errors import BurncardError
    from burncard.questions import quiz

    if options.count < 1:
        print(f"--count {options.count}: should be 1 or more", file=sys.stderr)
        return WRONG
    try:
        book = find_book(options.rulebook)
        items = _from_files(options.files) if options.files else list(quiz.items())
    except (BurncardError, ValueError) as error:
        print(error, file=sys.stderr)
        return WRONG
    if not items:
        print("nothing to ask: no hand of these has a ruling", file=sys.stderr)
        return WRONG
    kept = Kept(_file(options.progress), book.name)
    try:
        for number, item in enumerate(_drawn(items, kept.boxes, options), 1):
            print(f"{'' if number == 1 else chr(10)}{number} of {options.count}")
            right = _ask(item, book, paint_for(sys.stdout))
            kept.after(item.key, right=right)
    except EOFError:
        print()
    print(f"\n{book.title}: {kept.told([item.key for item in items])}")
    return 0


def _file(name: str | None) -> Path:
    from pathlib import Path

    from platformdirs import user_data_path

    return Path(name) if name else user_data_path("burncard", appauthor=False) / "quiz.json"


def _from_files(files: list[str]) -> list[Item]:
    from burncard.errors import BurncardError
    from burncard.questions import quiz
    from burncard.script.reading import read_all
    from burncard.script.running import run as run_script

    out = []
    for file in files:
        for script in read_all(file):
            try:
                out.append(quiz.of_hand(run_script(script).hand, script.name))
            except BurncardError as error:
                print(f"{script.name}: left out: {error}", file=sys.stderr)
    return out


def _drawn(items: list[Item], boxes: dict[str, int], options: argparse.Namespace) -> Any:
    """One item after the other; those that were wrong more often. `boxes` changes while it goes."""
    import hashlib
    import secrets

    from burncard.questions.progress import next_key

    by_key = {item.key: item for item in items}
    left = list(by_key)
    for number in range(options.count):
        text = f"{options.seed} {number}".encode()
        draw = (
            secrets.randbits(64) if options.seed is None else int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        )
        key = next_key(boxes, left, draw)
        left = [one for one in left if one != key] or list(by_key)
        yield by_key[key]


def _ask(item: Item, book: Rulebook, paint: Any) -> bool:
    from burncard.cli.ruling_told import laid_out
    from burncard.questions import quiz
    from burncard.rulings.rulebooks import load, names

    print("\n".join([paint("bold", item.told[0]), *item.told[1:]]))
    offered, answer = quiz.choices(item, book), item.answer(book)
    for number, remedy in enumerate(offered, 1):
        print(f"  {number}  {quiz.said(remedy, answer)}")
    said = _number("What is ruled? ", len(offered))
    right = quiz.grade_choice(item, book, offered[said - 1]).right
    print(
        paint("green", "Right.")
        if right
        else paint("red", f"No. The ruling is: {quiz.said(quiz.governing(answer.rulings).remedy, answer)}")
    )
    steps = quiz.to_order(item, book)
    if steps:
        for number, step in enumerate(steps, 1):
            print(f"  {number}  {step}")
        order = _order("In which order? ", len(steps))
        grade = quiz.grade_order(item, book, [steps[at - 1] for at in order])
        right = right and grade.right
        print(
            paint("green", "Right.") if grade.right else paint("red", f"{grade.points} of {grade.most} in their place.")
        )
    others = [load(name) for name in names() if name != book.name]
    print("\n" + laid_out(item.answer(book, others), paint))
    return right


def _number(prompt: str, most: int) -> int:
    while True:
        said = input(prompt).strip()
        if said.isascii() and said.isdigit() and 1 <= int(said) <= most:
            return int(said)
        print(f"a number from 1 to {most}")


def _order(prompt: str, most: int) -> list[int]:
    while True:
        said = input(prompt).replace(",", " ").split()
        if sorted(said) == sorted(map(str, range(1, most + 1))):
            return list(map(int, said))
        print(f"all numbers from 1 to {most}, each once, such as {' '.join(map(str, range(1, most + 1)))}")
