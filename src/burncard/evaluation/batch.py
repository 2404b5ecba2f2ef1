"""Many hands in one call: rows of 5 to 7 faces, one byte each. numpy is used only when it is what was given."""

from __future__ import annotations

import sys
from array import array
from typing import Any

from burncard.evaluation.backend import KERNEL
from burncard.evaluation.hands import faces
from burncard.evaluation.reference import rank


def evaluate_many(hands: Any, width: int = 7) -> Any:
    """The strength of each row of `hands`.

    `hands` is a numpy array of integers, of shape (N, 5), (N, 6) or (N, 7): the result is an array (N,) of uint16. Of
    uint8 it is read where it lies; other integers are checked and copied first.
    Or anything with a bytes buffer (bytes, bytearray, memoryview), `width` faces a hand, or a list of hands, each of
    5 to 7 faces or cards as `evaluate` takes them: the result is array('H').
    Raises ValueError naming the row and the card that is wrong; TypeError for other types.
    """
    if hasattr(hands, "__array_interface__"):
        return _of_numpy(hands)
    if isinstance(hands, (list, tuple)):
        return array("H", [rank(_row(number, hand)) for number, hand in enumerate(hands)])
    try:
        rows = memoryview(hands).cast("B")
    except TypeError:
        raise TypeError(
            "hands are a numpy array of integers, bytes, or a list of hands of 5 to 7 cards each,"
            f" not {type(hands).__name__}"
        ) from None
    out = array("H", bytes(2 * _count(len(rows), width)))
    _fill(rows, width, out)
    return out


def _of_numpy(hands: Any) -> Any:
    numpy = sys.modules["numpy"]
    if hands.dtype.kind not in "iu":
        raise TypeError(f"hands are an array of integers, not {hands.dtype}")
    if hands.ndim != 2:
        raise ValueError(f"hands are an array of shape (N, 5..7), not {hands.shape}")
    if not 5 <= hands.shape[1] <= 7:
        raise ValueError(f"a hand has 5 to 7 cards, not {hands.shape[1]}")
    if hands.dtype != numpy.uint8:
        wrong = numpy.argwhere((hands < 0) | (hands > 51))
        if len(wrong):
            faces(hands[wrong[0][0]].tolist(), f"row {wrong[0][0]}")
        hands = hands.astype(numpy.uint8)
    out = numpy.empty(len(hands), numpy.uint16)
    if len(hands):
        _fill(memoryview(numpy.ascontiguousarray(hands)).cast("B"), hands.shape[1], memoryview(out))
    return out


def _row(number: int, hand: Any) -> tuple[int, ...]:
    found = faces(hand, f"row {number}")
    if not 5 <= len(found) <= 7:
        raise ValueError(f"row {number}: a hand has 5 to 7 cards, not {len(found)}")
    return found


def _count(size: int, width: int) -> int:
    if not 5 <= width <= 7:
        raise ValueError(f"a hand has 5 to 7 cards, not {width}")
    if size % width:
        raise ValueError(f"{size} bytes are not whole hands of {width}")
    return size // width


def _fill(rows: memoryview, width: int, out: Any) -> None:
    if KERNEL is not None:
        wrong = KERNEL.strengths(rows, width, out)
        if wrong >= 0:
            faces(rows[wrong * width : (wrong + 1) * width], f"row {wrong}")
        return
    for row in range(len(rows) // width):
        out[row] = rank(faces(rows[row * width : (row + 1) * width], f"row {row}"))
