"""The neutral record: one hand as somebody else's file tells it, whatever the file looked like.

Players are in positional order, p1 first (p1 is the first dealt in to the left of the button, the last one has the
button or sits before it). Money is whole numbers of the hand's unit, ``10 ** -places`` of the currency. Nothing here is
judged: what the record says may be wrong, and the checker says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

#: What a post can be. ``extra`` is live and buys a player in out of turn, ``dead`` buys nothing.
POSTS: Final = ("ante", "small blind", "big blind", "straddle", "extra", "dead")
BETTING: Final = ("fold", "check", "call", "bet", "raise")
#: ``board`` has cards and no player; the hand goes on to the next street with it.
#: ``note`` is a remark of the record and no act.
ACTS: Final = (*BETTING, "board", "show", "muck", "note")
UNKNOWN_STACK: Final = 10**16
"""What a stack plays with that the file does not know: more than all amounts a file may name."""


class Player(NamedTuple):
    """Somebody dealt in: the seat's number at the table, chips before any post, hole cards ("" if not recorded)."""

    name: str
    seat: int
    stack: int
    cards: str = ""
    bounty: str = ""


class Post(NamedTuple):
    """A forced bet as recorded; `player` from 1."""

    player: int
    kind: str
    amount: int
    all_in: bool = False


class Act(NamedTuple):
    """Something done. `to` is what the player then has before them on the street (bets and raises), `added` the chips
    that went in (-1: not recorded), `line` its line in the raw text (0: the text has no line of its own for it)."""

    player: int
    kind: str
    to: int = 0
    added: int = 0
    cards: str = ""
    all_in: bool = False
    line: int = 0
    note: str = ""


class Award(NamedTuple):
    """Chips collected. `pot` 0 is the main pot, -1: the record does not say which; `run` from 1, 0: not said."""

    player: int
    amount: int
    pot: int = -1
    run: int = 0


class CashOut(NamedTuple):
    """A side contract: what the room paid the player instead of the pot, and its fee."""

    player: int
    amount: int
    fee: int


class Place(NamedTuple):
    """Where the raw text stands: file, first line (from 1)."""

    file: str
    line: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One hand as recorded. Amounts in units of ``10 ** -places`` of `currency`."""

    format: str
    room: str
    id: str
    variant: str  # NT, PT or FT
    players: tuple[Player, ...]
    posts: tuple[Post, ...]
    acts: tuple[Act, ...]
    min_bet: int  # the big blind; the small bet of fixed limit
    big_bet: int = 0
    small_blind: int = 0
    ante: int = 0
    cap: int = 0  # the most a player may lose in the hand, 0: no cap
    places: int = 0
    currency: str = ""
    symbol: str = ""
    time: str = ""  # ISO 8601, UTC where the record says so (it then ends in Z)
    table: str = ""
    table_size: int = 0
    button: int = 0  # the seat's number
    hero: int = 0  # the player whose record this is, 0: a watcher's
    others: tuple[Player, ...] = ()  # seated and not dealt in
    boards: tuple[str, ...] = ()  # one a run-out, the first also told by the acts
    complete: bool = True  # the record goes to the end of the hand
    returns: tuple[tuple[int, int], ...] = ()
    returns_written: bool = True  # the format has a line for a bet nobody called
    awards_gross: bool = False  # what is collected includes the bet nobody called
    awards: tuple[Award, ...] | None = None  # None: the record does not say who collected what
    pot: int | None = None  # as written, without what was returned
    rake: int | None = None
    fees: tuple[tuple[str, int], ...] = ()  # jackpot and the like, by name
    house_money: int = 0  # what the room added to the pot
    cash_outs: tuple[CashOut, ...] = ()
    finishing: tuple[int, ...] | None = None  # stacks after the hand, where the record has them
    bounties: tuple[tuple[int, str], ...] = ()
    tournament: tuple[tuple[str, str], ...] = ()  # number, buy-in, level
    straddle_raise: str = "big_blind"
    extras: tuple[tuple[str, str], ...] = ()  # what only this format has
    raw: str = field(default="", repr=False, compare=False)
    place: Place = field(default=Place("", 1), compare=False)

    @property
    def n(self) -> int:
        """How many players were dealt in."""
        return len(self.players)

    @property
    def board(self) -> str:
        """The board of the first run-out."""
        return "".join([act.cards for act in self.acts if act.kind == "board"])

    def of(self, kind: str, player: int) -> int:
        """What `player` posted of one kind."""
        return sum([post.amount for post in self.posts if post.player == player and post.kind == kind])

    def extra(self, name: str) -> str:
        """A thing only this format has, "" if it is not there."""
        return dict(self.extras).get(name, "")
