"""One page's line to the table. What goes out is the newest state and the answers to its commands; nothing queues up
behind a slow reader, because each state is whole and an older one is simply not sent."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import deque
from dataclasses import dataclass
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from burncard.server import frames
from burncard.server import protocol as wire
from burncard.server.frames import TableFrame
from burncard.server.guard import COOKIE, digest, same_origin
from burncard.server.live import Live
from burncard.server.table import Refused, Table
from burncard.server.views import news, table_frame

log = logging.getLogger("burncard.socket")

MOST_BYTES = 4096
MOST_ANSWERS = 64
#: A page may send so many frames in so many seconds.
FRAMES, SECONDS = 100, 20.0
TOO_MUCH, TOO_BIG, NOT_OURS, FAULT = 1008, 1009, 4403, 1011


@dataclass(frozen=True, slots=True)
class Known:
    """What a page has of a record: the first `count` entries of hand `hand`, as they stood after so many rewritings."""

    hand: int = 0
    rewritten: int = 0
    count: int = 0


class Room:
    """All pages at one table, and which seats each browser looks at."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._peeked: dict[str, tuple[int, set[int]]] = {}
        self._shown: Live | None = None
        self._frames: dict[frozenset[int], TableFrame] = {}
        self._texts: dict[tuple[frozenset[int], int], str] = {}
        table.changed = self.push

    def push(self) -> None:
        """The table has changed: everybody gets the new state."""
        for one in self.connections:
            one.wake()

    def snap(self, session: str, known: Known) -> tuple[str, Known]:
        """The newest state as it is sent to a browser that has `known` of the record, and what it knows then.

        Each state is put together once for all who know the same, and written once for all who lack the same of the
        record.
        """
        table, live = self.table, self.table.live
        if self._shown is not live:
            self._shown = live
            self._frames.clear()
            self._texts.clear()
        knowledge = frozenset(self.peeked(session))
        count = known.count if (known.hand, known.rewritten) == (live.number, live.rewritten) else 0
        text = self._texts.get((knowledge, count))
        if text is None:
            frame = self._frames.get(knowledge)
            if frame is None:
                frame = self._frames[knowledge] = table_frame(live, table.version, knowledge, table.shelf)
            text = self._texts[knowledge, count] = frames.write(frames.Snap(table.version, news(frame, count)))
        return text, Known(live.number, live.rewritten, len(live.record))

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
        for one in self.connections:
            if one.session == session:
                one.wake()


class Connection:
    """One socket."""

    def __init__(self, room: Room, socket: WebSocket, session: str) -> None:
        self.room = room
        self.session = session
        self._socket = socket
        self._answers: deque[str] = deque(maxlen=MOST_ANSWERS)
        self._stale = True
        self._known = Known()
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
        self.room.connections.add(self)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.room.connections.discard(self)
            writer.cancel()

    async def _write(self) -> None:
        """Send what there is to send. A fault of ours is written down and ends the line: the page asks anew."""
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                # The state goes first, so that whoever hears "done" has seen what was done.
                if self._stale:
                    self._stale = False
                    text, self._known = self.room.snap(self.session, self._known)
                    await self._socket.send_text(text)
                while self._answers:
                    await self._socket.send_text(self._answers.popleft())
        except (WebSocketDisconnect, RuntimeError):
            return  # the page has gone; whoever reads from it sees that too
        except Exception as error:
            _fault("a state could not be sent", error)
            await self._socket.close(FAULT, "fault")

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
                self._answer(_rejection("", "garbled", str(error), self.room.table.version))
                continue
            if isinstance(command, wire.Ping):
                self._answer(frames.write(frames.Pong()))
            else:
                self._answer(await self._obey(command))

    async def _obey(self, command: wire.AnyCommand) -> str:
        table = self.room.table
        try:
            match command:
                case wire.Peek():
                    self.room.peek(self.session, command.seat, command.on)
                    version = table.version
                case wire.Do() | wire.Undo() | wire.Next() | wire.Rest() | wire.Hold() | wire.Lesson() | wire.Change():
                    version = await table.handle(self.session, command)
                case _:
                    assert_never(command)
            return frames.write(frames.Ack(command.cid, version))
        except Refused as refused:
            return frames.write(
                frames.Rej(command.cid, refused.code, refused.rule, refused.text, table.version, refused.field)
            )
        except Exception as error:
            _fault(f"a command of kind {type(command).__name__} failed", error)
            return _rejection(command.cid, "fault", "The table could not do that. Nothing has changed.", table.version)


def _rejection(cid: str, code: str, text: str, version: int, rule: str = "") -> str:
    return frames.write(frames.Rej(cid, code, rule, text, version))


def _fault(what: str, error: Exception) -> None:
    """Say in the log where something failed, but not the message: it might name a card."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s: %s\n%s", what, type(error).__name__, where)


async def endpoint(socket: WebSocket) -> None:
    """The route. A page of another site, or one without our cookie, is turned away before the line is open."""
    room: Room = socket.app.state.room
    token = socket.cookies.get(COOKIE, "")
    known = bool(token) and await socket.app.state.known(digest(token))
    if not same_origin(socket.headers) or not known:
        await socket.close(NOT_OURS, "not from this table's page")
        return
    await socket.accept()
    await Connection(room, socket, digest(token)).run()
