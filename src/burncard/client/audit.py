"""What is left of an evening in the database, against everything anybody was told.

Lost: an acknowledged command that is not stored, or an account that does not come out even. Leaked: a card in a state that its
reader could not know at that version. That is worked out twice: from what the referee lets each seat see, and, in hands where
nothing went wrong, from where the cards lie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from burncard.cards import UNKNOWN, text
from burncard.rooms.room import Room
from burncard.server.tables.evening import ALL, State, newest, rebuild
from burncard.session.ledger import CAGE
from burncard.store import Store, open_store
from burncard.table.piles import BURN, HOLE, MUCK, STUB

_FACE = re.compile(r"\b[2-9TJQKA][cdhs]\b")


@dataclass(frozen=True, slots=True)
class Seen:
    """What somebody was sent: the cards in the state of version `v`, and those in the record's lines beside it."""

    table: str
    person: str
    v: int
    state: frozenset[str]
    record: frozenset[str]


def faces(frame: str) -> tuple[int, frozenset[str], frozenset[str]]:
    """The version, the cards of the state (of an answer: all in it) and those of the record in a frame; version 0 for one that
    has none."""
    message = msgspec.json.decode(frame)
    if message["t"] != "snap":
        message.pop("cid", "")  # made up by the client, of any letters
        return message.get("v", 0), frozenset(_FACE.findall(str(message))), frozenset()
    record = " ".join(entry["text"] for entry in message["log"])
    return message["v"], frozenset(_FACE.findall(str(message["table"]))), frozenset(_FACE.findall(record))


@dataclass(slots=True)
class Audit:
    """`chips` are on the tables, `bought` came in and went out over the cage, `lost` and `leaked` say what and where."""

    hands: int = 0
    events: int = 0
    chips: int = 0
    cage: int = 0
    other: int = 0
    rulings: int = 0
    undone: int = 0
    frames: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)

    def sound(self) -> bool:
        """Whether nothing was lost and nothing leaked."""
        return not self.lost and not self.leaked and self.chips + self.cage + self.other == 0

    def words(self) -> list[str]:
        """The findings."""
        return [
            f"hands: {self.hands} ({self.rulings} rulings), {self.events} events",
            f"chips: {self.chips} on the tables",
            f"ledger: cage {self.cage}, rake and other accounts {self.other}, sum {self.chips + self.cage + self.other}",
            f"lost: {len(self.lost)} of {self.acknowledged} acknowledged",
            f"leaked: {len(self.leaked)} of {self.frames} frames",
            *[f"  {text}" for text in (*self.lost, *self.leaked)[:20]],
        ]


@dataclass(frozen=True, slots=True)
class _Known:
    """At one version: who played under which names, what each name and a watcher could know, what was shown so far, and, in a
    hand where nothing went wrong, whose every hidden card was ("" nobody's)."""

    seats: Mapping[str, frozenset[str]]
    names: Mapping[str | None, frozenset[str]]
    shown: frozenset[str]
    hidden: Mapping[str, str]


def audit(database: str, tables: Sequence[str], seen: Sequence[Seen], acks: Mapping[tuple[str, str], int]) -> Audit:
    """Read everything again."""
    found = Audit(frames=len(seen), acknowledged=len(acks))
    store = open_store(database)
    try:
        for code in tables:
            _table(store, code, [one for one in seen if one.table == code], found)
        for (code, cid), v in acks.items():
            stored = store.command(code, cid)
            if stored is None or stored > v:
                found.lost.append(f"table {code}: command {cid}, acknowledged as version {v}, is stored as {stored}")
    finally:
        store.close()
    return found


def _table(store: Store, code: str, seen: Sequence[Seen], found: Audit) -> None:
    events = store.read(code, 0, ALL)
    state = rebuild(events[:1])
    assert state is not None
    shown: frozenset[str] = frozenset()
    history: dict[int, _Known] = {}
    wanted = {one.v for one in seen}
    for event in events[1:]:
        hands = state.room.session.evening.hands
        state = state.after(event.kind, event.body)
        if state.room.session.evening.hands > hands:
            played = state.room.session.evening.played[-1]
            found.rulings += sum(len(hand.rulings) for hand in played.hands)
        if event.digest != state.digest():
            found.lost.append(f"table {code}: event {event.seq} leads to another state than the one recorded")
            return
        found.undone += event.kind == "undo"
        names = _names(state)
        shown |= names[None]
        if state.seq in wanted:
            history[state.seq] = _Known(state.room.seats, names, shown, _hidden(state.room))
    session = state.room.session
    session.evening.accounts()
    balances = session.evening.ledger.balances()
    stacks = sum(chips for name, chips in balances.items() if name.startswith("stack "))
    found.hands += session.evening.hands
    found.events += len(events)
    found.chips += stacks
    found.cage += balances.get(CAGE, 0)
    found.other += sum(balances.values()) - stacks - balances.get(CAGE, 0)
    kept = store.saved(code)
    if kept is not None:
        again = rebuild(store.read(code, kept.seq, ALL), kept)
        if again is None or again.room.session.digest() != session.digest():
            found.lost.append(f"table {code}: its snapshot and the lines after it lead to another state than all lines")
    for one in seen:
        _frame(code, one, history.get(one.v), found)


def _names(state: State) -> dict[str | None, frozenset[str]]:
    """What each player and a watcher may know of the hand that is on and of the one before."""
    session = state.room.session
    last = next((one for one in reversed(session.evening.played) if one.hands), None)
    found: dict[str | None, frozenset[str]] = {}
    for name in (None, *session.evening.players):
        know = set(_FACE.findall(str(session.view(name)["tables"])))
        if last is not None:
            number = last.names.index(name) + 1 if name in last.names else None
            know |= set(_FACE.findall(str(last.hands[-1].view(number))))
        found[name] = frozenset(know)
    return found


def _hidden(room: Room) -> dict[str, str]:
    """The cards that lie face down in the newest hand, if nothing has gone wrong in it, and whose they are."""
    hand = newest(room)
    session = room.session
    playing = next(iter(session.evening.playing.values()), None)
    if hand is None or hand.state.irregularities:
        return {}
    names = playing.names if playing else session.evening.played[-1].names
    piles = hand.state.piles
    whose = dict.fromkeys((STUB, BURN, MUCK), "")
    whose |= {HOLE + at: name for at, name in enumerate(names, 1) if at not in hand.state.tabled}
    return {
        text(piles.face[card]): name
        for pile, name in whose.items()
        for card in piles.pile[pile]
        if piles.face[card] != UNKNOWN
    }


def _frame(code: str, one: Seen, known: _Known | None, found: Audit) -> None:
    if one.v == 0:
        if one.state:
            found.leaked.append(f"table {code}: an answer to {one.person} names {sorted(one.state)}")
        return
    if known is None:
        found.lost.append(f"table {code}: version {one.v}, which {one.person} was sent, is not stored")
        return
    names = known.seats.get(one.person, frozenset())
    may = known.names[None].union(*(known.names.get(name, frozenset()) for name in names))
    if more := one.state - may:
        found.leaked.append(f"table {code}, version {one.v}: {one.person} was shown {sorted(more)}")
    if more := one.record - known.shown:
        found.leaked.append(f"table {code}, version {one.v}: the record told {one.person} of {sorted(more)}")
    if more := frozenset(face for face in one.state if known.hidden.get(face, one.person) not in (one.person, *names)):
        found.leaked.append(
            f"table {code}, version {one.v}: {one.person} was shown {sorted(more)}, which lie face down"
        )
