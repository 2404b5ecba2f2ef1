"""/ruling: what now? A link asks the question; the answer is a page without script: moves, cards, source, other books."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from burncard.errors import BurncardError
from burncard.questions.answer import BASIS, Answer, Given, NoAnswer, ask, find
from burncard.questions.catalogue import QUESTIONS, search
from burncard.questions.question import GROUPS, Question
from burncard.questions.search.kept import keep
from burncard.rulings.rulebooks import DEFAULT, load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.rulings.verdict import Standing
from burncard.server.plain import MOST_QUERY, address, page, style_route, wrong

HERE: Final = "/ruling"


def routes(books: Sequence[Rulebook] = ()) -> list[Route]:
    """The routes of the page; `books` are a house's own, offered beside the published ones."""
    known = known_books(books)

    async def ruling(request: Request) -> Response:
        as_json = request.query_params.get("json") == "1"
        try:
            if len(request.url.query) > MOST_QUERY:
                raise NoAnswer("question_unknown", name="…", known="a shorter one")
            return _reply(request.query_params, known, as_json=as_json)
        except BurncardError as error:
            if as_json:
                return JSONResponse({"code": error.code, "text": str(error)}, 404)
            return wrong("That cannot be answered", str(error), HERE)

    return [Route(HERE, ruling), style_route()]


def known_books(books: Sequence[Rulebook] = ()) -> dict[str, Rulebook]:
    """The books a page offers, by name: a house's own first."""
    return {book.name: book for book in (*books, *[load(name) for name in names()])}


def _reply(query: Mapping[str, str], books: Mapping[str, Rulebook], *, as_json: bool) -> Response:
    book = query.get("rulebook") or next(iter(books))
    if "rulebook" not in query and DEFAULT in books and len(books) == len(names()):
        book = DEFAULT
    if book not in books:
        raise NoAnswer("rulebook", name=book, known=", ".join(books))
    back = address(HERE, {"rulebook": book})
    name = query.get("what", "")
    if not name:
        return page("What now?", _books(query, books, book) + _tiles(book, query.get("find", "")), HERE, back=back)
    question = find(name)
    street = query.get("street", "")
    facts = {fact.name: query[fact.name] == "yes" for fact in question.facts if query.get(fact.name) in ("yes", "no")}
    missing = question.missing(street, facts)
    if missing and not as_json:
        return page(question.title, _asking(question, street, facts, missing[0], book), HERE, back=back)
    others = [other for other in books.values() if other.name != book]
    answer = ask(name, street, facts, books[book], others)
    return JSONResponse(answer.data()) if as_json else page(answer.title, told(answer, books), HERE, back=back)


def _books(query: Mapping[str, str], books: Mapping[str, Rulebook], chosen: str) -> str:
    """The choice of the book, on top of the page: every link from here on keeps it."""
    links = "".join([
        f'<a href="{address(HERE, {**query, "rulebook": name})}"{" aria-current=true" if name == chosen else ""}>'
        f"{escape(book.title)}</a>"
        for name, book in books.items()
    ])  # fmt: skip
    return f'<nav aria-label="Rulebook">{links}</nav>'


def _query(question: str, street: str, facts: Mapping[str, bool], book: str) -> dict[str, str]:
    said = {name: "yes" if value else "no" for name, value in facts.items()}
    return {"what": question, "street": street, **said, "rulebook": "" if book == DEFAULT else book}


def _tiles(book: str, sought: str) -> str:
    hidden = "" if book == DEFAULT else f'<input type="hidden" name="rulebook" value="{escape(book, quote=True)}">'
    out = [
        (
            f'<h1>What now?</h1><form class="find" role="search" action="{HERE}">{hidden}<label>What happened? '
            f'<input type="search" name="find" value="{escape(sought, quote=True)}"></label><button>Find</button></form>'
        )
    ]
    if sought.strip():
        out.append(_found(sought, book))
    else:
        jumps = "".join([f'<li><a href="#{group}">{escape(heading)}</a></li>' for group, heading in GROUPS.items()])
        out.append(f'<ul class="tiles">{jumps}</ul>')
    for group, heading in GROUPS.items():
        tiles = _list([one for one in QUESTIONS.values() if one.group == group], book)
        out.append(f'<h2 id="{group}">{escape(heading)}</h2>{tiles}')
    return "".join(out)


_STATES: Final = {
    "this": "This one",
    "perhaps": "Perhaps one of these",
    "nothing": "No question fits. What is nearest",
}


def _found(sought: str, book: str) -> str:
    """What a search came to, ranked; the links carry what the words say already."""
    result = search(sought)
    if result["state"] == "nothing":
        keep(sought)
    if not result["found"]:
        return "<h2>No question fits</h2><p>All questions:</p>"
    tiles = []
    for number, hit in enumerate(result["found"]):
        if result["state"] == "this" and number == 1:
            tiles.append('</ul><h3>Not this?</h3><ul class="tiles">')
        query = {"what": hit["slug"], **hit["facts"], "rulebook": "" if book == DEFAULT else book}
        tiles.append(
            f'<li><a href="{address(HERE, query)}">{escape(QUESTIONS[hit["slug"]].title)}</a></li>'
        )  # fmt: skip
    return f'<h2>{_STATES[result["state"]]}</h2><ul class="tiles">{"".join(tiles)}</ul>'


def _list(questions: Sequence[Question], book: str) -> str:
    tiles = [
        f'<li><a href="{address(HERE, _query(one.name, "", {}, book))}">{escape(one.title)}</a></li>'
        for one in questions
    ]
    return f'<ul class="tiles">{"".join(tiles)}</ul>'


