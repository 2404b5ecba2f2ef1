"""What other evaluators were caught at: nonsense in, a number out. Here it is a ValueError that names the card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burncard.evaluation import compare, winners

GOOD = "AsKdQhJsTc"
WRONG: list[tuple[Any, str]] = [
    ("AsAsAsAsAsKhQd", "As in the hand is there twice"),
    ([51, 51, 1, 2, 3], "As in the hand is there twice"),
    (["As", 51, 1, 2, 3], "As in the hand is there twice"),
    ("2d 6s 6c 3d 10c", "'c' at the end|'10' is not a card"),
    ("2d6s6c3d10", "'10' is not a card"),
    (["2d", "6s", "6c", "3d", "10c"], "'10c' is not a card"),
    ([52, 1, 2, 3, 4], "52, which is no face"),
    ([-2, 1, 2, 3, 4, 5, 6], "-2, which is no face"),
    ([1 << 70, 1, 2, 3, 4, 5, 6], "which is no face"),
    ([-1, 1, 2, 3, 4], r"not known \(\?\?\)"),
    ("??KdQhJsTc", r"not known \(\?\?\)"),
    ("as Kd Qh Js Tc", "'as' is not a card"),
    ("AsKdQhJs", "5 to 7 cards, not 4"),
    ("", "5 to 7 cards, not 0"),
    (range(8), "5 to 7 cards, not 8"),
    ("ÅsKdQhJsTc", "'Ås' is not a card"),
]


@pytest.mark.parametrize(("cards", "message"), WRONG)
def test_nonsense_is_refused_by_name(evaluator: Any, cards: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        evaluator.evaluate(cards)


@pytest.mark.parametrize("cards", [None, 5, [1.5, 2, 3, 4, 5], [None] * 5])
def test_what_is_no_cards_at_all_is_a_type_error(evaluator: Any, cards: Any) -> None:
    with pytest.raises(TypeError):
        evaluator.evaluate(cards)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    st.one_of(st.text("23TAKcdhs10 ?x", max_size=16), st.text(max_size=15), st.lists(st.integers(-3, 60), max_size=9))
)
def test_any_text_or_numbers_give_a_strength_or_a_value_error(evaluator: Any, cards: Any) -> None:
    try:
        assert 1 <= evaluator.evaluate(cards) <= 7462
    except ValueError as error:
        assert str(error)


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(ValueError, match="As in hand 2 is there twice"):
        winners("2c 3d 4h", ["AsKs", "AsQd"])
    with pytest.raises(ValueError, match="2c in hand 1 is there twice"):
        winners("2c 3d 4h", ["2cKs"])
    with pytest.raises(ValueError, match="hand 1 has 3 cards"):
        winners("2c 3d 4h", ["AsKsQs"])
    with pytest.raises(ValueError, match="3 to 5 cards, not 2"):
        winners("2c 3d", ["AsKs"])
    with pytest.raises(ValueError, match="5 to 7"):
        compare(GOOD, "AsKd")
