"""PHH, `.phh` and `.phhs`: the Poker Hand History format (https://arxiv.org/abs/2312.11753).

A file of many hands is read table by table; one broken table costs one hand. The common form (a key a line, as writers
print it) is read directly, anything else by TOML.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from typing import Any, Final

from burncard.histories import phh_text
from burncard.histories.format import CAPABILITIES, Format, Piece
from burncard.histories.phh_amounts import Amounts
from burncard.histories.phh_fields import restored
from burncard.histories.pieces import MOST_LINES, refuse_large
from burncard.histories.record import UNKNOWN_STACK, Act, Award, Place, Player, Post, Record
from burncard.histories.refusals import Refused

HEADER: Final = re.compile(r"\[\s*(?:[A-Za-z0-9][\w-]*|\"[^\"_.][^\"]*\"|'[^'_.][^']*')\s*\]\s*(?:#.*)?$")
BEGINS: Final = re.compile(
    r"\A\ufeff*(?:\s*(?:#.*)?\n)*\s*(?:\[[^\[\]\n]+\]\s*(?:#.*)?\n(?:\s*(?:#.*)?\n)*)?\s*"
    r"(?:variant|antes|ante_trimming_status|blinds_or_straddles|min_bet|small_bet|big_bet|starting_stacks|actions|author|"
    r"event|url|venue|address|city|region|postal_code|country|time|time_zone|day|month|year|hand|level|seats|seat_count|"
    r"table|players|finishing_stacks|winnings|currency|currency_symbol|_\w+)\s*="
)
VARIANTS: Final = ("NT", "FT", "PT")
_WHOLE: Final = re.compile(r"-?\d{1,15}")
_WHOLES: Final = re.compile(r"\[(?:-?\d{1,15}(?:, ?-?\d{1,15})*)?\]")
_TEXT: Final = re.compile(r"'[^'\\]*'|\"[^\"\\]*\"")
_TEXTS: Final = re.compile(r"\['[^'\\]*'(?:, '[^'\\]*')*\]")
_CARDS: Final = re.compile(r"(?:[2-9TJQKA][cdhs]|\?\?)+")
_ENTRY: Final = re.compile(r"\s*([^#]*?)\s*(?:#\s?(.*))?$")
_OWN: Final = ("_rulebook", "_deck", "_house", "_dead", "_start", "_first", "_all_in")
_PER_PLAYER: Final = ("antes", "blinds_or_straddles", "finishing_stacks", "winnings", "players", "seats")


def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
    """The tables of a file, one hand each; a file without tables is one hand."""
    held: list[str] = []
    start = 1
    for number, line in enumerate(lines, 1):
        if line[:1] == "[" and HEADER.match(line):
            if any(text.strip() and not text.lstrip().startswith("#") for text in held):
                yield Piece(file, start, held)
            held, start = [line], number
        elif len(held) < MOST_LINES:
            held.append(line)
    if any(text.strip() and not text.lstrip().startswith("#") for text in held):
        yield Piece(file, start, held)


def fields(piece: Piece) -> dict[str, Any]:
    """The fields of one hand, decimals exact. Raises Refused."""
    data: dict[str, Any] = {}
    for line in piece.lines:
        name, equals, value = line.partition(" = ")
        if not equals:
            if not line or (line[0] == "[" and HEADER.match(line)):
                continue
            return _toml(piece)
        if name in data or not name.isidentifier():
            return _toml(piece)
        if _WHOLES.fullmatch(value):
            data[name] = [int(one) for one in value[1:-1].split(",")] if len(value) > 2 else []
        elif _TEXTS.fullmatch(value):
            data[name] = value[2:-2].split("', '")
        elif _WHOLE.fullmatch(value) and not (value.lstrip("-")[0] == "0" and len(value.lstrip("-")) > 1):
            data[name] = int(value)
        elif _TEXT.fullmatch(value):
            data[name] = value[1:-1]
        elif value in ("true", "false"):
            data[name] = value == "true"
        else:
            return _toml(piece)
    return data


def _toml(piece: Piece) -> dict[str, Any]:
    try:
        data = tomllib.loads(piece.text.removeprefix("\ufeff") + "\n", parse_float=Decimal)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError, ArithmeticError) as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else 1
        read = piece.lines[line - 1] if line <= len(piece.lines) else ""
        raise Refused("garbled", piece.line + line - 1, read.strip(), f"TOML: {str(error).split(' (at')[0]}") from None
    if HEADER.match(piece.lines[0]) and len(data) == 1:
        inner = next(iter(data.values()))
        if isinstance(inner, dict):
            return inner
    return data


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    refuse_large(piece)
    data = fields(piece)
    amounts = Amounts(data, piece)
    _fits(data, amounts)
    stacks = amounts.row("starting_stacks")
    n = len(stacks)
    if min(stacks, default=0) <= 0 or not 2 <= n <= 22:
        raise Refused("seats", amounts.line("starting_stacks"), f"starting_stacks = {data['starting_stacks']}")
    for name in _PER_PLAYER:
        if name in data and (not isinstance(data[name], list) or len(data[name]) != n):
            raise Refused("field", amounts.line(name), name, f"a list of {n}, one a player")
    antes, blinds = amounts.row("antes"), amounts.row("blinds_or_straddles")
    if n == 2:
        antes.reverse()
        blinds.reverse()
    fixed = data["variant"] == "FT"
    least = amounts.of(data.get("small_bet" if fixed else "min_bet"), "small_bet" if fixed else "min_bet")
    big = amounts.of(data.get("big_bet"), "big_bet") if fixed else 0
    names = data.get("players") or [f"p{number}" for number in range(1, n + 1)]
    seats = data.get("seats") or range(1, n + 1)
    story = Story(amounts, blinds, n)
    story.tell(data["actions"])
    winnings = amounts.row("winnings") if "winnings" in data else None
    finishing = amounts.row("finishing_stacks") if "finishing_stacks" in data else None
    if finishing is not None and UNKNOWN_STACK in stacks:
        finishing = [-1 if stack == UNKNOWN_STACK else left for stack, left in zip(stacks, finishing, strict=True)]
    used = {"variant", "antes", "blinds_or_straddles", "min_bet", "small_bet", "big_bet", "starting_stacks", "actions",
            "players", "seats", "winnings", "finishing_stacks", "hand", "currency", "currency_symbol", "table", "_boards"}  # fmt: skip
    whole = {"button": seats[-1], **restored(data, amounts, n)}
    return Record(
        format="phh", room=str(data.get("venue", "")), id=str(data.get("hand", "")), variant=data["variant"],
        players=tuple([Player(str(names[at]), seats[at], stacks[at], story.cards.get(at + 1, "")) for at in range(n)]),
        posts=_posts(antes, blinds, least), acts=tuple(story.acts), min_bet=least, big_bet=big,
        small_blind=min([abs(blind) for blind in blinds if blind] or [0]), ante=min([one for one in antes if one] or [0]), places=amounts.places,
        currency=str(data.get("currency", "")), symbol=str(data.get("currency_symbol", "")), table=str(data.get("table", "")),
        returns_written=False, complete=story.complete or winnings is not None,
        awards=None if winnings is None else tuple([Award(p, w) for p, w in enumerate(winnings, 1) if w]),
        finishing=None if finishing is None else tuple(finishing),
        boards=_boards(data.get("_boards"), amounts),
        extras=tuple([(name, phh_text.value(value)) for name, value in data.items() if name not in used]),
        raw=piece.text, place=Place(piece.file, piece.line), **whole,
    )  # fmt: skip


def _fits(data: dict[str, Any], amounts: Amounts) -> None:
    if any(name in data for name in _OWN):
        raise Refused("table-script", amounts.piece.line)
    variant = data.get("variant")
    if variant is None:
        raise Refused(
            "field",
            amounts.piece.line,
            "",
            "no variant; a hand has variant, antes, blinds_or_straddles, starting_stacks, actions",
        )
    if variant not in VARIANTS:
        raise Refused("not-holdem", amounts.line("variant"), f"variant = {variant}")
    for name in ("antes", "blinds_or_straddles", "starting_stacks", "actions"):
        if not isinstance(data.get(name), list):
            raise Refused("field", amounts.line(name), name, f"{name} is a list")
    seats = data.get("seats")
    if seats is not None and not (isinstance(seats, list) and all(type(seat) is int for seat in seats)):
        raise Refused("field", amounts.line("seats"), "seats", "a list of numbers")


def _boards(value: object, amounts: Amounts) -> tuple[str, ...]:
    """The run-outs of a hand that was run more than once, in a field of our own."""
    if value is None:
        return ()
    good = isinstance(value, list) and all(
        isinstance(one, str) and len(one) == 10 and _CARDS.fullmatch(one) for one in value
    )
    if not good:
        raise Refused("field", amounts.line("_boards"), "_boards", "a list of boards of five cards")
    return tuple(value)  # type: ignore[arg-type]


def _posts(antes: Sequence[int], blinds: Sequence[int], least: int) -> tuple[Post, ...]:
    posts = [Post(player, "ante", ante) for player, ante in enumerate(antes, 1) if ante]
    for player, blind in enumerate(blinds, 1):
        if blind:
            size = "small blind" if blind < least else "big blind" if blind == least else "straddle"
            posts.append(Post(player, "extra" if blind < 0 else size, abs(blind)))
    return tuple(posts)


class Story:
    """The entries of `actions`, one after the other."""

    def __init__(self, amounts: Amounts, blinds: Sequence[int], n: int) -> None:
        self.amounts = amounts
        self.n = n
        self.acts: list[Act] = []
        self.cards: dict[int, str] = {}
        self.street = {player: abs(blind) for player, blind in enumerate(blinds, 1)}
        self.level = max(self.street.values())
        self.board = 0
        self.complete = True

    def tell(self, actions: list[object]) -> None:
        """Read every entry. Raises Refused."""
        piece = self.amounts.piece
        at = next(
            (piece.line + number for number, line in enumerate(piece.lines) if line.startswith("actions")), piece.line
        )
        for entry in actions:
            if not isinstance(entry, str):
                raise Refused("line", at, str(entry), "an action in quotes")
            words = entry.split()
            note = ""
            if "#" in entry:
                found = _ENTRY.match(entry)
                words, note = (found[1].split(), found[2] or "") if found else ([], "")
            if not words:
                if note:
                    self.acts.append(Act(0, "note", note=note, line=at))
                continue
            if words[0] == "d":
                self._dealer(entry, words, at, note)
            else:
                self._player(entry, words, at, note)
        live = set(range(1, self.n + 1)) - {act.player for act in self.acts if act.kind == "fold"}
        self.complete = len(live) == 1 or self.board == 10

    def _dealer(self, entry: str, words: list[str], at: int, note: str) -> None:
        if len(words) == 4 and words[1] == "dh" and len(words[3]) == 4 and _CARDS.fullmatch(words[3]):
            player = self._who(words[2], entry, at)
            if player in self.cards:
                raise Refused("line", at, entry, f"p{player} has two cards already")
            self.cards[player] = "" if words[3] == "????" else words[3]
        elif len(words) == 3 and words[1] == "db" and _CARDS.fullmatch(words[2]):
            self.board += len(words[2])
            if self.board > 10:
                raise Refused("two-boards", at, entry)
            self.acts.append(Act(0, "board", cards=words[2], line=at, note=note))
            self.street = dict.fromkeys(self.street, 0)
            self.level = 0
        elif words[1:2] and words[1] in (
            "deal",
            "sh",
            "bn",
            "go",
            "tu",
            "dh",
            "db",
            "kill",
            "drop",
            "push",
            "sweep",
            "flash",
        ):
            raise Refused("table-script", at, entry)
        else:
            raise Refused("line", at, entry, "d dh pN CARDS or d db CARDS")

    def _player(self, entry: str, words: list[str], at: int, note: str) -> None:
        if len(words) < 2:
            raise Refused("line", at, entry, "pN and an act")
        player, what = self._who(words[0], entry, at), words[1]
        street = self.street
        if what == "f" and len(words) == 2:
            self.acts.append(Act(player, "fold", line=at, note=note))
        elif what == "cc" and len(words) == 2:
            price = self.level - street[player]
            self.acts.append(
                Act(player, "call" if price > 0 else "check", self.level, -1 if price > 0 else 0, line=at, note=note)
            )
            street[player] = self.level
        elif what == "cbr" and len(words) == 3:
            to = self.amounts.text(words[2], at)
            kind = "raise" if self.level else "bet"
            self.acts.append(Act(player, kind, to, to - street[player], line=at, note=note))
            street[player] = to
            self.level = max(self.level, to)
        elif what == "sm" and len(words) <= 3:
            self._show(player, words[2] if len(words) == 3 else "", entry, at, note)
        else:
            raise Refused("line", at, entry, "pN f, pN cc, pN cbr AMOUNT or pN sm CARDS")

    def _show(self, player: int, cards: str, entry: str, at: int, note: str) -> None:
        if cards in ("", "????"):  # thrown away, or kept and never seen: neither wins against a hand that is shown
            self.acts.append(Act(player, "muck", line=at, note=note or ("????" if cards else "")))
            return
        if cards == "-":
            cards = self.cards.get(player, "")
        if len(cards) not in (0, 4) or (cards and not _CARDS.fullmatch(cards)):
            raise Refused("cards", at, entry)
        if cards and "?" not in cards:
            self.cards[player] = cards
        self.acts.append(Act(player, "show", cards=cards, line=at, note=note))

    def _who(self, word: str, entry: str, at: int) -> int:
        if (
            word[:1] != "p"
            or not word[1:].isdigit()
            or not word.isascii()
            or len(word) > 3
            or not 1 <= int(word[1:]) <= self.n
        ):
            raise Refused("line", at, entry, f"the players are p1 to p{self.n}")
        return int(word[1:])


FORMAT = Format(
    name="phh",
    title="PHH",
    suffix=".phhs",
    sniff=lambda text: bool(BEGINS.match(text)),
    split=split,
    read=read,
    holds=frozenset(CAPABILITIES)
    - {"returns", "run-outs", "cash-outs", "bounties", "burns", "others", "awards", "rake"},
    write=phh_text.write,
    joint="\n",
)
