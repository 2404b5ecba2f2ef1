"""Bovada, Ignition and Bodog text: players are positions, every seat's cards are there, no rake line."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.money import units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import BRACKETS, packed

BEGINS: Final = re.compile(r"\ufeff*(Bovada|Ignition|Bodog(?:\.\w+)?) Hand #(\d+)")
HEAD: Final = re.compile(
    r"\ufeff*(?P<room>Bovada|Ignition|Bodog)\S* Hand #(?P<id>\d+):? +(?:Zone Poker ID#\S+ )?(?:TBL#(?P<table>\S+) )?"
    r"(?P<game>[A-Z]\S*)(?P<rest>.*?) - (?P<date>\d{4}-\d\d-\d\d .*)$"
)
LEVEL: Final = re.compile(r"Tournament #(\d+) TBL#(\d+),.*?Level (\d+) \(([\d.,]+)/([\d.,]+)\)")
SEAT: Final = re.compile(r"Seat (\d+): (.+?)(?: \[ME\])? \(([^\s)]+) in chips\)")
LINE: Final = re.compile(r"(.+?)\s*(\[ME\])? : (.*)$")
AMOUNT: Final = re.compile(r"[$€]?(\d[\d,]*(?:\.\d+)?)")
STREETS: Final = ("FLOP", "TURN", "RIVER")
_QUIET: Final = re.compile(
    r"Seat |Table |Leave|Enter|Sit|Re-join|Stand|Ranking|Set dealer|Draw|Deal|Does not show|Muck|Prize|Card dealt|Rebuy|Big blind/Bring|& |"
    r"Return uncalled blind|Showdown|Hand [Rr]esult|Finished|Bounty|Timeout|Reconnect|Disconnect|Wait|Tournament"
)


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    head = HEAD.match(piece.lines[0])
    if not head:
        raise Refused("header", piece.line, piece.lines[0], "Bovada Hand #ID TBL#N HOLDEM No Limit - DATE")
    if not head["game"].startswith("HOLDEM"):
        raise Refused("not-holdem", piece.line, piece.lines[0])
    level = LEVEL.search(piece.lines[0])
    money = any("$" in line for line in piece.lines[1:12])
    places = 2 if money else 0
    build = Builder("bovada", head["room"], Place(piece.file, piece.line))
    log = Log(build, places)
    for number, line in enumerate(piece.lines[1:], piece.line + 1):
        build.line = number
        log.line(line.strip())
    if log.total is None:
        raise Refused(
            "incomplete",
            build.line,
            piece.lines[-1],
            "a summary: in a fast-fold pool the log stops when its owner leaves",
        )
    blinds = {kind: amount for _, kind, amount, all_in in build.posts if not all_in}
    big = units(level[5], 0) if level else blinds.get("big blind") or blinds.get("small blind") or 1
    fixed = "Fixed Limit" in head["rest"] or (
        " Limit" in head["rest"] and "No Limit" not in head["rest"] and "Pot Limit" not in head["rest"]
    )
    if "No Limit" in piece.lines[0] or level:
        fixed = False
    return build.record(
        id=head["id"], variant="FT" if fixed else "PT" if "Pot Limit" in piece.lines[0] else "NT", raw=piece.text, places=places,
        min_bet=big, big_bet=2 * big if fixed else 0,
        small_blind=units(level[4], 0) if level else blinds.get("small blind", 0),
        ante=max([amount for _, kind, amount, _ in build.posts if kind == "ante"], default=0),
        currency="USD" if money else "", symbol="$" if money else "", time=utc(head["date"]), table=head["table"] or (level[2] if level else ""),
        tournament=(("number", level[1]), ("level", level[3])) if level else (), pot=log.total, returns_written=True,
    )  # fmt: skip


class Log:
    """The lines of one hand, one after the other."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.total: int | None = None
        self.summary = False
        self.laid = 0
        self.listed = False

    def amount(self, text: str) -> int:
        """The last amount of a line."""
        found = AMOUNT.findall(text)
        if not found:
            raise Refused("amount", self.build.line, text)
        return units(found[-1], self.places)

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if line.startswith("***"):
            self.summary = "SUMMARY" in line
            if line[4:].startswith(STREETS):
                build.board(packed(BRACKETS.findall(line)[-1], build.line) if BRACKETS.search(line) else "")
        elif self.summary:
            if line.startswith("Total Pot"):
                self.total = self.amount(line)
        elif found := SEAT.match(line):
            number = int(found[1])
            if build.seats and number < max(seat for seat, _ in build.seats.values()):
                # tournaments number seats by no order of the table: the list is in its order
                build.seats = {name: (at, stack) for at, (name, (_, stack)) in enumerate(build.seats.items(), 1)}
                number = len(build.seats) + 1
                self.listed = True
            elif self.listed:
                number = len(build.seats) + 1
            build.seat(number, found[2], units(found[3], self.places))
        elif found := LINE.match(line):
            name = found[1].strip()
            if name in build.seats:
                if found[2]:
                    build.hero = name
                self.player(name, found[3].strip())

    def player(self, name: str, said: str) -> None:
        """What one player did."""
        build = self.build
        lower = said.lower()
        if lower.startswith("set dealer"):
            build.button = build.seats[name][0]
        elif lower.startswith("ante chip"):
            build.post(name, "ante", self.amount(said))
        elif lower.startswith(("small blind", "big blind")) and "/" not in lower:
            build.post(name, lower[:11].strip() if lower.startswith("small") else "big blind", self.amount(said))
        elif lower.startswith("posts dead chip"):
            self._dead(name, self.amount(said))
        elif lower.startswith("posts chip"):
            build.post(name, "extra", self.amount(said))
        elif lower.startswith("card dealt to a spot"):
            build.posted.add(name)
            build.known(name, packed(BRACKETS.search(said)[1], build.line) if BRACKETS.search(said) else "")  # type: ignore[index]
        elif lower.startswith("fold"):
            build.act(name, "fold")
        elif lower.startswith("check"):
            build.act(name, "check")
        elif lower.startswith("call"):
            build.act(name, "call", added=self.amount(said))
        elif lower.startswith("bet"):
            build.act(name, "bet", added=self.amount(said))
        elif lower.startswith("raise"):
            build.act(name, "raise", to=self.amount(said))
        elif lower.startswith("all-in"):
            self._all_in(name, lower)
        elif lower.startswith("return uncalled"):
            build.returns.append((name, self.amount(said)))
        elif lower.startswith("hand result"):
            build.awards.append((name, self.amount(said), -1, 0))
        elif lower.startswith("showdown") and name in build.cards:
            build.show(name, build.cards[name])
        elif not _QUIET.match(said):
            build.extras.append(("unread", f"{name} : {said}"))

    def _dead(self, name: str, amount: int) -> None:
        """A missed small blind and the live big one in one line, or a dead small blind alone."""
        blinds = {kind: chips for _, kind, chips, _ in self.build.posts}
        small, big = blinds.get("small blind", 0), blinds.get("big blind", 0)
        if big and amount >= big:
            self.build.post(name, "dead", amount - big)
            self.build.post(name, "extra", big)
        else:
            self.build.post(name, "dead", amount or small)

    def _all_in(self, name: str, lower: str) -> None:
        build = self.build
        if not build.acted and name.lower().startswith(("small blind", "big blind")) and not build.cards:
            build.post(name, name.lower(), self.amount(lower), all_in=True)
        elif lower.startswith("all-in(raise)"):
            build.put_in(name, to=self.amount(lower))
        else:
            build.put_in(name, added=self.amount(lower))


FORMAT = Format(
    name="bovada",
    title="Bovada and Ignition text",
    suffix=".txt",
    sniff=lambda text: bool(BEGINS.search(text)),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset(
        {"seats", "time", "currency", "returns", "awards", "dead", "antes", "folded-cards", "tournament", "limit"}
    ),
)
