"""The one authority over a table: commands in, stored events out. Nothing is answered for before it is on the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar, assert_never

import msgspec

from burncard.errors import BurncardError, Illegal, Impossible
from burncard.game.lines import DEALER, FLOOR, FOREIGN
from burncard.referee.hand import Outcome
from burncard.referee.lines import parse
from burncard.rulings.rulebooks.table import Rulebook
from burncard.server import protocol as wire
from burncard.server.books import Shelf
from burncard.server.dealt import Dealt, SettingsError, check, deal_in, deal_lesson
from burncard.server.lessons import LESSONS
from burncard.server.live import Live, rebuild
from burncard.server.seats import with_seats
from burncard.sim import decide
from burncard.store import Store, StoreError, Told

log = logging.getLogger("burncard.table")
P = ParamSpec("P")
T = TypeVar("T")

#: The seat that has the button in a table's first hand: with six seats, seat 1 is then the first to act.
FIRST_BUTTON = 4


class Refused(Exception):
    """A command that cannot be carried out now; nothing has changed."""

    def __init__(self, code: str, text: str, rule: str = "", field: str = "") -> None:
        super().__init__(text)
        self.code, self.text, self.rule, self.field = code, text, rule, field


class Table:
    """One table. `changed` is called after every change, when it is stored.

    All commands go through one lock, and each is tried on a copy of the hand, so that a refused one, or one that could
    not be stored, leaves nothing behind.
    """

    def __init__(self, store: Store, name: str = "home", *, pace: float = 0.8, books: Sequence[Rulebook] = ()) -> None:
        self.name = name
        self.pace = pace
        self.shelf = Shelf(books)
        self.live: Live
        self.version = 0
        self.changed: Callable[[], None] = lambda: None
        self._store = store
        self._lock = asyncio.Lock()
        self._disk = ThreadPoolExecutor(max_workers=1, thread_name_prefix="burncard-disk")
        self._bot: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up the hand that was on; a table without one is dealt its first."""
        events = await self._run(self._store.newest_hand, self.name)
        try:
            live = rebuild(events)
        except (msgspec.DecodeError, BurncardError) as error:
            log.error(
                "table %s: its last hand cannot be read (%s); a new one is dealt", self.name, type(error).__name__
            )
            live = None
        self.version = await self._run(self._store.last, self.name)
        if live is None:
            settings = wire.Settings()
            dealt = deal_in(settings, {}, min(FIRST_BUTTON, settings.seats), secrets.token_bytes(32))
            number = events[-1].hand + 1 if events else 1
            told, live = self._new_hand(dealt, number, "table", None, ("d sh", "d deal"))
            await self._commit(told, live)
        else:
            self.live = live
        if self.live.frozen:
            log.error("table %s stopped: %s", self.name, self.live.frozen)
        self._wake()

    async def close(self) -> None:
        """Stop the bots and let the disk finish."""
        if self._bot:
            self._bot.cancel()
        self._disk.shutdown(wait=True)

    async def knows(self, session: str) -> bool:
        """Whether a browser (the digest of its cookie) was here before."""
        return await self._run(self._store.knows_session, session)

    async def welcome(self, session: str) -> None:
        """Remember a browser."""
        await self._run(self._store.open_session, session)

    async def handle(self, session: str, command: wire.TableCommand) -> int:
        """Carry out `command` and return the version that holds it. Raises Refused.

        The same id again returns the version of the first time.
        """
        async with self._lock:
            done = await self._run(self._store.command, self.name, command.cid)
            if done is not None:
                return done
            try:
                told, live = self._decide(session, command)
            except SettingsError as error:
                raise Refused("settings", str(error), field=error.field) from error
            except BurncardError as error:
                text = with_seats(str(error), self.live.dealt.seats)
                rule = error.rule if isinstance(error, Illegal) else ""
                kind = (
                    "illegal"
                    if isinstance(error, Illegal)
                    else "impossible"
                    if isinstance(error, Impossible)
                    else "garbled"
                )
                raise Refused(kind, text, rule) from error
            await self._commit(told, live)
        self._wake()
        return self.version

    def _decide(self, session: str, command: wire.TableCommand) -> tuple[list[Told], Live]:
        """What `command` leads to, on a copy. No awaiting here: nobody else acts between the look and the deed."""
        match command:
            case wire.Next() | wire.Lesson() | wire.Change():
                return self._begin(session, command)
            case wire.Hold():
                live = self._copy(command, frozen=True)
                live.hold = command.on
                return [self._told(live, session, "hold", str(int(command.on)), command.cid)], live
            case wire.Undo():
                return self._undo(session, command)
            case wire.Rest():
                live = self._copy(command)
                told = self._lines(live, session, command.cid, live.rest(session))
                if not told:
                    raise Refused("not_dealer", "Nothing is due from the dealer now.")
                return told, live
            case wire.Do():
                live = self._copy(command)
                return self._lines(live, session, command.cid, self._done(live, session, command)), live
            case _:
                assert_never(command)

    def _copy(self, command: wire.Command, frozen: bool = False) -> Live:
        """A copy of the hand the command means, to try it on; `frozen`: also of one that has stopped."""
        if command.hand != self.live.number:
            raise Refused("stale", "That was meant for another hand.")
        if self.live.frozen and not frozen:
            raise Refused("frozen", self.live.frozen)
        return self.live.copy()

    def _undo(self, session: str, command: wire.Undo) -> tuple[list[Told], Live]:
        live = self._copy(command)
        if command.v != self.version:
            raise Refused("stale", "The table has moved on; look again before you take something back.")
        keep = live.undo()
        if keep < 0:
            raise Refused("nothing_to_undo", "There is nothing to take back.")
        live.keep(keep)
        return [self._told(live, session, "undo", str(keep), command.cid)], live

    def _done(self, live: Live, session: str, command: wire.Do) -> Iterator[tuple[str, Outcome]]:
        """Do the lines of a command, one after the other."""
        for at, text in enumerate(command.lines):
            self._may(text, command.v)
            line = live.drawn(" ".join(text.split()))
            yield line, live.do(line, session, first=at == 0)

    def _lines(self, live: Live, session: str, cid: str, done: Iterable[tuple[str, Outcome]]) -> list[Told]:
        """Lines as they are stored, each with the state it led to; the first carries the command's id."""
        told: list[Told] = []
        for line, outcome in done:
            told.append(self._told(live, session, "line", live.body(line, outcome), None if told else cid))
        return told

    def _may(self, text: str, version: int) -> None:
        """Whether a page may write this line at all: it plays its own seats, and it names no card it has not seen."""
        line = parse(text)
        if line.who == DEALER:
            # Cards come from the top of the stub, whatever they are; naming one would be a way to ask for it.
            if any(0 <= card < FOREIGN for card in line.cards):
                raise Refused("named_card", "The dealer takes the top card; a line from the page names no card.")
        elif line.who != FLOOR:
            live = self.live
            seat = live.dealt.seats[line.who - 1] if line.who <= len(live.dealt.seats) else 0
            if seat in live.dealt.bots:
                raise Refused("not_your_seat", f"Seat {seat} is played by the table.")
            if line.what == "cbr" and version != self.version:
                raise Refused("price_changed", "The table has moved on; look at the price again.")

    def _begin(self, session: str, command: wire.Next | wire.Lesson | wire.Change) -> tuple[list[Told], Live]:
        old = self.live
        settings = old.dealt.settings
        number = old.number + 1
        if isinstance(command, wire.Lesson):
            lesson = LESSONS[command.rule]
            return self._new_hand(deal_lesson(settings, lesson), number, session, command.cid, ("d sh", *lesson.lines))
        if isinstance(command, wire.Change):
            check(command.settings, self.shelf.names(old.dealt.rulebook))
            dealt = deal_in(command.settings, {}, min(FIRST_BUTTON, command.settings.seats), secrets.token_bytes(32))
            return self._new_hand(dealt, number, session, command.cid, ("d sh", "d deal"))
        if old.hand.due.who and not old.frozen:
            raise Refused("hand_on", "This hand is not over yet.")
        stacks: dict[int, int] = {}
        button = FIRST_BUTTON
        if not old.dealt.lesson and not old.frozen:
            stacks = dict(zip(old.dealt.seats, old.hand.stacks, strict=True))
        if not old.dealt.lesson:
            button = old.dealt.seats[0]
        dealt = deal_in(settings, stacks, min(button, settings.seats), secrets.token_bytes(32))
        return self._new_hand(dealt, number, session, command.cid, ())

    def _new_hand(
        self, dealt: Dealt, number: int, by: str, cid: str | None, lines: tuple[str, ...]
    ) -> tuple[list[Told], Live]:
        """A hand and the lines it opens with, which are the table's own and cannot be taken back."""
        playing = self.live.hand.rulebook if hasattr(self, "live") else None
        dealt = msgspec.structs.replace(dealt, house=self.shelf.stored(dealt.rulebook, playing))
        live = Live.begin(dealt, number)
        told = [self._told(live, by, "hand", msgspec.json.encode(dealt).decode(), cid)]
        for text in lines:
            line = live.drawn(text)
            outcome = live.do(line, "table")
            told.append(self._told(live, "table", "line", live.body(line, outcome)))
        return told, live

    def _told(self, live: Live, actor: str, kind: str, body: str, cid: str | None = None) -> Told:
        return Told(live.number, actor, kind, body, live.hand.digest(), cid)

    async def _commit(self, told: list[Told], live: Live) -> None:
        try:
            self.version = await self._run(self._store.append, self.name, self.version, told)
        except StoreError as error:
            log.error("table %s: %s", self.name, error)
            raise Refused("disk", "The table could not write this down, so it did not happen.") from error
        self.live = live
        self.changed()

    async def _run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._disk, work, *args)

    def _bot_due(self) -> int:
        """The player (1-based) the table must act for now, 0 if none."""
        live = self.live
        who = live.hand.due.who
        if live.hold or live.frozen or not who.startswith("p"):
            return 0
        player = int(who[1:])
        return player if live.dealt.seats[player - 1] in live.dealt.bots else 0

    def _wake(self) -> None:
        """Set the bot that is due thinking, unless one is."""
        if self._bot_due() and (self._bot is None or self._bot.done()):
            self._bot = asyncio.get_running_loop().create_task(self._play())

    async def _play(self) -> None:
        """Act for the bots, one after the other, as long as one is due. Between two acts the dealer may do anything."""
        while player := self._bot_due():
            seen = self.version
            await asyncio.sleep(self.pace)
            async with self._lock:
                player = self._bot_due()
                if self.version != seen or not player:
                    continue
                line = decide(self.live.hand.view(player), player, secrets.randbelow(1000) / 1000)
                live = self.live.copy()
                try:
                    outcome = live.do(line, "bot")
                except BurncardError as error:
                    # A bot that proposes what the rules refuse is a fault of the bot; it must not stop the game.
                    log.error("the bot of player %d was refused: %s", player, error.code)
                    fallback = f"p{player} {'sm -' if live.hand.phase == 'showdown' else 'f'}"
                    line, outcome = fallback, live.do(fallback, "bot")
                try:
                    await self._commit([self._told(live, "bot", "line", live.body(line, outcome))], live)
                except Refused:
                    return
