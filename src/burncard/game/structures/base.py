"""What every betting structure answers, and what most of them answer alike."""

from __future__ import annotations

from typing import ClassVar, Literal, Protocol

from burncard.game.options import Options
from burncard.game.rounds import Round


class Bets(Protocol):
    """What a structure reads of a hand's agreement, in chips: the least bet, the larger of two limits, and how
    many players are dealt in."""

    @property
    def min_bet(self) -> int: ...

    @property
    def big_bet(self) -> int: ...

    @property
    def n(self) -> int: ...


class Structure:
    """No-limit habits; the other structures say where they differ. Amounts are totals a player raises **to**, in chips.

    `code` is what files call it, `name` what people do. `limits` says what it is set up with: one least bet (``none``), or
    a small and a big bet, of which the big one is usually ``double`` the small, or the most that may be added (``spread``).
    """

    code: ClassVar[str] = ""
    name: ClassVar[str] = "no-limit"
    limits: ClassVar[Literal["none", "double", "spread"]] = "none"

    def __init__(self, bets: Bets) -> None:
        self.bets = bets

    def bet_size(self, street: int) -> int:
        """The least bet of a street (0 pre-flop to 3 river)."""
        return self.bets.min_bet

    def closed(self, round_: Round, player: int, options: Options) -> str:
        """Why `player` may not raise, or an empty string.

        A player who has acted may raise again only over a full bet or raise since, or over short all-ins that together
        put one in front of them (C4).
        """
        acted = round_.acted[player]
        if acted >= 0 and round_.level - acted < round_.full:
            return "not_reopened"
        return ""

    def least(self, round_: Round, player: int) -> int:
        """The least a full raise may be to: the level and the last full bet or raise on top (C3, C4)."""
        return round_.level + round_.full

    def most(self, round_: Round, player: int, stack: int, pot: int) -> int:
        """The most `player` may raise to; `pot` is all that lies in the middle and in front, blinds counted full."""
        return round_.bets[player] + stack

    def raised(self, round_: Round, to: int, options: Options) -> None:
        """Take note of a bet or raise to `to`: the level, and if it was full, its size."""
        if to - round_.level >= round_.full:
            round_.full = to - round_.level
        round_.level = to
