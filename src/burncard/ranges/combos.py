"""The 1,326 starting hands and the 169 kinds they come in: numbers and names only, no weights."""

from __future__ import annotations

from typing import Final, NamedTuple

from burncard.cards import RANKS, text

COMBO_COUNT: Final = 1326


def combo_number(a: int, b: int) -> int:
    """The number, 0 to 1325, of the hand of two different faces, in either order."""
    low, high = (a, b) if a < b else (b, a)
    return high * (high - 1) // 2 + low


#: The faces of each hand, the higher first.
COMBOS: Final = tuple((high, low) for high in range(52) for low in range(high))


def combo_text(number: int) -> str:
    """``"AsKd"``: the higher rank first, of a pair the higher suit."""
    high, low = COMBOS[number]
    return text(high) + text(low)


class Kind(NamedTuple):
    """One of the 169: two ranks, the higher first, and whether they are of one suit (never for a pair)."""

    high: int
    low: int
    suited: bool

    @property
    def name(self) -> str:
        """``"AA"``, ``"AKs"``, ``"AKo"``."""
        letters = RANKS[self.high] + RANKS[self.low]
        return letters if self.high == self.low else letters + ("s" if self.suited else "o")

    def combos(self) -> list[int]:
        """The numbers of its hands: 6 of a pair, 4 suited, 12 not."""
        return [
            combo_number(self.high * 4 + a, self.low * 4 + b)
            for a in range(4)
            for b in (range(a) if self.high == self.low else range(4))
            if self.high == self.low or (a == b) == self.suited
        ]


def kind_at(row: int, column: int) -> Kind:
    """The kind in a cell of the usual 13 by 13 grid: aces first, suited hands above the diagonal."""
    high, low = 12 - min(row, column), 12 - max(row, column)
    return Kind(high, low, suited=row < column)


#: All 169, row by row of the grid.
KINDS: Final = tuple(kind_at(row, column) for row in range(13) for column in range(13))
