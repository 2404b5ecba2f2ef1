"""`burncard ruling`: what now? A question without a hand on the table, answered by the referee."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burncard.questions.answer import Answer
    from burncard.questions.question import Question

WRONG: Final = 2
#: The names of all facts, so that they can be options; held against the catalogue by a test.
FACTS: Final = (
    "raised",
    "acted", "again", "bet", "betting", "burn", "burned", "certain", "changed", "first", "first_player", "five", "half",
    "muck", "next", "open", "said", "second", "seen", "tabled", "turn_out", "turned", "two", "winner",
)  # fmt: skip


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    ruling = commands.add_parser(
        "ruling",
        help="what now? the dealer's moves after a mistake, by the book of the house",
        description="Without a QUESTION it asks, step by step. `burncard ruling list` names all questions.",
    )
    ruling.add_argument("question", nargs="?", metavar="QUESTION", help="such as early-turn; list names them all")
    ruling.add_argument("--street", help="the street whose betting is open, or was just closed")
    ruling.add_argument("--rulebook", default="classic", metavar="NAME|FILE", help="the book (default classic)")
    ruling.add_argument("--json", action="store_true", help="the whole answer as JSON")
    facts = ruling.add_argument_group("facts, where the question has them")
    for fact in FACTS:
        facts.add_argument(f"--{fact.replace('_', '-')}", dest=f"fact_{fact}", choices=("yes", "no"), metavar="yes|no")
    ruling.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer. Exit code 0, or 2 when the question, a fact or the book is not known."""
    from burncard.cli.books import find as find_book
    from burncard.cli.paint import paint_for
    from burncard.errors import BurncardError
    from burncard.questions.answer import NoAnswer, ask, find

    if options.question == "list":
        return _list(as_json=options.json)
    facts = {fact: said == "yes" for fact in FACTS if (said := getattr(options, f"fact_{fact}")) is not None}
    street = options.street or ""
    try:
        book = find_book(options.rulebook)
        name = options.question or _chosen().name
        if options.question is None or sys.stdin.isatty():
            street, facts = _filled(find(name), street, facts)
        answer = ask(name, street, facts, book)
    except NoAnswer as error:
        print(error, file=sys.stderr)
        if error.code == "question_missing":
            print(_how(find(name), error.args_["missing"]), file=sys.stderr)
        return WRONG
    except BurncardError as error:
        print(error, file=sys.stderr)
        return WRONG
    except EOFError:
        print("\nno question was asked", file=sys.stderr)
        return WRONG
    if options.json:
        print(json.dumps(answer.data(), ensure_ascii=False, indent=2))
    else:
        print(laid_out(answer, paint_for(sys.stdout)))
    return 0


def _list(*, as_json: bool) -> int:
    from burncard.questions.catalogue import QUESTIONS
    from burncard.questions.question import GROUPS

    if as_json:
        print(json.dumps([_described(question) for question in QUESTIONS.values()], ensure_ascii=False, indent=2))
        return 0
    for group, heading in GROUPS.items():
        print(heading)
        for question in QUESTIONS.values():
            if question.group == group:
                print(f"  {question.name:<22} {question.title}")
    return 0


def _described(question: Question) -> dict[str, Any]:
    return {
        "name": question.name,
        "group": question.group,
        "title": question.title,
        "say": question.say,
        "streets": list(question.streets),
        "facts": [
            {"name": fact.name, "text": fact.text, "after": fact.after, "after_is": fact.after_is}
            for fact in question.facts
        ],
    }


def _how(question: Question, missing: str) -> str:
    if missing == "street":
        return f"  --street {'|'.join(question.streets)}"
    text = next(fact.text for fact in question.facts if fact.name == missing)
    return f"  --{missing.replace('_', '-')} yes|no: {text}"


