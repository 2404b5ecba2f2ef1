"""The page's line: who may open it, what it takes, and that no frame carries a card its reader may not see."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from burncard.server.app import app
from burncard.store import open_store

HOSTS = frozenset({"testserver"})
ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>Burncard</title>")
    store = open_store(tmp_path / "table.sqlite3")
    with TestClient(app(store, HOSTS, pace=3600, static=static)) as client:
        yield client
    store.close()


class Page:
    """A socket that knows which frames are answers."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.sent = socket, 0
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}

    def receive(self) -> dict[str, Any]:
        self.frames.append(self.socket.receive_text())
        frame: dict[str, Any] = json.loads(self.frames[-1])
        if frame["t"] == "snap":
            table = frame["table"]
            table["log"] = [*self.table.get("log", [])[: table["log_from"]], *table["log"]]
            self.table = table
        return frame

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.sent += 1
        cid = f"page-{self.sent:06d}"
        frame = {"t": kind, "cid": cid, "v": self.table["v"], "hand": self.table["hand"], **fields}
        self.socket.send_text(json.dumps(frame))
        while (answer := self.receive()).get("cid") != cid:
            pass
        return answer


@pytest.fixture
def page(client: TestClient) -> Iterator[Page]:
    client.get("/")
    with client.websocket_connect("/table/socket", headers=ORIGIN) as socket:
        page = Page(socket)
        page.receive()
        yield page


def refused(client: TestClient, headers: dict[str, str]) -> int:
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/table/socket", headers=headers):
        pass
    return closed.value.code


def test_only_our_own_page_gets_a_line(client: TestClient) -> None:
    assert refused(client, ORIGIN) == 4403, "no cookie yet"
    client.get("/")
    assert refused(client, {}) == 4403, "no origin"
    assert refused(client, {"origin": "http://evil.test"}) == 4403
    assert refused(client, {"origin": "http://testserver:81"}) == 4403
    with client.websocket_connect("/table/socket", headers=ORIGIN):
        pass


def test_a_name_that_is_not_ours_is_turned_away(client: TestClient) -> None:
    assert client.get("/", headers={"host": "evil.test"}).status_code == 421
    client.get("/")
    assert refused(client, {**ORIGIN, "host": "evil.test"}) == 1008


def test_a_table_open_to_the_house_answers_to_addresses_only(tmp_path: Path) -> None:
    store = open_store(":memory:")
    with TestClient(app(store, frozenset({"0.0.0.0"}), static=tmp_path)) as client:
        assert client.get("/healthz", headers={"host": "192.168.1.20:8000"}).status_code == 200
        assert client.get("/healthz", headers={"host": "[fe80::1]:8000"}).status_code == 200
        assert client.get("/healthz", headers={"host": "evil.test"}).status_code == 421
    store.close()


def test_the_page_may_load_only_from_here(client: TestClient) -> None:
    reply = client.get("/")
    assert reply.headers["content-security-policy"].startswith("default-src 'self';")
    assert "httponly" in reply.headers["set-cookie"].lower()
    assert "samesite=strict" in reply.headers["set-cookie"].lower()


def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    store = open_store(":memory:")
    with TestClient(app(store, HOSTS, static=tmp_path)) as client:
        reply = client.get("/")
    assert (reply.status_code, reply.text) == (
        503,
        "The client is not built: run `make web` in the checkout, then start again.\n",
    )
    store.close()


def test_record_and_books_want_the_pages_cookie(client: TestClient) -> None:
    assert client.get("/table/hand.hand").status_code == 403
    assert client.get("/table/books").status_code == 403
    client.get("/")
    assert client.get("/table/hand.hand").status_code == 200
    wrong = client.get("/table/books")
    assert (wrong.status_code, wrong.json()["code"]) == (409, "nothing_wrong")


GARBLED = [
    ("not json", "JSON is malformed"),
    ("[]", "Expected `object`, got `array`"),
    ('{"t":"bribe","cid":"12345678"}', "Invalid value 'bribe' - at `$.t`"),
    ('{"t":"do","cid":"12345678","lines":[]}', "Expected `array` of length >= 1"),
    ('{"t":"do","cid":"1234","lines":["d go"]}', "Expected `str` of length >= 8"),
    ('{"t":"do","cid":"12345678","lines":["d go"],"as":"admin"}', "unknown field `as`"),
    ('{"t":"lesson","cid":"12345678","rule":7}', "Expected `int` <= 6"),
    ('{"t":"peek","cid":"12345678","seat":1.5,"on":true}', "Expected `int`, got `float`"),
]


@pytest.mark.parametrize(("frame", "text"), GARBLED)
def test_a_garbled_frame_is_answered_and_nothing_else(page: Page, frame: str, text: str) -> None:
    version = page.table["v"]
    page.socket.send_text(frame)
    answer = page.receive()
    assert (answer["t"], answer["code"], answer["v"]) == ("rej", "garbled", version)
    assert text in answer["text"]


