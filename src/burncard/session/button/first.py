"""Where the button starts (RULES A2): by high card, at the lowest seat, or before the dealer."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from burncard.cards import UNKNOWN, text
from burncard.session.errors import SessionError


def by_high_card(draws: Mapping[int, int]) -> int:
    """The seat that drew the highest card; suits break ties, spades first, then hearts, diamonds, clubs.

    `draws`: seat to face. Raises SessionError for no card, an unknown one, or one drawn twice.
    """
    if not draws:
        raise SessionError("no_draw")
    seen: dict[int, int] = {}
    for seat, face in draws.items():
        if face == UNKNOWN:
            raise SessionError("draw_unknown", seat=seat)
        if face in seen:
            raise SessionError("draw_twice", card=text(face), a=seen[face], b=seat)
        seen[face] = seat
    return max(draws, key=lambda seat: draws[seat])


def lowest_seat(seats: Collection[int]) -> int:
    """The first seat clockwise from the dealer. Raises SessionError for an empty table."""
    if not seats:
        raise SessionError("too_few_players", n=0)
    return min(seats)


def before_dealer(seats: Collection[int]) -> int:
    """The last seat before the dealer, so that seat 1 has the small blind (WSOP 85). Raises SessionError if empty."""
    if not seats:
        raise SessionError("too_few_players", n=0)
    return max(seats)
