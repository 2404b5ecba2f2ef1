"""What is agreed before the first card: players, stacks, forced bets, betting structure. Checked here, once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from burncard.errors import LineError
from burncard.game.options import VALUES
from burncard.game.structures import structures

MOST_PLAYERS = 22  # 2n + 8 <= 52: two cards each, three burns, five board cards

_INT = frozenset({int})
_PLAIN = frozenset({int, type(None)})


def _whole(name: str, values: Sequence[object], least: int | None = 0) -> tuple[int, ...]:
    if {*map(type, values)} <= _INT and (least is None or not values or min(values) >= least):  # type: ignore[operator, type-var]
        return tuple(values)  # type: ignore[arg-type]
    out: list[int] = []
    for at, value in enumerate(values, 1):
        if isinstance(value, bool) or not isinstance(value, int):
            raise LineError("not_whole", field=name, at=at, value=repr(value))
        if least is not None and value < least:
            raise LineError("too_low", field=name, at=at, value=value, least=least)
        out.append(value)
    return tuple(out)


@dataclass(frozen=True, slots=True)
class Setup:
    """One hand's agreement; all lists are p1 first (p1 is dealt first, the last player has the button), in chips.

    ``blinds[i]`` is what player i+1 posts: a blind, a straddle (more than ``min_bet``), or, negative, a post that buys a
    new player in without making him a blind. ``antes[i]`` is his ante; what he pays beyond the least ante of the table is
    dead money (a single payer's ante, a missed small blind). ``start`` is the first street with betting, ``first`` the
    player who acts first pre-flop, 0 for the one left of the last blind, ``dead`` what each posts dead on top. ``straddle_raise`` is what the table has
    agreed on the least raise over a straddle (``straddle`` or ``big_blind``), empty where the book's answer holds (A8).
    """

    stacks: tuple[int, ...]
    blinds: tuple[int, ...]
    antes: tuple[int, ...]
    variant: str
    min_bet: int
    big_bet: int
    seats: tuple[int, ...]
    all_in: str
    start: str = "preflop"
    first: int = 0
    dead: tuple[int, ...] = ()
    straddle_raise: str = ""

    @property
    def n(self) -> int:
        """How many players are dealt in."""
        return len(self.stacks)


def agree(
    stacks: Sequence[int],
    blinds: Sequence[int],
    *,
    antes: Sequence[int] | None = None,
    min_bet: int | None = None,
    small_bet: int | None = None,
    big_bet: int | None = None,
    variant: str = "NT",
    seats: Sequence[int] | None = None,
    all_in: str = "showdown",
    start: str = "preflop",
    first: int = 0,
    dead: Sequence[int] | None = None,
    straddle_raise: str = "",
) -> Setup:
    """Check everything and return a Setup. Blinds and antes come as PHH writes them (heads-up the small blind first).

    Missing blinds, antes and dead money at the end are 0 (heads-up all three are written the small blind's first); `min_bet` defaults to the largest blind up to two players from the
    button's left. Raises LineError naming the field, what was read and what would be right.
    """
    numbers = (min_bet, small_bet, big_bet, first)
    rows = [tuple(row) if row is not None else None for row in (stacks, blinds, antes, dead, seats)]
    kinds = {type(number) for number in numbers}.union(*[map(type, row) for row in rows if row is not None])
    plain = kinds <= _PLAIN
    return (_agree if plain else _agree.__wrapped__)(*rows, *numbers, variant, all_in, start, straddle_raise)


def _one_a_player(name: str, values: Sequence[object], n: int, least: int | None = 0) -> tuple[int, ...]:
    """A list of chips, p1 first; what is missing at its end is 0, and heads-up it was written the other way round."""
    row = _whole(name, values, least)
    if len(row) > n:
        raise LineError("too_many", field=name, count=len(row), n=n)
    row += (0,) * (n - len(row))
    return row[::-1] if n == 2 else row


def _limits(
    variant: str, usual: int, min_bet: int | None, small_bet: int | None, big_bet: int | None
) -> tuple[int, int]:
    """The least bet and the larger of two limits, the same where the structure has no limits; `usual` is the least bet
    where none was agreed."""
    if structures()[variant].limits != "none":
        if small_bet is None or big_bet is None:
            raise LineError("limits_missing", variant=variant)
        name, least, most = "small_bet", small_bet, big_bet
    else:
        if small_bet is not None or big_bet is not None:
            raise LineError("limits_unused", variant=variant)
        least = usual if min_bet is None else min_bet
        name, most = "min_bet", least
    _whole(name, [least], 1)
    _whole("big_bet", [most], 1)
    if most < least:
        raise LineError("limits_order", small=least, big=most)
    return least, most


@lru_cache(maxsize=256)
def _agree(
    stacks: tuple[int, ...],
    blinds: tuple[int, ...],
    antes: tuple[int, ...] | None,
    dead: tuple[int, ...] | None,
    seats: tuple[int, ...] | None,
    min_bet: int | None,
    small_bet: int | None,
    big_bet: int | None,
    first: int,
    variant: str,
    all_in: str,
    start: str,
    straddle_raise: str,
) -> Setup:
    """Checked once for equal agreements; only plain whole numbers are looked up, so that 200.0 never passes for 200."""
    money = _whole("starting_stacks", stacks, 1)
    n = len(money)
    if not 2 <= n <= MOST_PLAYERS:
        raise LineError("players", n=n, most=MOST_PLAYERS)
    if variant not in structures():
        raise LineError("variant", value=variant, known=", ".join(structures()))
    forced = _one_a_player("blinds_or_straddles", blinds, n, None)
    ante, lost = _one_a_player("antes", antes or (), n), _one_a_player("dead", dead or (), n)
    usual = max(*map(abs, forced[:2]), 0) or max(ante) or 1
    least, most = _limits(variant, usual, min_bet, small_bet, big_bet)
    places = _whole("seats", seats, 1) if seats is not None else tuple(range(1, n + 1))
    if len(places) != n or len(set(places)) != n:
        raise LineError("seats", count=len(places), n=n)
    if all_in not in ("showdown", "tabled"):
        raise LineError("all_in", value=all_in)
    if start not in ("preflop", "flop"):
        raise LineError("start", value=start)
    if not 0 <= first <= n:
        raise LineError("first", value=first, n=n)
    if straddle_raise and straddle_raise not in VALUES["straddle_raise"]:
        raise LineError("straddle_raise", value=straddle_raise)
    return Setup(money, forced, ante, variant, least, most, places, all_in, start, first, lost, straddle_raise)
