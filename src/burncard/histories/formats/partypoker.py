"""PartyPoker text. There is no line for a bet nobody called, and what is won includes it; no rake is written."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import worded
from burncard.histories.dotted import Log, places_of
from burncard.histories.format import Format, Piece
from burncard.histories.money import SYMBOLS, localised, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused

BEGINS: Final = re.compile(r"\ufeff*\*{5} Hand History [Ff]or Game (\w+) \*{5}")
STAKES: Final = re.compile(
    r"([$€£]?)(\d[\d.,]*)/[$€£]?(\d[\d.,]*) ?([A-Z]{3})? ?(NL|PL|FL|LMT|) ?(.*?) - (.*)$|(NL|PL|FL) (Texas Hold'em) .*?(?:Level:? ?(\d+) +\(?([\d.,]+)/([\d.,]+)\)?).*? - (.*)$"
)
_VARIANTS: Final = {"NL": "NT", "PL": "PT", "FL": "FT", "LMT": "FT", "": "FT"}


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = [line.strip() for line in piece.lines]
    head = BEGINS.match(lines[0])
    stakes = next(((at, found) for at, line in enumerate(lines[1:4], 1) if (found := STAKES.match(line))), None)
    if not head or not stakes:
        raise Refused(
            "header", piece.line + 1, lines[1] if len(lines) > 1 else "", "$0.10/$0.25 USD NL Texas Hold'em - DATE"
        )
    at, found = stakes
    game = found[6] if found[6] is not None else found[9]
    if "Hold" not in game:
        raise Refused("not-holdem", piece.line + at, lines[at])
    places = places_of(lines[at:])
    variant = _VARIANTS[found[5] if found[5] is not None else found[8]]
    small, big = [
        units(localised(text), places) for text in ((found[2], found[3]) if found[2] else (found[11], found[12]))
    ]
    build = Builder("partypoker", "PartyPoker", Place(piece.file, piece.line))
    log = Log(build, places)
    table = ""
    for number, line in enumerate(lines[at + 1 :], piece.line + at + 1):
        build.line = number
        if line.startswith("Table "):
            table = line[6:].partition(" (")[0]
        elif button := re.match(r"Seat (\d+) is the button", line):
            build.button = int(button[1])
        else:
            log.line(line)
    if not build.awards:
        raise Refused("incomplete", build.line, lines[-1], "somebody who wins")
    fixed = variant == "FT"
    symbol = found[1] or ""
    return build.record(
        id=head[1], variant=variant, raw=piece.text, places=places, min_bet=small if fixed else big, big_bet=big if fixed else 0,
        small_blind=small // 2 if fixed else small, ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0),
        currency=found[4] or SYMBOLS.get(symbol, ""), symbol=symbol, time=worded(found[7] or found[13] or ""), table=table,
        returns_written=False, awards_gross=True,
    )  # fmt: skip


FORMAT = Format(
    name="partypoker",
    title="PartyPoker text",
    suffix=".txt",
    sniff=lambda text: bool(re.search(BEGINS.pattern, text)),
    split=by_header(lambda line: bool(BEGINS.match(line))),
    read=read,
    holds=frozenset({"seats", "names", "time", "currency", "awards", "dead", "antes", "limit"}),
)
