"""Fixed-limit: bets of one size, a cap on raises, the half-bet rule (RULES C3, C4)."""

from __future__ import annotations

from burncard.game.options import Options
from burncard.game.rounds import Round
from burncard.game.structures.base import Structure


class FixedLimit(Structure):
    """Small bet before and on the flop, big bet later; the book's options say how many bets a round may have, and when
    that does not hold.

    ``round.counted`` is the level of the last bet or raise that counts: an all-in of half a bet or more does, less does
    not, and the next player completes it.
    """

    code = "FT"
    name = "fixed-limit"
    limits = "double"

    def bet_size(self, street: int) -> int:
        """Small bet pre-flop and on the flop, big bet on turn and river."""
        return self.bets.min_bet if street < 2 else self.bets.big_bet

    def closed(self, round_: Round, player: int, options: Options) -> str:
        """Capped, or nothing that counts as a raise since the player acted."""
        lifted = {
            "never": False,
            "two_left": round_.two_left,
            "two_began": round_.players <= 2,
            "two_dealt": self.bets.n == 2,
        }[options.cap_lifted]
        if round_.raises >= options.raise_cap and not lifted:
            return "capped"
        if round_.acted[player] >= 0 and round_.counted <= round_.acted_counted[player]:
            return "not_reopened"
        return ""

    def least(self, round_: Round, player: int) -> int:
        """One bet over the last that counts: there is one size."""
        return round_.counted + self.bet_size(round_.street)

    def most(self, round_: Round, player: int, stack: int, pot: int) -> int:
        """The same as the least, or all-in for less."""
        return min(round_.bets[player] + stack, self.least(round_, player))

    def raised(self, round_: Round, to: int, options: Options) -> None:
        """Half a bet or more counts as a raise (C4)."""
        if 2 * (to - round_.counted) >= self.bet_size(round_.street):
            round_.counted = to
            round_.raises += 1
            two = round_.players - len(round_.folded) <= 2 and round_.raises < options.raise_cap
            round_.two_left = round_.two_left or two
        round_.level = to


STRUCTURE = FixedLimit
