"""The lines of a table: sockets, and streams of lines of JSON. What goes out is the newest state for its reader."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections import deque
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from burncard.server.frames import Pong, Rej
from burncard.server.tables import wire
from burncard.server.tables.evening import State
from burncard.server.tables.game import Game, No
from burncard.server.tables.view import evening_frame, for_players, knowledge, last_frame, last_played

log = logging.getLogger("burncard.tables")

MOST_BYTES, MOST_ANSWERS = 4096, 64
TOO_MUCH, TOO_BIG, NEWER, AWAY, FAULT = 1008, 1009, 4001, 4003, 1011
_encoder = msgspec.json.Encoder()


class Reader(Protocol):
    """Whoever is sent states."""

    person: str

    def wake(self) -> None:
        """There is a new state to send."""

    def leave(self, code: int) -> None:
        """Hang up."""


class Lounge:
    """All lines at one table. Each state is put together once for all who know the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.readers: set[Reader] = set()
        self._shown: State | None = None
        self._frames: dict[frozenset[str], msgspec.Raw] = {}
        self._played, self._last = last_played(game.state), last_frame(last_played(game.state))
        self._watched = evening_frame(game.code, game.state, self._last)
        game.changed = self.push
        game.here = self.here

    def here(self, person: str) -> bool:
        """Whether somebody has a line."""
        return any(one.person == person for one in self.readers)

    def push(self) -> None:
        """Everybody gets the new state; who was sent away is cut off."""
        known = set(self.game.state.people.browsers.values())
        for one in list(self.readers):
            if one.person in known:
                one.wake()
            else:
                one.leave(AWAY)

    def enter(self, reader: Reader, *, newest: bool) -> None:
        """A line more. With `newest` it takes the place of the person's others."""
        for one in list(self.readers):
            if newest and one.person == reader.person:
                one.leave(NEWER)
        was = self.here(reader.person)
        self.readers.add(reader)
        if not was:
            self._moved(reader)

    def exit(self, reader: Reader) -> None:
        """A line less."""
        self.readers.discard(reader)
        if not self.here(reader.person):
            self._moved(reader)

    def _moved(self, reader: Reader) -> None:
        playing = self.game.state.playing()
        if playing is not None and playing.hand.due.who[:1] == "p":
            due = playing.names[int(playing.hand.due.who[1:]) - 1]
            if self.game.plays(due) == reader.person:
                self.game.arm()
        for one in self.readers:
            if one is not reader:  # who has just come is sent the state anyway
                one.wake()

    def snap(self, person: str, since: int) -> tuple[bytes, int]:
        """The newest state for a person who has the record up to event `since`, and what they have then."""
        game, state = self.game, self.game.state
        if self._shown is not state:
            self._shown = state
            self._frames.clear()
            played = last_played(state)
            if played is not self._played:
                self._played, self._last = played, last_frame(played)
            self._watched = evening_frame(game.code, state, self._last)
        names = knowledge(state, person)
        frame = self._frames.get(names)
        if frame is None:
            seen = for_players(self._watched, state, names) if names else self._watched
            frame = self._frames[names] = msgspec.Raw(_encoder.encode(seen))
        roles = tuple(sorted(state.room.roles.get(person, ())))
        whole = {
            "t": "snap",
            "v": state.seq,
            "you": wire.You(person=person, roles=roles, plays=tuple(sorted(state.room.seats.get(person, ())))),
            "here": sorted({one.person for one in self.readers}),
            "deadline": int(game.deadline * 1000),
            "now": int(time.time() * 1000),
            "log": game.since(since),
            "table": frame,
        }
        return _encoder.encode(whole), state.seq


class Limit:
    """So many frames in so many seconds, for each person over all their lines."""

    def __init__(self, frames: int = 100, seconds: float = 20.0) -> None:
        self.frames, self.seconds = frames, seconds
        self._times: dict[str, deque[float]] = {}

    def over(self, who: str) -> bool:
        """Whether this frame is one too many."""
        times = self._times.setdefault(who, deque(maxlen=self.frames))
        now = time.monotonic()
        if len(times) == self.frames and now - times[0] < self.seconds:
            return True
        times.append(now)
        return False


class Socket:
    """One socket of a person."""

    def __init__(self, lounge: Lounge, socket: WebSocket, person: str, limit: Limit) -> None:
        self.person = person
        self._lounge, self._socket, self._limit = lounge, socket, limit
        self._answers: deque[bytes] = deque(maxlen=MOST_ANSWERS)
        self._awake = asyncio.Event()
        self._stale, self._since, self._end = True, 0, 0
        self._awake.set()

    def wake(self) -> None:
        """See Reader."""
        self._stale = True
        self._awake.set()

    def leave(self, code: int) -> None:
        """See Reader."""
        self._end = code
        self._lounge.readers.discard(self)
        self._awake.set()

    async def run(self) -> None:
        """Talk until either side hangs up."""
        self._lounge.enter(self, newest=True)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            writer.cancel()
            reader.cancel()
            self._lounge.exit(self)

    async def _write(self) -> None:
        try:
            while True:
                await self._awake.wait()
                self._awake.clear()
                if self._end:
                    await self._socket.close(self._end)
                    return
                # The state goes first, so that whoever hears "done" has seen what was done.
                if self._stale:
                    self._stale = False
                    data, self._since = self._lounge.snap(self.person, self._since)
                    await self._socket.send_text(data.decode())
                while self._answers:
                    await self._socket.send_text(self._answers.popleft().decode())
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception as error:
            fault("a state could not be sent", error)
            await self._socket.close(FAULT)

    async def _read(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                frame = message.get("text") or message.get("bytes") or ""
                if len(frame if isinstance(frame, bytes) else frame.encode()) > MOST_BYTES:
                    await self._socket.close(TOO_BIG)
                    return
                if self._limit.over(self.person):
                    await self._socket.close(TOO_MUCH)
                    return
                self._answers.append(await obey(self._lounge.game, self.person, frame))
                self._awake.set()
        except (WebSocketDisconnect, RuntimeError):
            return


async def obey(game: Game, person: str, frame: str | bytes) -> bytes:
    """Do what a frame says and return the answer as it is sent. Never raises."""
    cid = ""
    try:
        command = wire.read(frame)
        if isinstance(command, wire.Ping):
            return _encoder.encode(Pong())
        cid = command.cid
        if person not in game.state.people.browsers.values():
            raise No("gone", "You are not at this table any more.")
        return _encoder.encode(await game.handle(person, command))
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        return _encoder.encode(Rej("", "garbled", "", str(error), game.state.seq))
    except No as no:
        return _encoder.encode(Rej(cid, no.code, "", no.text, game.state.seq))
    except Exception as error:
        fault("a command failed", error)
        return _encoder.encode(
            Rej(cid, "fault", "", "The table could not do that. Nothing has changed.", game.state.seq)
        )


def fault(what: str, error: Exception) -> None:
    """Say in the log where something failed, but not the message: it might name a card."""
    log.error("%s: %s\n%s", what, type(error).__name__, "".join(traceback.format_tb(error.__traceback__)))
