"""Different ways to count the same: every board dealt, ranks and flushes, sweeps, kernel and plain Python."""

from __future__ import annotations

import random
from itertools import combinations, product
from math import prod
from typing import Any

import pytest

from burncard.cards import cards
from burncard.equity import equity, reference
from burncard.equity.engine import load_table
from burncard.equity.question import ask
from burncard.evaluation.backend import KERNEL
from burncard.ranges import Range
from burncard.ranges.combos import COMBOS, combo_number

needs_kernel = pytest.mark.skipif(KERNEL is None, reason="burncard-kernel is not installed")


def deal(source: random.Random, players: int, dead: int, board: int = 0) -> tuple[list[int], bytes, int]:
    faces = source.sample(range(52), 2 * players + dead + board)
    hands = [combo_number(*faces[2 * i : 2 * i + 2]) for i in range(players)]
    rest = faces[2 * players :]
    return hands, bytes(rest[:board]), sum(1 << face for face in rest[board:])


def weights(source: random.Random, chance: float) -> bytes:
    return Range.of_weights(
        source.choice((1, 3, 7, 10_000)) if source.random() < chance else 0 for _ in range(1326)
    ).packed


@needs_kernel
@pytest.mark.parametrize(
    ("players", "dead"), [(2, 0), (2, 3), (2, 11), (3, 1), (5, 0), (9, 4), (10, 2), (11, 0), (22, 3)]
)
def test_counting_by_ranks_is_walking_every_board(players: int, dead: int) -> None:
    source = random.Random(players * 100 + dead)
    for _ in range(6 if players < 9 else 2):
        hands, board, gone = deal(source, players, dead)
        assert KERNEL.showdown(hands, board, gone, False, None) == KERNEL.showdown(hands, board, gone, True, None)


@needs_kernel
@pytest.mark.parametrize("players", [2, 4])
def test_the_twin_counts_the_same_before_the_flop(players: int) -> None:
    hands, board, gone = deal(random.Random(players), players, 2)
    assert reference.showdown(hands, board, gone, False, None) == KERNEL.showdown(hands, board, gone, False, None)


def test_the_twins_count_by_ranks_is_walking_every_board() -> None:
    # Few cards are left, so that the walk is short.
    for seed in range(3):
        hands, board, gone = deal(random.Random(seed), 2, 26)
        assert reference.showdown(hands, board, gone, False, None) == reference.showdown(hands, board, gone, True, None)


@needs_kernel
@pytest.mark.parametrize("board", [3, 4, 5])
def test_the_twin_counts_the_same_on_a_board(board: int) -> None:
    source = random.Random(board)
    for players in (2, 3, 7, 12):
        hands, shown, gone = deal(source, players, 2, board)
        assert reference.showdown(hands, shown, gone, False, None) == KERNEL.showdown(hands, shown, gone, False, None)


@pytest.mark.parametrize("shown", ["2c7d9hTs", "2c3c4cKd", "AsKsQsJsTs", "5c5d5h5s2d", "2c3c9cKcQd", "8c8d8hKsKd"])
def test_a_sweep_is_every_pair_compared(engine: Any, shown: str) -> None:
    source = random.Random(shown)
    board, gone = bytes(cards(shown)), 1 << cards("Jd")[0]
    first, second = weights(source, 0.02), weights(source, 0.03)
    win = tie = lose = 0
    for a in Range.of_weights(memoryview(first).cast("H")):
        for b in Range.of_weights(memoryview(second).cast("H")):
            used = [*a.faces, *b.faces, *board]
            if len({*used}) == len(used) and not any(gone >> face & 1 for face in used):
                hands = [combo_number(*a.faces), combo_number(*b.faces)]
                ((_, won, tied), (_, lost, _)), _ = engine.showdown(hands, board, gone, False, None)
                both = round(a.weight * 10_000) * round(b.weight * 10_000)
                win, tie, lose = win + won * both, tie + tied * both, lose + lost * both
    assert engine.versus(first, second, board, gone, False, None) == (win, tie, lose)


@needs_kernel
@pytest.mark.parametrize("shown", ["2c7d9hTs", "2c3c4cKd", "AsKsQsJsTs", "5c5d5h5s2d", "2c3c9cKcQd"])
def test_the_twin_sweeps_the_same(shown: str) -> None:
    source = random.Random(shown)
    first, second, board = weights(source, 0.5), weights(source, 1), bytes(cards(shown))
    asked = (first, second, board, 1 << cards("Jh")[0], False, None)
    assert reference.versus(*asked) == KERNEL.versus(*asked)


