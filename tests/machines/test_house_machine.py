"""The clumsy dealer under generated house rules: no book can lose a card, leave the hand stuck, or end without a way on."""

from __future__ import annotations

import os
import random

import pytest
from clumsy import clumsily, floor, header, legally, properly
from houses import house_book
from invariants import cards_in_one_pile, chips_are_kept, ends, has_a_way_on

from burncard import Hand
from burncard.errors import BurncardError

HANDS = 4000 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 25
LINES = 60


def play(seed: int) -> Hand:
    """A hand of a clumsy dealer under a house book, everything following from the seed."""
    pick = random.Random(seed).choice
    made = header(pick)
    made["rulebook"] = house_book(pick)
    hand = Hand(**made)
    for _ in range(LINES):
        if not hand.due.who:
            break
        way = pick((properly, properly, properly, legally, legally, clumsily, clumsily, floor))
        try:
            hand.do(way(pick, hand))
        except BurncardError:
            continue
        cards_in_one_pile(hand)
        chips_are_kept(hand)
        has_a_way_on(hand, hand.digest())
    return hand


@pytest.mark.parametrize("batch", range(8))
def test_no_house_book_can_break_a_hand(batch: int) -> None:
    for number in range(HANDS):
        seed = batch * 1_000_000 + number
        try:
            ends(play(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
