"""One page's line to the table. What goes out is the newest state and the answers to its commands; nothing queues up
behind a slow reader, because each state is whole and an older one is simply not sent."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from burncard.server import protocol as wire
from burncard.server.guard import COOKIE, digest, same_origin
from burncard.server.table import Refused, Table
from burncard.server.views import table_view

log = logging.getLogger("burncard.socket")

MOST_BYTES = 4096
MOST_ANSWERS = 64
#: A page may send so many frames in so many seconds.
FRAMES, SECONDS = 100, 20.0
TOO_MUCH, TOO_BIG, NOT_OURS, GARBLED = 1008, 1009, 4403, 1007


class Room:
    """All pages at one table, and which seats each browser looks at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines: set[Line] = set()
        self._peeked: dict[str, tuple[int, set[int]]] = {}
        table.changed = self.push

    def push(self) -> None:
        """The table has changed: everybody gets the new state."""
        for line in self.lines:
            line.wake()

    def peeked(self, session: str) -> set[int]:
        """The seats this browser looks at in the hand that is on; cards are covered again for the next one."""
        hand, seats = self._peeked.get(session, (0, set()))
        return seats if hand == self.table.live.number else set()

    def peek(self, session: str, seat: int, on: bool) -> None:
        """Look at, or cover, the cards of a seat. Raises Refused for a seat the table plays."""
        live = self.table.live
        if seat not in live.dealt.seats or seat in live.dealt.bots:
            raise Refused("not_your_seat", f"The cards of seat {seat} are not yours to look at.")
        seats = self.peeked(session) | {seat} if on else self.peeked(session) - {seat}
        self._peeked[session] = (live.number, seats)
        for line in self.lines:
            if line.session == session:
                line.wake()


class Line:
    """One socket."""

    def __init__(self, room: Room, socket: WebSocket, session: str) -> None:
        self.room = room
        self.session = session
        self._socket = socket
        self._answers: deque[str] = deque(maxlen=MOST_ANSWERS)
        self._stale = True
        self._awake = asyncio.Event()
        self._awake.set()
        self._times: deque[float] = deque(maxlen=FRAMES)

    def wake(self) -> None:
        """There is a new state to send."""
        self._stale = True
        self._awake.set()

    def _answer(self, frame: str) -> None:
        self._answers.append(frame)
        self._awake.set()

    async def run(self) -> None:
        """Talk until the page goes away."""
        self.room.lines.add(self)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.lines.discard(self)
            writer.cancel()

    async def _write(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            # The state goes first, so that whoever hears "done" has seen what was done.
            if self._stale:
                self._stale = False
                await self._socket.send_text(wire.write(self._state()))
            while self._answers:
                await self._socket.send_text(self._answers.popleft())

    def _state(self) -> dict[str, Any]:
        table = self.room.table
        view = table_view(table.live, table.version, self.room.peeked(self.session), table.shelf)
        return {"t": "snap", "v": table.version, "table": view}

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive_text()
            if len(frame.encode()) > MOST_BYTES:
                await self._socket.close(TOO_BIG, "frame too big")
                return
            now = time.monotonic()
            if len(self._times) == FRAMES and now - self._times[0] < SECONDS:
                log.warning("a page sent more than %d frames in %.0f s", FRAMES, SECONDS)
                await self._socket.close(TOO_MUCH, "too many frames")
                return
            self._times.append(now)
            try:
                command = wire.read(frame)
            except (msgspec.ValidationError, msgspec.DecodeError) as error:
                self._answer(wire.rejection("", "garbled", str(error), self.room.table.version))
                continue
            if isinstance(command, wire.Ping):
                self._answer('{"t":"pong"}')
            else:
                self._answer(await self._obey(command))

    async def _obey(self, command: wire.AnyCommand) -> str:
        table = self.room.table
        try:
            if isinstance(command, wire.Peek):
                self.room.peek(self.session, command.seat, command.on)
                return wire.ack(command.cid, table.version)
            return wire.ack(command.cid, await table.handle(self.session, command))
        except Refused as refused:
            return wire.rejection(command.cid, refused.code, refused.text, table.version, refused.rule)
        except Exception as error:
            # Where, but not the message: it might name a card.
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("a command of kind %s failed with %s\n%s", type(command).__name__, type(error).__name__, where)
            return wire.rejection(
                command.cid, "fault", "The table could not do that. Nothing has changed.", table.version
            )


async def endpoint(socket: WebSocket) -> None:
    """The route. A page of another site, or one without our cookie, is turned away before the line is open."""
    room: Room = socket.app.state.room
    token = socket.cookies.get(COOKIE, "")
    known = bool(token) and await socket.app.state.known(digest(token))
    if not same_origin(socket.headers) or not known:
        await socket.close(NOT_OURS, "not from this table's page")
        return
    await socket.accept()
    await Line(room, socket, digest(token)).run()
