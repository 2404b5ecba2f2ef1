"""Going round the table. Seats are the numbers painted on the felt, 1 upwards, clockwise; nothing else is known here."""

from __future__ import annotations

from collections.abc import Collection, Iterable

# Larger than any seat number, so that a distance round the table is a remainder.
_ROUND = 1 << 20


def distance(start: int, seat: int) -> int:
    """How far `seat` lies clockwise from `start`; a seat is a whole round away from itself. Only for comparing."""
    return (seat - start) % _ROUND or _ROUND


def clockwise(start: int, seats: Iterable[int]) -> list[int]:
    """`seats` in order, the first one after `start` first; `start` itself comes last."""
    return sorted(seats, key=lambda seat: distance(start, seat))


def following(start: int, seats: Collection[int]) -> int:
    """The first of `seats` after `start`, `start` itself if there is no other. `seats` must not be empty."""
    return min(seats, key=lambda seat: distance(start, seat))


def preceding(start: int, seats: Collection[int]) -> int:
    """The last of `seats` before `start`, `start` itself if there is no other. `seats` must not be empty."""
    return min(seats, key=lambda seat: distance(seat, start))


def between(seat: int, start: int, end: int) -> bool:
    """Whether `seat` lies strictly between `start` and `end`, going clockwise. From a seat to itself is a whole round."""
    return distance(start, seat) < distance(start, end)
