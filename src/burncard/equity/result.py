"""What an equity question is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fractions import Fraction


class Cancelled(Exception):
    """The `progress` function asked to stop; there is no result."""


class Share(NamedTuple):
    """One player's part."""

    win: int  #: deals this player wins alone
    tie: int  #: deals this player shares
    equity: float  #: the average share of the pot, 0 to 1
    stderr: float  #: its standard error; 0.0 if exact
    split: tuple[int, ...]  #: deals in which this player is one of exactly 0, 1, 2, ... winners

    @property
    def pots(self) -> Fraction:
        """How many whole pots these deals bring: a pot shared by k counts one k-th. Divided by `boards`: equity."""
        return _pots(self.split)


class Equity(NamedTuple):
    """All players' parts, in the order asked for."""

    players: tuple[Share, ...]
    boards: int  #: deals counted: boards, times the hands of the ranges in units of their smallest common weight
    exact: bool  #: every deal was counted; otherwise so many were drawn
    stderr: float  #: the largest standard error among the players; 0.0 if exact

    def as_json(self) -> dict[str, Any]:
        """``{"players": [{"win", "tie", "equity"}], "boards", "exact", "stderr"}``."""
        return {
            "players": [{"win": each.win, "tie": each.tie, "equity": each.equity} for each in self.players],
            "boards": self.boards,
            "exact": self.exact,
            "stderr": self.stderr,
        }


def from_rows(rows: Sequence[Sequence[int]], boards: int, *, exact: bool) -> Equity:
    """The result, from each player's deals by number of winners."""
    players = []
    for row in rows:
        equity = _equity(row, boards)
        error = 0.0 if exact else _standard_error(row, boards)
        players.append(Share(row[1], sum(row[2:]), equity, error, tuple(row)))
    return Equity(tuple(players), boards, exact, max(player.stderr for player in players))


def _standard_error(row: Sequence[int], deals: int) -> float:
    """Of the mean of shares 0, 1, 1/2, ... One whole win and one loss are added, so that a sample in which a player
    never won, or always, does not claim to be certain."""
    deals += 2
    mean = (1 + sum(count / winners for winners, count in enumerate(row) if winners)) / deals
    squares = (1 + sum(count / winners**2 for winners, count in enumerate(row) if winners)) / deals
    return sqrt(max(0.0, squares - mean * mean) / deals)


def _equity(row: Sequence[int], boards: int) -> float:
    """Correctly rounded, also where the counts are beyond the precision of a float."""
    if not any(row[3:]):
        return (2 * row[1] + row[2]) / (2 * boards)
    return float(_pots(row) / boards)


def _pots(row: Sequence[int]) -> Fraction:
    from fractions import Fraction  # slow to import, and seldom needed

    return sum((Fraction(deals, winners) for winners, deals in enumerate(row) if winners), Fraction())
