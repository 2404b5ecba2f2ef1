"""ACPC dealer logs and Pluribus' lines: ``STATE:NUMBER:BETTING:CARDS:PAYOFFS:PLAYERS``, one hand a line.

Stacks and blinds are not in the log. A ``GAMEDEF`` block or comment lines before the hands may give them; else 20,000
and 50/100 are taken (10,000 with six players, as in the published Pluribus logs).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from burncard.histories.format import Format, Piece
from burncard.histories.record import Act, Place, Player, Post, Record
from burncard.histories.refusals import Refused

BEGINS: Final = re.compile(r"\ufeff*STATE:\d+:")
ACTION: Final = re.compile(r"f|c|r(\d*)")
_DEFINED: Final = re.compile(
    r"^\s*#?\s*(limit|nolimit|stack|blind|raiseSize|numPlayers)\b\s*=?\s*([\d ]*)$", re.IGNORECASE
)
UNIT: Final = 2
"""Payoffs may be halves of a chip: the hand is counted in halves where they are, and in quarters and so on never."""


def split(file: str, lines: Iterable[str]) -> Iterator[Piece]:
    """Each STATE line with the game's definition before it."""
    defined: list[str] = []
    for number, line in enumerate(lines, 1):
        if BEGINS.match(line):
            yield Piece(file, number, [line.strip(), *defined])
        elif _DEFINED.match(line):
            defined.append(line)


def read(piece: Piece) -> Record:
    """One hand. Raises Refused."""
    line = piece.lines[0]
    parts = line.split(":")
    if len(parts) != 6:
        raise Refused("garbled", piece.line, line, "STATE:NUMBER:BETTING:CARDS:PAYOFFS:PLAYERS")
    _, number, betting, cards, payoffs, names = parts
    players = names.split("|")
    n = len(players)
    if not 2 <= n <= 22 or len(payoffs.split("|")) != n:
        raise Refused("seats", piece.line, names, "as many payoffs as players, 2 to 22")
    game = _game(piece, n, betting)
    net, places = _net(payoffs, piece)
    scale = 10**places
    hole, *boards = cards.split("/")
    hands = hole.split("|")
    if len(hands) != n or any(len(hand) not in (0, 4) for hand in hands) or len(boards) > 3:
        raise Refused("cards", piece.line, cards, "two cards a player, then the streets")
    story = Story(n, [blind * scale for blind in game.blinds], game.stack * scale, scale, game, piece)
    story.tell(betting, boards)
    shown = story.board == 10 and n - len(story.folded) > 1
    acts = list(story.acts)
    if shown:
        acts += [Act(p, "show", cards=hands[p - 1], line=piece.line) for p in range(1, n + 1) if p not in story.folded]
    order = game.blinds[:2] if n > 2 else game.blinds[::-1][:2]
    posts = [
        Post(p, "small blind" if blind == min(order) and blind != max(game.blinds) else "big blind", blind * scale)
        for p, blind in enumerate(game.blinds, 1)
        if blind
    ]
    stacks = [game.stack * scale] * n
    return Record(
        format="acpc", room="ACPC", id=number, variant="NT" if game.no_limit else "FT",
        players=tuple([Player(name, seat, stack, hand) for seat, (name, stack, hand) in enumerate(zip(players, stacks, hands, strict=True), 1)]),
        posts=tuple(posts), acts=tuple(acts), min_bet=(game.raises[0] if game.raises else max(game.blinds)) * scale,
        big_bet=(game.raises[-1] if game.raises else 2 * max(game.blinds)) * scale if not game.no_limit else 0,
        small_blind=min([blind for blind in game.blinds if blind], default=0) * scale, places=places, button=n, complete=True,
        finishing=tuple([stack + gain for stack, gain in zip(stacks, net, strict=True)]), returns_written=False, rake=0,
        raw=line, place=Place(piece.file, piece.line),
    )  # fmt: skip


class Game:
    """What a game definition says; else what is usual."""

    def __init__(self, n: int) -> None:
        self.no_limit = True
        self.stack = 10_000 if n == 6 else 20_000
        self.blinds = [100, 50] if n == 2 else [50, 100, *[0] * (n - 2)]
        self.raises: list[int] = []


