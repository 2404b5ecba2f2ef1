"""Builder: a format's lines come in by name, a Record comes out. Order of seats and street totals are worked out here."""

from __future__ import annotations

from typing import Any, Final

from burncard.histories.record import Act, Award, CashOut, Place, Player, Post, Record
from burncard.histories.refusals import Refused

MOST_PLAYERS: Final = 22


class Builder:
    """One hand in the making. Players are named by the seat block; every other call names one of them."""

    def __init__(self, format_: str, room: str, place: Place) -> None:
        self.format = format_
        self.room = room
        self.place = place
        self.seats: dict[str, tuple[int, int]] = {}
        self.bounty: dict[str, str] = {}
        self.out: set[str] = set()
        self.button = 0
        self.line = 0
        self.posts: list[tuple[str, str, int, bool]] = []
        self.acts: list[tuple[str, str, int, int, str, bool, int, str]] = []
        self.street: dict[str, int] = {}
        self.level = 0
        self.posted: set[str] = set()
        self.acted: set[str] = set()
        self.cards: dict[str, str] = {}
        self.returns: list[tuple[str, int]] = []
        self.awards: list[tuple[str, int, int, int]] = []
        self.cash_outs: list[tuple[str, int, int]] = []
        self.bounties: list[tuple[str, str]] = []
        self.extras: list[tuple[str, str]] = []
        self.boards: list[str] = []
        self.hero = ""
        self.first = ""  # who is dealt to first, where no button says so

    def seat(self, number: int, name: str, stack: int, *, out: bool = False) -> None:
        """Somebody at the table with chips before any post."""
        if name in self.seats or any(number == taken for taken, _ in self.seats.values()):
            raise Refused("seats", self.line, name, "a seat and a name stand there once")
        self.seats[name] = (number, stack)
        if out:
            self.out.add(name)

    def post(self, name: str, kind: str, amount: int, *, all_in: bool = False) -> None:
        """A forced bet. A live one counts on the first street."""
        self.posts.append((name, kind, amount, all_in))
        self.posted.add(name)
        if kind not in ("ante", "dead"):
            self.street[name] = self.street.get(name, 0) + amount
            self.level = max(self.level, self.street[name])

    def act(
        self, name: str, kind: str, *, to: int | None = None, added: int | None = None, all_in: bool = False
    ) -> None:
        """An act of betting. `to` is the street's total, `added` the chips put in: one of them for chips."""
        had = self.street.get(name, 0)
        if to is None:
            to = had + (added or 0)
        elif added is None:
            added = to - had
        self.street[name] = to
        if to > self.level:
            self.level = to
        self.acted.add(name)
        self.acts.append((name, kind, to, added or 0, "", all_in, self.line, ""))

    def put_in(self, name: str, *, added: int | None = None, to: int | None = None, all_in: bool = True) -> None:
        """Chips whose word is not known ("all-in"): a bet, a raise or a call, whichever it is."""
        had = self.street.get(name, 0)
        total = to if to is not None else had + (added or 0)
        kind = "call" if total <= self.level else "raise" if self.level else "bet"
        self.act(name, kind, to=total, all_in=all_in)

    def board(self, cards: str) -> None:
        """The next street's cards."""
        self.acts.append(("", "board", 0, 0, cards, False, self.line, ""))
        self.street.clear()
        self.level = 0

    def show(self, name: str, cards: str) -> None:
        """Hole cards tabled."""
        self.known(name, cards)
        self.acts.append((name, "show", 0, 0, cards, False, self.line, ""))

    def muck(self, name: str) -> None:
        """A hand thrown away at the showdown."""
        self.acts.append((name, "muck", 0, 0, "", False, self.line, ""))

    def known(self, name: str, cards: str) -> None:
        """Hole cards the record names, tabled or not."""
        if len(cards) == 4:
            self.cards[name] = cards

    def order(self) -> list[str]:
        """Who was dealt in, in positional order."""
        dealt = [name for name in self.seats if name in self.posted or name in self.acted or name in self.cards]
        dealt = [name for name in dealt if name not in self.out or name in self.acted]
        if not 2 <= len(dealt) <= MOST_PLAYERS:
            raise Refused("seats", self.line, f"{len(dealt)} players dealt in")
        at = self.seats[self.first][0] - 1 if self.first else self.button
        return sorted(dealt, key=lambda name: (self.seats[name][0] <= at, self.seats[name][0]))

    def record(self, **more: Any) -> Record:
        """The finished record; `more` are fields of it that the format knows best. Raises Refused."""
        order = self.order()
        number = {name: at for at, name in enumerate(order, 1)}
        players = tuple(
            [Player(name, *self.seats[name], self.cards.get(name, ""), self.bounty.get(name, "")) for name in order]
        )
        try:
            made: dict[str, Any] = {
                "posts": tuple(
                    [
                        Post(number[name], kind, amount, all_in)
                        for name, kind, amount, all_in in self.posts
                        if name in number
                    ]
                ),
                "acts": tuple([Act(number[one[0]] if one[0] else 0, *one[1:]) for one in self.acts]),
                "returns": tuple([(number[name], amount) for name, amount in self.returns if name in number]),
                "awards": tuple([Award(number[name], *rest) for name, *rest in self.awards]),
                "cash_outs": tuple([CashOut(number[name], *rest) for name, *rest in self.cash_outs]),
                "bounties": tuple([(number[name], text) for name, text in self.bounties if name in number]),
            }
        except KeyError as error:
            raise Refused("name", self.line, str(error.args[0]), "somebody who was dealt in") from None
        others = tuple([Player(name, *at) for name, at in self.seats.items() if name not in number])
        made |= more
        return Record(
            format=self.format, room=self.room, place=self.place, players=players, others=others, button=self.button,
            hero=number.get(self.hero, 0), extras=tuple(self.extras), boards=tuple(self.boards), **made,
        )  # fmt: skip
