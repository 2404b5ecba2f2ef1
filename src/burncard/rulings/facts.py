"""What is known of an irregularity, read off the table. Facts only: which rule they fall under is said elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class StreetFacts:
    """A street that did not come as it should.

    `burns` are the cards that serve it as burns (ids, oldest first), `burns_due` how many there should be, `first` how
    many of them were made before its cards, `new_burns` how many irregularly; `up` and `down` the board cards that lie
    for it, `count` how many there should be. `premature`: the betting before it was open. `actions` and `actors` count
    what was done on it since. `next_out`: the street after it lies there and somebody could have acted between,
    `burn_to_come`: a later street still owes its burn. `ahead`: the dealer has gone on and burned for the street after it as well, and
    turned `further` (`further_up`: one of them lies face up). `order` are the cards whose order is certain, as they left the stub, `places` where each of them
    belongs: (street, whether it is a burn), `lying` where it lies; what has no place is one too many. `backable` may go
    back on top, since nothing that left the stub later stays out; `shuffle_due`: a shuffle comes before the street, `shuffle_skipped`: one was due and was left out. `unsure`: the
    burns can no longer be told apart; `set_aside`: a card of it lies aside already.
    """

    street: int
    count: int
    premature: bool = False
    burns: tuple[int, ...] = ()
    new_burns: int = 0
    burns_due: int = 1
    first: int = 0
    up: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    places: tuple[tuple[int, bool], ...] = ()
    lying: tuple[tuple[int, bool], ...] = ()
    backable: frozenset[int] = frozenset()
    actions: int = 0
    actors: int = 0
    next_out: bool = False
    burn_to_come: bool = True
    ahead: bool = False
    further: tuple[int, ...] = ()
    further_up: bool = False
    shuffle_due: bool = False
    shuffle_skipped: bool = False
    unsure: bool = False
    set_aside: bool = False

    @property
    def cards(self) -> int:
        """How many board cards lie for the street, turned or not."""
        return len(self.up) + len(self.down)

    @property
    def sealed(self) -> bool:
        """Whether an early street can no longer be taken back: two have acted on it, or the next one lies (H4.9)."""
        return self.next_out or (self.actors >= 2 and bool(self.cards))


@dataclass(slots=True)
class Slip:
    """One thing that went wrong in the deal.

    `kind`: exposed, extra, boxed, misplaced (to a seat that was not due). `place` is how many cards had left the deck
    before it; `owner` whom a misplaced card belongs to. `known`: somebody saw the face, `replacement`: it replaced an
    exposed card. `late`: nobody noticed at first, `noticed`: it has been by now. `remedy`: what was ruled; `cured`: it
    is done.
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
    remedy: str = ""
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
    uncertain: frozenset[int] = field(default_factory=frozenset)  # cards whose place in the stub is lost
    boxed_before: int = 0  # boxed cards that came up outside the deal
