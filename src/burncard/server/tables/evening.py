"""The state of a table with people, from its events: what is done live and what is read after a restart go the same way."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from burncard.cards import DECK, UNKNOWN, texts
from burncard.game.lines import DEALER
from burncard.narration import Voice, entries, remember
from burncard.referee.lines import parse
from burncard.referee.procedure.motions import shuffle_pool
from burncard.rooms import Happened, Kind, Role, Room, happen
from burncard.rooms.room import KINDS, Asked
from burncard.script.hand import Hand
from burncard.server.frames import LogEntry
from burncard.server.tables.people import EVENTS, People
from burncard.server.tables.telling import of_people, session_line
from burncard.server.tables.wire import Times
from burncard.session import Session
from burncard.session.state import Playing
from burncard.store import Event, Snapshot, Told, UnknownEvent
from burncard.table.shuffle import order

#: The form of a room's snapshot.
FORM = 1


class Opened(msgspec.Struct, frozen=True):
    """The first event of a table: what was agreed."""

    kind: str
    agreement: dict[str, Any]
    open_seats: bool = False
    times: Times = Times()


class _Saved(msgspec.Struct, frozen=True):
    opened: Opened
    session: str
    roles: dict[str, tuple[Role, ...]]
    seats: dict[str, tuple[str, ...]]
    paused: bool
    closed: bool
    asked: tuple[Asked, ...]
    keys: dict[str, str]
    browsers: dict[str, str]


#: Every kind of event a table can have; a reader stops at any other.
ALL = frozenset({"table", *EVENTS, *KINDS})


@dataclass(frozen=True, slots=True)
class State:
    """A table after its event number `seq`. `lined`: the event that last changed the evening itself; who saw an older one has
    not seen what they act on. `news`: what the newest event gave the record. `frozen`: why it cannot go on."""

    opened: Opened
    room: Room
    people: People = field(default_factory=People)
    seq: int = 0
    lined: int = 0
    news: tuple[LogEntry, ...] = ()
    frozen: str = ""

    @classmethod
    def begin(cls, opened: Opened) -> State:
        """After the first event. Raises HeaderError for an agreement that has no meaning."""
        room = Room(Kind(opened.kind), Session(opened.agreement), open_seats=opened.open_seats)
        return cls(opened, room, seq=1, lined=1)

    def playing(self) -> Playing | None:
        """The hand that is on."""
        return next(iter(self.room.session.evening.playing.values()), None)

    def number(self) -> int:
        """The number of the newest hand, 0 before the first."""
        return self.room.session.evening.number

    def after(self, kind: str, body: str) -> State:
        """With one event more. Raises what `happen` raises."""
        seq = self.seq + 1
        if kind in EVENTS:
            return replace(
                self, people=self.people.after(msgspec.json.decode(body, type=EVENTS[kind])), seq=seq, news=()
            )
        event = msgspec.json.decode(body, type=Happened)
        if event.kind != kind:
            raise ValueError(f"an event of kind {kind} says that it is one of kind {event.kind}")
        # With a new hand the evening is taken up anew, so that what can be undone and what is kept ends with the one before.
        deals = kind == "line" and event.text.split()[:2] == ["host", "deal"]
        room = happen(self.settled().room if deals else self.room, [event])
        lined = seq if kind in ("line", "undo") else self.lined
        return replace(self, room=room, seq=seq, lined=lined, news=_news(self.room, room, event, seq))

    def digest(self) -> str:
        """Of the hand that is on, empty between hands."""
        playing = self.playing()
        return playing.hand.digest() if playing else ""

    def settled(self) -> State:
        """The same, its evening saved and loaded: without the hands that are over."""
        session = Session.load(self.room.session.save())
        return replace(self, room=replace(self.room, session=session))

    def snapshot(self) -> Snapshot:
        """In bytes."""
        room = self.room
        saved = _Saved(
            self.opened,
            base64.b64encode(room.session.save()).decode(),
            {person: tuple(sorted(roles)) for person, roles in room.roles.items()},
            {person: tuple(sorted(names)) for person, names in room.seats.items()},
            room.paused,
            room.closed,
            room.asked,
            dict(self.people.keys),
            dict(self.people.browsers),
        )
        return Snapshot(self.seq, FORM, msgspec.json.encode(saved))


def encoded(body: object) -> str:
    """An event's body as it is stored."""
    return msgspec.json.encode(body).decode()


