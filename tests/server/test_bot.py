"""The bot: legal acts only, from what its seat may know and nothing else."""

from __future__ import annotations

import random

import pytest

from burncard import Hand
from burncard.cards import DECK, cards
from burncard.sim import decide
from burncard.sim.bot import strength


def shuffled(chance: random.Random) -> list[int]:
    deck = list(DECK)
    chance.shuffle(deck)
    return deck


@pytest.mark.parametrize(("variant", "players"), [("NT", 2), ("NT", 6), ("PT", 5), ("FT", 9)])
def test_every_hand_of_bots_ends_and_nothing_is_refused(variant: str, players: int) -> None:
    chance = random.Random(players)
    limit = {"small_bet": 2, "big_bet": 4} if variant == "FT" else {"min_bet": 2}
    for _ in range(15):
        stacks = [chance.choice([3, 40, 200]) for _ in range(players)]
        hand = Hand(stacks, [1, 2], variant=variant, deck=shuffled(chance), **limit)
        hand.do("d deal")
        for _ in range(400):
            due = hand.due.who
            if not due:
                break
            hand.do("d go *" if due == "d" else decide(hand.view(int(due[1:])), int(due[1:]), chance.random()))
        assert hand.phase == "done"
        assert sum(hand.stacks) == sum(stacks)


def test_a_bot_cannot_look_under_other_cards() -> None:
    chance = random.Random(5)
    for _ in range(20):
        deck = shuffled(chance)
        own, others = [deck[2], deck[8]], [card for at, card in enumerate(deck) if at not in (2, 8)]
        chance.shuffle(others)
        other = [*others[:2], own[0], *others[2:7], own[1], *others[7:]]
        acts = set()
        for order in (deck, other):
            hand = Hand([200] * 6, [1, 2], min_bet=2, deck=order)
            hand.do("d deal")
            acts.add(decide(hand.view(3), 3, 0.5))
        assert len(acts) == 1, "the same two cards, the same act, whatever lies elsewhere"


def test_better_cards_are_worth_more() -> None:
    flop = cards("As 7d 2c")
    order = [strength(cards(hole), flop) for hole in ("9h 4h", "7h 6h", "Ah Kd", "7s 7c")]
    assert order == sorted(order)
    assert strength(cards("As Ah"), []) > strength(cards("Ks Qs"), []) > strength(cards("7d 2c"), [])
    assert strength(cards("?? ??"), flop) == 0.4, "cards nobody knows are middling"