def _asking(question: Question, street: str, facts: Mapping[str, bool], missing: str, book: str) -> str:
    head = f"<h1>{escape(question.title)}</h1><p>{escape(question.say)}</p>"
    if missing == "street":
        ways = "".join([
            f'<li><a href="{address(HERE, _query(question.name, one, facts, book))}">the {escape(wrong)}</a></li>'
            for wrong, one in question.wrong.items()
        ])  # fmt: skip
        return f'{head}<h2>Which street went wrong?</h2><ul class="tiles">{ways}</ul>'
    text = next(fact.text for fact in question.facts if fact.name == missing)
    ways = "".join([
        f'<a class="answer" href="{address(HERE, _query(question.name, street, {**facts, missing: value}, book))}">'
        f"{'Yes' if value else 'No'}</a>"
        for value in (True, False)
    ])  # fmt: skip
    return f'{head}<h2>{escape(text)}</h2><div class="two">{ways}</div>'


def told(answer: Answer, books: Mapping[str, Rulebook]) -> str:
    """The answer as HTML: the moves first."""
    asked = answer.asked
    question = QUESTIONS.get(asked.question)
    facts = (
        [
            f"{fact.text} {'Yes' if asked.facts[fact.name] else 'No'}."
            for fact in question.facts
            if fact.name in asked.facts
        ]
        if question
        else []
    )
    out = [
        f'<h1>{escape(answer.title)} <span class="dim">· {escape(answer.book_title)}</span></h1>',
        f'<p class="dim">{escape(" ".join([asked.say, *facts]))}</p>',
    ]
    out.append(moves(answer))
    out += [f"<p><strong>{escape(one)}</strong></p>" for one in answer.results]
    if answer.cards:
        rows = "".join([
            f'<tr><td data-label="Card">{escape(one.card)}</td><td data-label="Was to be">{escape(one.was) or "–"}</td>'
            f'<td data-label="Ends"><strong>{escape(one.ends)}</strong></td></tr>'
            for one in answer.cards
        ])  # fmt: skip
        out.append(
            "<h2>Where each card ends</h2><table><thead><tr><th>Card</th><th>Was to be</th><th>Ends</th></tr></thead>"
            f"<tbody>{rows}</tbody></table>"
        )
    out.append(_sources(answer))
    out.append(_switch(answer, books))
    out.append(_others(answer))
    return "".join(out)


def moves(answer: Answer) -> str:
    """The numbered moves."""
    steps = [
        f"<li><span>{escape(step.text)}"
        + (f' <span class="who">({step.who})</span>' if step.who != "dealer" else "")
        + "</span></li>"
        for step in answer.steps
    ]
    return f'<ol class="moves">{"".join(steps)}</ol>' if steps else ""


def _sure(one: Given) -> str:
    mark = "" if one.standing is Standing.READ else f' <span class="unsure">{escape(BASIS[one.standing])}</span>'
    return f"{escape(one.cited)}{mark}"


def _sources(answer: Answer) -> str:
    out = [f"<h2>{escape(answer.book_title)}</h2>"]
    for one, why in zip(answer.rulings, answer.why, strict=True):
        section = (
            f'<a href="/rulebook/{one.section}">{escape(one.title)}</a>'
            if one.section not in ("", "G1")
            else escape(one.title)
        )
        reason = f": {escape(one.reason)}" if one.reason else ""
        out.append(f'<p>{section}{reason}<br><span class="dim">{_sure(one)}</span></p>')
        items = "".join([f"<li>{escape(line)}</li>" for line in why])
        if items:
            out.append(f"<details><summary>Why this, and not another row?</summary><ul>{items}</ul></details>")
    if answer.instead:
        items = "".join([f"<li>{escape(line)}</li>" for line in answer.instead])
        told = "The floor may rule otherwise, in fairness and with its reason on record:"
        out.append(
            f"<details><summary>What the floor may choose instead</summary><p>{told}</p><ul>{items}</ul></details>"
        )
    for setting in answer.settings:
        source = setting.source or "the book behind it"
        mark = "" if setting.basis is Standing.READ else f' <span class="unsure">{escape(BASIS[setting.basis])}</span>'
        out.append(
            f'<p>{escape(setting.decides)}: {escape(setting.means)}<br><span class="dim">{escape(source)}{mark}</span></p>'
        )
    return "".join(out)


def _switch(answer: Answer, books: Mapping[str, Rulebook]) -> str:
    asked = answer.asked
    links = "".join([
        f'<a href="{address(HERE, _query(asked.question, asked.street, asked.facts, name))}"'
        f"{' aria-current=true' if name == answer.book else ''}>{escape(book.title)}</a>"
        for name, book in books.items()
    ])  # fmt: skip
    return f'<h2>By another book</h2><nav aria-label="Rulebook">{links}</nav>'


def _others(answer: Answer) -> str:
    same = [other.book_title for other in answer.others if answer.same(other)]
    out = [f"<p>The same: {escape(' · '.join(same))}</p>"] if same else []
    left = [other for other in answer.others if not answer.same(other)]
    while left:
        alike = [other for other in left if left[0].same(other)]
        left = [other for other in left if other not in alike]
        first = alike[0]
        sources = "; ".join(dict.fromkeys([one.source for other in alike for one in other.rulings]))
        more = [*first.results, *[one.means for one in first.settings]]
        out.append(
            f"<h3>{escape(' · '.join([other.book_title for other in alike]))}</h3>{moves(first)}"
            + "".join([f"<p>{escape(one)}</p>" for one in more])
            + f'<p class="dim small">{escape(sources)}</p>'
        )
    return "".join(out)