def told(state: State, actor: str, kind: str, body: str, cid: str | None = None) -> Told:
    """An event ready for the store; `state` is the one after it."""
    return Told(state.number(), actor, kind, body, state.digest(), cid)


def rebuild(events: Sequence[Event], snapshot: Snapshot | None = None) -> State | None:
    """The table from its newest snapshot and the events after it, None for a table that has none.

    The digest of the hand is compared after every line: where it leads elsewhere, the table says so and stops.
    """
    state: State | None = None
    if snapshot is not None:
        if snapshot.form != FORM:
            raise UnknownEvent(f"a state of form {snapshot.form} is not known here: read on with a later version")
        state = _loaded(snapshot)
    for event in events:
        if state is None:
            state = State.begin(msgspec.json.decode(event.body, type=Opened))
            continue
        if state.frozen:
            break
        try:
            following = state.after(event.kind, event.body)
        except ValueError:
            return replace(state, frozen=f"Stored event {event.seq} is refused by this version of the referee.")
        if event.digest != following.digest():
            return replace(state, frozen=f"Stored event {event.seq} leads to another state than the one recorded.")
        state = following
    return state


def _loaded(snapshot: Snapshot) -> State:
    saved = msgspec.json.decode(snapshot.body, type=_Saved)
    room = Room(
        Kind(saved.opened.kind),
        Session.load(base64.b64decode(saved.session)),
        {person: frozenset(roles) for person, roles in saved.roles.items()},
        {person: frozenset(names) for person, names in saved.seats.items()},
        version=snapshot.seq,
        paused=saved.paused,
        closed=saved.closed,
        open_seats=saved.opened.open_seats,
        asked=saved.asked,
    )
    people = People(saved.keys, saved.browsers)
    return State(saved.opened, room, people, snapshot.seq, snapshot.seq)


def newest(room: Room) -> Hand | None:
    """The hand that is on, else the last one that was played since the evening was taken up."""
    for playing in room.session.evening.playing.values():
        return playing.hand
    for played in reversed(room.session.evening.played):
        if played.hands:
            return played.hands[-1]
    return None


def shuffled(playing: Playing, line: str) -> str:
    """A line of the dealer with the order of its shuffle, drawn by the system's own generator."""
    read, hand = parse(line), playing.hand
    head = hand.state.head()
    if read.who != DEALER or read.cards:
        return line
    due = head is not None and head.verb == "shuffle"
    if read.what != "sh" and not (read.what == "go" and not read.option and due):
        return line
    step = next((step for step in hand.steps if step.verb == "shuffle"), None)
    pool = shuffle_pool(hand.state, step.pool if step else "", step.cards if step else ())
    faces = [hand.state.piles.face[card] for card in pool]
    if UNKNOWN in faces:  # the first shuffle: no card has a face yet
        faces = list(DECK)
    return f"d sh {texts(order(sorted(faces), secrets.token_bytes(32)), '')}"


def _news(before: Room, after: Room, event: Happened, seq: int) -> tuple[LogEntry, ...]:
    """What an event gives the record, in words that name no card nobody has seen."""
    if event.kind == "line":
        was = next(iter(before.session.evening.playing.values()), None)
        now = newest(after)
        if was is not None and now is not None and len(now.happened) > len(was.hand.happened):
            names = was.names
            voice = Voice(lambda player: names[player - 1])
            line = parse(now.lines[-1])
            given = now.rulings[len(was.hand.rulings) :]
            said = entries(seq, line, remember(was.hand, line, voice), now, given, voice)
            return tuple(LogEntry(n=seq, who=one.who, text=one.text, kind=one.kind) for one in said)
        who, told = session_line(event.person, event.text, tuple(after.session.evening.players))
        return (LogEntry(n=seq, who=who, text=told, kind="table"),)
    told = of_people(event.kind, event.person, event.text)
    return (LogEntry(n=seq, who=event.person, text=told, kind="table"),) if told else ()
