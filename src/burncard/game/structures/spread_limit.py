"""Spread-limit: any amount between two limits, a raise at least as large as the last (RULES C3)."""

from __future__ import annotations

from burncard.game.rounds import Round
from burncard.game.structures.base import Structure


class SpreadLimit(Structure):
    """``small_bet`` is the least, ``big_bet`` the most that a bet or raise may add, on every street."""

    code = "ST"
    name = "spread-limit"
    limits = "spread"

    def most(self, round_: Round, player: int, stack: int, pot: int) -> int:
        """The level plus the upper limit, or all-in for less."""
        return min(round_.bets[player] + stack, round_.level + max(self.bets.big_bet, round_.full))


STRUCTURE = SpreadLimit
