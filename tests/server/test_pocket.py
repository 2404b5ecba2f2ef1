"""The data of the page that works without a line is what `burncard ruling` says: every answer of every book."""

from __future__ import annotations

import json

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from burncard.cli import main
from burncard.questions.answer import ask
from burncard.questions.catalogue import QUESTIONS
from burncard.rulings.rulebooks import names
from burncard.server import pocket


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(Starlette(routes=pocket.routes()))


@pytest.mark.parametrize("book", names())
def test_every_answer_is_the_one_that_is_asked_for(client: TestClient, book: str) -> None:
    kept = client.get(f"/pocket/{book}.json").json()
    asked = {}
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            said = json.loads(json.dumps(ask(question.name, street, facts, book, ()).data()))
            asked[pocket.key(question, street, facts)] = said
    assert kept.keys() == asked.keys()
    for key, answer in kept.items():
        line = answer.pop("line")
        assert line and "\n" not in line, key
        assert answer == {name: value for name, value in asked[key].items() if name in answer}, key
        assert {"steps", "cards", "rulings", "results", "settings", "book_title"} <= answer.keys()


def test_the_command_line_says_the_same(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    kept = client.get("/pocket/tda-2024.json").json()["early-turn flop acted=no"]
    assert main(["ruling", "early-turn", "--street", "turn", "--acted", "no", "--rulebook", "tda-2024", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [step["text"] for step in said["steps"]] == [step["text"] for step in kept["steps"]]
    assert said["cards"] == kept["cards"]
    assert said["rulings"] == kept["rulings"]


def test_the_catalogue_has_every_question_and_book(client: TestClient) -> None:
    told = client.get("/pocket/index.json").json()
    assert [one["name"] for one in told["questions"]] == list(QUESTIONS)
    assert [one["id"] for one in told["books"]] == list(names())
    assert told["own"] == "classic"
    assert {one["group"] for one in told["questions"]} == set(told["groups"])


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/pocket/index.json")
    assert client.get("/pocket/index.json", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert client.get("/pocket/hoyle.json").status_code == 404
