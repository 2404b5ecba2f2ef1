"""What hands are worth, on both evaluators."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import phevaluator
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burncard.cards import DECK, cards, texts
from burncard.evaluation import Category, Strength, best_five, compare, winners
from burncard.evaluation.classes import CLASS_COUNT, classes

SAME_FIXTURE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
HANDS = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)

WORTH = [
    ("7c 5d 4h 3s 2c", 1, "seven high, 5 4 3 2"),
    ("2c 2d 3h 4s 5c", 1278, "pair of deuces, 5 4 3"),
    ("3c 3d 2h 2s 4c", 4138, "two pair, threes and deuces, 4"),
    ("2c 2d 2h 3s 4c", 4996, "three deuces, 4 3"),
    ("As 2d 3h 4s 5c", 5854, "straight, five high"),
    ("As Kd Qh Js Tc", 5863, "straight, ace high"),
    ("7c 5c 4c 3c 2c", 5864, "flush, seven high, 5 4 3 2"),
    ("2c 2d 2h 3s 3c", 7141, "full house, deuces full of threes"),
    ("6c 6d 6h 6s 3c", 7346, "four sixes, 3"),
    ("As 2s 3s 4s 5s", 7453, "straight flush, five high"),
    ("As Ks Qs Js Ts", 7462, "royal flush"),
    # Of seven cards: the steel wheel beside a higher straight, three pairs, two times trips.
    ("As 2s 3s 4s 5s 6d 7d", 7453, "straight flush, five high"),
    ("As Ad Kc Kd Qh Qs Jc", 4995, "two pair, aces and kings, Q"),
    ("9c 9d 9h 4c 4d 4s As", None, "full house, nines full of fours"),
    ("Ah Kh Qh Jh 9h 9c 9d", None, "flush, ace high, K Q J 9"),
    # "10c" of a report read as one pair: it is.
    ("2d 6s 6c 3d Tc", None, "pair of sixes, T 3 2"),
]


@pytest.mark.parametrize(("hand", "strength", "words"), WORTH)
def test_a_hand_and_its_words(evaluator: Any, hand: str, strength: int | None, words: str) -> None:
    found = evaluator.evaluate(hand)
    assert isinstance(found, Strength)
    assert found.description == words
    assert strength is None or found == strength
    assert evaluator.evaluate(list(cards(hand))) == evaluator.evaluate(tuple(hand.split())) == found
    assert evaluator.rank(cards(hand)) == found


@SAME_FIXTURE
@given(HANDS)
def test_more_cards_are_worth_their_best_five(evaluator: Any, hand: list[int]) -> None:
    assert evaluator.rank(hand) == max(evaluator.rank(five) for five in combinations(hand, 5))


@SAME_FIXTURE
@given(HANDS, st.permutations(range(4)), st.randoms())
def test_order_and_names_of_suits_do_not_matter(
    evaluator: Any, hand: list[int], suits: list[int], source: random.Random
) -> None:
    other = [face & ~3 | suits[face & 3] for face in hand]
    source.shuffle(other)
    assert evaluator.rank(other) == evaluator.rank(hand)


def agree(evaluator: Any, hands: int, seed: int) -> None:
    source = random.Random(seed)
    for _ in range(hands):
        hand = source.sample(DECK, source.choice((5, 6, 7, 7)))
        assert evaluator.rank(hand) == 7463 - phevaluator.evaluate_cards(*hand), texts(hand)


def test_agrees_with_an_independent_evaluator(evaluator: Any) -> None:
    agree(evaluator, 20_000, 1)


@pytest.mark.soak
def test_agrees_with_an_independent_evaluator_over_a_million_hands(evaluator: Any) -> None:
    agree(evaluator, 1_000_000, 2)


def test_classes_are_those_of_the_game() -> None:
    sizes = [sum(1 for each in classes() if each.category is category) for category in Category]
    assert sizes == [1277, 2860, 858, 858, 10, 1277, 156, 156, 10]
    assert len(set(classes())) == CLASS_COUNT
    assert len({Strength(n).description for n in range(1, CLASS_COUNT + 1)}) == CLASS_COUNT


def test_a_strength_is_an_integer() -> None:
    assert Strength(5863) > 5862
    assert (f"{Strength(7462)}", repr(Strength(7462))) == ("7462", "Strength(7462)")
    assert Strength(7462).category is Category.STRAIGHT_FLUSH
    for number in (0, 7463):
        with pytest.raises(ValueError, match="is no strength"):
            Strength(number)


@pytest.mark.parametrize(
    ("hand", "five"),
    [
        ("As 5d 2h 3s 4c 2d 2c", "5d 4c 3s 2h As"),
        ("Ks 7d Kh 7s Kd 7c 2s", "Ks Kh Kd 7s 7d"),
        ("As Ad Kc Kd Qh Qs Jc", "As Ad Kd Kc Qs"),
        ("2s 3s 9s Ks As Qs 2d", "As Ks Qs 9s 3s"),
    ],
)
def test_best_five_are_read_out_in_order(hand: str, five: str) -> None:
    played = best_five(hand)
    assert [face >> 2 for face in played] == [face >> 2 for face in cards(five)]
    assert {*played} <= {*cards(hand)}


def test_compare_and_winners() -> None:
    assert compare("As Ks Qs Js Ts", "As Ad Ac Ah Kd") == 1
    assert compare("9h Jh 7d 2s Kc 7c 7h", "9h Jh 7d 2s Kc Jc 4h") == 1
    assert compare("2c 3c 4c 5c 7c", "2d 3d 4d 5d 7d") == 0
    assert winners("Ac 3s 4s 5h 6s", ["AhKs", "AdKh"]) == (0, 1)
    assert winners("As Kd Qh", ["2c2d", "AhAc", "KsKc"]) == (1,)


def test_spaces_change_nothing(evaluator: Any) -> None:
    for hand in ("AsKsQsJsTs", "2c7d9hKsAs3d4d", "2c2d2h7s7d9c"):
        spaced = " ".join(hand[at : at + 2] for at in range(0, len(hand), 2))
        for text in (spaced, f" {spaced} ", hand[:4] + "   " + hand[4:], "\t".join(spaced.split())):
            assert evaluator.evaluate(text) == evaluator.evaluate(hand)
    for wrong in (
        "As Ks Qs Js",
        "As Ks Qs Js T",
        "As Ks Qs Js Ts 2c 3c 4c",
        "As As Qs Js Ts",
        "Ax Ks Qs Js Ts",
        "   ",
        "",
    ):
        with pytest.raises(ValueError, match=r"card|there twice"):
            evaluator.evaluate(wrong)
