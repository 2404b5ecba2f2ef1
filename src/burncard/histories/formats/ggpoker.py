"""GGPoker text: the grammar of PokerStars with other headers, fees and cash-outs; hands are shown before the board."""

from __future__ import annotations

import re
from typing import Final

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import CAPABILITIES, Format, Piece
from burncard.histories.formats.pokerstars import TABLE, finish
from burncard.histories.money import SYMBOLS, decimals, units
from burncard.histories.pieces import by_header, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused
from burncard.histories.starslike import Dialect, read_body

HEAD: Final = re.compile(
    r"Poker Hand #(?P<id>[A-Z]{0,3}\d+): ?(?:Tournament #(?P<tournament>\d+), (?P<name>.*?) )?(?P<game>Hold'em (?:No |Pot )?Limit)"
    r"(?: - Level ?(?P<level>\d+))? ?\((?P<stakes>.*?)\) - (?P<date>.*)$"
)
STAKES: Final = re.compile(r"([^\d]?)([\d.,]+)/[^\d]?([\d.,]+)(?:\(([\d.,]+)\))?")
AMOUNTS: Final = re.compile(r"[$€£¥₹]?(\d[\d,]*\.\d+)")
_LIMITS: Final = {"Hold'em No Limit": "NT", "Hold'em Pot Limit": "PT", "Hold'em Limit": "FT"}


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    lines = piece.lines
    head = HEAD.match(lines[0])
    if not head:
        other = re.search(r"Omaha|PLO|Short|6\+|ShortDeck", lines[0])
        raise Refused(
            "not-holdem" if other else "header",
            piece.line,
            lines[0],
            "" if other else "Poker Hand #ID: Hold'em No Limit (SB/BB) - DATE",
        )
    if head["id"].startswith(("SD", "OM")):
        raise Refused("not-holdem", piece.line, lines[0])
    stakes = STAKES.match(head["stakes"])
    table = TABLE.match(lines[1]) if len(lines) > 1 else None
    if not stakes or not table:
        raise Refused(
            "header",
            piece.line + (1 if stakes else 0),
            lines[1 if stakes and len(lines) > 1 else 0],
            "stakes, and Table 'NAME' N-max Seat #B is the button",
        )
    tournament = head["tournament"]
    places = (
        max(2, decimals([text.replace(",", "") for text in AMOUNTS.findall("\n".join(lines[:40]))]))
        if not tournament
        else 0
    )
    variant = _LIMITS[head["game"]]
    small, big = units(stakes[2], places), units(stakes[3], places)
    build = Builder("ggpoker", "GGPoker", Place(piece.file, piece.line))
    build.button = int(table[3])
    body = read_body(lines[2:], piece.line + 2, build, places, Dialect())
    build.extras[:] = [("unread", text) for text in body.unread]
    finish(build, body, piece)
    fixed = variant == "FT"
    return build.record(
        id=head["id"], variant=variant, raw=piece.text, places=places, min_bet=small if fixed else big,
        big_bet=big if fixed else 0, small_blind=small // 2 if fixed else small,
        ante=max([amount for _, kind, amount, _ in build.posts if kind == "ante"], default=0),
        currency="" if tournament else SYMBOLS.get(stakes[1], ""), symbol="" if tournament else stakes[1],
        time=utc(head["date"]), table=table[1], table_size=int(table[2] or 0),
        tournament=(("number", tournament), ("buyin", head["name"] or ""), ("level", head["level"] or "")) if tournament else (),
        pot=body.pot, rake=body.rake, fees=tuple(body.fees), house_money=body.house_money,
        returns_written=bool(build.returns),
    )  # fmt: skip


FORMAT = Format(
    name="ggpoker",
    title="GGPoker text",
    suffix=".txt",
    sniff=lambda text: bool(re.search(r"^\ufeff*Poker Hand #[A-Z]{0,3}\d+:", text, re.MULTILINE)),
    split=by_header(lambda line: line.startswith("Poker Hand #")),
    read=read,
    holds=frozenset(CAPABILITIES) - {"folded-cards", "burns", "bounties"},
)
