"""What came of many hands: the chips each bot won or lost in each, and what follows from them."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True, slots=True)
class Results:
    """`names` are the bots in their order, `big_blind` is in chips; `net` holds what each bot won (lost: negative) in
    chips, hand after hand, the first bot first: ``net[hand * len(names) + bot]``. Every hand sums to 0."""

    names: tuple[str, ...]
    big_blind: int
    net: array[int]

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return len(self.net) // len(self.names)

    def of(self, bot: int) -> array[int]:
        """What the bot number `bot` (from 0) won in each hand, in chips."""
        return self.net[bot :: len(self.names)]

    def mean(self, bot: int) -> float:
        """Big blinds won in 100 hands."""
        return 100 * sum(self.of(bot)) / self.hands / self.big_blind

    def stderr(self, bot: int) -> float:
        """The standard error of `mean`, in big blinds in 100 hands; hands are independent."""
        won, n = self.of(bot), self.hands
        if n < 2:
            return float("inf")
        squares = sum([chips * chips for chips in won]) - sum(won) ** 2 / n
        return 100 * sqrt(max(squares, 0) / (n - 1) / n) / self.big_blind

    def numpy(self) -> Any:
        """`net` as a numpy array of 64-bit integers, a row a hand and a column a bot; no copy. Needs numpy."""
        import numpy

        return numpy.frombuffer(self.net, dtype=numpy.int64).reshape(self.hands, len(self.names))

    def arrow(self) -> Any:
        """`net` as an Arrow table, a column a bot, named ``"0 decide"``. Needs pyarrow (extra ``stats``)."""
        import pyarrow

        return pyarrow.table({f"{bot} {name}": pyarrow.array(self.of(bot)) for bot, name in enumerate(self.names)})

    def __repr__(self) -> str:
        told = [f"{name} {self.mean(bot):+.1f} ± {self.stderr(bot):.1f}" for bot, name in enumerate(self.names)]
        return f"<Results: {self.hands} hands; bb/100: {', '.join(told)}>"