def test_a_frame_of_more_than_4096_bytes_ends_the_line(page: Page) -> None:
    page.socket.send_text('{"t":"do","cid":"12345678","lines":["' + "x" * 5000 + '"]}')
    with pytest.raises(WebSocketDisconnect) as closed:
        page.receive()
    assert closed.value.code == 1009


def test_a_flood_ends_the_line(page: Page) -> None:
    with pytest.raises(WebSocketDisconnect) as closed:
        for _ in range(150):
            page.socket.send_text('{"t":"ping"}')
        while True:
            page.receive()
    assert closed.value.code == 1008


def test_cards_are_seen_only_when_looked_at(page: Page) -> None:
    own = next(seat for seat in page.table["seats"] if seat["seat"] == 1)
    assert own["cards"] == ["??", "??"]
    assert page.send("peek", seat=1, on=True)["t"] == "ack"
    own = next(seat for seat in page.table["seats"] if seat["seat"] == 1)
    assert "??" not in own["cards"]
    page.send("peek", seat=1, on=False)
    own = next(seat for seat in page.table["seats"] if seat["seat"] == 1)
    assert own["cards"] == ["??", "??"]
    assert page.send("peek", seat=2, on=True)["code"] == "not_your_seat"


def test_no_frame_carries_a_card_nobody_showed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clumsy table for 25 hands: every card in every frame is one this viewer has seen."""
    monkeypatch.setattr("burncard.server.socket.FRAMES", 10_000)
    client.get("/")
    chance = random.Random(7)
    with client.websocket_connect("/table/socket", headers=ORIGIN) as socket:
        page = Page(socket)
        page.receive()
        live = client.app.state.room.table  # type: ignore[attr-defined]
        checked = 0
        for hand in range(25):
            page.send("lesson", rule=hand % 6 + 1)
            bots = set(live.live.dealt.bots)
            peeked = False
            for _ in range(12):
                lines = [
                    "d bn",
                    "d db 1",
                    "d db 3",
                    "d dh",
                    "d dh up",
                    "d bn flash",
                    "p1 cc",
                    "p2 cc",
                    "p3 cc",
                    "p1 sm",
                ]
                kind = chance.choice(["do", "do", "rest", "undo", "peek"])
                if kind == "peek":
                    peeked = not peeked
                    page.send("peek", seat=1, on=peeked)
                else:
                    page.send(kind, **({"lines": [chance.choice(lines)]} if kind == "do" else {}))
                state = live.live.hand.state
                mine = {p for p, seat in enumerate(live.live.dealt.seats, 1) if seat == 1 and peeked}
                allowed = {
                    live.live.hand.card(card)
                    for card in range(52)
                    if state.piles.seen[card] == -1 or any(state.piles.seen[card] >> p & 1 for p in mine)
                }
                told = set(_cards({key: value for key, value in page.table.items() if key != "log"}))
                assert told <= allowed, f"{told - allowed} in hand {hand} of the bots {bots}"
                checked += 1
        assert checked == 300


def _cards(value: Any) -> list[str]:
    return re.findall(r"\b[2-9TJQKA][cdhs]\b", json.dumps(value))


def test_the_record_never_names_a_hidden_card(page: Page) -> None:
    page.send("lesson", rule=2)
    page.send("do", lines=["d bn"])
    told = [entry["text"] for entry in page.table["log"]]
    assert "Burned a card" in told
    assert not _cards(told)


def test_a_shuffle_of_the_page_is_drawn_by_the_table(page: Page) -> None:
    page.send("lesson", rule=2)
    page.send("do", lines=["d bn", "d db 4"])
    page.send("do", lines=["d go"])
    assert page.send("do", lines=["d go"])["t"] == "ack", "the shuffle"
    assert page.table["log"][-1]["text"].startswith("Shuffled and cut, with")


def test_only_the_new_lines_of_the_record_are_sent(page: Page) -> None:
    page.send("lesson", rule=2)
    page.send("do", lines=["d bn"])
    newest = [json.loads(text)["table"] for text in page.frames if '"t":"snap"' in text][-1]
    assert newest["log_from"] == len(page.table["log"]) - 1 > 0
    page.send("undo")
    whole = [json.loads(text)["table"] for text in page.frames if '"t":"snap"' in text][-1]
    assert whole["log_from"] == 0, "what was taken back must not stay"
    assert page.table["log"] == whole["log"]


def test_a_state_that_cannot_be_made_is_logged_and_ends_the_line(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise IndexError("As")

    monkeypatch.setattr("burncard.server.socket.table_frame", broken)
    with pytest.raises(WebSocketDisconnect) as closed:
        page.send("do", lines=["p3 cc"])
        page.receive()
    assert closed.value.code == 1011
    assert "a state could not be sent: IndexError" in caplog.text
    assert "As" not in [word.strip(":") for word in caplog.text.split()]
