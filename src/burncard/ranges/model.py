"""A range: which two cards somebody may hold, each with a weight."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import gcd
from typing import NamedTuple

from burncard.cards import texts
from burncard.ranges import grid
from burncard.ranges.combos import COMBO_COUNT, COMBOS, combo_number
from burncard.ranges.grammar import FULL, RangeError, parse
from burncard.ranges.printing import shortest


class WeightedHand(NamedTuple):
    """One hand of a range: its two faces, the higher first, and its weight, above 0 and at most 1."""

    faces: tuple[int, int]
    weight: float

    @property
    def text(self) -> str:
        return texts(self.faces, "")


class Range:
    """The hands that somebody may hold, with weights. Never changes; equal ranges compare and hash equal.

    ``Range("QQ+, AKs, 60%(AQs)")`` reads the grammar of docs/ranges.md and raises RangeError (a ValueError) naming the
    piece that is wrong. ``a | b`` holds each hand with the greater weight, ``a & b`` with the smaller, ``a - b`` with
    what is left of it, ``~a`` with what it lacks to 100 %. `str` gives a short text that reads back the same.
    """

    __slots__ = ("__dict__", "_weights")

    def __init__(self, text: str) -> None:
        self._weights = array("H", parse(text))

    @classmethod
    def of_weights(cls, weights: Iterable[int]) -> Range:
        """From the weights, 0 to 10,000, of the 1,326 hands in the order of `burncard.ranges.combos.COMBOS`.

        Unlike a text this may be empty. Raises ValueError if there are too few, too many, or one is out of bounds.
        """
        made = array("H")
        for weight in weights:
            if not 0 <= weight <= FULL:
                raise RangeError(f"a weight is 0 to {FULL} ten-thousandths, not {weight}")
            made.append(weight)
        if len(made) != COMBO_COUNT:
            raise RangeError(f"a range has {COMBO_COUNT} weights, not {len(made)}")
        out = cls.__new__(cls)
        out._weights = made
        return out

    @classmethod
    def of_hand(cls, first: int, second: int) -> Range:
        """The one hand of two faces."""
        weights = [0] * COMBO_COUNT
        weights[combo_number(first, second)] = FULL
        return cls.of_weights(weights)

    @cached_property
    def packed(self) -> bytes:
        """The 1,326 weights as unsigned 16-bit numbers in the machine's order."""
        return self._weights.tobytes()

    @property
    def weights(self) -> tuple[int, ...]:
        """The weight of each of the 1,326 hands in ten-thousandths."""
        return tuple(self._weights)

    def weight(self, first: int, second: int) -> float:
        """The weight, 0 to 1, of the hand of two faces."""
        return self._weights[combo_number(first, second)] / FULL

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the hands that have any weight."""
        return tuple(number for number, weight in enumerate(self._weights) if weight)

    @cached_property
    def lightest(self) -> Range:
        """The same chances in the smallest whole weights: of a range without weights, all become 1."""
        unit = gcd(*self._weights)
        return self if unit <= 1 else Range.of_weights(weight // unit for weight in self._weights)

    @property
    def combos(self) -> float:
        """How many hands, each counted by its weight: 6.0 for ``AA``."""
        return sum(self._weights) / FULL

    def without(self, dead: Iterable[int]) -> Range:
        """What is left when these faces lie elsewhere."""
        gone = {*dead}
        return Range.of_weights(
            0 if weight and not gone.isdisjoint(faces) else weight
            for weight, faces in zip(self._weights, COMBOS, strict=True)
        )

    def grid(self) -> str:
        """The 13 by 13 grid as text."""
        return grid.as_text(self._weights)

    def svg(self) -> str:
        """The 13 by 13 grid as an SVG image."""
        return grid.as_svg(self._weights)

    def __iter__(self) -> Iterator[WeightedHand]:
        for number in self.numbers:
            yield WeightedHand(COMBOS[number], self._weights[number] / FULL)

    def __len__(self) -> int:
        """How many hands have any weight."""
        return len(self.numbers)

    def _with(self, other: Range, choose: Callable[[int, int], int]) -> Range:
        return Range.of_weights(map(choose, self._weights, other._weights))

    def __or__(self, other: Range) -> Range:
        return self._with(other, max)

    def __and__(self, other: Range) -> Range:
        return self._with(other, min)

    def __sub__(self, other: Range) -> Range:
        return self._with(other, lambda mine, theirs: max(0, mine - theirs))

    def __invert__(self) -> Range:
        return Range.of_weights(FULL - weight for weight in self._weights)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and self._weights == other._weights

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return shortest(self._weights)

    def __repr__(self) -> str:
        return f"Range({str(self)!r})" if self.numbers else "Range.of_weights([0] * 1326)"
