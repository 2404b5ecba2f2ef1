"""Three flat tables for analysis: hands, seats, actions. Money is whole numbers of the hand's unit (`unit_exp`).

One file of hands gives one part of each table. Parts of a store are joined by `part` and `hand`.
"""

from __future__ import annotations

from typing import Any, Final

from burncard.histories.check import Checked
from burncard.histories.facts import facts
from burncard.histories.settle import settle

HANDS: Final = (
    "part", "hand", "room", "id", "time", "table_name", "variant", "unit_exp", "currency", "sb", "bb", "ante", "dealt",
    "button", "tournament", "board", "pot", "rake", "fees", "runs", "cash_outs", "raw_file", "raw_line",
)  # fmt: skip
SEATS: Final = (
    "part", "hand", "pos", "position", "seat", "player", "start", "contributed", "returned", "collected", "net", "ev_net", "cards",
    "shown", "vpip", "vpip_chance", "pfr", "three_bet", "three_bet_chance", "fold_three_bet", "fold_three_bet_chance", "steal",
    "steal_chance", "cbet", "cbet_chance", "saw_flop", "showdown", "won_showdown",
)  # fmt: skip
ACTIONS: Final = ("part", "hand", "seq", "street", "pos", "kind", "amount_to", "added", "pot_before", "all_in")


class Part:
    """The rows of one part, column by column."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 0
        self.clear()

    def clear(self) -> None:
        """Forget the rows; the numbers of hands go on."""
        self.hands: dict[str, list[Any]] = {column: [] for column in HANDS}
        self.seats: dict[str, list[Any]] = {column: [] for column in SEATS}
        self.actions: dict[str, list[Any]] = {column: [] for column in ACTIONS}

    def add(self, one: Checked) -> None:
        """A hand that holds."""
        record = settle(one)
        number = self.count
        self.count += 1
        about = dict(record.tournament)
        _row(self.hands, HANDS, (
            self.name, number, record.room, record.id, record.time, record.table, record.variant, -record.places, record.currency,
            record.small_blind, record.min_bet, record.ante, record.n, record.button, about.get("number", ""), record.board,
            record.pot or 0, record.rake or 0, sum(amount for _, amount in record.fees), max(len(record.boards), 1),
            len(record.cash_outs), record.place.file, record.place.line,
        ))  # fmt: skip
        shown = {act.player for act in record.acts if act.kind == "show"}
        for at, (player, told) in enumerate(zip(record.players, facts(record, one), strict=True)):
            paid, back, got = one.paid[at], one.returned[at], one.collected[at]
            _row(self.seats, SEATS, (
                self.name, number, at, told.position, player.seat, player.name, player.stack, paid + back, back, got,
                one.final[at] - player.stack, told.ev_net, player.cards, at + 1 in shown, told.vpip, told.vpip_chance, told.pfr,
                told.three_bet, told.three_bet_chance, told.fold_three_bet, told.fold_three_bet_chance, told.steal,
                told.steal_chance, told.cbet, told.cbet_chance, told.saw_flop, told.showdown, told.won_showdown,
            ))  # fmt: skip
        street, pot = 0, sum(post.amount for post in record.posts)
        for seq, act in enumerate(act for act in record.acts if act.kind not in ("show", "muck", "note")):
            if act.kind == "board":
                street += 1
                continue
            _row(
                self.actions,
                ACTIONS,
                (self.name, number, seq, street, act.player - 1, act.kind, act.to, max(act.added, 0), pot, act.all_in),
            )
            pot += max(act.added, 0)


def _row(table: dict[str, list[Any]], columns: tuple[str, ...], values: tuple[Any, ...]) -> None:
    for column, value in zip(columns, values, strict=True):
        table[column].append(value)
