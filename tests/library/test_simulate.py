"""Many hands: the same on one core and on two, every hand sums to nothing, every bot plays every seat."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from burncard.sim import Results, aggressor, caller, decide, folder, simulate


def test_one_process_and_two_play_the_same_hands() -> None:
    bots = [caller, aggressor, folder]
    told: list[tuple[int, int]] = []
    alone = simulate(bots, 450, "s", jobs=1)
    shared = simulate(bots, 450, "s", jobs=2, progress=lambda done, of: told.append((done, of)))
    assert shared == alone
    assert told[-1] == (450, 450)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_statistics_are_those_of_the_hands() -> None:
    found = simulate([decide, caller], 60, 1, blinds=(5, 10), stack=1000, rulebook="tda-2024", jobs=1)
    for at in range(0, len(found.net), 2):
        assert found.net[at] + found.net[at + 1] == 0
    for bot in (0, 1):
        won = list(found.of(bot))
        assert found.mean(bot) == pytest.approx(100 * mean(won) / 10)
        assert found.stderr(bot) == pytest.approx(100 * stdev(won) / sqrt(60) / 10)
    assert repr(found).startswith("<Results: 60 hands; bb/100: decide ")


def test_a_bot_that_folds_pays_each_blind_in_its_turn() -> None:
    found = simulate([folder, folder, folder], 9, 1, jobs=1)
    assert sorted(found.of(0)) == [-1] * 3 + [0] * 3 + [1] * 3  # the big blind takes the small one
    assert found == simulate([folder, folder, folder], 9, 1, jobs=1) != simulate([caller] * 3, 9, 1, jobs=1)


def test_tables_of_the_results() -> None:
    numpy = pytest.importorskip("numpy")
    found = simulate([caller, folder], 10, 3, jobs=1)
    matrix = found.numpy()
    assert matrix.shape == (10, 2)
    assert numpy.array_equal(matrix[:, 0], list(found.of(0)))
    pytest.importorskip("pyarrow")
    assert found.arrow().column_names == ["0 caller", "1 folder"]
    assert found.arrow()["1 folder"].to_pylist() == list(found.of(1))


def test_a_bot_sees_its_own_cards_alone() -> None:
    seen: list[dict[str, str]] = []

    def spy(view: dict[str, dict[str, str]], seat: int) -> str:
        seen.append({who: cards for who, cards in view["hole"].items() if who != f"p{seat}"})
        return caller(view, seat)

    simulate([spy, spy], 1, 1, jobs=1)  # type: ignore[list-item]
    before_showdown = seen[:8]
    assert all(set(hole.values()) == {"?? ??"} for hole in before_showdown)
    assert isinstance(simulate([spy, spy], 1, 1, jobs=1), Results)  # type: ignore[list-item]