@needs_kernel
def test_table_and_count_agree_on_ranges() -> None:
    load_table()
    source = random.Random(5)
    for _ in range(3):
        first, second = weights(source, 0.05), weights(source, 0.05)
        assert KERNEL.versus(first, second, b"", 0, False, None) == KERNEL.versus(first, second, b"", 0, True, None)


@needs_kernel
def test_ranges_before_the_flop_with_dead_cards_are_the_sum_of_their_hands() -> None:
    source = random.Random(6)
    first, second = weights(source, 0.01), weights(source, 0.01)
    gone = 1 << 51 | 1 << 46
    a, b = (memoryview(each).cast("H") for each in (first, second))
    sums = [0, 0, 0]
    for x, y in ((x, y) for x in range(1326) if a[x] for y in range(1326) if b[y]):
        used = {*COMBOS[x], *COMBOS[y]}
        if len(used) == 4 and not any(gone >> face & 1 for face in used):
            ((_, win, tie), (_, lose, _)), _ = KERNEL.showdown([x, y], b"", gone, False, None)
            sums = [old + a[x] * b[y] * new for old, new in zip(sums, (win, tie, lose), strict=True)]
    assert KERNEL.versus(first, second, b"", gone, False, None) == tuple(sums)
    assert KERNEL.versus(second, first, b"", gone, False, None) == (sums[2], sums[1], sums[0])


def by_hands(players: list[str], board: str, dead: str) -> list[float]:
    """The equities of ranges, hand by hand."""
    pots, total = [0.0] * len(players), 0.0
    gone = cards(board + dead)
    for hands in product(*map(Range, players)):
        used = [*gone, *[face for hand in hands for face in hand.faces]]
        if len({*used}) == len(used):
            part = equity(*[hand.faces for hand in hands], board=board, dead=dead)
            weight = part.boards * prod(hand.weight for hand in hands)
            total += weight
            pots = [old + weight * new.equity for old, new in zip(pots, part.players, strict=True)]
    return [pot / total for pot in pots]


@pytest.mark.parametrize(
    ("players", "board", "dead"),
    [
        (["AsAh, 50%(7c7d)", "KK", "QdJd, AcKc"], "2c7h9hTd", "Kh"),
        (
            ["AKs", "QQ", "77"],
            "2c5c9cTc",
            "AdQd7d",
        ),  # diamonds are not like hearts and spades: cards of theirs are gone
        (["AKs", "QQ", "77"], "2c5c9cTc", "2d5d9dTd"),  # nor are they like the clubs, which lie on the board
    ],
)
def test_three_ranges_are_the_sum_of_their_hands(engine: Any, players: list[str], board: str, dead: str) -> None:
    found = equity(*players, board=board, dead=dead)
    assert [player.equity for player in found.players] == pytest.approx(by_hands(players, board, dead), abs=1e-12)


@needs_kernel
def test_three_ranges_before_the_flop_with_dead_cards_of_one_suit() -> None:
    players, dead = ["AKs", "QQ", "77"], "2s3s4s5s6s8s"
    found = [player.equity for player in equity(*players, dead=dead).players]
    assert found == pytest.approx(by_hands(players, "", dead), abs=1e-12)
    assert found[0] == pytest.approx(0.3946, abs=5e-5)


@needs_kernel
def test_one_and_two_board_cards() -> None:
    """A board that a mistake has begun: its equity is the mean over the cards that can follow."""
    question = ask(["AsAh", "KdKc"], "2c7d", "9s")
    left = [face for face in range(52) if face not in {*cards("AsAhKdKc2c7d9s")}]
    both = [equity("AsAh", "KdKc", board=(*question.board, face), dead="9s") for face in left]
    mean = sum(each.players[0].equity for each in both) / len(left)
    assert equity("AsAh", "KdKc", board="2c7d", dead="9s").players[0].equity == pytest.approx(mean, abs=1e-12)
    ranges = equity("AsAh, QQ", "KdKc, 50%(JTs)", board="2c7d", dead="9s")
    assert ranges.exact
    assert sum(player.equity for player in ranges.players) == pytest.approx(1)


def test_the_board_plays_for_everybody(engine: Any) -> None:
    for pair in combinations(["AsAh", "KdKc", "7c2d"], 2):
        assert [player.equity for player in equity(*pair, board="QsJsTs9s8s").players] == [0.5, 0.5]
