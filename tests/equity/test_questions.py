"""Questions that make no sense are refused by name, before any work."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burncard.equity import equity, explain, next_card, outs
from burncard.ranges import Range

WRONG: list[tuple[list[Any], str, str, str]] = [
    (["AsAh"], "", "", "2 to 22 players, not 1"),
    ([], "", "", "2 to 22 players, not 0"),
    (["random"] * 23, "", "", "2 to 22 players, not 23"),
    (["random"] * 22, "", "2c2d2h2s", "need 1 cards more than 52"),
    (["AsAh", "AsKd"], "", "", "player 2: none of AsKd can be held: As is in the hand of player 1"),
    (["AsAs", "KK"], "", "", "player 1: As in the hand is there twice"),
    (["AsAh", "KK"], "AsKdQd", "", "player 1: none of AsAh can be held: As is on the board"),
    (["AsAh", "KK"], "", "KsKhKd", "player 2: none of KK can be held: Ks is dead, Kh is dead, Kd is dead"),
    (["AsAh", "KK"], "KsKsQd", "", "Ks in the board is there twice"),
    (["AsAh", "KK"], "2c", "2c", "2c in the dead cards is there twice"),
    (["AsAh", "KK"], "2c3c4c5c6c7c", "", "at most 5 cards, not 6"),
    (["AsAh", "10dKd"], "", "", "player 2: '10dKd' is no range"),
    (["AsAh", "KdKx"], "", "", "player 2: 'KdKx'"),
    (["AsAh", ""], "", "", "player 2: the range is empty"),
    (["AsAh", Range("AA") - Range("AA")], "", "", "player 2: the range is empty"),
    (["AsAh", [52, 1]], "", "", "player 2: the hand has 52, which is no face"),
    (["AsAh", [1, 2, 3]], "", "", "player 2: a hand has 2 cards, not 3"),
    (["AsAh", "??"], "", "", "player 2: '\\?\\?' is no range"),
    (["AA", "AA", "AA"], "2c3c4d", "", "cannot be held at the same time"),
    (["AsAh,AsAd", "AsKs,AsQs"], "2c3c4d", "", "cannot be held at the same time"),
]


@pytest.mark.parametrize(("players", "board", "dead", "message"), WRONG)
def test_a_wrong_question_says_what_is_wrong(
    engine: Any, players: list[Any], board: str, dead: str, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        equity(*players, board=board, dead=dead)


@pytest.mark.parametrize("players", [["AA"] * 3, ["AsAh,AsAd", "AsKs,AsQs"], ["random"] * 5 + ["22"] * 3])
def test_ranges_that_clash_are_not_sampled_for_ever(engine: Any, players: list[str]) -> None:
    with pytest.raises(ValueError, match="cannot be held at the same time"):
        equity(*players, exact=False)


@pytest.mark.parametrize(
    ("wrong", "message"), [({"seed": -1}, "seed"), ({"samples": 0}, "at least 1 deal"), ({"stderr": 0.0}, "above 0")]
)
def test_a_wrong_sample_says_what_is_wrong(engine: Any, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        equity("AsAh", "KdKc", exact=False, **wrong)


PLAYERS = st.one_of(
    st.sampled_from(["AsAh", "AA", "random", "10d", "", "KdKc", "60%(QQ)", "A5s-A2s"]),
    st.lists(st.integers(-2, 54), max_size=3),
    st.text("AKsd5%(),+-", max_size=8),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)
@given(
    st.lists(PLAYERS, max_size=4), st.one_of(st.text("AK23sd", max_size=10), st.lists(st.integers(-1, 53), max_size=6))
)
def test_any_question_has_a_plan_or_a_value_error(players: list[Any], board: Any) -> None:
    try:
        assert str(explain(*players, board=board))
    except ValueError as error:
        assert str(error)


def test_hands_may_be_written_in_many_ways(engine: Any) -> None:
    board = "2c 7d 9h"
    wanted = equity("AsAh", "KdKc", board=board)
    for hand in ("As Ah", ("As", "Ah"), [51, 50], Range("AhAs"), "100%(AsAh)"):
        assert equity(hand, "KcKd", board=board) == wanted


def test_a_dead_card_cannot_come(engine: Any) -> None:
    found = equity("AsAh", "KdKc", board="2c7d9hTs", dead="KhKs")
    assert (found.players[0].win, found.boards) == (42, 42)


def test_outs() -> None:
    flush, queens = outs("AsKs", "QdQc", board="Qs 7s 2h")
    assert len(flush.win) == 8  # of nine spades, the deuce pairs the board and fills the queens
    assert queens == ((), ())
    assert outs("AhKs", "AdKh", board="Ac 3s 4s") == (((), ()), ((), ()))
    with pytest.raises(ValueError, match="known hands"):
        outs("AA", "KdKc", board="2c3c4c")
    with pytest.raises(ValueError, match="3 or 4 cards, not 5"):
        outs("AsAh", "KdKc", board="2c3c4c5c6d")


def test_next_card_is_a_breakdown_of_the_whole(engine: Any) -> None:
    whole = equity("AsKs", "QQ", board="Qs 7s 2h 3d")
    cards = next_card("AsKs", "QQ", board="Qs 7s 2h 3d")
    assert len(cards) == 46
    won = sum(each.players[0].win for each in cards.values())
    assert (won, sum(each.boards for each in cards.values())) == (whole.players[0].win, whole.boards)
