"""One program's line to a table: it comes back by itself when it breaks, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from burncard.errors import SaidError

Answer = dict[str, Any]
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 2.0


class Refusal(SaidError):
    """The server said no; `code` is for programs."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def post(address: str, body: Mapping[str, Any], token: str = "") -> Answer:
    """POST JSON and return the JSON that comes back. Raises Refusal, or OSError when nobody answers."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as reply:
            found: Answer = json.load(reply)
            return found
    except urllib.error.HTTPError as error:
        try:
            said = json.load(error)
        except ValueError:
            said = {}
        raise Refusal(said.get("code", str(error.code)), said.get("text", str(error))) from None


def open_table(server: str, key: str, **opening: Any) -> Answer:
    """Open a table with the key the server printed: its code and the secrets of its links, ``{"table", "keys"}``.

    `opening` has kind, agreement, open_seats and times. Raises Refusal.
    """
    return post(f"{server}/tables", {"key": key, **opening})


def join(server: str, table: str, key: str, name: str) -> tuple[str, str]:
    """Join a table by a link's secret; returns the person one is there and a token. Raises Refusal."""
    found = post(f"{server}/t/{table}/join", {"key": key, "name": name, "bot": True})
    return found["person"], found["token"]


class TableLine:
    """A line to a table. `snap` is the newest state that came (docs/protocol.md), `answered` what was acknowledged, by id.

    Use it as a context: it connects, and stays connected until the end.
    """

    def __init__(self, server: str, table: str, person: str, token: str) -> None:
        self.person, self.table = person, table
        self.snap: Answer = {}
        self.answered: dict[str, int] = {}
        self.heard: Callable[[str], None] = lambda text: None
        self._address = f"ws{server.removeprefix('http')}/t/{table}/socket"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._waiting: dict[str, tuple[str, asyncio.Future[Answer]]] = {}
        self._connection: ClientConnection | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._absent = 0.0

    async def __aenter__(self) -> TableLine:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    def unanswered(self) -> list[tuple[str, asyncio.Future[Answer]]]:
        """What was asked and not answered yet."""
        return list(self._waiting.values())

    async def state(self, since: int = -1) -> Answer:
        """The newest state, once there is one that is newer than version `since`."""
        while not self.snap or self.snap["v"] <= since:
            self._news.clear()
            await self._news.wait()
        return self.snap

    async def do(self, line: str, *, mine: bool = True) -> Answer:
        """Ask for a line of the evening, as the newest state has it. Returns the answer, an `ack` or a `rej`."""
        return await self.ask({"t": "do", "line": line, "mine": mine})

    async def ask(self, command: Answer) -> Answer:
        """Send a command and wait for its answer, over as many breaks of the line as it takes."""
        cid = secrets.token_urlsafe(12)
        text = json.dumps({"v": self.snap.get("v", 0), **command, "cid": cid})
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[cid] = (text, future)
        if self._connection is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._connection.send(text)
        return await future

    async def drop(self, seconds: float) -> None:
        """Hang up, and come back after so long."""
        self._absent = seconds
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                async with connect(
                    self._address, additional_headers=self._headers, compression=None, open_timeout=5
                ) as connection:
                    self._connection, wait = connection, _FIRST_WAIT
                    for text, _ in self.unanswered():
                        await connection.send(text)
                    async for frame in connection:
                        self._hear(str(frame))
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._connection = None
            await asyncio.sleep(self._absent or wait)
            self._absent, wait = 0.0, min(_LONGEST_WAIT, wait * 1.5)

    def _hear(self, text: str) -> None:
        self.heard(text)
        message: Answer = msgspec.json.decode(text)
        if message["t"] == "snap":
            self.snap = message
            self._news.set()
        elif (cid := message.get("cid")) in self._waiting:
            if message["t"] == "ack":
                self.answered[cid] = message["v"]
            future = self._waiting.pop(cid)[1]
            if not future.done():
                future.set_result(message)
