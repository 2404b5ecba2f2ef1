"""What is known of a mistake, read off the table. Facts only: which rule they fall under is said elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(slots=True)
class StreetFacts:
    """A street that did not come as it should.

    `burns` are the cards burned for it so far (ids, oldest first) and `burns_due` how many there should be; `up` and
    `down` the board cards that lie for it, `count` how many there should be; `order` all of these as they left the
    stub. `burn_ahead`: so many burns of the next street were due before these cards (H4). `premature`: the betting before it was open. `actions` and `actors` count what was done on it since. `next_out`: the street after it lies there, `more`: a street is still to
    come. `ahead`:
    the dealer has gone on and burned for the street after it as well, and turned `further`.
    """

    street: int
    count: int
    premature: bool
    burns: tuple[int, ...] = ()
    new_burns: int = 0
    burns_due: int = 1
    burn_ahead: int = 0
    up: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    actions: int = 0
    actors: int = 0
    next_out: bool = False
    more: bool = True
    ahead: bool = False
    further: tuple[int, ...] = ()
    shuffled: bool = False
    shuffle_skipped: bool = False

    @property
    def cards(self) -> int:
        """How many board cards lie for the street, turned or not."""
        return len(self.up) + len(self.down)


@dataclass(slots=True)
class Slip:
    """One thing that went wrong in the deal.

    `kind`: exposed, extra, boxed, misplaced (to a seat that was not due). `place` is how many cards had left the deck
    before it; `owner` whom a misplaced card belongs to. `known`: somebody saw the face, `replacement`: it replaced an exposed card. `late`: nobody noticed at first,
    `noticed`: it has been by now. `cured`: its remedy is done.
    """

    kind: str
    card: int
    player: int
    place: int
    known: bool = False
    owner: int = 0
    replacement: bool = False
    late: bool = False
    noticed: bool = True
    cured: bool = False

    def copy(self) -> Slip:
        """An independent copy."""
        return replace(self)


@dataclass(slots=True)
class DealFacts:
    """The deal as it stands: the slips that have been noticed, and what decides whether it can still be undone."""

    slips: list[Slip]
    players: int
    sealed: bool  # the cut-off for misdeals has passed (RULES 0.3)
    acted: frozenset[int] = field(default_factory=frozenset)
    counts: dict[int, int] = field(default_factory=dict)  # hole cards in front of each live player
    complete: bool = False
    pitched_on: bool = False  # a card has left the deck since the first misplaced one
