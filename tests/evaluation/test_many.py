"""Many hands in one call."""

from __future__ import annotations

import random
from typing import Any

import pytest

from burncard.cards import DECK


@pytest.mark.parametrize("width", [5, 6, 7])
def test_bytes(evaluator: Any, width: int) -> None:
    source = random.Random(width)
    hands = [source.sample(DECK, width) for _ in range(500)]
    found = evaluator.evaluate_many(bytes(face for hand in hands for face in hand), width)
    assert list(found) == [evaluator.rank(hand) for hand in hands]
    assert list(evaluator.evaluate_many(b"", width)) == []


@pytest.mark.parametrize(
    ("rows", "width", "message"),
    [
        (bytes([0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 5]), 7, "3d in row 1 is there twice"),
        (bytes([0, 1, 2, 3, 52]), 5, "row 0 has 52"),
        (bytes([0, 1, 2, 3, 255]), 5, "row 0 has 255"),
        (bytes([0, 64, 2, 3, 4]), 5, "row 0 has 64"),
        (bytes(8), 7, "8 bytes are not whole hands of 7"),
        (bytes(8), 8, "5 to 7 cards, not 8"),
    ],
)
def test_a_wrong_row_is_named(evaluator: Any, rows: bytes, width: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        evaluator.evaluate_many(rows, width)


def test_arrays(evaluator: Any) -> None:
    numpy: Any = pytest.importorskip("numpy")
    source = random.Random(3)
    for width in (5, 6, 7):
        hands = numpy.array([source.sample(DECK, width) for _ in range(200)], numpy.uint8)
        found = evaluator.evaluate_many(hands)
        assert found.shape == (200,)
        assert found.dtype == numpy.uint16
        assert list(found) == [evaluator.rank([int(face) for face in hand]) for hand in hands]
        assert (evaluator.evaluate_many(hands[::2, ::-1]) == found[::2]).all()  # neither contiguous nor in order
    assert len(evaluator.evaluate_many(numpy.empty((0, 7), numpy.uint8))) == 0
    with pytest.raises(TypeError, match="integers, not float64"):
        evaluator.evaluate_many(numpy.zeros((1, 7)))
    with pytest.raises(ValueError, match="5 to 7 cards, not 4"):
        evaluator.evaluate_many(numpy.zeros((1, 4), numpy.uint8))
    with pytest.raises(ValueError, match="2c in row 0 is there twice"):
        evaluator.evaluate_many(numpy.zeros((1, 7), numpy.uint8))


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint16", "uint32", "uint64"])
def test_arrays_of_any_integer(evaluator: Any, dtype: str) -> None:
    numpy: Any = pytest.importorskip("numpy")
    source = random.Random(dtype)
    hands = [source.sample(DECK, 7) for _ in range(50)]
    assert list(evaluator.evaluate_many(numpy.array(hands, dtype))) == [evaluator.rank(hand) for hand in hands]
    wrong = numpy.array([hands[0], [0, 1, 2, 3, 4, 5, 100]], dtype)
    with pytest.raises(ValueError, match="row 1 has 100"):
        evaluator.evaluate_many(wrong)
    if dtype.startswith("int"):
        with pytest.raises(ValueError, match="row 0 has -3"):
            evaluator.evaluate_many(numpy.array([[0, 1, 2, 3, -3]], dtype))
    if dtype in ("int64", "uint32"):  # 256 would be 0 in one byte
        with pytest.raises(ValueError, match="row 0 has 256"):
            evaluator.evaluate_many(numpy.array([[256, 1, 2, 3, 4]], dtype))


def test_lists_of_hands(evaluator: Any) -> None:
    hands = ["As Ks Qs Js Ts", [0, 1, 2, 3, 4, 5], ("2c", "7d", "9h", "Ks", "As", "3d", "4d")]
    assert list(evaluator.evaluate_many(hands)) == [int(evaluator.evaluate(hand)) for hand in hands]
    assert list(evaluator.evaluate_many([])) == []
    with pytest.raises(ValueError, match="row 1: a hand has 5 to 7 cards, not 2"):
        evaluator.evaluate_many([hands[0], "AsKs"])
    with pytest.raises(ValueError, match="As in row 0 is there twice"):
        evaluator.evaluate_many([["As", "As", 1, 2, 3]])
    with pytest.raises(TypeError, match="list of hands"):
        evaluator.evaluate_many(7)
