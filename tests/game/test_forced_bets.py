"""Blinds, antes, posts and straddles: who posts what, who acts first, what a call costs, where dead money lies."""

from __future__ import annotations

from typing import Any

import pytest

from burncard import Hand


def dealt(stacks: list[int], blinds: list[int], **rest: Any) -> Hand:
    hand = Hand(stacks, blinds, deck="", **rest)
    hand.do("d deal")
    return hand


def facing(hand: Hand) -> tuple[str, int, int, int]:
    """Who is due, his price, least and most to raise to."""
    legal = hand.legal
    assert legal is not None
    return hand.due.who, legal.to_call, legal.min_to, legal.max_to


# stacks, blinds, the rest of the header; then stacks after posting, who acts, price, least, most
TABLES = {
    "two blinds": ([100] * 4, [1, 2], {}, [99, 98, 100, 100], ("p3", 2, 4, 100)),
    "heads-up: the button posts the small one and acts first": ([100, 100], [1, 2], {}, [98, 99], ("p2", 1, 4, 100)),
    "one blind": ([100] * 3, [2], {}, [98, 100, 100], ("p2", 2, 4, 100)),
    "one blind, heads-up: left of the button": ([100, 100], [0, 2], {}, [98, 100], ("p2", 2, 4, 100)),
    "three blinds": ([100] * 5, [1, 2, 4], {"min_bet": 4}, [99, 98, 96, 100, 100], ("p4", 4, 8, 100)),
    "two big blinds": ([100] * 4, [2, 2], {}, [98, 98, 100, 100], ("p3", 2, 4, 100)),
    "a blind on the button": ([100] * 4, [1, 2, 0, 2], {}, [99, 98, 100, 98], ("p3", 2, 4, 100)),
    "antes only": ([100] * 3, [], {"antes": [3] * 3, "min_bet": 6}, [97] * 3, ("p1", 0, 6, 97)),
    "blinds and antes": ([100] * 3, [5, 10], {"antes": [1] * 3}, [94, 89, 99], ("p3", 10, 20, 99)),
    "big-blind ante": ([100] * 3, [5, 10], {"antes": [0, 10, 0]}, [95, 80, 100], ("p3", 10, 20, 100)),
    "button ante": ([100] * 3, [5, 10], {"antes": [0, 0, 10]}, [95, 90, 90], ("p3", 10, 20, 90)),
    "straddle": ([100] * 4, [1, 2, 4], {"min_bet": 2}, [99, 98, 96, 100], ("p4", 4, 8, 100)),
    "straddle, raised by the big blind": (
        [100] * 4, [1, 2, 4], {"min_bet": 2, "straddle_raise": "big_blind"}, [99, 98, 96, 100], ("p4", 4, 6, 100),
    ),
    "short small blind": ([1, 100, 100], [5, 10], {}, [0, 90, 100], ("p3", 10, 20, 100)),
    "short big blind: price and least raise stay": ([100, 4, 100], [5, 10], {}, [95, 0, 100], ("p3", 10, 20, 100)),
    "short ante": ([100, 100, 2], [5, 10], {"antes": [3] * 3}, [92, 87, 0], ("p1", 5, 20, 97)),
    "big blind short of blind and ante: the blind first": (
        [100, 12, 100], [5, 10], {"antes": [0, 10, 0]}, [95, 0, 100], ("p3", 10, 20, 100),
    ),
    "a newcomer's post": ([100] * 5, [1, 2, 0, 0, -2], {}, [99, 98, 100, 100, 98], ("p3", 2, 4, 100)),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_posting(name: str) -> None:
    stacks, blinds, rest, behind, due = TABLES[name]
    hand = dealt(stacks, blinds, **rest)
    assert hand.stacks == behind
    assert facing(hand) == due


@pytest.mark.parametrize(("blinds", "antes"), [([5, 10], [0, 10, 0]), ([5, 10], [0, 0, 10])])
def test_a_single_payers_ante_is_dead_money_in_the_main_pot(blinds: list[int], antes: list[int]) -> None:
    hand = dealt([100, 100, 100], blinds, antes=antes)
    for line in ("p3 cc", "p1 cc", "p2 cc"):
        hand.do(line)
    assert hand.pots() == [(40, [1, 2, 3])]


def test_a_short_ante_contests_the_matched_part_of_each() -> None:
    hand = dealt([100, 100, 2], [5, 10], antes=[3, 3, 3])
    for line in ("p1 cc", "p2 cc"):
        hand.do(line)
    assert hand.pots() == [(6, [1, 2, 3]), (22, [1, 2])]  # 2 of each ante; 1 + 1 over it, and the bets


def test_a_big_blind_all_in_for_less_than_the_small_one_asks_nobody_heads_up() -> None:
    hand = dealt([3, 100], [5, 10])  # p1 is the big blind, all-in for 3; p2 has 5 in front
    assert hand.due.who == "d"
    assert hand.phase == "preflop"


def test_a_straddle_acts_last_and_has_the_option() -> None:
    hand = dealt([100] * 4, [1, 2, 4], min_bet=2)
    for line in ("p4 cc", "p1 cc", "p2 cc"):
        hand.do(line)
    assert facing(hand) == ("p3", 0, 8, 100)


def test_a_newcomers_post_counts_towards_the_call() -> None:
    hand = dealt([100] * 5, [1, 2, 0, 0, -2])
    hand.do("p3 f")
    hand.do("p4 f")
    assert facing(hand)[:2] == ("p5", 0)


def test_heads_up_the_big_blind_acts_first_after_the_flop() -> None:
    hand = dealt([100, 100], [1, 2])
    for line in ("p2 cc", "p1 cc", "d go *"):
        hand.do(line)
    assert hand.due.who == "p1"


def test_a_bomb_pot_has_no_betting_before_the_flop() -> None:
    hand = dealt([100] * 3, [], antes=[5] * 3, min_bet=10, start="flop")
    assert hand.due.who == "d"
    hand.do("d go *")
    assert (hand.phase, *facing(hand)) == ("flop", "p1", 0, 10, 95)
