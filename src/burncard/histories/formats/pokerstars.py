"""PokerStars text: cash, Zoom, tournaments, home games, and the skins that write the same."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories import pokerstars_text
from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import CAPABILITIES, Format, Piece
from burncard.histories.money import SYMBOLS, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import Body, Dialect, read_body

BEGINS: Final = re.compile(
    r"\ufeff*(?:(?:PokerStars|POKERSTARS|FullTilt|PokerMaster|PokerBros|Run It Once Poker)\b[^#\n]{0,60}?#\d+|"
    r"Hand #\d+ - PokerStars)"
)
WITHIN: Final = re.compile(r"(?<=.)PokerStars (?:\w+ )?(?:Hand|Game) #\d+: ")
HEAD: Final = re.compile(
    r"\ufeff*(?P<room>PokerStars|POKERSTARS|FullTilt|PokerMaster|PokerBros|Run It Once Poker)(?P<kind>[^#]*)#(?P<id>\d+):"
    r"\s+(?P<what>.*?) ?\((?P<stakes>[^()]*\d/[^()]*)\) - (?P<date>.*)$"
)
TOURNAMENT: Final = re.compile(r"Tournament #(\d+),? ?(.*?) ?-? (?=\S*(?: \()?(?:6\+ |Split )?(?:Hold'em|Omaha))")
LEVEL: Final = re.compile(r"Level (\w+)")
GAME: Final = re.compile(r"(6\+ |Split )?Hold'em (No Limit|Pot Limit|Limit)")
TABLE: Final = re.compile(r"Table '(.*)'(?: (\d+)-max)?.*? Seat #(\d+) is the button")
STAKES: Final = re.compile(r"([^\d\s]*)([\d.,]+)/[^\d\s]*([\d.,]+)(?: - [^\d\s]*([\d.,]+) Cap -?)?\s*([A-Z]{3})?")
_VARIANTS: Final = {"No Limit": "NT", "Pot Limit": "PT", "Limit": "FT"}
_STARS: Final = Dialect()


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = piece.lines
    head = HEAD.match(lines[0])
    if not head:
        raise Refused("header", piece.line, lines[0], "PokerStars Hand #ID: GAME (SB/BB) - DATE")
    what = head["what"]
    game = GAME.search(what)
    if not game or game[1]:
        raise Refused("not-holdem", piece.line, lines[0])
    variant = _VARIANTS[game[2]]
    stakes = STAKES.match(head["stakes"])
    if not stakes:
        raise Refused("header", piece.line, lines[0], "stakes such as ($0.25/$0.50)")
    table_at = next((at for at, line in enumerate(lines[1:4], 1) if line.startswith("Table ")), 0)
    table = TABLE.match(lines[table_at]) if table_at else None
    if not table:
        raise Refused(
            "header", piece.line + 1, lines[1] if len(lines) > 1 else "", "Table 'NAME' N-max Seat #B is the button"
        )
    symbol = stakes[1]
    places = 2 if symbol or any("." in text for text in stakes.groups()[1:3]) else 0
    small, big = units(stakes[2], places), units(stakes[3], places)
    build = Builder("pokerstars", head["room"], Place(piece.file, piece.line))
    build.button = int(table[3])
    forced = small // 2 if variant == "FT" else small
    build.extras.append(("small", str(forced)))
    body = read_body(lines[table_at + 1 :], piece.line + table_at + 1, build, places, _STARS)
    build.extras[:] = [("kind", head["kind"].strip())] + [("unread", text) for text in body.unread]
    if what.startswith("{"):
        build.extras.append(("club", what[1 : what.find("}")]))
    finish(build, body, piece)
    tournament = TOURNAMENT.search(what) if "Tournament" in what else None
    level = LEVEL.search(what) if tournament else None
    return build.record(
        id=head["id"], variant=variant, raw=piece.text, places=places,
        min_bet=small if variant == "FT" else big, big_bet=big if variant == "FT" else 0, small_blind=forced,
        cap=units(stakes[4], places) if stakes[4] else 0,
        ante=max([amount for _, kind, amount, _ in build.posts if kind == "ante"], default=0),
        currency="" if tournament else stakes[5] or SYMBOLS.get(symbol, ""), symbol="" if tournament else symbol,
        time=utc(head["date"]), table=table[1], table_size=int(table[2] or 0),
        tournament=(("number", tournament[1]), ("buyin", tournament[2]), ("level", level[1] if level else ""))
        if tournament else (),
        pot=body.pot, rake=body.rake, fees=tuple(body.fees), house_money=body.house_money,
        returns_written=bool(build.returns),
    )  # fmt: skip


def finish(build: Builder, body: Body, piece: Piece) -> None:
    """What every dialect does after the last line: cancelled hands are refused, run-outs are put in order."""
    if body.cancelled or (not build.awards and not build.cash_outs and body.pot in (None, 0)):
        raise Refused("cancelled" if body.cancelled else "incomplete", piece.line, piece.lines[0])
    laid = sum(len(cards) for _, kind, _, _, cards, *_ in build.acts if kind == "board")
    if laid < len(body.board) and len(body.run_boards) < 2:
        end = next((at for at, act in enumerate(build.acts) if act[1] in ("show", "muck")), len(build.acts))
        missing = [body.board[at:to] for at, to in ((0, 6), (6, 8), (8, 10)) if laid <= at < len(body.board)]
        build.acts[end:end] = [("", "board", 0, 0, cards, False, build.line, "") for cards in missing]
    if len(body.run_boards) > 1:
        build.boards[:] = [body.run_boards[run] for run in sorted(body.run_boards)]


FORMAT = Format(
    name="pokerstars",
    title="PokerStars text",
    suffix=".txt",
    sniff=lambda text: bool(BEGINS.search(text)),
    split=by_header(BEGINS.match, within=WITHIN, mark="#"),
    read=read,
    holds=frozenset(CAPABILITIES) - {"folded-cards", "burns"},
    write=pokerstars_text.write,
    joint="\n\n\n",
)
