"""Where the chips are. Whole chips only; they move through `bet` and `award`, and through nothing else."""

from __future__ import annotations

from collections.abc import Sequence


class Chips:
    """All chips of one hand; players are 1-based, index 0 stays empty.

    ``stack[p]`` lies behind player p. ``street[s][p]`` is what p has put in on betting round s (0 pre-flop to 3 river),
    ``ante[p]`` his ante where everybody pays one, ``dead[p]`` what he put in that buys no call (a single payer's ante).
    ``won[p]`` has been pushed to him from the pots.
    """

    __slots__ = ("ante", "dead", "stack", "street", "won")

    def __init__(self, stacks: Sequence[int]) -> None:
        size = len(stacks) + 1
        self.stack = [0, *stacks]
        self.street = [[0] * size for _ in range(4)]
        self.ante = [0] * size
        self.dead = [0] * size
        self.won = [0] * size

    def bet(self, player: int, amount: int, account: list[int]) -> None:
        """Move `amount` chips from the stack of `player` to one of his accounts (back, when negative)."""
        self.stack[player] -= amount
        account[player] += amount

    def award(self, player: int, amount: int) -> None:
        """Push `amount` chips of the pots to `player`."""
        self.stack[player] += amount
        self.won[player] += amount

    def paid(self, player: int) -> int:
        """What `player` has put in with a claim to it: ante and bets, no dead money."""
        return self.ante[player] + sum([street[player] for street in self.street])

    def in_pots(self) -> int:
        """All chips in the middle and in front of the players, not yet pushed."""
        return sum(map(sum, (*self.street, self.ante, self.dead))) - sum(self.won)

    def total(self) -> int:
        """All chips of the hand: the same number from the first line to the last."""
        return sum(self.stack) + self.in_pots()

    def copy(self) -> Chips:
        """An independent copy."""
        new = object.__new__(Chips)
        new.stack, new.ante, new.dead, new.won = self.stack[:], self.ante[:], self.dead[:], self.won[:]
        new.street = [street[:] for street in self.street]
        return new