def _game(piece: Piece, n: int, betting: str) -> Game:
    game = Game(n)
    if "r" in betting and not re.search(r"r\d", betting):
        game.no_limit = False
        game.blinds = [10, 5] if n == 2 else [5, 10, *[0] * (n - 2)]
        game.raises = [10, 20]
    for line in piece.lines[1:]:
        found = _DEFINED.match(line)
        if not found:
            continue
        name, values = found[1].lower(), [int(one) for one in found[2].split()]
        if name == "limit":
            game.no_limit = False
        elif name == "stack" and values:
            game.stack = values[0]
        elif name == "blind" and len(values) == n:
            game.blinds = values
        elif name == "raisesize" and values:
            game.raises = [values[0], values[-1]]
    return game


def _net(payoffs: str, piece: Piece) -> tuple[list[int], int]:
    texts = payoffs.split("|")
    if not all(re.fullmatch(r"-?\d{1,12}(\.\d{1,8})?", text) for text in texts):
        raise Refused("amount", piece.line, payoffs)
    places = max(len(text.partition(".")[2].rstrip("0")) for text in texts)
    out = []
    for text in texts:
        whole, _, part = text.lstrip("-").partition(".")
        amount = int(whole + part[:places].ljust(places, "0")) if places else int(whole)
        out.append(-amount if text.startswith("-") else amount)
    return out, places


class Story:
    """The betting of one hand; whose turn it is follows from the order of the table."""

    def __init__(self, n: int, blinds: list[int], stack: int, scale: int, game: Game, piece: Piece) -> None:
        self.n, self.stack, self.scale, self.game, self.piece = n, stack, scale, game, piece
        self.put = list(blinds)  # over the whole hand
        self.before = [0] * n  # on earlier streets
        self.folded: set[int] = set()
        self.acts: list[Act] = []
        self.board = 0

    def tell(self, betting: str, boards: list[str]) -> None:
        """Read street by street. Raises Refused."""
        at = self.piece.line
        last = self.put.index(max(self.put)) + 1
        streets = betting.split("/")
        if len(streets) > 4:
            raise Refused("line", at, betting, "at most four streets")
        for street, text in enumerate(streets):
            if street:
                cards = boards[street - 1] if street <= len(boards) else ""
                if len(cards) != (6 if street == 1 else 2):
                    raise Refused("cards", at, "/".join(boards), "three cards, one and one")
                self.acts.append(Act(0, "board", cards=cards, line=at))
                self.board += len(cards)
                self.before = list(self.put)
                last = self.n
            if ACTION.sub("", text):
                raise Refused("line", at, text, "f, c, r and an amount")
            for found in ACTION.finditer(text):
                last = self._next(last)
                self._act(last, found[0], found[1] or "")

    def _next(self, last: int) -> int:
        for step in range(1, self.n + 1):
            player = (last + step - 1) % self.n + 1
            if player not in self.folded and self.put[player - 1] < self.stack:
                return player
        raise Refused("line", self.piece.line, self.piece.lines[0], "no more acts: all are all-in")

    def _act(self, player: int, act: str, amount: str) -> None:
        at, line = player - 1, self.piece.line
        level = max(self.put)
        if act == "f":
            self.folded.add(player)
            self.acts.append(Act(player, "fold", line=line))
            return
        if act == "c":
            to = min(level, self.stack)
            kind = "call" if to > self.put[at] else "check"
        else:
            size = self.game.raises[0 if self.board < 8 else -1] * self.scale if self.game.raises else 0
            to = int(amount) * self.scale if amount else level + size
            kind = "raise" if level > max(self.before) else "bet"
        self.acts.append(Act(player, kind, to - self.before[at], to - self.put[at], line=line, all_in=to >= self.stack))
        self.put[at] = to


FORMAT = Format(
    name="acpc",
    title="ACPC and Pluribus lines",
    suffix=".log",
    sniff=lambda text: bool(re.search(r"^\ufeff*STATE:\d+:", text, re.MULTILINE)),
    split=split,
    read=read,
    holds=frozenset({"names", "awards", "folded-cards", "limit"}),
)
