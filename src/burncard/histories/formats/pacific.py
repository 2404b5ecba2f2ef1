"""888, Pacific and Cassava text, with localised numbers; no pot, no rake and no uncalled bet is written."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.dotted import Log, places_of
from burncard.histories.format import Format, Piece
from burncard.histories.money import SYMBOLS, localised, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused

BEGINS: Final = re.compile(
    r"\ufeff*(?:\*{5} (?:888poker|888\.\w+|Cassava|Pacific\S*|LuckyAce|Lotos)[^*]*Hand History for Game (\d+) \*{5}|#Game No : (\d+))"
)
STAKES: Final = re.compile(
    r"([$€£]?) ?(\d[\d.,  ]*?) ?[$€£]?/ ?[$€£]?(\d[\d.,  ]*?) ?([$€£]?) Blinds (.*?) - \*\*\*(?: .*?)? ?(\d\d) (\d\d) (\d{4}) (\d+:\d\d:\d\d)"
)
_VARIANTS: Final = (
    ("No Limit", "NT"),
    ("Pot Limit", "PT"),
    ("Fix Limit", "FT"),
    ("Fixed Limit", "FT"),
    ("Limit", "FT"),
)


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = [line.strip() for line in piece.lines]
    head = BEGINS.match(lines[0])
    at, found = next(
        ((at, found) for at, line in enumerate(lines[1:5], 1) if (found := STAKES.search(line))), (0, None)
    )
    if not head or found is None:
        raise Refused(
            "header",
            piece.line + 1,
            lines[1] if len(lines) > 1 else "",
            "$0.05/$0.10 Blinds No Limit Holdem - *** DATE",
        )
    if "Hold" not in found[5]:
        raise Refused("not-holdem", piece.line + at, lines[at])
    places = max(places_of(lines), 2 if found[1] or found[4] else 0)
    variant = next((code for words, code in _VARIANTS if words in found[5]), "NT")
    small, big = units(localised(found[2]), places), units(localised(found[3]), places)
    build = Builder("pacific", "888", Place(piece.file, piece.line))
    log = Log(build, places)
    table, tournament = "", ""
    for number, line in enumerate(lines[at + 1 :], piece.line + at + 1):
        build.line = number
        if line.startswith(("Table ", "Tournament #")):
            table = line
            if line.startswith("Tournament #"):
                tournament = line[12:].split(" ")[0]
        elif button := re.match(r"Seat (\d+) is the button", line):
            build.button = int(button[1])
        elif not line.startswith(("**", "Total number")) or "ealing" in line:
            log.line(line)
    if not build.awards:
        raise Refused("incomplete", build.line, lines[-1], "somebody who collected")
    fixed = variant == "FT"
    symbol = "" if tournament else found[1] or found[4]
    return build.record(
        id=head[1] or head[2], variant=variant, raw=piece.text, places=places, min_bet=big, big_bet=2 * big if fixed else 0,
        small_blind=small, ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0),
        currency=SYMBOLS.get(symbol, ""), symbol=symbol, time=utc(f"{found[8]}/{found[7]}/{found[6]} {found[9]}"),
        table=table.removeprefix("Table ").partition(" (")[0], tournament=(("number", tournament),) if tournament else (),
        returns_written=False,
    )  # fmt: skip


FORMAT = Format(
    name="pacific",
    title="888 text",
    suffix=".txt",
    sniff=lambda text: bool(re.search(BEGINS.pattern, text)),
    split=by_header(lambda line: bool(BEGINS.match(line)) and not line.startswith("#Game No : \n")),
    read=read,
    holds=frozenset({"seats", "names", "time", "currency", "awards", "dead", "antes", "limit", "tournament"}),
)
