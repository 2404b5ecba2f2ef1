"""`burncard ruling`: what now? A question without a hand on the table, found by name or by words, answered by its book."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from burncard.questions.question import Question
    from burncard.questions.search import Hit

WRONG: Final = 2
#: The names of all facts, so that they can be options; held against the catalogue by a test.
FACTS: Final = (
    "acted", "again", "allin", "bet", "betting", "blind", "burn", "burned", "call", "called", "certain", "changed", "closed",
    "conditional", "contested", "count", "covered", "covers", "dealt", "first", "first_player", "five", "full", "gross",
    "half", "known", "limit", "misled", "muck", "next", "one", "open", "part", "passive", "protected", "raised", "released", "said",
    "same", "seat", "second", "seen", "showdown", "side", "tabled", "three", "time", "turn_out", "turned", "two",
    "winner", "won", "words",
)  # fmt: skip
_HEADS: Final = {
    "this": "This one:",
    "perhaps": "Perhaps one of these:",
    "nothing": "No question fits; here is what is nearest:",
}


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    ruling = commands.add_parser(
        "ruling",
        help="what now? the dealer's moves after a mistake, by the book of the house",
        description="Say what happened in your own words, or name the question. Without WORDS it asks, step by step."
        " `burncard ruling list` names all questions.",
    )
    ruling.add_argument("words", nargs="*", metavar="WORDS", help="such as: the turn came too early; or early-turn")
    ruling.add_argument("--street", help="the street that went wrong: the one that was burned for, dealt or played")
    ruling.add_argument("--rulebook", default="classic", metavar="NAME|FILE", help="the book (default classic)")
    ruling.add_argument("--json", action="store_true", help="the whole answer as JSON")
    log = ruling.add_argument_group("the log of rulings, on this machine")
    log.add_argument("--log", action="store_true", help="keep the ruling; without WORDS print what was kept")
    log.add_argument("--log-file", metavar="FILE", help="where it is kept (default: your data folder)")
    log.add_argument("--table", default="", metavar="NAME", help="at which table")
    log.add_argument("--by", default="", metavar="NAME", help="who ruled")
    log.add_argument("--reason", default="", metavar="TEXT", help="why, where it is not the book's own ruling")
    log.add_argument("--csv", action="store_true", help="print the log as CSV")
    facts = ruling.add_argument_group("facts, where the question has them")
    for fact in FACTS:
        facts.add_argument(f"--{fact.replace('_', '-')}", dest=f"fact_{fact}", choices=("yes", "no"), metavar="yes|no")
    ruling.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:  # noqa: C901 - one branch a way of asking
    """Answer. Exit code 0, or 2 when the question, a fact or the book is not known."""
    from burncard.cli.books import find as find_book
    from burncard.cli.paint import paint_for
    from burncard.cli.ruling_log import keep, print_log
    from burncard.cli.ruling_told import laid_out
    from burncard.errors import BurncardError
    from burncard.questions.answer import NoAnswer, ask, find

    words = " ".join(options.words)
    if words == "list":
        return _list(as_json=options.json)
    if options.log and not words:
        return print_log(options)
    facts = {fact: said == "yes" for fact in FACTS if (said := getattr(options, f"fact_{fact}")) is not None}
    name = ""
    try:
        book = find_book(options.rulebook)
        name, street = words, ""
        if not words:
            name = _chosen()
        elif not _known(words):
            name, street, facts = _by_words(words, facts, quiet=options.json)
            if not name:
                return WRONG
        question = find(name)
        if options.street:
            street = _went_wrong(question, options.street)
        if not words or sys.stdin.isatty():
            street, facts = _filled(question, street, facts)
        answer = ask(name, street, facts, book)
        if options.log:
            keep(options, answer)
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


def _known(name: str) -> bool:
    from burncard.questions.catalogue import QUESTIONS

    return name in QUESTIONS


def _by_words(text: str, facts: dict[str, bool], *, quiet: bool) -> tuple[str, str, dict[str, bool]]:
    """(the question that the words mean for certain or "", its street, its facts); says what was found."""
    from burncard.questions.catalogue import QUESTIONS, near, search
    from burncard.questions.search.kept import keep

    found = search(text)
    if close := near(text)[:1] if "-" in text and " " not in text else []:  # a name with a slip in it
        found = {"found": [{"slug": close[0], "facts": {}, "share": 1.0}], "fits": True, "state": "this"}
    if found["state"] == "nothing":
        keep(text)
    where = sys.stderr if quiet or found["state"] == "nothing" else sys.stdout
    print(
        _HEADS[found["state"]] if found["found"] else "No question fits. `burncard ruling list` names them all.",
        file=where,
    )
    shown = found["found"][:1] if found["state"] == "this" else found["found"]
    for number, hit in enumerate(shown, 1):
        print(f"  {number}  {hit['slug']:<22} {QUESTIONS[hit['slug']].title}{_carried(hit)}", file=where)
    if found["state"] != "this":
        return "", "", facts
    hit = found["found"][0]
    street = hit["facts"].get("street", "")
    told = {fact: said == "yes" for fact, said in hit["facts"].items() if fact != "street"}
    return hit["slug"], street, {**told, **facts}


def _carried(hit: Hit) -> str:
    """What the words say already, as options."""
    from burncard.questions.catalogue import QUESTIONS

    named = {told: wrong for wrong, told in QUESTIONS[hit["slug"]].wrong.items()}
    said = [
        f"--{fact.replace('_', '-')} {named.get(value, value) if fact == 'street' else value}"
        for fact, value in hit["facts"].items()
    ]
    return f"  ({' '.join(said)})" if said else ""


def _went_wrong(question: Question, street: str) -> str:
    """The street a question is told by, of the one that went wrong. Raises NoAnswer for another."""
    from burncard.questions.answer import NoAnswer

    if street not in question.wrong:
        raise NoAnswer("question_street", name=question.name, street=street, known=", ".join(question.wrong))
    return question.wrong[street]


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
        "streets": list(question.wrong),
        "facts": [
            {"name": fact.name, "text": fact.text, "after": fact.after, "after_is": fact.after_is}
            for fact in question.facts
        ],
    }


def _how(question: Question, missing: str) -> str:
    if missing == "street":
        return f"  --street {'|'.join(question.wrong)}"
    text = next(fact.text for fact in question.facts if fact.name == missing)
    return f"  --{missing.replace('_', '-')} yes|no: {text}"


def _chosen() -> str:
    """The name of the question the user picks: by a kind of mistake, or by words."""
    from burncard.questions.catalogue import QUESTIONS, search
    from burncard.questions.question import GROUPS

    for number, heading in enumerate(GROUPS.values(), 1):
        print(f"  {number}  {heading}")
    shown: list[Question] = []
    while True:
        said = input("What happened? A number, or words: ").strip()
        if said.isascii() and said.isdigit() and 1 <= int(said) <= len(shown or GROUPS):
            if shown:
                return shown[int(said) - 1].name
            group = list(GROUPS)[int(said) - 1]
            shown = [question for question in QUESTIONS.values() if question.group == group]
        elif said in QUESTIONS:
            return said
        else:
            found = search(said)
            if found["state"] == "this":
                return found["found"][0]["slug"]
            print(_HEADS[found["state"]] if found["found"] else f"No question fits; a number from 1 to {len(GROUPS)}")
            shown = [QUESTIONS[hit["slug"]] for hit in found["found"]]
        for number, question in enumerate(shown, 1):
            print(f"  {number:>2}  {question.title}")


def _filled(question: Question, street: str, facts: dict[str, bool]) -> tuple[str, dict[str, bool]]:
    """Ask for what is still missing."""
    print(f"\n{question.say}")
    while missing := question.missing(street, facts):
        if missing[0] == "street":
            said = input(f"Which street went wrong? {', '.join(question.wrong)}: ").strip().lower()
            found = [told for wrong, told in question.wrong.items() if said and wrong.startswith(said)]
            street = found[0] if len(found) == 1 else ""
            continue
        text = next(fact.text for fact in question.facts if fact.name == missing[0])
        said = input(f"{text} y/n: ").strip().lower()
        if said in ("y", "yes", "n", "no"):
            facts[missing[0]] = said.startswith("y")
    return street, facts
