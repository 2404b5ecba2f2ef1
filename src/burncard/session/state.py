"""The state of an evening: players, tables, the ledger, hands played and in progress. Lines change it, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from burncard.script.hand import Hand
from burncard.session.button.lineup import Lineup
from burncard.session.button.place import Place
from burncard.session.config import Config
from burncard.session.errors import SessionError
from burncard.session.ledger import Ledger, stack
from burncard.session.player import Player, Seat, Table, check_name, fold
from burncard.session.stakes import Stakes
from burncard.session.tournament.levels import Clock
from burncard.session.tournament.places import Out, finishes


@dataclass(slots=True)
class Playing:
    """A hand in progress. `names` and `before` (chips) are p1 first; `due` is the line-up that should
    have been dealt; `how`: the arguments of its Hand."""

    number: int
    table: int
    lineup: Lineup
    due: Lineup
    names: tuple[str, ...]
    before: tuple[int, ...]
    stakes: Stakes
    how: dict[str, Any]
    hand: Hand
    bomb: int = 0
    runs: int = 1
    earlier: list[Hand] = field(default_factory=list)
    fork: int = 0

    def copy(self) -> Playing:
        return replace(self, hand=self.hand.copy(), earlier=[hand.copy() for hand in self.earlier])


@dataclass(frozen=True, slots=True)
class Played:
    """A hand that is over. `after` is what each player has then, rake taken off; `hands` are its runs (none if only the
    result was written down). `rake` is what the house took."""

    number: int
    table: int
    lineup: Lineup
    names: tuple[str, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    rake: int
    stakes: Stakes
    hands: tuple[Hand, ...]


class Evening:
    """All there is. `out`: those who lost their chips in this round of hand-for-hand; `finished`: groups of players who
    went out together, the earliest first, each group's best place first (with who shares a place in one tuple).
    `played` are the hands since the evening was begun or taken up again, `before` how many there were before that.
    `time`: the outside clock, in seconds, None until it is told. `deal`: the parts of a deal after which there is still
    something to play for. `heads`: who went out with a bounty that nobody has been given. `notes`: what the newest line
    gave reason to say."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.ledger = Ledger()
        self.money = Ledger()
        self.players: dict[str, Player] = {}
        self.tables: dict[int, Table] = {1: Table(1)}
        self.queue: list[str] = []
        self.playing: dict[int, Playing] = {}
        self.played: list[Played] = []
        self.stakes = config.stakes
        self.clock = Clock(config.tournament.schedule) if config.tournament else None
        self.hand_for_hand = False
        self.out: list[Out] = []
        self.finished: list[list[tuple[str, ...]]] = []
        self.paid: dict[str, int] | None = None
        self.number = 0
        self.before = 0
        self.time: int | None = None
        self.deal: dict[str, int] | None = None
        self.heads: list[str] = []
        self.notes: list[str] = []

    @property
    def hands(self) -> int:
        """How many hands have been played out, or written down."""
        return self.before + len(self.played)

    def called(self, name: str) -> str:
        """The name as it was first written, for a player who is known; else as it is given."""
        if name in self.players:
            return name
        same = fold(name)
        return next((known for known in self.players if fold(known) == same), name)

    def player(self, name: str, *, new: bool = False) -> Player:
        """The player called `name`, upper and lower case alike; a new one, not yet entered anywhere, where `new` allows it."""
        name = self.called(name)
        if name in self.players:
            return self.players[name]
        check_name(name)
        if not new:
            raise SessionError("unknown_player", name=name)
        return Player(name)

    def table_named(self, text: str) -> Table:
        if not text.isascii() or not text.isdigit() or int(text) not in self.tables:
            raise SessionError("no_table", text=text)
        return self.tables[int(text)]

    def seated(self, table: int) -> dict[int, Player]:
        """Who sits where at a table."""
        return {p.seat.seat: p for p in self.players.values() if p.seat is not None and p.seat.table == table}

    def places(self, table: int) -> dict[int, Place]:
        return {seat: player.place for seat, player in self.seated(table).items()}

    def chips(self, name: str) -> int:
        """The chips of a player between hands; during one, those he began it with."""
        return self.ledger.balance(stack(name))

    def in_hand(self, player: Player) -> bool:
        """Whether he is dealt into a hand in progress."""
        if player.seat is None or player.seat.table not in self.playing:
            return False
        return player.name in self.playing[player.seat.table].names

    def free_seat(self, seat: Seat) -> None:
        """Raises SessionError unless `seat` is there and nobody sits in it or is promised it."""
        if seat.table not in self.tables or not self.tables[seat.table].open:
            raise SessionError("no_table", text=str(seat.table))
        if not 1 <= seat.seat <= self.config.seats:
            raise SessionError("no_seat", seat=seat.seat, seats=self.config.seats)
        for player in self.players.values():
            promised = None if player.moving is None or player.seat is None else Seat(player.seat.table, player.moving)
            if seat in (player.seat, promised):
                raise SessionError(
                    "seat_taken", seat=str(seat) if self.config.tournament else seat.seat, name=player.name
                )

    def note_out(self) -> None:
        """Those in `out` went out in one hand, or one round of hand-for-hand."""
        self.finished.append([finish.players for finish in finishes(self.out, 0)])
        self.out = []

    def accounts(self) -> int:
        """The sum of all accounts: nothing, always."""
        self.ledger.check()
        self.money.check()
        return sum(self.ledger.balances().values()) + sum(self.money.balances().values())

    def stakes_now(self) -> Stakes:
        """The stakes of the next hand; during a break those of the level before."""
        if self.clock is None:
            return self.stakes
        index = self.clock.now().index
        while (stakes := self.clock.schedule[index].stakes) is None:
            index -= 1
        return stakes

    def copy(self) -> Evening:
        """An independent copy, to try a line on."""
        other = Evening(self.config)
        other.ledger, other.money = self.ledger.copy(), self.money.copy()
        other.players = {name: player.copy() for name, player in self.players.items()}
        other.tables = {number: table.copy() for number, table in self.tables.items()}
        other.queue, other.played, other.out = list(self.queue), list(self.played), list(self.out)
        other.playing = {number: playing.copy() for number, playing in self.playing.items()}
        other.stakes, other.clock = self.stakes, self.clock.copy() if self.clock else None
        other.hand_for_hand, other.finished = self.hand_for_hand, [list(group) for group in self.finished]
        other.paid = None if self.paid is None else dict(self.paid)
        other.deal = None if self.deal is None else dict(self.deal)
        other.number, other.before, other.time = self.number, self.before, self.time
        other.heads, other.notes = list(self.heads), list(self.notes)
        return other
