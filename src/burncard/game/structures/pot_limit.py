"""Pot-limit: a raise may be as large as the pot is after the call (RULES C3)."""

from __future__ import annotations

from burncard.game.rounds import Round
from burncard.game.structures.base import Structure


class PotLimit(Structure):
    """Short and dead blinds count as full in the pot before the flop: blinds 100 and 200 open to 700 at most."""

    code = "PT"
    name = "pot-limit"

    def most(self, round_: Round, player: int, stack: int, pot: int) -> int:
        """The level plus the pot once the call is in it, or all-in for less."""
        call = round_.level - round_.bets[player]
        return min(round_.bets[player] + stack, round_.level + pot + call)


STRUCTURE = PotLimit
