"""Over HTTP and sockets: who is let in, and what they are sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from burncard.server.app import app
from burncard.server.tables.hall import Hall
from burncard.store import Store

ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    with TestClient(
        app(store, frozenset({"testserver"}), hall=Hall(store, "the key")), base_url="http://testserver"
    ) as one:
        yield one


def table(client: TestClient) -> tuple[str, dict[str, str]]:
    reply = client.post("/tables", json={"key": "the key", "agreement": {"blinds": [1, 2], "buy_in": [20, 200]}})
    assert reply.status_code == 201
    return reply.json()["table"], reply.json()["keys"]


def bot(client: TestClient, code: str, key: str, name: str) -> dict[str, str]:
    reply = client.post(f"/t/{code}/join", json={"key": key, "name": name, "bot": True})
    assert reply.status_code == 200 and "set-cookie" not in reply.headers
    return {"authorization": f"Bearer {reply.json()['token']}"}


def test_a_table_is_opened_with_the_key_only(client: TestClient) -> None:
    assert client.post("/tables", json={"key": "another"}).status_code == 403
    assert client.post("/tables", json={"key": "the key", "agreement": {"blinds": "much"}}).status_code == 422
    foreign = client.post("/tables", json={"key": "the key"}, headers={"origin": "http://evil.test"})
    assert foreign.status_code == 403


def test_a_page_joins_with_a_cookie_and_is_known_by_it(client: TestClient) -> None:
    code, keys = table(client)
    assert client.post(f"/t/{code}/join", json={"key": "wrong-key", "name": "Ann"}, headers=ORIGIN).status_code == 403
    reply = client.post(f"/t/{code}/join", json={"key": keys["player"], "name": "Ann"}, headers=ORIGIN)
    assert (
        "httponly" in reply.headers["set-cookie"].lower() and "samesite=strict" in reply.headers["set-cookie"].lower()
    )
    with client.websocket_connect(f"/t/{code}/socket", headers=ORIGIN) as socket:
        assert json.loads(socket.receive_text())["you"]["person"] == "Ann"
    for headers in ({"origin": "http://evil.test"}, {"origin": "http://["}, {}):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/t/{code}/socket", headers=headers):
            pass
    assert client.get(f"/t/{code}").status_code == 200


def test_fault_3_a_stranger_is_told_nothing(client: TestClient) -> None:
    code, keys = table(client)
    known = bot(client, code, keys["player"], "Ann")
    for headers in ({}, {"authorization": "Bearer made-up"}, {"cookie": "burncard=made-up", **ORIGIN}):
        assert client.get(f"/t/{code}/stream", headers=headers).status_code == 403
        assert client.post(f"/t/{code}/do", json={}, headers=headers).status_code == 403
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/t/{code}/socket", headers=headers):
            pass
    other, _ = table(client)
    assert client.post(f"/t/{other}/do", json={}, headers=known).status_code == 403


def test_the_newest_socket_of_a_person_counts(client: TestClient) -> None:
    code, keys = table(client)
    known = bot(client, code, keys["player"], "Ann")
    codes = []
    # The test client gives up on an application that has hung up by itself.
    with suppress(CancelledError), client.websocket_connect(f"/t/{code}/socket", headers=known) as old:
        old.receive_text()
        with client.websocket_connect(f"/t/{code}/socket", headers=known) as new:
            assert json.loads(new.receive_text())["you"]["person"] == "Ann"
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    old.receive_text()
            codes.append(closed.value.code)
    assert codes == [4001]


@pytest.mark.parametrize(
    "frame", ["", "{", "[" * 3000, '{"t":"do"}', '{"t":"ping","x":1}', '{"t":"what","cid":"12345678"}', "é" * 200]
)
def test_a_garbled_frame_is_answered_and_the_line_holds(client: TestClient, frame: str) -> None:
    code, keys = table(client)
    known = bot(client, code, keys["player"], "Ann")
    with client.websocket_connect(f"/t/{code}/socket", headers=known) as socket:
        socket.receive_text()
        for send in (socket.send_text, lambda text: socket.send_bytes(text.encode())):
            send(frame)
            assert json.loads(socket.receive_text())["code"] == "garbled"
        socket.send_text('{"t":"ping"}')
        assert json.loads(socket.receive_text()) == {"t": "pong"}


def test_a_program_can_play_by_post(client: TestClient) -> None:
    code, keys = table(client)
    host = bot(client, code, keys["host"], "Hanna")
    ann = bot(client, code, keys["player"], "Ann")

    def say(who: dict[str, str], line: str) -> Any:
        body = {"t": "do", "cid": f"post-{abs(hash(line))}", "v": 10_000, "line": line}
        return client.post(f"/t/{code}/do", json=body, headers=who).json()

    assert say(ann, "Ann sit 1 100")["t"] == "ack"  # a question for the host
    with client.websocket_connect(f"/t/{code}/socket", headers=host) as socket:
        asked = json.loads(socket.receive_text())["table"]["asked"]
    assert [(one["person"], one["line"]) for one in asked] == [("Ann", "Ann sit 1 100")]
    assert say(ann, "host deal")["code"] == "role"
