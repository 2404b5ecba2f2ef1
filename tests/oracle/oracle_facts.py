"""What has happened in a hand, and nothing else: no step that is due is ever written down (docs/rules, part 0)."""

from __future__ import annotations

from dataclasses import dataclass, field

SIZE = {1: 3, 2: 1, 3: 1}
"""How many board cards each street has: 1 the flop, 2 the turn, 3 the river. Round 0 is the betting before the flop."""


class Beyond(Exception):
    """Something that the oracle does not model."""


@dataclass
class Street:
    burns: list[str] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)
    down: set[str] = field(default_factory=set)
    late: bool = False
    """Nobody has noticed what is wrong with it."""
    ahead: bool = False
    """Its card came early after a burn and was set aside for the river (H4): the next burn is its, too."""
    owes_at: int = 0
    """The street before which a missing burn of this one is made up (H7.4, K18)."""
    settled: bool = False
    """Accepted by all, and bet on or run out: what comes now is the next street's."""
    packet: list[str] = field(default_factory=list)
    """Cards of a scramble, once they are mixed: the first is drawn (H2, H7.2)."""
    scrambling: str = ""
    """``burn``: the drawn card is this street's burn; ``next``: it waits for the next street."""
    mixed: bool = False
    cured: bool = False
    """A scramble has put it right: its burns are no matter any more."""

    def turned(self) -> list[str]:
        return [card for card in self.laid if card not in self.down]


@dataclass
class Round:
    """A betting round. `acts` are (player, kind, chips put in)."""

    bets: list[int]
    level: int
    full: int
    pending: list[int] = field(default_factory=list)
    acts: list[tuple[int, str, int]] = field(default_factory=list)
    at: dict[int, int] = field(default_factory=dict)
    """The level each player last acted at."""
    folded: list[int] = field(default_factory=list)
    could_act: bool = False
    cut: bool = False
    """Passed over, and nobody noticed."""
    done: bool = False
    last_raiser: int = -1
    missed: set[int] = field(default_factory=set)
    """Players who were passed over for good (H4.9)."""

    def actors(self) -> int:
        return len({player for player, _, _ in self.acts})


@dataclass
class Slip:
    """A hole card that went wrong: ``exposed``, ``extra``, ``slide`` (goes to `owner`), ``double``, ``skip``, ``start`` or ``stray``."""

    kind: str
    card: str
    seat: int
    owner: int = -1
    late: bool = False
    found_late: bool = False
    seen: bool = False
    done: bool = False
    number: int = -1
    """The how-manieth card off the deck it was, from 0."""


@dataclass
class Facts:
    n: int
    stacks: list[int]
    posts: list[int]
    big: int
    stub: list[str]
    hole: list[list[str]] = field(default_factory=list)
    burns: list[str] = field(default_factory=list)
    pending_burn: str = ""
    aside: dict[str, int] = field(default_factory=dict)
    """Card -> the street before which it is shuffled in; 9: with the next shuffle, if there is one."""
    muck: list[str] = field(default_factory=list)
    scrap: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    left: list[str] = field(default_factory=list)
    """The cards out of the deck, in the order in which they left it since the last shuffle."""
    streets: dict[int, Street] = field(default_factory=lambda: {s: Street() for s in SIZE})
    rounds: dict[int, Round] = field(default_factory=dict)
    slips: list[Slip] = field(default_factory=list)
    notices: list[object] = field(default_factory=list)
    """What nobody has noticed, oldest first."""
    strays: list[tuple[str, str]] = field(default_factory=list)
    """(card, where it lies: ``board`` or with the burns) of cards moved where nothing was due."""
    pitched: int = 0
    first: int = 0
    last_served: int = -1
    complete: bool = False
    live: list[bool] = field(default_factory=list)
    shown: set[int] = field(default_factory=set)
    mucked: set[int] = field(default_factory=set)
    misdeal: bool = False
    over: bool = False
    open_flop: bool = False
    """No betting before the flop (a bomb pot)."""

    def board(self) -> list[str]:
        return [card for s in SIZE for card in self.streets[s].laid]

    def acts(self) -> list[tuple[int, str, int]]:
        return [act for r in sorted(self.rounds) for act in self.rounds[r].acts]

    def living(self) -> list[int]:
        return [p for p in range(self.n) if self.live[p]]
