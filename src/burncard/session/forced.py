"""From a line-up and stakes to the lists a Hand is made of: blinds and antes, p1 first."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from burncard.session.button.lineup import Lineup
from burncard.session.button.posts import Blind
from burncard.session.stakes import AnteKind, Stakes


@dataclass(frozen=True, slots=True)
class Forced:
    """What each player of a hand puts in before the cards, p1 first; heads-up the small blind first, as PHH has it.

    A blind below 0 is a post that is live but no blind's. What an ante has above the least of them goes to the pot and
    buys no call: one payer's ante, or a small blind posted dead.
    """

    blinds: tuple[int, ...]
    antes: tuple[int, ...]


def forced(lineup: Lineup, stakes: Stakes, *, straddle: int | None = None, bomb: int = 0) -> Forced:
    """The forced bets of a hand. `straddle`: the seat that puts up twice the big blind; `bomb`: each player's ante in a
    bomb pot, which has no blinds."""
    blinds = dict.fromkeys(lineup.order, 0)
    antes = dict.fromkeys(lineup.order, bomb)
    if not bomb:
        for seat in _ante_seats(lineup, stakes):
            antes[seat] = stakes.ante
        for post in lineup.posts:
            if post.blind is Blind.DEAD_SMALL:
                antes[post.seat] += stakes.small
            else:
                amount = stakes.big if post.blind is Blind.BIG else stakes.small
                blinds[post.seat] = amount if post.in_position else -amount
        if straddle is not None:
            blinds[straddle] = 2 * stakes.big
    lists = [tuple(amounts[seat] for seat in lineup.order) for amounts in (blinds, antes)]
    if len(lineup.order) == 2:
        lists = [amounts[::-1] for amounts in lists]
    return Forced(*lists)


def _ante_seats(lineup: Lineup, stakes: Stakes) -> Collection[int]:
    if not stakes.ante:
        return ()
    if stakes.ante_kind is AnteKind.ALL:
        return lineup.order
    if stakes.ante_kind is AnteKind.BIG_BLIND:
        return (lineup.positions.big,)
    return () if lineup.button_seat is None else (lineup.button_seat,)


def straddler(lineup: Lineup, kind: str, wants: Collection[int]) -> int | None:
    """The seat that straddles: left of the big blind, or on the button; three players at least. None if nobody does."""
    if len(lineup.order) < 3 or lineup.positions.big not in lineup.order:
        return None
    if kind == "button":
        seat = lineup.button_seat
    else:
        at = lineup.order.index(lineup.positions.big)
        seat = lineup.order[(at + 1) % len(lineup.order)]
    return seat if kind != "no" and seat in wants else None
