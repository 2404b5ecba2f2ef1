"""The hand that is on, and how it is rebuilt from what was stored: its header, its lines, and the undone ones left out."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import msgspec

from burncard.cards import DECK, UNKNOWN, texts
from burncard.errors import BurncardError
from burncard.game.lines import DEALER
from burncard.narration import Voice, entries, remember
from burncard.narration.log import at_seats
from burncard.referee.hand import Outcome, comparable
from burncard.referee.lines import parse
from burncard.referee.procedure.due import Legal
from burncard.referee.procedure.motions import shuffle_pool
from burncard.script.hand import Hand
from burncard.server.dealt import Dealt, read_dealt
from burncard.server.frames import LogEntry
from burncard.store import Event
from burncard.table.shuffle import order


@dataclass(frozen=True, slots=True)
class Written:
    """A line that stands. `first` marks the first line of something a person did: undo goes back to before it."""

    line: str
    by: str
    first: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """What the player who was due could do at one moment: see `legal`; `bets`, `stacks` by player and `pot` in chips."""

    legal: Legal | None
    bets: tuple[int, ...]
    stacks: tuple[int, ...]
    pot: int

    @classmethod
    def of(cls, hand: Hand) -> Offer:
        """The offer that stands now."""
        bets = tuple(hand.bets)
        return cls(hand.legal, bets, tuple(hand.stacks), sum([chips for chips, _ in hand.pots()]) + sum(bets))


class LineBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a line is stored: with the sections of the rulings it led to."""

    line: str
    rulings: tuple[str, ...] = ()


