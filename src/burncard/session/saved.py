"""An evening as it stands, in bytes: taken up again without playing it anew, however long it has been.

What is saved is bounded by the people, not by the hands: of hands that are over only their number and their sums in the
ledger are kept, of one in progress its lines. The state is the same to the last bit (`Session.digest`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from burncard.script.hand import Hand
from burncard.session.button.lineup import Lineup
from burncard.session.config import Config, configure
from burncard.session.errors import SessionError
from burncard.session.ledger import Entry, Ledger
from burncard.session.player import Player, Table
from burncard.session.stakes import Stakes
from burncard.session.state import Evening, Playing
from burncard.session.tournament.places import Out

#: The form of what is written; another one is refused, and the evening is played from its lines.
FORM: Final = 1


@dataclass(frozen=True, slots=True)
class _Book:
    entries: tuple[Entry, ...]
    balances: dict[str, int]
    count: int
    chain: str

    @classmethod
    def of(cls, book: Ledger) -> _Book:
        return cls(tuple(book.of_no_hand()), book.balances(), book.count, book.chain)

    def opened(self) -> Ledger:
        return Ledger.taken_up(iter(self.entries), self.balances, self.count, self.chain)


@dataclass(frozen=True, slots=True)
class _Run:
    """One run of a hand. `deck`: its order as it was given, None if it was not."""

    deck: tuple[int, ...] | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand in progress; `due` is None where the line-up is the one that was due."""

    number: int
    table: int
    lineup: Lineup
    due: Lineup | None
    names: tuple[str, ...]
    before: tuple[int, ...]
    stakes: Stakes
    how: dict[str, Any]
    bomb: int
    runs: int
    fork: int
    played: tuple[_Run, ...]


@dataclass(frozen=True, slots=True)
class Saved:
    """`lines`: how many lines led here."""

    form: int
    lines: int
    agreement: dict[str, Any]
    ledger: _Book
    money: _Book
    players: tuple[Player, ...]
    tables: tuple[Table, ...]
    queue: tuple[str, ...]
    playing: tuple[_Hand, ...]
    stakes: Stakes
    clock: tuple[int, bool, bool, int] | None
    hand_for_hand: bool
    out: tuple[Out, ...]
    finished: tuple[tuple[tuple[str, ...], ...], ...]
    paid: dict[str, int] | None
    deal: dict[str, int] | None
    heads: tuple[str, ...]
    number: int
    before: int
    time: int | None


def save(evening: Evening, lines: int) -> bytes:
    """The evening after so many lines."""
    import msgspec  # a session can be played without it

    clock = evening.clock
    saved = Saved(
        form=FORM,
        lines=lines,
        agreement=dict(evening.config.source),
        ledger=_Book.of(evening.ledger),
        money=_Book.of(evening.money),
        players=tuple(evening.players.values()),
        tables=tuple(evening.tables.values()),
        queue=tuple(evening.queue),
        playing=tuple(map(_hand, evening.playing.values())),
        stakes=evening.stakes,
        clock=(clock.reading, clock.running, clock.started, clock.played) if clock else None,
        hand_for_hand=evening.hand_for_hand,
        out=tuple(evening.out),
        finished=tuple(tuple(group) for group in evening.finished),
        paid=evening.paid,
        deal=evening.deal,
        heads=tuple(evening.heads),
        number=evening.number,
        before=evening.hands,
        time=evening.time,
    )
    return msgspec.json.encode(saved)


def load(data: bytes) -> tuple[Config, Evening, int]:
    """What `save` wrote: the agreement, the evening, and how many lines led there.

    Raises SessionError for another form, and for bytes that hold no evening.
    """
    import msgspec

    try:
        form = msgspec.json.decode(data, type=dict[str, Any]).get("form")
        if form != FORM:
            raise SessionError("saved_form", form=form, known=FORM)
        saved = msgspec.json.decode(data, type=Saved)
    except msgspec.MsgspecError as error:
        raise SessionError("saved_unreadable", error=str(error)) from None
    config = configure(saved.agreement)
    evening = Evening(config)
    evening.ledger, evening.money = saved.ledger.opened(), saved.money.opened()
    evening.players = {player.name: player for player in saved.players}
    evening.tables = {table.number: table for table in saved.tables}
    evening.queue, evening.out = list(saved.queue), list(saved.out)
    evening.playing = {hand.table: _playing(hand) for hand in saved.playing}
    evening.stakes, evening.hand_for_hand = saved.stakes, saved.hand_for_hand
    if evening.clock is not None and saved.clock is not None:
        at = evening.clock
        at.reading, at.running, at.started, at.played = saved.clock
    evening.finished = [list(group) for group in saved.finished]
    evening.paid, evening.deal, evening.heads = saved.paid, saved.deal, list(saved.heads)
    evening.number, evening.before, evening.time = saved.number, saved.before, saved.time
    return config, evening, saved.lines


def _hand(playing: Playing) -> _Hand:
    runs = (*playing.earlier, playing.hand)
    return _Hand(
        playing.number, playing.table, playing.lineup, None if playing.due is playing.lineup else playing.due,
        playing.names, playing.before, playing.stakes,
        {name: thing for name, thing in playing.how.items() if name != "deck"}, playing.bomb, playing.runs, playing.fork,
        tuple(_Run(None if hand.deck is None else tuple(hand.deck), tuple(hand.lines)) for hand in runs),
    )  # fmt: skip


def _playing(saved: _Hand) -> Playing:
    how = {name: tuple(thing) if isinstance(thing, list) else thing for name, thing in saved.how.items()}
    hands = [_played(how, run) for run in saved.played]
    if (deck := saved.played[0].deck) is not None:
        how["deck"] = deck
    return Playing(
        saved.number, saved.table, saved.lineup, saved.due or saved.lineup, saved.names, saved.before, saved.stakes, how,
        hands[-1], bomb=saved.bomb, runs=saved.runs, earlier=hands[:-1], fork=saved.fork,
    )  # fmt: skip


def _played(how: Mapping[str, Any], run: _Run) -> Hand:
    hand = Hand(**how, deck=run.deck)
    for line in run.lines:
        hand.do(line)
    return hand
