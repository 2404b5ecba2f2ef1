"""/quiz: a mistake to rule on, forms without script. The server makes the item anew to grade it: no answer is sent first."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burncard.questions import progress, quiz
from burncard.questions.answer import Answer
from burncard.questions.quiz import Item
from burncard.rulings.rulebooks import DEFAULT
from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.guard import same_origin
from burncard.server.plain import address, page, wrong
from burncard.server.ruling_page import known_books, told
from burncard.words.rows import DO

HERE: Final = "/quiz"
COOKIE: Final = "burncard_quiz"
MOST_BYTES: Final = 8_000
MOST_FIELDS: Final = 60
YEAR: Final = 365 * 24 * 3600


def routes(books: Sequence[Rulebook] = ()) -> list[Route]:
    """The routes; `books` are a house's own, which can be asked about beside the published ones."""
    known = known_books(books)
    items = {item.key: item for item in quiz.items()}

    async def ask(request: Request) -> Response:
        query = request.query_params
        book = known.get(query.get("rulebook") or DEFAULT)
        if book is None:
            return wrong("No such book", f"There is no book {query['rulebook']}.", HERE)
        boxes = _boxes(request, items)
        key = query.get("item") or progress.next_key(boxes, list(items), secrets.randbits(64))
        if key not in items:
            return wrong("No such question", "It may have been asked by another version.", HERE)
        return page("Quiz", _choosing(items[key], book, known, progress.told(boxes, items)), HERE)

    async def grade(request: Request) -> Response:
        if not same_origin(request.headers):
            return wrong("Not from here", "Answer on the quiz’s own page.", HERE, status=403)
        form = await _form(request)
        item, book = items.get(form.get("item", "")), known.get(form.get("rulebook", ""))
        if item is None or book is None:
            return wrong("No such question", "It may have been asked by another version.", HERE)
        return _graded(request, form, item, book, known, items)

    return [Route(HERE, ask), Route(HERE, grade, methods=["POST"])]


async def _form(request: Request) -> dict[str, str]:
    """What the form says; nothing, when it says too much."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            return {}
    try:
        return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=MOST_FIELDS))
    except ValueError:
        return {}


def _boxes(request: Request, items: Mapping[str, Item]) -> dict[str, int]:
    return progress.unpacked(request.cookies.get(COOKIE, ""), items)


def _hidden(item: Item, book: Rulebook, **more: str) -> str:
    given = {"item": item.key, "rulebook": book.name, **more}
    return "".join(
        [f'<input type="hidden" name="{name}" value="{escape(value, quote=True)}">' for name, value in given.items()]
    )


def _told(item: Item) -> str:
    return "".join([f"<p>{escape(line)}</p>" for line in item.told])


def _choosing(item: Item, book: Rulebook, books: Mapping[str, Rulebook], far: str) -> str:
    answer = item.answer(book)
    offered = "".join([
        f'<label class="answer"><input type="radio" name="choice" value="{remedy}" required>{escape(quiz.said(remedy, answer))}</label>'
        for remedy in quiz.choices(item, book)
    ])  # fmt: skip
    links = "".join([
        f'<a href="{address(HERE, {"rulebook": name, "item": item.key})}"{" aria-current=true" if name == book.name else ""}>'
        f"{escape(one.title)}</a>"
        for name, one in books.items()
    ])  # fmt: skip
    return (
        f'<h1>What is ruled?</h1>{_told(item)}<form method="post" action="{HERE}">{_hidden(item, book)}'
        f"<fieldset><legend>By {escape(book.title)}:</legend>{offered}</fieldset>"
        f'<button class="go">That is the ruling</button></form><p class="dim">{escape(far)}</p>'
        f'<nav aria-label="Rulebook">{links}</nav>'
    )


def _ordering(item: Item, book: Rulebook, steps: Sequence[str], chosen: str, said: str) -> str:
    numbers = "".join([f"<option>{number}</option>" for number in range(1, len(steps) + 1)])
    rows = "".join([
        f'<p><label><select name="step{at}" required><option value="">–</option>{numbers}</select> {escape(step)}</label></p>'
        for at, step in enumerate(steps)
    ])  # fmt: skip
    return (
        f'<h1>In which order?</h1>{said}{_told(item)}<form method="post" action="{HERE}">{_hidden(item, book, choice=chosen)}'
        f"<fieldset><legend>Number the moves.</legend>{rows}</fieldset>"
        f'<button class="go">That is the order</button></form>'
    )


def _graded(
    request: Request,
    form: Mapping[str, str],
    item: Item,
    book: Rulebook,
    books: Mapping[str, Rulebook],
    items: Mapping[str, Item],
) -> Response:
    chosen = form.get("choice", "")
    choice = quiz.grade_choice(item, book, chosen)
    said = _ruled(item.answer(book), chosen, right=choice.right)
    steps = quiz.to_order(item, book)
    ordered = [form.get(f"step{at}", "") for at in range(len(steps))]
    if steps and not any(ordered):
        return page("Quiz", _ordering(item, book, steps, chosen, said), HERE)
    right = choice.right
    if steps:
        grade = quiz.grade_order(item, book, _in_order(steps, ordered))
        right = right and grade.right
        said += _verdict(grade.right, f"{grade.points} of {grade.most} moves in their place.")
    boxes = progress.after(_boxes(request, items), item.key, right=right)
    answer = item.answer(book, [one for one in books.values() if one.name != book.name])
    again = f'<p><a class="answer go" href="{address(HERE, {"rulebook": book.name})}">Next</a></p>'
    body = f'{said}<p class="dim">{escape(progress.told(boxes, items))}</p>{again}{told(answer, books)}{again}'
    reply = page("Quiz", body, HERE)
    reply.set_cookie(COOKIE, progress.packed(boxes, items), max_age=YEAR, httponly=True, samesite="strict", path=HERE)
    return reply


def _ruled(answer: Answer, chosen: str, *, right: bool) -> str:
    """What was chosen, and the ruling where it is another."""
    ruling = quiz.said(quiz.governing(answer.rulings).remedy, answer) if answer.rulings else ""
    if right:
        return _verdict(True, "")
    yours = f"You chose: {quiz.said(chosen, answer)} " if chosen in DO else ""
    return _verdict(False, f"{yours}The ruling is: {ruling}")


def _in_order(steps: Sequence[str], numbers: Sequence[str]) -> list[str]:
    """The steps by the numbers given to them; empty unless each number is given once."""
    if sorted(numbers) != sorted(map(str, range(1, len(steps) + 1))):
        return []
    return [step for _, step in sorted(zip(map(int, numbers), steps, strict=True))]


def _verdict(right: bool, else_said: str) -> str:
    return '<p class="right">Right.</p>' if right else f'<p class="wrong">Not so. {escape(else_said)}</p>'
