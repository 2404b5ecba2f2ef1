"""Sampled equities: the same seed, the same counts; an honest error; a stop rule; progress and cancelling."""

from __future__ import annotations

from typing import Any

import pytest

from burncard.cards import cards
from burncard.equity import Cancelled, Plan, equity, explain, reference
from burncard.evaluation.backend import KERNEL
from burncard.ranges import Range

needs_kernel = pytest.mark.skipif(KERNEL is None, reason="burncard-kernel is not installed")
ONE = 16_384


def test_a_sample_is_near_the_truth_and_says_how_near(engine: Any) -> None:
    found = equity("AsAh", "KdKc", samples=ONE, seed=7)
    assert not found.exact
    assert found.boards == ONE
    assert 0 < found.stderr < 0.004
    for player, truth in zip(found.players, (0.812554896794, 1 - 0.812554896794), strict=True):
        assert abs(player.equity - truth) < 4 * player.stderr


def test_the_error_of_a_sample_is_never_nothing(engine: Any) -> None:
    found = equity("AsAh", "7c2d", board="AdAcKsKh", samples=1)
    assert found.players[0].equity == 1
    assert found.stderr > 0


SAMPLES: list[tuple[list[str | None], str]] = [
    (["AsAh", "KdKc"], ""),
    (["AsAh", None], "2c7d9h"),
    (["QQ+,AKs", "22+,60%(A2s+)", None], ""),
    ([None] * 22, ""),
    (["AA", "KK,QQ", "AK", "AsQs"], "2c7d9hTs"),
]


@needs_kernel
@pytest.mark.parametrize(("players", "board"), SAMPLES)
def test_kernel_and_twin_draw_the_same(players: list[str | None], board: str) -> None:
    held = [player and Range(player).packed for player in players]
    asked = (held, bytes(cards(board)), 0, 99, 3, 1, None)
    assert KERNEL.sample(*asked) == reference.sample(*asked)


@needs_kernel
def test_batches_do_not_depend_on_how_they_are_called() -> None:
    held = [Range("AA").packed, None]
    whole, deals = KERNEL.sample(held, b"", 0, 1, 0, 4, None)
    parts = [KERNEL.sample(held, b"", 0, 1, batch, 1, None) for batch in range(4)]
    assert deals == sum(part[1] for part in parts)
    assert whole == [tuple(map(sum, zip(*rows, strict=True))) for rows in zip(*[p[0] for p in parts], strict=True)]
    assert KERNEL.sample(held, b"", 0, 2, 0, 4, None) != (whole, deals)


@needs_kernel
def test_no_bias_of_weights_blockers_and_dead_cards() -> None:
    for players, board, dead in (
        (["QhQs", "TT+"], "", ""),
        (["AA", "1%(QQ),22"], "", ""),
        (["AsAh", "QQ+,AKs", "JJ-99"], "", ""),
        (["AK", "AQ,AJ,60%(KQ)"], "2c7d9h", "AsAd"),
    ):
        truth = equity(*players, board=board, dead=dead, exact=True)
        found = equity(*players, board=board, dead=dead, samples=1_500_000, seed=11)
        for player, right in zip(found.players, truth.players, strict=True):
            assert abs(player.equity - right.equity) < 4 * player.stderr


@needs_kernel
def test_the_stop_rule() -> None:
    found = equity("AsAh", "random", stderr=0.0005)
    assert 0.0003 < found.stderr <= 0.0005
    assert found == equity("AsAh", "random", stderr=0.0005)
    assert equity("AsAh", "random", stderr=0.00001, samples=100_000).boards == 7 * ONE  # rounded up
    many = equity(*["random"] * 22)
    assert not many.exact
    assert sum(player.equity for player in many.players) == pytest.approx(1)


def test_it_says_before_it_starts_whether_it_will_be_exact(engine: Any) -> None:
    assert explain("AsAh", "KdKc", board="2c7d9h").exact
    assert str(explain("AsAh", "KdKc", board="2c7d9h")).startswith("exact, in about")
    far = explain(*["random"] * 4)
    assert far == Plan(False, "sample", 0.0)
    assert str(far) == "sampled: counting every deal would take too long"
    assert explain(*["random"] * 4, exact=True).exact
    assert not explain("AsAh", "KdKc", exact=False).exact
    assert not explain("AsAh", "random", board="2c7d9h", patience=1e-9).exact


def test_progress_can_cancel(engine: Any) -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> bool:
        told.append((done, total))
        return False

    work: dict[str, Any] = {"samples": 100 * ONE} if engine is reference else {"samples": 3000 * ONE}
    with pytest.raises(Cancelled):
        equity("AsAh", "KdKc", "QcQd", progress=stop, **work)
    assert len(told) == 1
    assert told[0][0] > 0


@needs_kernel
def test_progress_of_exact_work_in_the_kernel() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        assert 0 < done < total
        raise Enough

    for board in ("", "2c7d"):
        with pytest.raises(Enough):
            equity("random", "random", board=board, dead="As", exact=True, progress=stop)
