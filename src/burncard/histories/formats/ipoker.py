"""iPoker XML: sessions of games. A raise is a street total, all else chips added; wins include the bet nobody called."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final
from xml.etree import ElementTree

from burncard.histories.build import Builder
from burncard.histories.clock import utc
from burncard.histories.format import Format, Piece
from burncard.histories.money import SYMBOLS, decimals, localised, units
from burncard.histories.pieces import MOST_LINES, refuse_large
from burncard.histories.record import Place, Record
from burncard.histories.refusals import Refused

GAME: Final = re.compile(r"<game\s+gamecode=")
_SESSION: Final = re.compile(r"<(gametype|tablename|currency|tournamentcode|tournamentname)>([^<]*)</\1>")
_NUMBER: Final = re.compile(r"\d[\d.,  ]*\d|\d")
STAKES: Final = re.compile(r"([$€£]?)(\d[\d.,]*)[€$£]?/[$€£]?(\d[\d.,]*)")


def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
    """Each ``<game>`` element, the session's facts before it as comments."""
    session: list[str] = []
    held: list[str] = []
    start = 0
    for number, line in enumerate(lines, 1):
        for part in re.split(r"(?=<game\s+gamecode=)|(?<=</game>)", line):
            if GAME.search(part):
                held, start = [], number
            elif not start:
                session += [found[0] for found in _SESSION.finditer(part)]
            if start and len(held) < MOST_LINES:
                held.append(part)
            if start and "</game>" in part:
                yield Piece(file, start, [*held, f"<!--{' '.join(session)}-->"])
                start = 0
    if start:
        yield Piece(file, start, [*held, f"<!--{' '.join(session)}-->"])


def _cards(text: str, line: int) -> str:
    out = []
    for card in text.split():
        if card in ("X", "XX"):
            return ""
        out.append(card[1:].replace("10", "T") + card[0].lower())
    whole = "".join(out)
    if not re.fullmatch(r"(?:[2-9TJQKA][cdhs])*", whole):
        raise Refused("cards", line, text, "cards such as D8 S10")
    return whole


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    session = dict(_SESSION.findall(piece.lines[-1]))
    text = "\n".join(piece.lines[:-1])
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Refused("garbled", piece.line, piece.lines[0], "XML without definitions of its own")
    try:
        game = ElementTree.fromstring(text[: text.rindex("</game>") + 7] if "</game>" in text else text)
    except ElementTree.ParseError as error:
        raise Refused("garbled", piece.line + error.position[0] - 1, piece.lines[0], f"XML: {error.msg}") from None
    kind = session.get("gametype", "Holdem NL")
    if "oldem" not in kind and "old'em" not in kind:
        raise Refused("not-holdem", piece.line, kind)
    rows = [*game.iter("player"), *game.iter("action")]
    texts = [
        localised(row.get(name, ""))
        for row in rows
        for name in ("chips", "sum", "win", "bet")
        if _NUMBER.search(row.get(name, ""))
    ]
    places = 2 if decimals(texts) else 0

    def money(value: str | None) -> int:
        return units(localised(value), places) if value and _NUMBER.search(value) else 0

    build = Builder("ipoker", "iPoker", Place(piece.file, piece.line))
    build.line = piece.line
    for player in game.iter("player"):
        name, seat = player.get("name", ""), player.get("seat", "")
        if not seat.isdigit() or not name:
            raise Refused("seats", piece.line, name, "a player with a seat and a name")
        build.seat(int(seat), name, money(player.get("chips")))
        if player.get("dealer") == "1":
            build.button = int(seat)
        if won := money(player.get("win")):
            build.awards.append((name, won, -1, 0))
    _rounds(game, build, money)
    if not build.awards:
        raise Refused("incomplete", piece.line, piece.lines[0], "somebody who won")
    stakes = STAKES.search(kind)
    blinds = {kind: amount for _, kind, amount, _ in build.posts}
    big = units(localised(stakes[3]), places) if stakes else blinds.get("big blind", 1)
    when = game.findtext("./general/startdate") or ""
    symbol = stakes[1] if stakes else ""
    fixed = " L " in f" {kind} " or ("Limit" in kind and "No" not in kind)
    return build.record(
        id=game.get("gamecode", ""), variant="PT" if "PL" in kind else "FT" if fixed else "NT", raw=text, places=places, min_bet=big,
        big_bet=2 * big if fixed else 0, small_blind=blinds.get("small blind", 0),
        ante=max([a for _, kind, a, _ in build.posts if kind == "ante"], default=0),
        currency=session.get("currency", SYMBOLS.get(symbol, "")), symbol=symbol, time=utc(when.replace("-", "/")), table=session.get("tablename", ""),
        tournament=(("number", session["tournamentcode"]),) if session.get("tournamentcode") else (),
        returns_written=False, awards_gross=True,
    )  # fmt: skip


def _rounds(game: ElementTree.Element, build: Builder, money: object) -> None:
    if not callable(money):
        raise TypeError("money")
    tabled: list[tuple[str, str]] = []
    for each in sorted(game.iter("round"), key=lambda one: _whole(one.get("no"), build)):
        for cards in each.iter("cards"):
            known = _cards(cards.text or "", build.line)
            if cards.get("type", "").lower() == "pocket":
                if known and cards.get("player") in build.seats:
                    tabled.append((cards.get("player", ""), known))
            elif known:
                build.board(known)
        for act in sorted(each.iter("action"), key=lambda one: _whole(one.get("no"), build)):
            _act(act, build, money(act.get("sum")))
    for name, known in tabled:
        build.show(name, known)


def _whole(text: str | None, build: Builder) -> int:
    if not text or not text.isdigit() or len(text) > 9:
        raise Refused("field", build.line, str(text), "a number")
    return int(text)


def _act(act: ElementTree.Element, build: Builder, amount: int) -> None:
    name, kind = act.get("player", ""), act.get("type", "")
    if name not in build.seats:
        raise Refused("name", build.line, name)
    posts = {"1": "small blind", "2": "big blind", "15": "ante"}
    if kind in posts:
        again = any(kind_ == posts[kind] for _, kind_, *_ in build.posts) and kind != "15"
        build.post(name, ("dead" if kind == "1" else "extra") if again else posts[kind], amount)
    elif kind == "0":
        build.act(name, "fold")
    elif kind == "4":
        build.act(name, "check")
    elif kind == "3":
        build.act(name, "call", added=amount)
    elif kind in ("5", "6"):
        build.act(name, "bet" if kind == "5" else "raise", added=amount)
    elif kind == "23":
        build.act(name, "raise", to=amount)
    elif kind == "7":
        build.put_in(name, added=amount)
    elif kind not in ("8", "9"):
        raise Refused("line", build.line, f"action type {kind}")


FORMAT = Format(
    name="ipoker",
    title="iPoker XML",
    suffix=".xml",
    sniff=lambda text: ("<session" in text and ("gamecode=" in text or "<general>" in text)) or bool(GAME.match(text)),
    split=split,
    read=read,
    holds=frozenset({"seats", "names", "time", "currency", "awards", "dead", "antes"}),
)
