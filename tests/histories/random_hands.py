"""Hands of our own: the referee deals a shuffled deck, players act at random, and what happened is told as PHH."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from burncard.script.decks import shuffled
from burncard.script.hand import Hand

ACTS = ("f", "cc", "cc", "cc", "least", "some", "most")


STACKS = (1, 3, 7, 40, 100, 100, 200, 333)


def random_hand(draw: Random, number: int = 1, stacks_of: Sequence[int] = STACKS) -> str:
    """One hand of 2 to 6 players as PHH: short stacks, antes, straddles, folds, side pots, all-ins among them."""
    n = draw.randint(2, 6)
    stacks = [draw.choice(stacks_of) for _ in range(n)]
    antes = [draw.choice((0, 0, 0, 1))] * n
    blinds = [1, 2, *[4 if at == 2 and draw.random() < 0.2 else 0 for at in range(2, n)]]
    deck = shuffled(f"own {draw.randrange(1 << 40)}")
    hand = Hand(stacks, blinds, antes=antes, min_bet=2, straddle_raise="big_blind", deck=deck)
    while len(hand.snapshot()["hole"]) < n or any(len(cards) < 5 for cards in hand.snapshot()["hole"].values()):
        hand.do("d go")
    hole = {who: cards.replace(" ", "") for who, cards in hand.snapshot()["hole"].items()}
    acts = [f"d dh p{at} {hole[f'p{at}']}" for at in range(1, n + 1)]
    board = 0
    while who := hand.due.who:
        if who == "d":
            hand.do("d go")
            shown = hand.snapshot()["board"].replace(" ", "")
            acts += [f"d db {shown[board:]}"] if len(shown) > board else []
            board = len(shown)
            continue
        act = _act(draw, hand.view(int(who[1:])))
        hand.do(f"{who} {act}")
        acts.append(f"{who} sm {hole[who]}" if act == "sm -" else f"{who} {act}")
    rows = {
        "variant": "NT",
        "antes": antes,
        "blinds_or_straddles": blinds,
        "min_bet": 2,
        "starting_stacks": stacks,
        "actions": acts,
        "hand": number,
        "players": [f"Player {chr(65 + draw.randrange(26))}{at}" for at in range(1, n + 1)],
        "seats": list(range(1, n + 1)),
        "finishing_stacks": hand.stacks,
    }
    return "\n".join([f"{name} = {value!r}" for name, value in rows.items()]) + "\n"


def _act(draw: Random, view: dict[str, Any]) -> str:
    """A line without its player. Nobody folds for nothing, and everybody who is asked tables the hand."""
    if view["to_call"] is None:
        return "sm -"
    act = draw.choice(ACTS)
    if act == "f":
        return "f" if view["to_call"] else "cc"
    if act == "cc" or not view["can_raise"]:
        return "cc"
    low, high = view["min_to"], view["max_to"]
    return f"cbr {high if act == 'most' or low >= high else low if act == 'least' else draw.randint(low, high)}"
