"""What everybody at the table sees but for the cards: seats, chips, who is due. No card can get into it."""

from __future__ import annotations

from dataclasses import dataclass

from burncard.referee.model.state import State
from burncard.referee.procedure.due import Legal, legal, who
from burncard.referee.views import inside
from burncard.table.piles import STUB


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot in the middle, in chips, and the players who can win it."""

    chips: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicView:
    """Chips are lists by player, p1 first; players are numbers from 1.

    `due` is ``"d"``, ``"p3"``, ``"fl"`` or ``""``; `legal` what the player who is due may do. `bets` lie in front of
    the players and are not in `pots`. `stub` counts the cards left to deal, `down` the board cards that lie face down.
    """

    n: int
    seats: tuple[int, ...]
    variant: str
    rulebook: str
    phase: str
    due: str
    legal: Legal | None
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pots: tuple[PotView, ...]
    live: tuple[int, ...]
    tabled: tuple[int, ...]
    declared: tuple[int, ...]
    stub: int
    down: int


def public(st: State) -> PublicView:
    """The table as it stands."""
    piles, setup = st.piles, st.setup
    return PublicView(
        st.n, tuple(setup.seats), setup.variant, st.book.name, st.phase, who(st), legal(st),
        tuple(st.chips.stack[1:]), tuple(st.bets_in_front()),
        tuple([PotView(chips, tuple(players)) for chips, players in inside.pots(st)]),
        tuple(st.players()), tuple(sorted(st.tabled)), tuple(sorted(st.declared)),
        len(piles.pile[STUB]), len(piles.down),
    )  # fmt: skip
