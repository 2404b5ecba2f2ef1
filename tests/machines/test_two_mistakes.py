"""Where mistakes meet: a dealer who is right until he errs two or three times, at once or one after the other, under
every book, heads-up to 22 players."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from clumsy import clumsily, header, legally, properly, strangely
from invariants import (
    cards_in_one_pile,
    chips_are_kept,
    ends,
    has_a_way_on,
    nobody_bets_on_a_known_card,
    plan_goes_on,
    rebuilds,
)

from burncard import Hand
from burncard.errors import BurncardError

HANDS = 30
LINES = 45


def play(seed: int, check: Callable[[Hand], None]) -> Hand:
    """A hand with up to three mistakes, everything following from the seed; `check` is asked after each line."""
    pick = random.Random(seed).choice
    made = header(pick)
    hand = Hand(**made)
    left = pick((2, 2, 3))
    for _ in range(LINES):
        if not hand.due.who:
            break
        err = left and pick((False, False, False, True))
        line = _mistake(pick, hand) if err else pick((properly, legally))(pick, hand)
        if not err and pick((False, False, True)):
            line = "fl notice" if any(not one.noticed for one in hand.state.irregularities) else line
        before = len(hand.state.irregularities)
        try:
            hand.do(line)
        except BurncardError:
            continue
        left -= min(left, len(hand.state.irregularities) > before)
        check(hand)
    return hand


def _mistake(pick: Any, hand: Hand) -> str:
    return str(pick((clumsily, clumsily, clumsily, strangely))(pick, hand))


def all_holds(hand: Hand) -> None:
    cards_in_one_pile(hand)
    chips_are_kept(hand)
    digest = hand.digest()
    has_a_way_on(hand, digest)
    plan_goes_on(hand)
    nobody_bets_on_a_known_card(hand)


@pytest.mark.parametrize("batch", range(6))
def test_where_mistakes_meet(batch: int) -> None:
    for number in range(HANDS):
        seed = batch * 1_000_000 + number
        try:
            hand = play(seed, all_holds)
            rebuilds(hand, hand.digest())
            ends(hand)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
