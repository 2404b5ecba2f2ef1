"""What a learner has got right: a box an item, from 0 (wrong or new) to 5 (got right five times running).

Items of low boxes come more often. A record is a plain mapping, so a file or a cookie can keep it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

HIGHEST: Final = 5
MASTERED: Final = 3
_NEW: Final = "-"


def after(boxes: Mapping[str, int], key: str, *, right: bool) -> dict[str, int]:
    """The record after an answer: one box up, or back to the first."""
    return {**boxes, key: min(boxes.get(key, 0) + 1, HIGHEST) if right else 0}


def next_key(boxes: Mapping[str, int], keys: Sequence[str], draw: int) -> str:
    """The next item: `draw` (any whole number, from outside) picks among all, each box half as likely as the one below."""
    weights = [1 << (HIGHEST - boxes.get(key, 0)) for key in keys]
    at = draw % sum(weights)
    for key, weight in zip(keys, weights, strict=True):
        at -= weight
        if at < 0:
            return key
    raise AssertionError("the weights add up")


def told(boxes: Mapping[str, int], keys: Iterable[str]) -> str:
    """How far it has gone, in words."""
    every = list(keys)
    seen = [boxes[key] for key in every if key in boxes]
    sure = sum(box >= MASTERED for box in seen)
    weak = sum(box == 0 for box in seen)
    return f"{sure} of {len(every)} known (right three times running), {len(seen)} seen" + (
        f", {weak} to be repeated" if weak else ""
    )


def packed(boxes: Mapping[str, int], keys: Iterable[str]) -> str:
    """The record as one letter an item, in the order of `keys`: for a cookie."""
    return "".join([str(boxes[key]) if key in boxes else _NEW for key in keys])


def unpacked(text: str, keys: Iterable[str]) -> dict[str, int]:
    """The record again; what is no box is taken as new."""
    found = zip(keys, text, strict=False)
    return {key: min(int(letter), HIGHEST) for key, letter in found if letter.isascii() and letter.isdigit()}
