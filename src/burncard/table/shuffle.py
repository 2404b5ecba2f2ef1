"""A shuffle drawn from a recorded source: the same seed gives the same order in every process and every version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def _words(seed: bytes, shuffle: int) -> Iterator[int]:
    """An endless stream of 64-bit numbers from SHA-256 over seed, shuffle number and counter."""
    counter = 0
    while True:
        block = hashlib.sha256(seed + shuffle.to_bytes(4, "big") + counter.to_bytes(8, "big")).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def order(things: Sequence[T], seed: bytes, shuffle: int = 0) -> list[T]:
    """`things` in the order of shuffle number `shuffle` drawn from `seed` (at least 16 bytes, from a secret source).

    Every order is equally likely (Fisher-Yates, numbers that would favour some are drawn again). Raises ValueError
    for a short seed.
    """
    if len(seed) < 16:
        raise ValueError(f"a seed of {len(seed)} bytes is too short: at least 16, better 32")
    cards, words = list(things), _words(seed, shuffle)
    for last in range(len(cards) - 1, 0, -1):
        bound = last + 1
        limit = (1 << 64) - (1 << 64) % bound
        number = next(words)
        while number >= limit:
            number = next(words)
        pick = number % bound
        cards[last], cards[pick] = cards[pick], cards[last]
    return cards
