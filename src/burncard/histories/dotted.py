"""The grammar PartyPoker and 888 share: ``** Dealing flop ** [ 4c, 3s, 7c ]``, amounts in brackets, chips added."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.money import decimals, localised, units
from burncard.histories.refusals import Refused
from burncard.histories.starslike import packed

SEAT: Final = re.compile(r"Seat (\d+): (.+?) ?\( ?(.*\d.*?) ?\)\s*$")
STREET: Final = re.compile(r"\*\* ?[Dd]ealing (?:the )?([Ff]lop|[Tt]urn|[Rr]iver) ?\*\* ?:? ?\[([^\]]*)\]")
BRACKET: Final = re.compile(r"[\[(]([^\])]*\d[^\])]*)[\])]")
NUMBER: Final = re.compile(r"\d[\d.,\u00a0 ]*\d|\d")
_DID: Final = re.compile(
    r"(?:posts (?P<post>small blind|big blind|ante|dead blind|big blind \+ dead|the ante|straddle)|(?P<folds>folds)|(?P<checks>checks)|"
    r"(?P<calls>calls)|(?P<bets>bets)|(?P<raises>raises)|(?P<allin>is all-?in)|(?P<shows>shows)|(?P<mucks>mucks|does not show|did not show)|"
    r"(?P<collected>collected|wins))",
    re.IGNORECASE,
)


def places_of(lines: list[str]) -> int:
    """How many decimals the bracketed amounts take: none, or two."""
    texts = [localised(text) for line in lines for text in NUMBER.findall(" ".join(BRACKET.findall(line)))]
    return 2 if decimals(texts) else 0


class Log:
    """The lines of one hand, one after the other."""

    def __init__(self, build: Builder, places: int) -> None:
        self.build = build
        self.places = places
        self.names: list[str] = []
        self.gone = False
        self.waiting = ""  # an all-in mark on a line of its own

    def chips(self, text: str) -> list[int]:
        """The amounts in the brackets of a line (or, without brackets, in the line)."""
        inside = " ".join(BRACKET.findall(text)) or text
        found = [units(localised(one), self.places) for one in NUMBER.findall(inside)]
        if not found:
            raise Refused("amount", self.build.line, text)
        return found

    def line(self, line: str) -> None:
        """Take in one line."""
        build = self.build
        if found := STREET.match(line):
            build.board(packed(found[2].replace(",", " "), build.line))
        elif not build.acts and line.startswith("Seat ") and (found := SEAT.match(line)):
            number = NUMBER.search(found[3])
            if number:
                build.seat(int(found[1]), found[2], units(localised(number[0]), self.places))
        elif line.startswith("Dealt to ") and "[" in line:
            name = line[9 : line.rindex("[")].strip()
            if name in build.seats:
                build.hero = name
                build.known(name, packed(line[line.rindex("[") + 1 :].rstrip("] .").replace(",", " "), build.line))
        else:
            self._player(line)

    def _player(self, line: str) -> None:
        build = self.build
        if len(self.names) != len(build.seats):
            self.names = sorted(build.seats, key=len, reverse=True)
        name = next((name for name in self.names if line.startswith(name + " ")), "")
        if not name:
            return
        rest = line[len(name) :].strip()
        found = _DID.match(rest)
        if not found:
            return
        what = found.lastgroup
        if what == "post":
            self._post(name, found["post"].lower(), rest)
        elif what in ("folds", "checks"):
            build.act(name, what[:-1])
        elif what in ("calls", "bets"):
            build.act(name, what[:-1], added=self.chips(rest)[-1], all_in="all-in" in rest.lower())
        elif what == "raises":
            amounts = self.chips(rest)
            if " to " in rest:
                build.act(name, "raise", to=amounts[-1])
            else:
                build.act(name, "raise", added=amounts[-1])
        elif what == "allin":
            if NUMBER.search(rest):
                build.put_in(name, added=self.chips(rest)[-1])
        elif what == "shows":
            cards = re.search(r"\[([^\]]*)\]", rest)
            if cards:
                build.show(name, packed(cards[1].replace(",", " "), build.line))
        elif what == "mucks":
            build.muck(name)
        elif what == "collected":
            self._collected(name, rest)

    def _post(self, name: str, kind: str, rest: str) -> None:
        build = self.build
        amounts = self.chips(rest)
        blinds = {kind: amount for _, kind, amount, _ in build.posts}
        if kind in ("ante", "the ante"):
            build.post(name, "ante", amounts[-1])
        elif kind == "dead blind" or "dead" in rest:
            if len(amounts) > 1:
                small, big = sorted(amounts)[:2]
            else:
                big = blinds.get("big blind", 0)
                small = amounts[0] - big
            if big > 0 and small >= 0:
                build.post(name, "dead", small)
                build.post(name, "extra", big)
            else:
                build.post(name, "dead", amounts[0])
        elif kind == "straddle":
            build.post(name, "straddle", amounts[-1])
        elif kind == "small blind":
            build.post(name, "dead" if "small blind" in blinds else "small blind", amounts[-1])
        else:
            build.post(name, "extra" if "big blind" in blinds else "big blind", amounts[-1])

    def _collected(self, name: str, rest: str) -> None:
        body = rest.partition(" with ")[0]
        amount = self.chips(body if "[" in body else body.partition(" from ")[0])[-1]
        pot = 0 if "main pot" in rest else -1
        if side := re.search(r"side pot #?(\d+)", rest):
            pot = int(side[1])
        elif "side pot" in rest:
            pot = 1
        self.build.awards.append((name, amount, pot, 0))
