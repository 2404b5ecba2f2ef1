"""Where button and blinds go next: the dead, the moving and the simple button (RULES A5).

Pure: the positions of the last hand and the seats that play go in, the next positions come out. Who is let in, what
he owes and what is written down stand in `entry`.

- dead: the big blind goes to the next player; small blind and button follow to the two positions behind it, even if
  those seats are empty.
- moving: the button goes to the next player, the blinds to the two after him; who would skip a blind posts it now, so
  there can be several big blinds, and a small blind on the button.
- simple: as moving, but a skipped blind is forgiven.

With two players the button posts the small blind, and nobody has the big blind twice running, in all three.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from burncard.session.button.around import following, preceding
from burncard.session.errors import SessionError


class ButtonSystem(StrEnum):
    """The three ways of moving on."""

    DEAD = "dead"
    MOVING = "moving"
    SIMPLE = "simple"


@dataclass(frozen=True, slots=True)
class Positions:
    """Where button, small blind and big blind stand: seats, which may be empty under a dead button.

    Heads-up `button` and `small` are one seat.
    """

    button: int
    small: int
    big: int

    @property
    def heads_up(self) -> bool:
        return self.button == self.small


def first(button: int, players: Collection[int]) -> Positions:
    """The positions of a first hand with the button at `button`. Raises SessionError with fewer than two players."""
    if len(players) < 2:
        raise SessionError("too_few_players", n=len(players))
    if button not in players:
        raise SessionError("button_not_playing", seat=button)
    small = button if len(players) == 2 else following(button, players)
    return Positions(button, small, following(small, players))


def heads_up(last: Positions, players: Collection[int]) -> Positions:
    """Two players: the big blind goes to the one after the last big blind, the other has the button and the small blind."""
    big = following(last.big, players)
    (other,) = (seat for seat in players if seat != big)
    return Positions(other, other, big)


def following_positions(
    system: ButtonSystem, last: Positions, settled: Collection[int], willing: Collection[int]
) -> Positions | None:
    """The next positions of three or more players, or None where only two of them can be dealt in.

    `settled` are the seats that played on and owe nothing (at least two); `willing` these and the newcomers, of whom
    only the one next in line can be the big blind.
    """
    if system is ButtonSystem.DEAD:
        return _dead(last, settled, willing)
    button = following(last.button, settled)
    small = following(button, settled)
    big = following(small, willing)
    if big == last.big and big != button:  # a game begun anew round one player: he has just had it
        big = following(last.big, willing)
        small = preceding(big, willing)
        button = preceding(small, willing)
    return None if big == button else Positions(button, small, big)


def _dead(last: Positions, settled: Collection[int], willing: Collection[int]) -> Positions:
    big, small = following(last.big, willing), last.big
    if not last.heads_up and big != last.small:
        return Positions(last.small, small, big)
    # Where the small blind of the last hand had the button, or is the big blind already, the button cannot follow it:
    # it goes behind the small blind.
    behind = [seat for seat in settled if seat not in (big, small)] or [s for s in willing if s not in (big, small)]
    return Positions(preceding(small, behind), small, big)
