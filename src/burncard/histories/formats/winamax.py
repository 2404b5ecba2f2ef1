"""Winamax text. There is no line for a bet nobody called; what is collected includes it."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.money import SYMBOLS, decimals, localised, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import BRACKETS, packed

BEGINS: Final = re.compile(r"\ufeff*Winamax Poker - ")
HEAD: Final = re.compile(
    r"\ufeff*Winamax Poker - (?P<what>.*?) - HandId: #(?P<id>[\d-]+) - (?P<game>.*?) \((?P<stakes>[^)]*)\) - (?P<date>.*)$"
)
TABLE: Final = re.compile(r"Table: '(.*)' (?:(\d+)-max )?.*?Seat #(\d+) is the button")
SEAT: Final = re.compile(r"Seat (\d+): (.+?) \(([\d.,  ]+)[€$£]?(?:, (.*?) bounty)?\)")
DID: Final = re.compile(
    r"(?:posts (?P<post>small blind|big blind|ante|straddle)|(?P<folds>folds)|(?P<checks>checks)|(?P<calls>calls)|(?P<bets>bets)|"
    r"(?P<raises>raises)|(?P<shows>shows)|(?P<mucks>mucks)|(?P<collected>collected))\b(?P<rest>.*)"
)
AMOUNT: Final = re.compile(r"(\d[\d.,]*)[€$£]?")


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = piece.lines
    head = HEAD.match(lines[0])
    table = TABLE.match(lines[1]) if len(lines) > 1 else None
    if not head or not table:
        raise Refused(
            "header", piece.line, lines[0], "Winamax Poker - CashGame - HandId: #ID - Holdem no limit (SB/BB) - DATE"
        )
    if not head["game"].startswith("Holdem"):
        raise Refused("not-holdem", piece.line, lines[0])
    stakes = [localised(text) for text in head["stakes"].split("/")]
    if len(stakes) not in (2, 3):
        raise Refused("header", piece.line, lines[0], "stakes such as (0.50€/1€)")
    symbol = next((one for one in "€$£" if one in head["stakes"]), "")
    tournament = "ournament" in head["what"]
    places = 0 if tournament else max(2 if symbol else 0, decimals(stakes))
    ante = units(stakes[0], places) if len(stakes) == 3 else 0
    small, big = units(stakes[-2], places), units(stakes[-1], places)
    build = Builder("winamax", "Winamax", Place(piece.file, piece.line))
    build.button = int(table[3])
    log = Log(build, places)
    for number, line in enumerate(lines[2:], piece.line + 2):
        build.line = number
        log.line(line.strip())
    if log.pot is None or not build.awards:
        raise Refused("incomplete", build.line, lines[-1], "a summary")
    variant = "NT" if "no limit" in head["game"] else "PT" if "pot limit" in head["game"] else "FT"
    collected = sum(amount for _, amount, *_ in build.awards)
    pot = None if log.pot in (collected, collected + (log.rake or 0)) else log.pot
    code = re.search(r"\((\d+)\)", table[1])
    return build.record(
        id=head["id"], variant=variant, raw=piece.text, places=places, min_bet=big, big_bet=2 * big if variant == "FT" else 0, small_blind=small,
        ante=ante or max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0), currency="" if tournament else SYMBOLS.get(symbol, ""),
        symbol="" if tournament else symbol, time=utc(head["date"]), table=table[1], table_size=int(table[2] or 0), pot=pot, rake=log.rake,
        tournament=(("number", code[1] if code else ""), ("buyin", head["what"])) if tournament else (),
        returns_written=False, awards_gross=True,
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

    def amounts(self, text: str) -> list[int]:
        """The amounts of a line."""
        found = [units(localised(one.rstrip(".,")), self.places) for one in AMOUNT.findall(text)]
        if not found:
            raise Refused("amount", self.build.line, text)
        return found

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if line.startswith("*** "):
            self.summary = "SUMMARY" in line
            if line[4:].startswith(("FLOP", "TURN", "RIVER")):
                build.board(packed(BRACKETS.findall(line)[-1], build.line) if BRACKETS.search(line) else "")
        elif self.summary:
            if line.startswith("Total pot "):
                self.pot = self.amounts(line.partition("|")[0])[0]
                rake = line.partition("Rake ")[2]
                self.rake = self.amounts(rake)[0] if rake else 0
        elif not build.posts and (found := SEAT.match(line)):
            build.seat(int(found[1]), found[2], units(localised(found[3]), self.places))
            if found[4]:
                build.bounty[found[2]] = found[4]
        elif line.startswith("Dealt to ") and (cards := BRACKETS.search(line)):
            name = line[9 : cards.start()].strip()
            if name in build.seats:
                build.hero = name
                build.known(name, packed(cards[1], build.line))
        else:
            self._player(line)

    def _player(self, line: str) -> None:
        build = self.build
        self.names = self.names if len(self.names) == len(build.seats) else sorted(build.seats, key=len, reverse=True)
        name = next((name for name in self.names if line.startswith(name + " ")), "")
        found = DID.match(line[len(name) + 1 :]) if name else None
        if not found:
            return
        rest, all_in = found["rest"], "all-in" in found["rest"]
        if kind := found["post"]:
            blinds = {kind for _, kind, *_ in build.posts}
            if kind in blinds and kind != "ante":
                kind = "dead" if kind == "small blind" else "extra"
            build.post(name, kind, self.amounts(rest)[0], all_in=all_in)
        elif found["folds"] or found["checks"]:
            build.act(name, "fold" if found["folds"] else "check")
        elif found["calls"]:
            build.act(name, "call", added=self.amounts(rest)[0], all_in=all_in)
        elif found["bets"]:
            build.act(name, "bet", added=self.amounts(rest)[0], all_in=all_in)
        elif found["raises"]:
            build.act(name, "raise", to=self.amounts(rest.partition(" to ")[2])[0], all_in=all_in)
        elif found["shows"] and (cards := BRACKETS.search(rest)):
            build.show(name, packed(cards[1], build.line))
        elif found["mucks"]:
            build.muck(name)
        elif found["collected"]:
            pot = (
                0
                if "main pot" in rest
                else int((re.search(r"side pot (\d+)", rest) or [0, 1])[1])
                if "side pot" in rest
                else -1
            )
            build.awards.append((name, self.amounts(rest.partition(" from ")[0])[0], pot, 0))


FORMAT = Format(
    name="winamax",
    title="Winamax text",
    suffix=".txt",
    sniff=lambda text: bool(re.search(r"^\ufeff*Winamax Poker - ", text, re.MULTILINE)),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset(
        {
            "seats",
            "names",
            "time",
            "currency",
            "rake",
            "awards",
            "dead",
            "antes",
            "straddles",
            "tournament",
            "limit",
            "bounties",
        }
    ),
)
