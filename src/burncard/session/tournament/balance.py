"""Several tables: when to move whom where, which table breaks, and the draw for the final table (TDA 10, 11).

Draws come from outside: whoever calls brings the drawn order.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from burncard.session.button.around import between, clockwise
from burncard.session.button.systems import Positions
from burncard.session.errors import SessionError
from burncard.session.player import Seat


def unbalanced(sizes: Mapping[int, int], most: int = 1) -> tuple[int, int] | None:
    """The table to take a player from and the one to bring him to, when two differ by more than `most`; else None."""
    if len(sizes) < 2:
        return None
    largest = max(sizes, key=lambda table: (sizes[table], -table))
    smallest = min(sizes, key=lambda table: (sizes[table], table))
    return (largest, smallest) if sizes[largest] - sizes[smallest] > most else None


def halted(sizes: Mapping[int, int], short: int = 3) -> list[int]:
    """The tables on which play halts: `short` or more players fewer than the fullest."""
    return [table for table, size in sizes.items() if max(sizes.values()) - size >= short]


def breaks(sizes: Mapping[int, int], seats: int, order: Sequence[int]) -> int | None:
    """The table that breaks now, the first of `order` still open, if the others have seats for all; else None."""
    if len(sizes) < 2 or sum(sizes.values()) > (len(sizes) - 1) * seats:
        return None
    return next((table for table in order if table in sizes), None)


def worst_seat(next_hand: Positions, last_big: int, free: Collection[int]) -> int:
    """The free seat for a player moved to balance: the one the big blind reaches first, never the small blind.

    `next_hand`: the positions that are due there without him. Raises SessionError if no seat is free.
    """
    if not free:
        raise SessionError("no_free_seat")
    line = clockwise(last_big, free)
    good = [seat for seat in line if seat != next_hand.small and not between(seat, next_hand.button, next_hand.small)]
    return (good or [seat for seat in line if seat != next_hand.small] or line)[0]


def seats_for_broken(
    players: Sequence[str], free: Mapping[int, Sequence[int]], sizes: Mapping[int, int]
) -> dict[str, Seat]:
    """Seats for the players of a broken table, in the order drawn; each goes to the table with the fewest players.

    `free`: the free seats of the other tables in the order drawn. Raises SessionError if there are too few.
    """
    if len(players) > sum(map(len, free.values())):
        raise SessionError("no_free_seat")
    left = {table: list(seats) for table, seats in free.items()}
    size = dict(sizes)
    result = {}
    for player in players:
        table = min((table for table in left if left[table]), key=lambda table: (size[table], table))
        result[player] = Seat(table, left[table].pop(0))
        size[table] += 1
    return result


def redraw(players: Sequence[str], seats: Sequence[int]) -> dict[str, int]:
    """Seats at the final table: each player the seat drawn for him. Raises SessionError unless every seat is drawn once."""
    if len(seats) != len(players) or len(set(seats)) != len(seats):
        raise SessionError("redraw", players=len(players), seats=len(set(seats)))
    return dict(zip(players, seats, strict=True))
