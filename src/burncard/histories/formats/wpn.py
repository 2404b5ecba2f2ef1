"""Winning Poker Network text: the old form of sentences ("Player X has small blind") and the new one like PokerStars."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.formats.pokerstars import finish
from burncard.histories.money import SYMBOLS, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import BRACKETS, Dialect, packed, read_body

BEGINS: Final = re.compile(r"\ufeff*(?:Game started at: |Hand #\d+ - (?:Holdem|Omaha|Stud|OmahaHiLo|7Stud)\S* ?\()")
NEW: Final = re.compile(
    r"\ufeff*Hand #(\d+) - (\w+)\((No Limit|Pot Limit|Limit|Fixed Limit)\) - ([$€]?)([\d.,]+)/[$€]?([\d.,]+)(.*?) - (\d{4}/\d\d/\d\d .*)$"
)
NEW_TABLE: Final = re.compile(r"(.*?) (?:(\d+)-max )?Seat #(\d+) is the button")
OLD: Final = re.compile(r"Game ID: (\d+) ([$€]?)([\d.,]+)/[$€]?([\d.,]+) (.*?)\(([^()]*)\)\s*$")
SEAT: Final = re.compile(r"Seat (\d+): (.+) \(([$€]?[\d,.]+\d|\d)\)\.")
DID: Final = re.compile(
    r"Player (?P<name>.+?) (?:has (?P<blind>small blind|big blind) \((?P<post>[\d.,]+)\)|(?P<kind>straddle|posts|ante|posts ante|posts dead) \((?P<other>[\d.,]+)\)|"
    r"(?P<do>folds|checks|calls|bets|raises|allin|caps)(?: \((?P<amount>[\d.,]+)\))?|received card: \[(?P<card>..?.?)\]|received a card|mucks.*|"
    r"(?P<wait>wait BB|sitting out|is timed out|is out of turn)|shows: .*?\[(?P<shown>[^\]]*)\].*)\.?$"
)
RESULT: Final = re.compile(
    r"\*?Player (.+?) (?:shows: .*?\[(?P<cards>[^\]]*)\]|mucks|does not show|.*?)\.? ?.*?Bets: ([\d.,]+)\. Collects: ([\d.,]+)\."
)
_VARIANTS: Final = {"No Limit": "NT", "Pot Limit": "PT", "Limit": "FT", "Fixed Limit": "FT"}


def read(piece: Piece) -> Record:
    """One hand of either form. Raises Refused."""
    refuse_large(piece)
    return _new(piece) if piece.lines[0].lstrip("\ufeff").startswith("Hand #") else _old(piece)


def _new(piece: Piece) -> Record:
    lines = piece.lines
    head = NEW.match(lines[0])
    table = NEW_TABLE.match(lines[1]) if len(lines) > 1 else None
    if not head or not table:
        raise Refused("header", piece.line, lines[0], "Hand #ID - Holdem(No Limit) - $SB/$BB - DATE")
    if head[2] != "Holdem":
        raise Refused("not-holdem", piece.line, lines[0])
    places = 2 if head[4] or "." in head[6] else 0
    variant = _VARIANTS[head[3]]
    small, big = units(head[5], places), units(head[6], places)
    build = Builder("wpn", "WPN", Place(piece.file, piece.line))
    build.button = int(table[3])
    body_lines = [
        re.sub(r"^(.+?) (posts|folds|checks|calls|bets|raises|shows|mucks|does not show)\b", r"\1: \2", line)
        for line in lines[2:]
        if not line.startswith(("Main pot", "Side pot"))
    ]
    body_lines = [line.replace(": does not show", ": doesn't show") for line in body_lines]
    rake = re.findall(r"\| Rake [$€]?([\d.,]+)", "\n".join(lines))
    body = read_body(body_lines, piece.line + 2, build, places, Dialect())
    finish(build, body, piece)
    fixed = variant == "FT"
    return build.record(
        id=head[1], variant=variant, raw=piece.text, places=places, min_bet=small if fixed else big, big_bet=big if fixed else 0,
        small_blind=small // 2 if fixed else small, ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0),
        currency=SYMBOLS.get(head[4], ""), symbol=head[4], time=utc(head[8]), table=table[1], table_size=int(table[2] or 0),
        pot=body.pot, rake=body.rake if body.rake is not None else units(rake[-1], places) if rake else None, fees=tuple(body.fees),
        returns_written=bool(build.returns),
    )  # fmt: skip


def _old(piece: Piece) -> Record:
    lines = piece.lines
    at = next((at for at, line in enumerate(lines[:6]) if line.startswith("Game ID: ")), 0)
    head = OLD.match(lines[at]) if at else None
    if not head:
        raise Refused("header", piece.line + at, lines[at], "Game ID: N SB/BB TABLE (Hold'em)")
    if "old'em" not in head[6] and "oldem" not in head[6]:
        raise Refused("not-holdem", piece.line + at, lines[at])
    places = (
        2
        if "." in head[3] + head[4] or any("." in line.partition("(")[2] for line in lines if line.startswith("Seat "))
        else 0
    )
    build = Builder("wpn", "WPN", Place(piece.file, piece.line))
    log = Old(build, places)
    for number, line in enumerate(lines[at + 1 :], piece.line + at + 1):
        build.line = number
        log.line(line.strip())
    if log.pot is None:
        raise Refused("incomplete", build.line, lines[-1], "a summary")
    return build.record(
        id=head[1], variant="NT" if "Limit" not in head[5] or "No Limit" in head[5] else "FT", raw=piece.text, places=places,
        min_bet=units(head[4], places), small_blind=units(head[3], places), big_bet=0,
        ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0), symbol=head[2], currency=SYMBOLS.get(head[2], ""),
        time=utc(lines[0].partition(": ")[2]), table=head[5].strip(" -"), pot=None, rake=None, returns_written=bool(build.returns),
        fees=(), house_money=0,
    )  # fmt: skip


class Old:
    """The lines of one hand of the old form."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.pot: int | None = None
        self.rake: int | None = None
        self.held: dict[str, str] = {}

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if found := SEAT.match(line):
            build.seat(int(found[1]), found[2], units(found[3], self.places))
        elif line.startswith("Seat ") and line.endswith("is the button"):
            number = line.split()[1]
            if not number.isdecimal() or len(number) > 9:
                raise Refused("seats", build.line, line, "Seat N is the button")
            build.button = int(number)
        elif line.startswith("*** ") and line[4:8] in ("FLOP", "TURN", "RIVE"):
            build.board(packed(BRACKETS.findall(line)[-1], build.line) if BRACKETS.search(line) else "")
        elif line.startswith("Uncalled bet ("):
            amount, _, name = line[14:].partition(") returned to ")
            if name not in build.seats:
                raise Refused("name", build.line, line)
            build.returns.append((name, units(amount, self.places)))
        elif line.startswith("Pot: "):
            self.pot = units(line[5:].split()[0].rstrip("."), self.places)
        elif "Bets: " in line and (found := RESULT.match(line)):
            self._result(found, line)
        elif (found := DID.match(line)) and found["name"] in build.seats:
            self._did(found["name"], found)

    def _result(self, found: re.Match[str], line: str) -> None:
        build = self.build
        name = max(
            (name for name in build.seats if line.lstrip("*").startswith(f"Player {name} ")), key=len, default=""
        )
        if not name:
            return
        cards = BRACKETS.search(line)
        if cards and "shows" in line:
            build.show(name, packed(cards[1], build.line))
        collects = units(found[4], self.places)
        if collects:
            build.awards.append((name, collects, -1, 0))

    def _did(self, name: str, found: re.Match[str]) -> None:
        build = self.build
        if found["blind"]:
            again = any(kind == found["blind"] for _, kind, *_ in build.posts)
            kind = found["blind"] if not again else "dead" if found["blind"].startswith("small") else "extra"
            build.post(name, kind, units(found["post"], self.places))
        elif found["kind"]:
            kind = {"straddle": "straddle", "posts": "extra", "posts dead": "dead"}.get(found["kind"], "ante")
            build.post(name, kind, units(found["other"], self.places))
        elif found["do"]:
            chips = units(found["amount"], self.places) if found["amount"] else 0
            if found["do"] in ("folds", "checks"):
                build.act(name, found["do"][:-1])
            elif found["do"] == "allin":
                build.put_in(name, added=chips)
            else:
                kind = {"calls": "call", "bets": "bet"}.get(found["do"], "raise")
                build.act(name, kind, added=chips)
        elif found["card"]:
            self.held[name] = self.held.get(name, "") + packed(found["card"], build.line)
            build.known(name, self.held[name])
            build.hero = name


FORMAT = Format(
    name="wpn",
    title="WPN text",
    suffix=".txt",
    sniff=lambda text: bool(
        re.search(r"^\ufeff*(?:Game started at: |Hand #\d+ - \w+\((?:No|Pot|Fixed)? ?Limit\) - )", text, re.MULTILINE)
    ),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset({"seats", "names", "time", "currency", "rake", "returns", "awards", "dead", "straddles", "antes"}),
)
