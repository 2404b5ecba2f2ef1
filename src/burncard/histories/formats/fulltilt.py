"""Full Tilt Poker text, often UTF-16."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.money import SYMBOLS, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import BRACKETS, packed

BEGINS: Final = re.compile(r"\ufeff*Full ?Tilt Poker (?:Game|Hand|\.fr)")
HEAD: Final = re.compile(r"\ufeff*Full ?Tilt Poker\S* (?:Game|Hand) #(\d+): (.*)$")
STAKES: Final = re.compile(r" - ([$€£]?)([\d.,]+)/[$€£]?([\d.,]+)(?: Ante [$€£]?([\d.,]+))?(?= - | )")
GAME: Final = re.compile(r"\b(No Limit|NL|Pot Limit|PL|Fixed Limit|FL|Limit|[$€\d.]+ Cap No Limit) Hold'em")
SEAT: Final = re.compile(r"Seat (\d+): (.+) \(([$€£]?[\d.,]+)\)(.*)$")
STREETS: Final = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*")
WHEN: Final = re.compile(r"(\d+:\d+:\d+) (\w+) - (\d{4}/\d\d/\d\d)")
_DO: Final = re.compile(
    r"(?P<posts>posts (?P<dead>a dead )?(?:the |a )?(?P<blind>small blind|big blind)(?: &? ?big blind)? of )|(?P<antes>antes )|(?P<straddle>posts a straddle of )|"
    r"(?P<folds>folds)|(?P<checks>checks)|(?P<calls>calls )|(?P<bets>bets )|(?P<raises>raises to )|(?P<shows>shows )|(?P<mucks>mucks)|"
    r"(?P<wins>(?:wins|ties for) the (?P<which>pot|main pot|side pot)(?: (?P<side>\d+))? \()"
)
AMOUNT: Final = re.compile(r"[$€£]?(\d[\d,]*(?:\.\d+)?)")


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = piece.lines
    head = HEAD.match(lines[0])
    stakes = STAKES.search(lines[0])
    if not head or not stakes:
        raise Refused(
            "header", piece.line, lines[0], "Full Tilt Poker Game #ID: Table NAME - SB/BB - No Limit Hold'em - TIME"
        )
    game = GAME.search(lines[0])
    if not game:
        raise Refused("not-holdem", piece.line, lines[0])
    variant = "PT" if game[1] in ("Pot Limit", "PL") else "FT" if game[1] in ("Fixed Limit", "FL", "Limit") else "NT"
    symbol = stakes[1]
    places = 2 if symbol or "." in stakes[3] else 0
    small, big = units(stakes[2], places), units(stakes[3], places)
    build = Builder("fulltilt", "Full Tilt", Place(piece.file, piece.line))
    log = Log(build, places)
    for number, line in enumerate(lines[1:], piece.line + 1):
        build.line = number
        log.line(line.rstrip())
    if not build.awards:
        raise Refused("cancelled" if log.cancelled else "incomplete", build.line, lines[-1])
    when = WHEN.search(lines[0].partition("[")[2] or lines[0])
    table = re.match(r"(?:(.*?), )?(?:Table|Match) (.+?)(?: \([^)]*\))?(?: - |$)", head[2])
    tournament = re.search(r"\((\d+)\), (?:Table|Match)", lines[0])
    fixed = variant == "FT"
    return build.record(
        id=head[1], variant=variant, raw=piece.text, places=places, min_bet=small if fixed else big, big_bet=big if fixed else 0,
        small_blind=small // 2 if fixed else small,
        ante=max([amount for _, kind, amount, _ in build.posts if kind == "ante"], default=0),
        currency=SYMBOLS.get(symbol, ""), symbol=symbol, time=utc(f"{when[3]} {when[1]} {when[2]}") if when else "",
        table=table[2] if table else "", tournament=(("number", tournament[1]), ("buyin", head[2].partition(" (")[0])) if tournament else (),
        pot=log.pot, rake=log.rake, returns_written=True,
    )  # fmt: skip


class Log:
    """The lines of one hand, one after the other."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.names: list[str] = []
        self.pot: int | None = None
        self.rake: int | None = None
        self.summary = False
        self.cancelled = False

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if self.summary:
            self._summary(line)
        elif line.startswith("*** "):
            self.summary = "SUMMARY" in line
            if STREETS.match(line):
                build.board(packed(BRACKETS.findall(line)[-1], build.line) if BRACKETS.search(line) else "")
        elif not self.names and line.startswith("Seat ") and (found := SEAT.match(line)):
            build.seat(int(found[1]), found[2], units(found[3], self.places), out="sitting out" in found[4])
        elif line.startswith("The button is in seat #"):
            build.button = int(re.sub(r"\D", "", line) or 0)
        elif line.startswith("Uncalled bet of "):
            amount, _, name = line[16:].partition(" returned to ")
            if name not in build.seats:
                raise Refused("name", build.line, line)
            build.returns.append((name, units(amount, self.places)))
        elif line.startswith("Dealt to ") and (cards := BRACKETS.search(line)):
            name = line[9 : cards.start()].strip()
            if name in build.seats:
                build.hero = name
                build.known(name, packed(cards[1], build.line))
        elif "ancel" in line:
            self.cancelled = True
        else:
            self._player(line)

    def _player(self, line: str) -> None:
        build = self.build
        if not self.names:
            self.names = sorted(build.seats, key=len, reverse=True)
        name = next((name for name in self.names if line.startswith(name + " ")), "")
        if not name:
            return
        rest = line[len(name) + 1 :]
        found = _DO.match(rest)
        if not found:
            return
        amount = AMOUNT.match(rest[found.end() :])
        chips = units(amount[1].rstrip(","), self.places) if amount else 0
        all_in = "all in" in rest
        what = (
            found.lastgroup
            if found.lastgroup not in ("dead", "blind", "which", "side")
            else "posts"
            if found["posts"]
            else "wins"
        )
        if found["posts"]:
            first = not any(kind == found["blind"] for _, kind, *_ in build.posts)
            build.post(
                name,
                "dead"
                if found["dead"] or (not first and found["blind"] == "small blind")
                else found["blind"]
                if first
                else "extra",
                chips,
                all_in=all_in,
            )
        elif found["wins"]:
            pot = {"pot": -1, "main pot": 0}.get(found["which"], int(found["side"] or 1))
            build.awards.append((name, chips, pot, 0))
        elif what == "antes":
            build.post(name, "ante", chips, all_in=all_in)
        elif what == "straddle":
            build.post(name, "straddle", chips, all_in=all_in)
        elif what in ("folds", "checks"):
            build.act(name, what[:-1])
        elif what in ("calls", "bets"):
            build.act(name, what[:-1], added=chips, all_in=all_in)
        elif what == "raises":
            build.act(name, "raise", to=chips, all_in=all_in)
        elif what == "shows":
            if cards := BRACKETS.search(rest):
                build.show(name, packed(cards[1], build.line))
        elif what == "mucks":
            build.muck(name)

    def _summary(self, line: str) -> None:
        if line.startswith("Total pot "):
            self.pot = units(line[10:].split()[0].rstrip("."), self.places)
            if "| Rake " in line:
                self.rake = units(line.partition("| Rake ")[2].split()[0], self.places)
        elif (cards := BRACKETS.search(line)) and "mucked" in line and line.startswith("Seat "):
            number = int(re.sub(r"\D.*", "", line[5:]) or 0)
            for name, (seat, _) in self.build.seats.items():
                if seat == number and name not in self.build.cards:
                    self.build.known(name, packed(cards[1], self.build.line))


FORMAT = Format(
    name="fulltilt",
    title="Full Tilt text",
    suffix=".txt",
    sniff=lambda text: bool(BEGINS.search(text)),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset(
        {
            "seats",
            "others",
            "names",
            "time",
            "currency",
            "rake",
            "returns",
            "awards",
            "dead",
            "straddles",
            "antes",
            "tournament",
            "limit",
        }
    ),
)
