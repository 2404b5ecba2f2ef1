"""Absolute Poker and UltimateBet text, of which the HandHQ data are made."""

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

BEGINS: Final = re.compile(r"\ufeff*Stage #\d+")
HEAD: Final = re.compile(
    r"\ufeff*Stage #(?P<id>\d+)(?: Tourney ID (?P<tournament>\d+))?: (?P<game>.*?) (?:(?P<symbol>[$€£]?)(?P<big>[\d,.]+\d)(?:/[$€£]?(?P<second>[\d,.]+\d))?)?"
    r"(?:, [$€£]?(?P<ante>[\d,.]+\d) ante)? ?- (?P<date>\d{4}-\d\d-\d\d .*)$"
)
TABLE: Final = re.compile(r"Table: (.+?)(?: \([^)]*\))? Seat #(\d+) is the dealer")
SEAT: Final = re.compile(r"Seat (\d+) - (.+) \(([$€£]?[\d,.]+) in chips\)")
AMOUNT: Final = re.compile(r"[$€£]?(\d[\d,]*(?:\.\d+)?)")
STREETS: Final = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*")
COLLECTS: Final = re.compile(r"(.+?) Collects ([$€£]?[\d,.]+) from (main pot|side pot(?:[- #]*(\d+))?|.*)")


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = piece.lines
    head = HEAD.match(lines[0])
    if not head:
        raise Refused("header", piece.line, lines[0], "Stage #ID: Holdem  No Limit $BIG - DATE")
    if "Holdem" not in head["game"]:
        raise Refused("not-holdem", piece.line, lines[0])
    table = TABLE.match(lines[1]) if len(lines) > 1 else None
    if not table:
        raise Refused("header", piece.line + 1, lines[1] if len(lines) > 1 else "", "Table: NAME Seat #N is the dealer")
    symbol = head["symbol"] or ("$" if "$" in lines[2:3] else "")
    places = 2 if "$" in piece.text or "." in (head["big"] or "") else 0
    build = Builder("absolute", "Absolute", Place(piece.file, piece.line))
    build.button = int(table[2])
    log = Log(build, places)
    for number, line in enumerate(lines[2:], piece.line + 2):
        build.line = number
        log.line(line.strip())
    if not build.awards:
        raise Refused("incomplete", build.line, lines[-1], "somebody who collects")
    blinds = {kind: amount for _, kind, amount, all_in in build.posts if not all_in}
    variant = "NT" if "No Limit" in head["game"] else "PT" if "Pot Limit" in head["game"] else "FT"
    first = units(head["big"], places) if head["big"] else blinds.get("big blind", 1)
    second = units(head["second"], places) if head["second"] else 0
    big = first if variant == "FT" or not second else second
    return build.record(
        id=head["id"], variant=variant, raw=piece.text, places=places, min_bet=big,
        big_bet=(second or 2 * big) if variant == "FT" else 0, small_blind=blinds.get("small blind", 0),
        ante=max([amount for _, kind, amount, _ in build.posts if kind == "ante"], default=0), currency=SYMBOLS.get(symbol, ""), symbol=symbol,
        time=utc(head["date"]), table=table[1], pot=log.pot, rake=log.rake, returns_written=True,
        tournament=(("number", head["tournament"]),) if head["tournament"] else (),
    )  # fmt: skip


class Log:
    """The lines of one hand, one after the other."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.pot: int | None = None
        self.rake: int | None = None
        self.summary = False

    def amount(self, text: str, which: int = 0) -> int:
        """One of the amounts in a text."""
        found = AMOUNT.findall(text)
        if not found:
            raise Refused("amount", self.build.line, text)
        return units(found[which], self.places)

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if line.startswith("*** "):
            self.summary = self.summary or "SUMMARY" in line
            if STREETS.match(line):
                build.board(packed(BRACKETS.findall(line)[-1], build.line) if BRACKETS.search(line) else "")
        elif self.summary:
            if line.startswith("Total Pot"):
                self.pot = self.amount(line)
                if "Rake" in line:
                    self.rake = self.amount(line.partition("Rake")[2])
            elif "[Mucked] [" in line or "Mucked [" in line:
                seat = re.match(r"Seat (\d+): ", line)
                for name, (number, _) in build.seats.items():
                    if seat and number == int(seat[1]) and name not in build.cards:
                        build.known(name, packed(BRACKETS.findall(line)[-1], build.line))
        elif found := SEAT.match(line):
            build.seat(int(found[1]), found[2], units(found[3], self.places))
        elif (found := COLLECTS.match(line)) and found[1] in build.seats:
            pot = 0 if "main" in found[3] else int(found[4] or 1) if "side" in found[3] else -1
            build.awards.append((found[1], units(found[2].rstrip("."), self.places), pot, 0))
        elif line.startswith("Dealt to ") or (line.startswith("Dealt") and BRACKETS.search(line)):
            pass
        else:
            name, dash, rest = line.rpartition(" - ")
            while dash and name not in build.seats and " - " in name:
                name, _, more = name.rpartition(" - ")
                rest = f"{more} - {rest}"
            if name in build.seats:
                self.player(name, rest)

    def player(self, name: str, rest: str) -> None:
        """What one player did."""
        build = self.build
        lower = rest.lower()
        if lower.startswith("ante returned"):
            amount = self.amount(rest)
            build.posts[:] = [post for post in build.posts if post[:3] != (name, "ante", amount)]
            if not any(post[0] == name for post in build.posts):
                build.posted.discard(name)
        elif lower.startswith("ante"):
            build.post(name, "ante", self.amount(rest))
        elif lower.startswith("posts small blind"):
            again = any(kind == "small blind" for _, kind, *_ in build.posts)
            build.post(name, "dead" if again else "small blind", self.amount(rest))
        elif lower.startswith("posts big blind"):
            again = any(kind == "big blind" for _, kind, *_ in build.posts)
            build.post(name, "extra" if again else "big blind", self.amount(rest))
        elif lower.startswith("posts dead"):
            build.post(name, "dead", self.amount(rest))
        elif lower.startswith("posts"):
            build.post(name, "extra", self.amount(rest))
        elif lower.startswith("folds"):
            build.act(name, "fold")
        elif lower.startswith("checks"):
            build.act(name, "check")
        elif lower.startswith("calls"):
            build.act(name, "call", added=self.amount(rest))
        elif lower.startswith("bets"):
            build.act(name, "bet", added=self.amount(rest))
        elif lower.startswith("raises"):
            build.act(name, "raise", added=self.amount(rest))
        elif lower.startswith("all-in"):
            build.put_in(name, added=self.amount(rest))
        elif "returned (" in lower:
            build.returns.append((name, self.amount(rest)))
        elif lower.startswith("shows") and (cards := BRACKETS.search(rest)):
            build.show(name, packed(cards[1], build.line))
        elif lower.startswith(("mucks", "does not show")):
            build.muck(name)


FORMAT = Format(
    name="absolute",
    title="Absolute and UltimateBet text",
    suffix=".txt",
    sniff=lambda text: bool(re.search(r"^\ufeff*Stage #\d+.*: ", text, re.MULTILINE)),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset({"seats", "names", "time", "currency", "rake", "returns", "awards", "dead", "antes", "limit"}),
)
