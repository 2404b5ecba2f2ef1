"""PokerNow CSV: `entry,at,order`, newest row first; amounts are street totals; no rake."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.money import decimals, units
from burncard.histories.pieces import MOST_LINES, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import packed

START: Final = re.compile(
    r"-- starting hand #(\d+)\s*(?:\(id: (\S+)\))?\s*\(?([^()]*)\)?\s*\((?:dealer: \"(.*)\"|dead button)\) --"
)
STACK: Final = re.compile(r"#(\d+) \"(.*?)\" \(([\d.]+)\)(?: \||$)")
PLAYER: Final = re.compile(r"\"(.*? @ [^\"]*)\" (.*)$")
AMOUNT: Final = re.compile(r"\d+(?:\.\d+)?")
_SUITS: Final = {"♥": "h", "♦": "d", "♣": "c", "♠": "s"}
_POST: Final = (
    ("posts a small blind of ", "small blind"),
    ("posts a big blind of ", "big blind"),
    ("posts an ante of ", "ante"),
    ("posts a straddle of ", "straddle"),
    ("posts a missed big blind of ", "missed"),
    ("posts a missing small blind of ", "dead"),
)
_STREETS: Final = ("Flop", "Turn", "River")
_NOISE: Final = (
    "chooses to",
    "requested",
    "joined",
    "quits",
    "quit ",
    "stand up",
    "sit back",
    "updated",
    "queued",
    "approved",
    "WARNING",
    "shared",
    "changed",
    "canceled",
    "passed",
    "enqueued",
    "forced",
)


def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
    """Hands between their first and last rows, whichever way the file runs; rows between hands are left out."""
    held: list[str] = []
    start = 0
    upwards: bool | None = None
    for number, line in enumerate(lines, 1):
        begins, ends = "-- starting hand #" in line, "-- ending hand #" in line
        if begins or ends:
            if upwards is None:
                upwards = ends
            first, last = (ends, begins) if upwards else (begins, ends)
            if first:
                if start:
                    yield Piece(file, start, held)
                held, start = [line], number
                continue
            if last:
                yield Piece(file, start or number, [*held, line])
                held, start = [], 0
                continue
        if start and len(held) < MOST_LINES:
            held.append(line)
    if start:
        yield Piece(file, start, held)


def _rows(piece: Piece) -> list[tuple[int, str, str]]:
    """(order, entry, time) from the first to the last."""
    rows: list[tuple[int, int, str, str]] = []
    try:
        for at, row in enumerate(csv.reader(piece.lines)):
            if len(row) < 3 or not row[2].strip().isdigit():
                raise Refused("garbled", piece.line + at, ",".join(row), "entry,at,order")
            rows.append((int(row[2]), -at, row[0], row[1]))
    except csv.Error as error:
        raise Refused("garbled", piece.line, piece.lines[0], f"CSV: {error}") from None
    rows.sort(key=lambda row: row[:2])
    return [(piece.line - at, entry, when) for _, at, entry, when in rows]


def _cards(text: str, line: int) -> str:
    for suit, letter in _SUITS.items():
        text = text.replace(suit, letter)
    return packed(text.replace(",", " "), line)


class Log:
    """One hand's rows, read in the order they happened."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.begun = False
        self.over = False
        self.runs: list[str] = []
        self.laid = ""
        self.run = 0

    def row(self, entry: str) -> None:
        """Take in one row."""
        build = self.build
        if entry.startswith("Your hand is "):
            self.hero = _cards(entry[13:], build.line)
        elif entry.startswith(_STREETS):
            self._board(entry)
        elif entry.startswith("Uncalled bet of "):
            amount, _, name = entry[16:].partition(" returned to ")
            build.returns.append((self._who(name), self._amount(amount)))
        elif (found := PLAYER.match(entry)) and found[1] in build.seats:
            self._player(found[1], found[2])

    hero = ""

    def _who(self, quoted: str) -> str:
        name = quoted.strip().strip('"')
        if name not in self.build.seats:
            raise Refused("name", self.build.line, quoted, "a player with a stack")
        return name

    def _amount(self, text: str) -> int:
        found = AMOUNT.match(text)
        if not found:
            raise Refused("amount", self.build.line, text)
        return units(found[0], self.places)

    def _board(self, entry: str) -> None:
        street = entry[:5].rstrip(":( ").strip()
        street = next(name for name in _STREETS if entry.startswith(name))
        brackets = entry[entry.find("[") + 1 : entry.rfind("]")]
        new = _cards(brackets, self.build.line)
        if "second board" in entry:
            raise Refused("two-boards", self.build.line, entry)
        if "second run" in entry:
            before = _cards(entry[entry.find(":") + 1 : entry.find("[")], self.build.line)
            self.runs[1:] = [before + new]
            return
        at = {"Flop": 0, "Turn": 6, "River": 8}[street]
        if len(self.laid) != at or len(new) != (6 if street == "Flop" else 2):
            raise Refused("garbled", self.build.line, entry, "the streets in their order")
        self.laid += new
        self.build.board(new)

    def _player(self, name: str, rest: str) -> None:
        build = self.build
        all_in = "all in" in rest
        for begins, kind in _POST:
            if rest.startswith(begins):
                self._post(name, kind, self._amount(rest[len(begins) :]), all_in)
                return
        if "bomb pot" in rest:
            raise Refused(
                "not-holdem", build.line, rest, "a bomb pot has no betting before the flop and is not read yet"
            )
        word, _, more = rest.partition(" ")
        if word == "folds":
            build.act(name, "fold")
        elif word == "checks":
            build.act(name, "check")
        elif word == "calls":
            build.act(name, "call", to=self._amount(more), all_in=all_in)
        elif word == "bets":
            build.act(name, "bet" if not build.level else "raise", to=self._amount(more), all_in=all_in)
        elif word == "raises":
            build.act(name, "raise", to=self._amount(more.removeprefix("to ")), all_in=all_in)
        elif word == "shows":
            cards = _cards(more.removeprefix("a ").rstrip("."), build.line)
            if len(cards) == 4:
                build.show(name, cards)
        elif word == "collected":
            if "second board" in rest:
                raise Refused("two-boards", build.line, rest)
            build.awards.append((name, self._amount(more), -1, 2 if "second run" in rest else 0))
        elif not rest.startswith(_NOISE):
            build.extras.append(("unread", f"{name} {rest}"))

    def _post(self, name: str, kind: str, amount: int, all_in: bool) -> None:
        build = self.build
        had = build.street.get(name, 0)
        if kind == "straddle":
            build.posts[:] = [
                post
                for post in build.posts
                if not (post[0] == name and post[1] in ("small blind", "big blind", "extra"))
            ]
            build.street[name] = 0
            build.post(name, "straddle", amount, all_in=all_in)
        elif kind == "missed":
            build.post(name, "extra", amount - had, all_in=all_in)
        elif kind == "big blind" and any(post[1] == "big blind" for post in build.posts):
            build.post(name, "extra", amount, all_in=all_in)
        else:
            build.post(name, kind, amount, all_in=all_in)


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    rows = _rows(piece)
    line, first, when = rows[0]
    head = START.match(first)
    if not head:
        raise Refused(
            "header", line, first, '-- starting hand #N (id: x) (No Limit Texas Hold\'em) (dealer: "A @ i") --'
        )
    if "Hold'em" not in head[3] or "Omaha" in head[3]:
        raise Refused("not-holdem", line, first)
    if "-- ending hand #" not in rows[-1][1]:
        raise Refused("incomplete", rows[-1][0], rows[-1][1])
    places = decimals(AMOUNT.findall(" ".join([entry for _, entry, _ in rows if not entry.startswith("-- ")])))
    places = places if places <= 2 else 2
    build = Builder("pokernow", "PokerNow", Place(piece.file, piece.line))
    log = Log(build, places)
    for number, entry, _ in rows[1:]:
        build.line = number
        if entry.startswith("Player stacks: "):
            for seat, name, stack in STACK.findall(entry[15:]):
                build.seat(int(seat), name, units(stack, places))
                build.posted.add(name)
        else:
            log.row(entry)
    if not build.seats:
        raise Refused("seats", line, first, "Player stacks: #1 …")
    if not build.awards:
        raise Refused("incomplete", rows[-1][0], rows[-1][1], "somebody who collected")
    kinds = {kind: name for name, kind, *_ in reversed(build.posts)}
    if head[4] in build.seats:
        build.button = build.seats[head[4]][0]
    else:
        build.first = kinds.get("small blind") or kinds.get("big blind") or next(iter(build.seats))
        build.button = max(
            [seat for seat, _ in build.seats.values() if seat < build.seats[build.first][0]]
            or [max(seat for seat, _ in build.seats.values())]
        )
        build.extras.append(("dead button", "1"))
    if log.hero:
        build.extras.append(("hero cards", log.hero))
    if log.runs[1:]:
        build.boards[:] = [log.laid, *log.runs[1:]]
    blinds = {kind: amount for _, kind, amount, _ in build.posts}
    big = blinds.get("big blind") or blinds.get("small blind") or 1
    return build.record(
        id=head[2] or head[1], variant="PT" if "Pot Limit" in head[3] else "NT", places=places, min_bet=big,
        small_blind=blinds.get("small blind", 0), ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0),
        time=utc(when.replace("T", " ").partition(".")[0] + " UTC"), table="", raw=piece.text, rake=0,
        returns_written=True,
    )  # fmt: skip


FORMAT = Format(
    name="pokernow",
    title="PokerNow CSV",
    suffix=".csv",
    sniff=lambda text: (
        bool(re.match(r"\s*\"?entry\"?,\"?at\"?,\"?order\"?", text))
        or "-- starting hand #" in text
        or "-- ending hand #" in text
    ),
    split=split,
    read=read,
    holds=frozenset({"seats", "names", "time", "returns", "awards", "dead", "straddles", "antes", "run-outs"}),
)