@dataclass(slots=True)
class Live:
    """A hand in play. `hold`: the bots wait. `frozen`: why nothing can be done any more, empty for a sound hand."""

    dealt: Dealt
    number: int
    hand: Hand
    written: list[Written] = field(default_factory=list)
    hold: bool = False
    frozen: str = ""
    before: Hand | None = None
    """The hand as it was when the newest ruling had been given: what another book is held against."""
    record: list[LogEntry] = field(default_factory=list)
    rewritten: int = 0
    """How often the record was shortened: what was sent of it before has to be sent again."""
    offers: dict[int, Offer] = field(default_factory=dict)
    """By the number (from 0) of a line of the dealer: what the player could do who was due before it."""

    @classmethod
    def begin(cls, dealt: Dealt, number: int) -> Live:
        """The hand before its first line."""
        return cls(dealt, number, Hand(**dealt.arguments()), hold=bool(dealt.lesson))

    def copy(self) -> Live:
        """An independent copy, to try something on."""
        return replace(
            self, hand=self.hand.copy(), written=list(self.written), record=list(self.record), offers=dict(self.offers)
        )

    def do(self, line: str, by: str, first: bool = False) -> Outcome:
        """Do a line. Raises what `Hand.do` raises; nothing has changed then."""
        hand, read, voice = self.hand, parse(line), self.voice()
        before = remember(hand, read, voice)
        early = Offer.of(hand) if read.who == DEALER and hand.state.round() is not None else None
        number = len(hand.happened)
        outcome = hand.do(line)
        if early is not None:
            self.offers[number] = early
        self.written.append(Written(line, by, first))
        self.record += [
            LogEntry(n=one.n, who=one.who, text=one.text, kind=one.kind)
            for one in entries(len(self.written), read, before, hand, outcome.rulings, voice)
        ]
        if read.what == "entered":
            self.offers.clear()
        if outcome.rulings:
            self.before = self.hand.copy()
            self.hold = True  # whoever sits there waits when the dealer's hands stop
        elif first and self._goes_on(line):
            self.hold = False
        if self.before is not None and not self.hand.rulings:
            self.before = None  # an act entered late: there was no mistake
        return outcome

    def voice(self) -> Voice:
        """How the record calls the players: by their seats."""
        return at_seats(self.dealt.seats)

    def offer(self, line: int) -> Offer:
        """What the player could do who was due before line number `line` of those that happened."""
        if line not in self.offers:  # an act entered late stands there now
            self.offers[line] = Offer.of(self.hand.again(self.hand.happened[:line]))
        return self.offers[line]

    def over(self) -> bool:
        """Whether nothing can be done any more in this hand."""
        return not self.hand.due.who or bool(self.frozen)

    def _goes_on(self, line: str) -> bool:
        """Whether the game goes on with a line somebody entered: an act, or the dealer's work as it should be."""
        read = parse(line)
        return read.who > DEALER or read.what in ("go", "deal") or (read.what == "entered" and not self.hand.rulings)

    def undo(self) -> int:
        """How many lines stand when the last thing a person did is taken back; -1 if there is nothing to take back."""
        return max((at for at, written in enumerate(self.written) if written.first), default=-1)

    def keep(self, count: int) -> None:
        """Rebuild the hand from its first `count` lines. The bots wait, or they would do the same again at once."""
        again, kept = Live.begin(self.dealt, self.number), self.written[:count]
        for written in kept:
            again.do(written.line, written.by, written.first)
        self.hand, self.written, self.before, self.record = again.hand, kept, again.before, again.record
        self.offers, self.rewritten = again.offers, self.rewritten + 1
        self.hold = True

    def drawn(self, line: str) -> str:
        """`line` with the order of its shuffle drawn from the hand's seed; every other line as it is."""
        read = parse(line)
        head = self.hand.state.head()
        if read.who != DEALER or read.cards:
            return line
        if read.what != "sh" and not (
            read.what == "go" and not read.option and head is not None and head.verb == "shuffle"
        ):
            return line
        step = next((step for step in self.hand.steps if step.verb == "shuffle"), None)
        pool = shuffle_pool(self.hand.state, step.pool if step else "", step.cards if step else ())
        faces = [self.hand.state.piles.face[card] for card in pool]
        if UNKNOWN in faces:  # the first shuffle: no card has a face yet
            faces = list(DECK)
        seed, since = self.source()
        shuffles = sum([parse(written.line).what == "sh" for written in self.written[since:]])
        return f"d sh {texts(order(sorted(faces), seed, shuffles), '')}"

    def source(self) -> tuple[bytes, int]:
        """The seed of the shuffles now, and the number of the line from which they count.

        It is the hand's own until something is ruled on; from then on one that follows from it and from where that
        was, so that a comparison of the books draws the same shuffles as the table.
        """
        seed = bytes.fromhex(self.dealt.seed)
        if self.before is None:
            return seed, 0
        since = len(self.before.lines)
        return hashlib.sha256(seed + since.to_bytes(4, "big")).digest(), since

    def body(self, line: str, outcome: Outcome) -> str:
        """How the line is stored."""
        stored = LineBody(line, tuple([ruling.section for ruling in outcome.rulings]))
        return msgspec.json.encode(stored).decode()

    def rest(self, by: str) -> Iterable[tuple[str, Outcome]]:
        """Do all that is due from the dealer, shuffles included; yields each line and what it led to."""
        first = True
        while self.hand.due.who == "d":
            step = self.hand.due.step
            line = self.drawn("d sh") if step is not None and step.verb == "shuffle" else "d go *"
            yield line, self.do(line, by, first)
            first = False


def rebuild(events: list[Event]) -> Live | None:
    """The newest hand from its events, None when there is none.

    The digest of every line that stands is compared with the one that was stored, if it is of this version. If a line is refused now or leads
    elsewhere, the hand is left as far as it agrees and `frozen` says so: history is not written anew.
    """
    live: Live | None = None
    for event in events:
        if event.kind == "hand":
            live = Live.begin(read_dealt(event.body), event.hand)
        elif live is None or live.frozen:
            continue
        elif event.kind == "line":
            line = msgspec.json.decode(event.body, type=LineBody).line
            try:
                live.do(line, event.actor, event.cid is not None)
            except BurncardError:
                live.frozen = f"Stored event {event.seq} is refused by this version of the referee."
                continue
            if comparable(event.digest) and event.digest != live.hand.digest():
                live.frozen = f"Stored event {event.seq} leads to another state than the one recorded."
        elif event.kind == "undo":
            live.keep(int(event.body))
        elif event.kind == "hold":
            live.hold = event.body == "1"
        else:
            live.frozen = f"Stored event {event.seq} is of a kind ({event.kind}) that this version does not know."
    return live
