"""One betting round: who has still to act, at what price, and what was done so far."""

from __future__ import annotations

STREETS = ("preflop", "flop", "turn", "river")


class Round:
    """The betting of one street.

    ``bets`` is the street's account of the chips (by player, 1-based). ``level`` is what a call goes to, ``full`` the
    size of the last full bet or raise. ``acted[p]`` is the level when p last acted, -1 if he has not; posting is no
    action. ``pending`` are the players still to act, in order. ``folded`` keeps who folded here and his cards, so that a
    void round can be undone; ``log`` is (player, act, amount).
    """

    __slots__ = (
        "acted", "acted_counted", "aggressor", "base", "bets", "counted", "folded", "full", "least", "level", "log", "pending",
        "players", "posted", "raises", "street", "two_left", "undercalled",
    )  # fmt: skip

    def __init__(self, street: int, bets: list[int], level: int, full: int, pending: list[int], players: int) -> None:
        size = len(bets)
        self.street = street
        self.bets = bets
        self.posted = tuple(bets)  # what lay there before anybody acted: blinds and straddles
        self.level = self.base = level  # what a call goes to now, and before anybody has acted
        self.full = self.least = full  # the last full bet or raise, and the least one
        self.counted = level
        self.raises = 1 if level else 0
        self.acted = [-1] * size
        self.acted_counted = [-1] * size
        self.pending = pending
        self.players = players
        self.two_left = players <= 2  # two are left, and were before the raises were capped
        self.aggressor = 0
        self.undercalled = 0  # who put out too few chips for a call, made full
        self.folded: list[tuple[int, tuple[int, ...]]] = []
        self.log: list[tuple[int, str, int]] = []

    def price(self, player: int, stack: int) -> int:
        """What a call costs `player`, in chips: all he has when that is less."""
        owed = self.level - self.bets[player]
        return owed if owed < stack else stack

    def note(self, player: int, act: str, amount: int) -> None:
        """Write an act down and take the player off the list of those to act."""
        self.acted[player] = self.level
        self.acted_counted[player] = self.counted
        self.log.append((player, act, amount))
        if self.pending[0] == player:
            del self.pending[0]
        else:
            self.pending.remove(player)

    def actors(self) -> int:
        """How many different players have acted."""
        return len({player for player, _, _ in self.log})

    def copy(self, bets: list[int]) -> Round:
        """An independent copy on another account."""
        new = object.__new__(Round)
        new.bets = bets
        new.aggressor = self.aggressor
        new.base = self.base
        new.counted = self.counted
        new.full = self.full
        new.least = self.least
        new.level = self.level
        new.players = self.players
        new.posted = self.posted
        new.raises = self.raises
        new.street = self.street
        new.two_left = self.two_left
        new.undercalled = self.undercalled
        new.acted = self.acted[:]
        new.acted_counted = self.acted_counted[:]
        new.pending = self.pending[:]
        new.folded = self.folded[:]
        new.log = self.log[:]
        return new
