"""The state of an evening: players, tables, the ledger, hands played and in progress. Lines change it, nothing else."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from burncard.script.hand import Hand
from burncard.session.button.around import clockwise
from burncard.session.button.lineup import Lineup
from burncard.session.button.place import Place
from burncard.session.config import Config
from burncard.session.errors import SessionError
from burncard.session.ledger import Ledger, stack
from burncard.session.player import Player, Seat, Table, check_name
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


@dataclass(frozen=True, slots=True)
class Played:
    """A hand that is over. `after` is what each player has then, rake taken off; `hands` are its runs (none if only the
    result was written down)."""

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
    went out together, the earliest first, each group's best place first (with who shares a place in one tuple)."""

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

    def player(self, name: str, *, new: bool = False) -> Player:
        """The player called `name`; a new one, not yet entered anywhere, where `new` allows it."""
        if name in self.players:
            return self.players[name]
        check_name(name)
        if not new:
            raise SessionError("unknown-player", name=name)
        return Player(name)

    def table_named(self, text: str) -> Table:
        if not text.isascii() or not text.isdigit() or int(text) not in self.tables:
            raise SessionError("no-table", text=text)
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
            raise SessionError("no-table", text=str(seat.table))
        if not 1 <= seat.seat <= self.config.seats:
            raise SessionError("no-seat", seat=seat.seat, seats=self.config.seats)
        for player in self.players.values():
            promised = None if player.moving is None or player.seat is None else Seat(player.seat.table, player.moving)
            if seat in (player.seat, promised):
                raise SessionError(
                    "seat-taken", seat=str(seat) if self.config.tournament else seat.seat, name=player.name
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

    def snapshot(self, player: str | None = None, *, whole: bool = True) -> dict[str, Any]:
        """Ready for JSON; `whole` shows each hand's cards, else what `player` has seen."""
        return {
            "title": self.config.title,
            "game": "cash" if self.config.cash else "tournament",
            "stakes": str(self.stakes_now()),
            "players": [self._player(one) for one in self.players.values()],
            "queue": list(self.queue),
            "tables": [self._table(table, player, whole) for table in self.tables.values() if table.open],
            "hands": len(self.played),
            "ledger": self.ledger.balances(),
            "money": self.money.balances(),
            "finished": [[list(tie) for tie in group] for group in self.finished],
            "prizes": self.paid,
            "level": self._level(),
        }

    def everything(self) -> dict[str, Any]:
        """The state to the last bit, for the digest."""
        return self.snapshot() | {
            "held": [[p.name, p.add, p.leaving, p.moving, p.entries, p.rebuys, p.addon, p.twice] for p in self.players.values()],
            "rotation": [[t.number, repr(t.rotation.last), sorted(t.rotation.progress), repr(t.rotation.made), t.bomb]
                         for t in self.tables.values()],
            "digests": [[p.number, p.runs, p.hand.digest(), [h.digest() for h in p.earlier]] for p in self.playing.values()],
            "entries": [asdict(entry) for entry in (*self.ledger.entries, *self.money.entries)],
            "out": [asdict(out) for out in self.out],
        }  # fmt: skip

    def stakes_now(self) -> Stakes:
        """The stakes of the next hand; during a break those of the level before."""
        if self.clock is None:
            return self.stakes
        index = self.clock.now().index
        while (stakes := self.clock.schedule[index].stakes) is None:
            index -= 1
        return stakes

    def _level(self) -> dict[str, Any] | None:
        if self.clock is None:
            return None
        now = self.clock.now()
        return {"level": now.index + 1, "break": now.on_break, "left": now.left, "running": self.clock.running}

    def _player(self, player: Player) -> dict[str, Any]:
        place = player.place
        return {
            "name": player.name,
            "table": player.seat.table if player.seat else None,
            "seat": player.seat.seat if player.seat else None,
            "chips": self.chips(player.name),
            "playing": place.playing,
            "settled": place.settled,
            "new": place.new,
            "owes_big": place.owes_big,
            "owes_small": place.owes_small,
            "come_in": place.come_in.value,
            "out_next_big": place.dodge,
            "auto": player.auto,
            "straddle": player.straddle,
        }

    def _table(self, table: Table, player: str | None, whole: bool) -> dict[str, Any]:
        last = table.rotation.last
        playing = self.playing.get(table.number)
        hand: dict[str, Any] | None = None
        if playing is not None:
            number = playing.names.index(player) + 1 if player in playing.names else None
            seen = playing.hand.snapshot() if whole else playing.hand.view(number)
            hand = {"number": playing.number, "names": list(playing.names), "run": len(playing.earlier) + 1, **seen}
        return {
            "table": table.number,
            "seats": {seat: self.seated(table.number)[seat].name for seat in clockwise(0, self.seated(table.number))},
            "button": last.button if last else table.rotation.start,
            "small": last.small if last else None,
            "big": last.big if last else None,
            "hand": hand,
        }
