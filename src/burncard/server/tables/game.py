"""The one authority over a table with people: what is asked for becomes events, stored before anybody hears of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from itertools import takewhile
from typing import ParamSpec, TypeVar

from burncard.errors import BurncardError, SaidError
from burncard.rooms import Answer, Close, Give, Happened, Kind, Line, Pause, Refused, Role, Undo, decide
from burncard.rooms.decide import Asking
from burncard.rooms.roles import Command as Asked
from burncard.rooms.roles import May, may
from burncard.rooms.roles import State as When
from burncard.server.frames import LogEntry
from burncard.server.guard import digest
from burncard.server.tables import wire
from burncard.server.tables.draft import Draft
from burncard.server.tables.evening import State
from burncard.server.tables.online import Ahead, own_line, unfit
from burncard.server.tables.people import Came, Gone, Keys
from burncard.session.player import check_name
from burncard.store import Lease, Repeated, Store, StoreError

log = logging.getLogger("burncard.tables")
P = ParamSpec("P")
T = TypeVar("T")

TABLE = "table"
_CODE_SECONDS, _REMEMBERED, _RECORD = 300.0, 1024, 400


class No(SaidError):
    """What was asked for does not happen; nothing has changed."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code, self.text = code, text


class Game:
    """One table. `changed` is called after each change that is stored."""

    def __init__(self, code: str, state: State, store: Store, pool: Executor, lease: Lease | None = None) -> None:
        self.code, self.state = code, state
        self.changed: Callable[[], None] = lambda: None
        self.here: Callable[[str], bool] = lambda person: False
        self.record: deque[LogEntry] = deque(maxlen=_RECORD)
        self.deadline = 0.0
        self._store, self._pool, self._lease = store, pool, lease
        self._lock = asyncio.Lock()
        self._done: dict[str, int] = {}
        self._codes: dict[str, tuple[str, float]] = {}
        self._ahead: dict[str, Ahead] = {}
        self._bank: dict[str, float] = {}
        self._timer: asyncio.Task[None] | None = None

    # -- people --------------------------------------------------------------------------------------------------

    def person(self, browser: str) -> str | None:
        """Who a browser (the digest of its token) is here."""
        return self.state.people.browsers.get(browser)

    async def join(self, key: str, name: str, browser: str) -> str:
        """A browser comes with a link's secret and a name, or with another device's code. Returns the person. Raises No."""
        async with self._lock:
            who, until = self._codes.pop(key, ("", 0.0))
            role = self.state.people.role_of(digest(key))
            draft = Draft(self.state)
            if who and until > time.monotonic():
                draft.add(who, "came", Came(who, browser))
            elif role is None:
                raise No("link", "This link is not of this table, or it is used up; ask the host for a new one.")
            else:
                who = self.person(browser) or self._new_name(name)
                if self.person(browser) is None:
                    draft.add(who, "came", Came(who, browser))
                if role not in draft.state.room.roles.get(who, ()):
                    draft.add(who, "role", Happened("role", who, f"{role.value} {who}"))
            if draft.told:
                await self._commit(draft)
            return who

    def _new_name(self, name: str) -> str:
        name = " ".join(name.split())
        try:
            check_name(name)
        except BurncardError as error:
            raise No("name", str(error)) from error
        if self.state.people.taken(name) or self.state.room.roles.get(name):
            raise No(
                "name", f"Somebody here is called {name} already; take another name, or a code from your other device."
            )
        return name

    def since(self, event: int) -> list[LogEntry]:
        """The record after an event."""
        return list(takewhile(lambda entry: entry.n > event, reversed(self.record)))[::-1]

    # -- commands ------------------------------------------------------------------------------------------------

    async def handle(self, person: str, command: wire.AnyCommand) -> wire.Message:
        """Carry a command out and return what its sender is told. Raises No.

        The same id again returns the version of the first time.
        """
        if isinstance(command, wire.Device):
            code = f"{secrets.randbelow(10**8):08d}"
            self._codes[code] = (person, time.monotonic() + _CODE_SECONDS)
            return wire.Code(command.cid, code)
        async with self._lock:
            if command.cid in self._done:
                return wire.Ack(command.cid, self._done[command.cid])
            if isinstance(command, wire.Ahead):
                self._set_ahead(person, command)
                return wire.Ack(command.cid, self.state.seq)
            draft, answer = Draft(self.state, command.cid), None
            try:
                answer = self._ask(draft, person, command)
                self._of_itself(draft)
            except (No, BurncardError) as error:
                # A command sent again after a restart may not fit any more: it was done, so it is answered as done.
                known = await self._run(self._store.command, self.code, command.cid)
                if known is not None:
                    return wire.Ack(command.cid, known)
                raise error if isinstance(error, No) else No("refused", str(error)) from error
            try:
                await self._commit(draft)
            except Repeated:
                known = await self._run(self._store.command, self.code, command.cid)
                return wire.Ack(command.cid, known or self.state.seq)
            self._done[command.cid] = self.state.seq
            if len(self._done) > _REMEMBERED:
                del self._done[next(iter(self._done))]
        return answer or wire.Ack(command.cid, self.state.seq)

    def _ask(self, draft: Draft, person: str, command: wire.AnyCommand) -> wire.Message | None:
        """The events that follow from a command. No awaiting: nobody else acts between the look and the deed."""
        state = self.state
        if state.frozen:
            raise No("frozen", state.frozen)
        match command:
            case wire.Remove():
                self._kick(draft, person, command.person)
                return None
            case wire.Relink():
                self._host_only(person)
                key = secrets.token_urlsafe(16)
                draft.add(person, "keys", Keys({command.role.value: digest(key)}))
                return wire.Link(command.cid, command.role, key)
        room = state.room
        events = decide(room, room.actor(person), self._asking(person, command))
        if isinstance(events, Refused):
            raise No(events.code, events.text)
        for event in events:
            draft.add(person, event.kind, event)
        if room.kind is Kind.ONLINE and (why := unfit(state, draft.state)):
            raise No("illegal", why)
        return None

    def _asking(self, person: str, command: wire.AnyCommand) -> Asking:
        """A command as the room understands it."""
        room = self.state.room
        seen = room.version if command.v >= self.state.lined else -1
        match command:
            case wire.Do():
                return self._line(person, command, seen)
            case wire.TakeBack():
                return Undo(seen)
            case wire.Stop():
                return Pause(command.on)
            case wire.Reply():
                return Answer(command.number, command.yes)
            case wire.Appoint():
                if command.person not in room.roles:
                    raise No("nobody", f"Nobody here is called {command.person}.")
                return Give(command.person, command.role, command.take)
            case wire.Shut():
                return Close()
            case _:
                raise No("garbled", "This is no command of the table.")

    def _line(self, person: str, command: wire.Do, seen: int) -> Line:
        """A line, refused where it is an act on a table that has moved on since its sender looked."""
        state = self.state
        words = command.line.split()
        playing = state.playing()
        if words[:1] and words[0][:1] == "p" and words[0][1:].isdecimal() and words[0].isascii():
            acts = words[1:2] and words[1] in ("cc", "cbr", "f")
            if seen < 0 and (acts or state.room.kind is Kind.ONLINE):
                raise No("price_changed", "The table has moved on; look at it again.")
            if state.room.kind is Kind.ONLINE and (why := own_line(playing, words)):
                raise No("illegal", why)
        return Line(command.line, seen, mine=command.mine)

    def _host_only(self, person: str) -> None:
        room = self.state.room
        if may(room.kind, Asked.GIVE, room.actor(person).roles, room.state) is not May.YES:
            raise No("role", "That is for the hosts.")

    def _kick(self, draft: Draft, person: str, whom: str) -> None:
        self._host_only(person)
        room = self.state.room
        if whom not in room.roles:
            raise No("nobody", f"Nobody here is called {whom}.")
        if Role.HOST in room.roles[whom] and Role.HOST not in room.roles.get(person, ()):
            raise No("role", "Only a host sends a host away.")
        if whom == person:
            raise No("role", "Nobody sends themselves away.")
        draft.add(person, "gone", Gone(whom))
        for role in sorted(room.roles[whom]):
            draft.add(person, "no role", Happened("no role", person, f"{role.value} {whom}"))

    def _set_ahead(self, person: str, command: wire.Ahead) -> None:
        self._ahead.pop(person, None)
        if command.what:
            self._ahead[person] = Ahead(command.what, command.price, self.state.number())

    # -- what the table does itself ------------------------------------------------------------------------------

    def _of_itself(self, draft: Draft) -> None:
        """The first shuffle of cards that are no real ones; where the computer deals, all its motions, and what players have
        said ahead."""
        playing = draft.state.playing()
        if playing is not None and draft.state.room.kind is not Kind.LIVE and not playing.hand.lines:
            draft.add(TABLE, "line", Happened("line", TABLE, "d sh"))
        while draft.state.room.kind is Kind.ONLINE and draft.state.room.state is When.HAND:
            playing = draft.state.playing()
            assert playing is not None
            who = playing.hand.due.who
            if who == "d":
                head = playing.hand.due.step
                line = "d sh" if head is not None and head.verb == "shuffle" else "d go *"
            else:
                ready = self._said_ahead(draft.state)
                if not ready:
                    return
                line = ready
            draft.add(TABLE, "line", Happened("line", TABLE, line))

    def _said_ahead(self, state: State) -> str:
        playing = state.playing()
        legal = playing.hand.legal if playing else None
        if playing is None or legal is None:
            return ""
        name = playing.names[legal.player - 1]
        person = self.plays(name)
        ahead = self._ahead.pop(person, None) if person else None
        if ahead is None or ahead.hand != playing.number:
            return ""
        act = ahead.act(legal.to_call)
        return f"p{legal.player} {act}" if act else ""

    def plays(self, name: str) -> str:
        """The person who plays under a name."""
        return next((person for person, names in self.state.room.seats.items() if name in names), "")

    def arm(self) -> None:
        """Set the timer for whoever is due, at a table the computer deals."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.deadline = 0.0
        room, times = self.state.room, self.state.opened.times
        if room.kind is not Kind.ONLINE or self.state.frozen:
            return
        if room.state is When.BETWEEN and times.next and len(room.session.evening.seated(1)) > 1:
            self._timer = asyncio.create_task(self._wait(times.next, self.state.lined, self._deal))
            return
        playing = self.state.playing()
        if room.state is not When.HAND or playing is None or playing.hand.due.who[:1] != "p":
            return
        name = playing.names[int(playing.hand.due.who[1:]) - 1]
        present = self.here(self.plays(name))
        seconds = times.act + self._bank.setdefault(name, times.bank) if present else min(times.away, times.act)
        self.deadline = time.time() + seconds
        self._timer = asyncio.create_task(self._wait(seconds, self.state.lined, self._time_is_up, name))

    async def _wait(self, seconds: float, armed: int, then: Callable[[Draft], None], whose: str = "") -> None:
        """After so long, if the table is still where it was when the timer was set."""
        began = time.monotonic()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._spend(whose, time.monotonic() - began)
        async with self._lock:
            self._timer = None
            if self.state.lined != armed or self.state.room.paused:
                return
            draft = Draft(self.state)
            try:
                then(draft)
                self._of_itself(draft)
                await self._commit(draft)
            except (BurncardError, No, StoreError) as error:
                log.warning("table %s: a timer did nothing (%s)", self.code, type(error).__name__)

    def _spend(self, name: str, seconds: float) -> None:
        """What goes beyond the time to act comes from the player's time bank."""
        over = seconds - self.state.opened.times.act
        if name and over > 0:
            self._bank[name] = max(0.0, self._bank[name] - over)

    def _time_is_up(self, draft: Draft) -> None:
        """Check where that is free, else fold; at the showdown, show. Who is not there sits out from the next hand."""
        playing = draft.state.playing()
        assert playing is not None
        player = int(playing.hand.due.who[1:])
        name = playing.names[player - 1]
        line = f"{name} timeout" if playing.hand.legal is not None else f"p{player} sm -"
        draft.add(TABLE, "line", Happened("line", TABLE, line))
        seated = draft.state.room.session.evening.players.get(name)
        if not self.here(self.plays(name)) and seated is not None and seated.seat and seated.place.playing:
            draft.add(TABLE, "line", Happened("line", TABLE, f"{name} out"))

    def _deal(self, draft: Draft) -> None:
        rotation = draft.state.room.session.evening.tables[1].rotation
        if rotation.last is None and rotation.start is None:
            draft.add(TABLE, "line", Happened("line", TABLE, "host button lowest"))
        draft.add(TABLE, "line", Happened("line", TABLE, "host deal"))

    # -- the disk ------------------------------------------------------------------------------------------------

    async def _commit(self, draft: Draft) -> None:
        try:
            seq = await self._run(self._store.append, self.code, self.state.seq, draft.told, self._lease)
        except Repeated:
            raise
        except StoreError as error:
            log.error("table %s: nothing could be written (%s)", self.code, type(error).__name__)
            raise No("disk", "The table could not write this down, so it did not happen.") from error
        assert seq == draft.state.seq
        self.state = draft.state
        self.record.extend(draft.news)
        self.changed()
        self.arm()
        if draft.boundary is not None:  # what comes after it is read again after a restart
            try:
                await self._run(self._store.save, self.code, draft.boundary.snapshot())
            except StoreError as error:
                log.error("table %s: its state could not be kept (%s)", self.code, type(error).__name__)

    async def close(self) -> None:
        """Stop the timer and give the table back."""
        if self._timer is not None:
            self._timer.cancel()
        if self._lease is not None:
            await self._run(self._store.release, self._lease)

    async def _run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
