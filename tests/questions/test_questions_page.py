"""/ruling, /quiz and /rulebook: whole pages without script, every question linkable, nothing a stranger wrote repeated raw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.testclient import TestClient

from burncard.questions import quiz
from burncard.questions.catalogue import QUESTIONS
from burncard.rulings.rulebooks import house, load, names
from burncard.server import guard, quiz_page, rulebook_page, ruling_page
from burncard.sheets.rows import sections
from burncard.words.rows import DO

HOUSE = house.read('name = "riverside"\ntitle = "Riverside"\nbase = "tda-2024"\n[rules]\nearly_turn = "next_card"\n')


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    routes = [*ruling_page.routes([HOUSE]), *quiz_page.routes([HOUSE]), *rulebook_page.routes([HOUSE])]
    app = Starlette(routes=routes, middleware=[Middleware(guard.Guard, hosts=guard.LOCAL)])
    with TestClient(app, base_url="http://localhost") as made:
        yield made


def whole(text: str) -> str:
    """A page as the Content-Security-Policy wants it: no script, no style or handler in the HTML."""
    assert text.startswith("<!doctype html>")
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", text)
    assert text.count("<h1>") == 1 or "/quiz" in text
    return text


def test_every_question_can_be_linked_to(client: TestClient) -> None:
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            query = {
                "what": question.name,
                "street": street,
                **{name: "yes" if value else "no" for name, value in facts.items()},
            }
            reply = client.get(f"/ruling?{urlencode(query)}")
            assert reply.status_code == 200
            assert 'class="moves"' in whole(reply.text) or "<strong>" in reply.text


def test_a_tap_leads_to_the_next_question_and_at_last_to_the_moves(client: TestClient) -> None:
    page = whole(client.get("/ruling").text)
    assert all(f"what={name}" in page for name in QUESTIONS)
    page = whole(client.get("/ruling?what=no-burn").text)
    assert "Which street went wrong?" in page
    page = whole(client.get("/ruling?what=no-burn&street=flop").text)
    assert "Is the next street already turned?" in page
    links = re.findall(r'class="answer" href="([^"]+)"', page)
    assert len(links) == 2
    page = whole(client.get(links[1].replace("&amp;", "&")).text)
    assert "The card that was dealt becomes the burn." in page


def test_words_find_a_question(client: TestClient) -> None:
    page = whole(client.get("/ruling?find=early+trun&rulebook=tda-2024").text)
    found = page.split("<h2>This one</h2>")[1].split("</ul>")[0]
    assert "what=early-turn&amp;rulebook=tda-2024" in found
    assert found.count("<li>") == 1
    page = whole(client.get("/ruling?find=river+without+a+burn+nobody+acted").text)
    assert "what=no-burn&amp;street=turn&amp;acted=no&amp;turned=yes" in page, "what the words give is carried"
    assert "<h2>No question fits</h2>" in whole(client.get("/ruling?find=%3Cb%3Ezzzz").text)
    page = client.get("/ruling?find=wifi+password").text
    assert "<h2>No question fits. What is nearest</h2>" in page
    assert "Found" not in page
    assert "what=foul-deck" in client.get("/ruling?find=fowl-dek").text.split("</ul>")[0]


def test_what_found_no_question_is_kept_only_where_the_house_wants_it(
    client: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "unanswered.tsv"
    client.get("/ruling?find=wifi+password")
    assert not file.exists()
    monkeypatch.setenv("BURNCARD_UNANSWERED", str(file))
    client.get("/ruling?find=wifi%0Apassword")
    client.get("/ruling?find=early+turn")
    assert [line.split("\t")[1] for line in file.read_text().splitlines()] == ["wifi password"]


def test_what_the_floor_may_choose_instead_is_told(client: TestClient) -> None:
    page = client.get("/ruling?what=early-turn&acted=no&rulebook=classic").text
    assert "What the floor may choose instead" in page
    assert DO["reshuffle"] in page
    assert "What the floor may choose instead" not in client.get("/ruling?what=foul-deck&rulebook=classic").text


def test_the_book_can_be_switched_and_a_house_book_comes_first(client: TestClient) -> None:
    page = client.get("/ruling?what=early-turn&acted=no").text
    assert "<h2>Riverside</h2>" in page
    assert "The same: Classic · Robert&#x27;s Rules, v11" in page
    page = client.get("/ruling?what=early-turn&acted=no&rulebook=tda-2024").text
    assert "TDA recommended procedure 5-B" in page
    assert page.count("aria-current=true") == 1


def test_what_was_not_read_is_marked(client: TestClient) -> None:
    page = client.get("/ruling?what=under-raise&half=yes&rulebook=roberts-11").text
    assert '<span class="unsure">not read</span>' in page
    page = client.get("/ruling?what=early-burn&street=flop&rulebook=tda-2024").text
    assert "TDA 2024 says nothing" in page


def test_the_answer_as_json(client: TestClient) -> None:
    data = client.get("/ruling?what=early-turn&acted=no&rulebook=classic&json=1").json()
    assert data["steps"][0] == {"text": "Lay the early turn aside, face up.", "who": "dealer"}
    reply = client.get("/ruling?what=early-turn&json=1")
    assert (reply.status_code, reply.json()["code"]) == (404, "question_missing")


@pytest.mark.parametrize(
    "address", ["/ruling?what=%3Cb%3Ex", "/ruling?what=early-turn&rulebook=%3Cb%3E", "/ruling?what=early-turn&street=%3Cb%3E&acted=no",
                "/rulebook/%3Cb%3E", "/rulebook/sheet/%3Cb%3E", "/rulebook/sheet/classic.exe", "/quiz?item=%3Cb%3E", "/quiz?rulebook=%3Cb%3E",
                "/ruling?what=" + "x" * 5000],
)  # fmt: skip
def test_what_is_not_there_is_said_and_not_repeated_raw(client: TestClient, address: str) -> None:
    reply = client.get(address)
    assert reply.status_code == 404
    assert "<b>" not in whole(reply.text)


def test_the_rulebooks_pages(client: TestClient) -> None:
    page = whole(client.get("/rulebook").text)
    for section in sections():
        assert f'href="/rulebook/{section}"' in page
        assert "Riverside" in whole(client.get(f"/rulebook/{section}").text)
    assert client.get("/rulebook/", follow_redirects=False).headers["location"] == "/rulebook"
    assert "not read" in client.get("/rulebook/coverage").text
    for name in (*names(), HOUSE.name):
        assert load(name).title if name in names() else HOUSE.title in client.get(f"/rulebook/sheet/{name}").text
    assert client.get("/rulebook/sheet.css").headers["content-type"].startswith("text/css")
    assert client.get("/plain.css").status_code == 200


def test_a_sheet_as_pdf(client: TestClient) -> None:
    pytest.importorskip("fpdf")
    assert client.get("/rulebook/sheet/classic.pdf").content.startswith(b"%PDF-")


def post(client: TestClient, form: dict[str, str], origin: str = "http://localhost") -> tuple[int, str]:
    reply = client.post("/quiz", data=form, headers={"origin": origin})
    return reply.status_code, reply.text


def test_a_quiz_item_from_question_to_grade(client: TestClient) -> None:
    item, book = quiz.find("early-turn/flop/acted=no"), load("classic")
    assert item is not None
    page = client.get(f"/quiz?{urlencode({'item': item.key, 'rulebook': 'classic'})}").text
    offered = re.findall(r'name="choice" value="(\w+)"', page)
    assert offered == quiz.choices(item, book)
    assert "Lay the early turn aside" not in page, "no answer is sent with the question"
    form = {"item": item.key, "rulebook": "classic", "choice": "next_card"}
    status, page = post(client, form)
    assert status == 200
    assert "In which order?" in page
    steps, right = quiz.to_order(item, book), [step.text for step in item.answer(book).steps]
    form |= {f"step{at}": str(right.index(step) + 1) for at, step in enumerate(steps)}
    status, page = post(client, form)
    assert page.count('class="right"') == 2
    assert "0 of" in page
    cookie = client.cookies[quiz_page.COOKIE]
    assert cookie.strip("-") == "1"
    status, page = post(client, {**form, "step0": form["step1"]})
    assert "0 of 8 moves in their place." in page
    assert client.cookies[quiz_page.COOKIE].strip("-") == "0"


def test_a_wrong_ruling_is_put_right(client: TestClient) -> None:
    item = quiz.find("foul-deck/flop")
    assert item is not None
    status, page = post(client, {"item": item.key, "rulebook": "classic", "choice": "plays"})
    assert status == 200
    assert f"Not so. You chose: {DO['plays']} The ruling is: {DO['void']}" in page


def test_the_quiz_takes_no_form_from_elsewhere_and_no_nonsense(client: TestClient) -> None:
    item = next(quiz.items())
    assert post(client, {"item": item.key, "rulebook": "classic"}, "http://elsewhere.example")[0] == 403
    assert post(client, {"item": "none", "rulebook": "classic"})[0] == 404
    assert post(client, {"item": item.key, "rulebook": "x" * 20_000})[0] == 404
    assert client.post("/quiz", content=b"\xff\xfe", headers={"origin": "http://localhost"}).status_code == 404
    assert client.post("/quiz", content=b"&a=1" * 100, headers={"origin": "http://localhost"}).status_code == 404
    assert (
        client.post("/quiz", content=iter([b"a=" + b"x" * 9000]), headers={"origin": "http://localhost"}).status_code
        == 404
    )
    client.cookies.set(quiz_page.COOKIE, "9" * 3000, path="/quiz")
    assert client.get("/quiz").status_code == 200