def _chosen() -> Question:
    """The question the user picks: by a kind of mistake, or by words."""
    from burncard.questions.catalogue import QUESTIONS, search
    from burncard.questions.question import GROUPS

    for number, heading in enumerate(GROUPS.values(), 1):
        print(f"  {number}  {heading}")
    shown: list[Question] = []
    while True:
        said = input("What happened? A number, or words: ").strip()
        if said.isascii() and said.isdigit() and 1 <= int(said) <= len(shown or GROUPS):
            if shown:
                return shown[int(said) - 1]
            group = list(GROUPS)[int(said) - 1]
            shown = [question for question in QUESTIONS.values() if question.group == group]
        else:
            shown = [QUESTIONS[said]] if said in QUESTIONS else search(said)
            if len(shown) == 1:
                return shown[0]
        for number, question in enumerate(shown, 1):
            print(f"  {number:>2}  {question.title}")
        if not shown:
            print(f"Nothing is called so; a number from 1 to {len(GROUPS)}")


def _filled(question: Question, street: str, facts: dict[str, bool]) -> tuple[str, dict[str, bool]]:
    """Ask for what is still missing."""
    print(f"\n{question.say}")
    while missing := question.missing(street, facts):
        if missing[0] == "street":
            said = input(f"Which betting is open, or just closed? {', '.join(question.streets)}: ").strip().lower()
            found = [one for one in question.streets if said and one.startswith(said)]
            street = found[0] if len(found) == 1 else ""
            continue
        text = next(fact.text for fact in question.facts if fact.name == missing[0])
        said = input(f"{text} y/n: ").strip().lower()
        if said in ("y", "yes", "n", "no"):
            facts[missing[0]] = said.startswith("y")
    return street, facts


def laid_out(answer: Answer, paint: Any) -> str:
    """The answer for a terminal: moves first, then where the cards end, why, and the other books."""
    rows = [paint("bold", answer.title), answer.asked.say, ""]
    for number, step in enumerate(answer.steps, 1):
        rows.append(f"{number:>3}  {step.text}" + (f" ({step.who})" if step.who != "dealer" else ""))
    rows += [f"     {one}" for one in answer.results]
    if answer.cards:
        rows += ["", paint("bold", "Where the cards end")]
        width = max([len(one.card) for one in answer.cards])
        rows += [
            f"  {one.card:<{width}}  {one.ends}" + (f"  (was to be {one.was})" if one.was else "")
            for one in answer.cards
        ]
    rows += ["", paint("bold", answer.book_title)]
    for one in answer.rulings:
        rows += [
            f"  {one.title}: {one.reason}",
            paint("dim", f"     {sure(one.source, one.basis, one.silent, answer)}"),
        ]
    if answer.instead:
        rows.append(paint("dim", "  The floor may choose instead:"))
        rows += [paint("dim", f"     {one}") for one in answer.instead]
    for setting in answer.settings:
        rows.append(f"  {setting.decides}: {setting.means}")
        if setting.source:
            rows.append(paint("dim", f"     {setting.source}"))
    return "\n".join(rows + _others(answer, paint))


def sure(source: str, basis: str, silent: bool, answer: Answer) -> str:
    """A source and how sure we are of it, in words."""
    from burncard.questions.answer import BASIS

    book = f"{answer.book_title} says nothing; " if silent else ""
    return f"{book}{source} ({BASIS.get(basis, basis)})"


def _others(answer: Answer, paint: Any) -> list[str]:
    if not answer.others:
        return []
    rows = ["", paint("bold", "By other books")]
    same = [other.book_title for other in answer.others if answer.same(other)]
    if same:
        rows.append(f"  The same: {' · '.join(same)}")
    left = [other for other in answer.others if not answer.same(other)]
    while left:
        alike = [other for other in left if left[0].same(other)]
        left = [other for other in left if other not in alike]
        rows.append(f"  {' · '.join([other.book_title for other in alike])}:")
        rows += [f"    {number}  {step.text}" for number, step in enumerate(alike[0].steps, 1)]
        rows += [f"       {one}" for one in alike[0].results]
        rows += [f"       {one.means}" for one in alike[0].settings]
        rows.append(paint("dim", f"       {'; '.join(dict.fromkeys([one.source for one in alike[0].rulings]))}"))
    return rows
