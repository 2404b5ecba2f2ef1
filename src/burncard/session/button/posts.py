"""Which blinds a hand takes, from whom.

A `Post` is one blind of one seat. It is *in position* when it opens the betting from a blind's seat; a newcomer's post
and a blind put up on the button are not, and do not move the first turn to act. A dead small blind goes to the pot.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from burncard.session.button.systems import ButtonSystem, Positions


class Blind(StrEnum):
    """The three things a player can post."""

    SMALL = "small"
    BIG = "big"
    DEAD_SMALL = "dead-small"


@dataclass(frozen=True, slots=True)
class Post:
    """One blind of one seat, before anybody looks at a stack."""

    seat: int
    blind: Blind
    in_position: bool = True


# (seat, blind): what a seat has posted since it last had the button.
Progress = frozenset[tuple[int, Blind]]


def blinds_due(
    system: ButtonSystem, at: Positions, order: tuple[int, ...], progress: Progress, buyer: int | None = None
) -> tuple[Post, ...]:
    """The blinds of the seats in `order` at these positions; `buyer` alone posts when he buys the button."""
    if buyer is not None:
        return (Post(buyer, Blind.BIG), Post(buyer, Blind.DEAD_SMALL))
    if system is ButtonSystem.MOVING and not at.heads_up:
        return _moving(at, progress)
    small = (Post(at.small, Blind.SMALL),) if at.small in order else ()
    return (*small, Post(at.big, Blind.BIG))


def _moving(at: Positions, progress: Progress) -> tuple[Post, ...]:
    """Who is moved past a blind posts it now: the big blind from the small blind's seat, either from the button."""
    posts = [Post(at.small, Blind.SMALL if (at.small, Blind.BIG) in progress else Blind.BIG), Post(at.big, Blind.BIG)]
    if not _has(at.button, Blind.BIG, progress):
        posts.append(Post(at.button, Blind.BIG, in_position=False))
        posts.append(Post(at.button, Blind.DEAD_SMALL, in_position=False))
    elif not _has(at.button, Blind.SMALL, progress):
        posts.append(Post(at.button, Blind.SMALL, in_position=False))
    return tuple(posts)


def _has(seat: int, blind: Blind, progress: Progress) -> bool:
    return (seat, blind) in progress


def advance_progress(at: Positions, order: tuple[int, ...], posts: tuple[Post, ...], progress: Progress) -> Progress:
    """What each seat has paid of its round once these posts are made; with the button the round begins anew."""
    kept = {(seat, blind) for seat, blind in progress if seat in order}
    for post in posts:
        if post.in_position:
            kept.add((post.seat, Blind.BIG))  # who has the small blind is past the big one, also in a first hand
            if post.blind is not Blind.BIG:
                kept.add((post.seat, Blind.SMALL))
    return frozenset((seat, blind) for seat, blind in kept if seat != at.button)
