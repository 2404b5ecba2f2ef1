"""/pocket: the questions and every book's answers as data, for the page that also works without a line.

They are made of the same catalogue, by the same function, that `burncard ruling` prints from.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burncard.questions.answer import Answer, ask
from burncard.questions.catalogue import QUESTIONS
from burncard.questions.question import GROUPS, Question
from burncard.rulings.rulebooks import DEFAULT
from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.ruling_page import known_books
from burncard.words.rows import DO

HERE: Final = "/pocket"
_LEFT_OUT: Final = ("others", "say", "facts", "street", "question", "asked", "options", "sure", "misdeal")


def routes(books: Sequence[Rulebook] = ()) -> list[Route]:
    """The routes; `books` are a house's own, answered beside the published ones."""
    known = known_books(books)

    @cache
    def one(name: str) -> bytes:
        if name == "search":
            return files("burncard.questions.search").joinpath("index.json").read_bytes()
        made = (
            catalogue(known, own=next(iter(known)) if books else DEFAULT) if name == "index" else answers(known[name])
        )
        return msgspec.json.encode(made)

    async def data(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in ("index", "search", *known):
            return Response("There is no such book.\n", 404, media_type="text/plain")
        body = await asyncio.to_thread(one, name)  # a book is worked out once, in a second or two
        tag = f'"{sha256(body).hexdigest()[:16]}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, media_type="application/json", headers=headers)

    return [Route(f"{HERE}/{{name}}.json", data)]


def catalogue(books: Mapping[str, Rulebook], own: str) -> dict[str, Any]:
    """What can be asked, and by which books; `own` is the book of whoever has chosen none."""
    return {
        "groups": dict(GROUPS),
        "questions": [_question(one) for one in QUESTIONS.values()],
        "books": [{"id": name, "name": book.title} for name, book in books.items()],
        "own": own,
    }


def _question(question: Question) -> dict[str, Any]:
    return {
        "name": question.name,
        "group": question.group,
        "title": question.title,
        "say": question.say,
        "streets": [[wrong, told] for wrong, told in question.wrong.items()],
        "facts": [
            {"name": fact.name, "text": fact.text, "after": fact.after, "after_is": fact.after_is}
            for fact in question.facts
        ],
    }


def answers(book: Rulebook) -> dict[str, dict[str, Any]]:
    """Every answer of a book, by its key."""
    return {
        key(question, street, facts): told(ask(question.name, street, facts, book, ()))
        for question in QUESTIONS.values()
        for street, facts in question.variants()
    }


def key(question: Question, street: str, facts: Mapping[str, bool]) -> str:
    """Under which an answer is kept: the question, the street, and the facts that were asked."""
    said = [f"{fact.name}={'yes' if facts[fact.name] else 'no'}" for fact in question.asked(facts)]
    return " ".join([question.name, street or question.streets[0], *said])


def told(answer: Answer) -> dict[str, Any]:
    """An answer as the page shows it; `line` is the ruling in one line."""
    data = answer.data()
    out = {name: value for name, value in data.items() if name not in _LEFT_OUT}
    return {"line": _line(answer), **out}


def _line(answer: Answer) -> str:
    """What is ruled, in one line: the remedy of the last ruling, the act that counts, or the only thing to do."""
    remedies = list(dict.fromkeys([DO[one.remedy] for one in answer.rulings if one.remedy]))
    if remedies:
        return remedies[-1]
    if answer.results:
        return answer.results[0]
    if answer.settings:
        return answer.settings[0].means
    return answer.steps[0].text if answer.steps else answer.title
