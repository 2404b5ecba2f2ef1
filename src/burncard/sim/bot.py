"""A simple sensible player: good cards bet, fair cards pay a fair price, bad cards go. No bluffs, no memory.

`decide` is a pure function of what the seat may know (`Hand.view(seat)`) and of one number for its mood, so a bot
cannot look under anybody's cards and a recorded mood gives the same act again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from burncard.cards import UNKNOWN, cards
from burncard.evaluation import rank

_HIGH: Final = (0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 6, 7, 8, 10)  # what the higher card of a hand is worth, by rank
_GAP: Final = (0, 0, 1, 2, 4)  # what the ranks between two cards cost
_FAIR, _GOOD, _STRONG = 0.34, 0.6, 0.86


def decide(view: Mapping[str, Any], seat: int, mood: float = 0.5) -> str:
    """The line of player `seat` (1-based) who is due in `view`, ``"p3 cc"``; `mood` is 0 (shy) to 1 (bold)."""
    own = f"p{seat}"
    hole = cards(view["hole"].get(own, ""))
    board = cards(view["board"])
    if view["phase"] == "showdown":
        return f"{own} {_show(view, own, hole, board)}"
    return f"{own} {_bet(view, seat, strength(hole, board), mood)}"


def strength(hole: Sequence[int], board: Sequence[int]) -> float:
    """0 (hopeless) to 1 (nearly unbeatable). Cards nobody knows are left out; with fewer than two it is middling."""
    mine = [card for card in hole if card != UNKNOWN][:2]
    there = [card for card in board if card != UNKNOWN][:5]
    if len(mine) < 2 or len(set(mine + there)) < len(mine) + len(there):
        return 0.4
    return _made(tuple(sorted(mine)), tuple(sorted(there))) if len(there) >= 3 else _starting(*mine)


def _starting(one: int, two: int) -> float:
    high, low = max(one >> 2, two >> 2), min(one >> 2, two >> 2)
    points = float(_HIGH[high])
    if high == low:
        points = max(5, 2 * points)
    else:
        if one & 3 == two & 3:
            points += 2
        points -= _GAP[min(high - low - 1, 4)] if high - low > 1 else 0
        if high - low <= 2 and high < 10:
            points += 1
    return max(0.0, min(1.0, (points + 1) / 16))


@lru_cache(maxsize=2048)
def _made(mine: tuple[int, ...], there: tuple[int, ...]) -> float:
    """The share of all other hands of two that this one beats now (a tie counts half), drawing hands a little more."""
    own = rank(mine + there)
    free = [card for card in range(52) if card not in mine and card not in there]
    beaten = hands = 0
    for at, one in enumerate(free):
        for two in free[at + 1 :: 2]:  # every second one is plenty
            other = rank((one, two, *there))
            beaten += 2 * (own > other) + (own == other)
            hands += 2
    draw = 0.0
    if len(there) < 5:
        suits = [card & 3 for card in (*mine, *there)]
        draw = 0.12 if max(suits.count(suit) for suit in range(4)) == 4 else 0.0
    share: float = (beaten / hands) ** 1.6
    return min(1.0, share + draw)


def _bet(view: Mapping[str, Any], seat: int, worth: float, mood: float) -> str:
    price, pot = view["to_call"], _pot(view)
    worth += (mood - 0.5) * 0.12
    if not price:
        if view["can_raise"] and worth > _GOOD + 0.1:
            return f"cbr {_size(view, seat, pot, 0.6)}"
        return "cc"
    odds = price / (pot + price)
    share = price / max(1, int(view["stacks"][seat - 1]))  # of what is left
    if view["can_raise"] and worth > max(_STRONG, odds + 0.5) and share < 0.25:
        return f"cbr {_size(view, seat, pot + price, 0.7)}"
    # A price that is small beside pot and stack is paid with a fair hand, a large one only with a good one.
    if worth >= max(_FAIR, odds * 1.15, min(0.88, 0.3 + 0.8 * share)):
        return "cc"
    return "f"


def _pot(view: Mapping[str, Any]) -> int:
    pots: list[int] = [amount for amount, _ in view["pots"]]
    bets: list[int] = view["bets"]
    return sum(pots) + sum(bets)


def _size(view: Mapping[str, Any], seat: int, pot: int, share: float) -> int:
    wanted = int(view["bets"][seat - 1]) + int(view["to_call"]) + int(pot * share)
    return max(int(view["min_to"]), min(int(view["max_to"]), wanted))


def _show(view: Mapping[str, Any], own: str, hole: Sequence[int], board: Sequence[int]) -> str:
    """Tables a hand that may win something, throws away one that a tabled hand beats."""
    others = [cards(view["hole"].get(player, "")) for player in view["tabled"] if player != own]
    known = [hand for hand in others if len(hand) == 2 and UNKNOWN not in hand]
    faces = [*hole, *board]
    if len(board) < 5 or len(hole) != 2 or UNKNOWN in faces:
        return "sm -"
    mine = rank(faces)
    if view.get("all_in") or not known or all(rank([*hand, *board]) <= mine for hand in known) or len(view["pots"]) > 1:
        return "sm -"
    return "sm"
