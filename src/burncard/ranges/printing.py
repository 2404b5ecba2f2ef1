"""Prints a range in short: first hands of one weight together, then whole kinds in runs, then single hands.

The kinds with one high card are written as shortly as can be (a small dynamic programme over the kickers); runs down
the diagonals, such as JTs-54s, are taken one by one while each makes the whole text shorter.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from burncard.cards import RANKS
from burncard.ranges.combos import COMBO_COUNT, KINDS, Kind, combo_text
from burncard.ranges.grammar import FULL

_SEPARATOR: Final = ", "
_LETTERS: Final = ("s", "o", "")  # suited, not, both: the three ways to write kinds of two ranks
_COVERS: Final = ((True, False), (False, True), (True, True))

# For one letter each, the kickers (or the high cards of a diagonal) as a mask of ranks.
_Masks = tuple[int, int]


class _Row(NamedTuple):
    """How to write the kinds of one high card, and how long that is."""

    length: int
    tokens: tuple[str, ...]


def shortest(weights: Sequence[int]) -> str:
    """The text of a range; reading it gives the same weights. Nothing at all is the empty text."""
    parts = []
    for weight in sorted({*weights} - {0}, reverse=True):
        tokens = _tokens({number for number in range(COMBO_COUNT) if weights[number] == weight})
        inner = _SEPARATOR.join(tokens)
        parts.append(inner if weight == FULL else f"{weight / 100:g}%({inner})")
    return _SEPARATOR.join(parts)


def _tokens(numbers: set[int]) -> list[str]:
    if len(numbers) == COMBO_COUNT:
        return ["random"]
    whole = {kind for kind in KINDS if numbers.issuperset(kind.combos())}
    single = numbers.difference(*[kind.combos() for kind in whole])
    pairs = _pairs({kind.high for kind in whole if kind.high == kind.low})
    return pairs + _unpaired(whole) + [combo_text(number) for number in sorted(single, reverse=True)]


def _pairs(ranks: set[int]) -> list[str]:
    tokens = []
    for top in sorted(ranks, reverse=True):
        if top + 1 in ranks:
            continue
        bottom = top
        while bottom - 1 in ranks:
            bottom -= 1
        tokens.append(_span(RANKS[top] * 2, RANKS[bottom] * 2, from_top=top == 12))
    return tokens


def _span(top: str, bottom: str, *, from_top: bool) -> str:
    if top == bottom:
        return top
    return bottom + "+" if from_top else f"{top}-{bottom}"


def _unpaired(whole: set[Kind]) -> list[str]:
    have = [[0, 0] for _ in range(13)]
    for kind in whole:
        if kind.high != kind.low:
            have[kind.high][not kind.suited] |= 1 << kind.low
    need = [(row[0], row[1]) for row in have]
    held = tuple(need)
    diagonals: list[str] = []
    while True:
        before = sum(_row(high, held[high], need[high]).length for high in range(13))
        best, taken, rest = 0, "", need
        for token, without in _runs(held, need):
            after = sum(_row(high, held[high], without[high]).length for high in range(13))
            saved = before - after - len(token) - len(_SEPARATOR)
            if saved > best:
                best, taken, rest = saved, token, without
        if not best:
            break
        diagonals.append(taken)
        need = rest
    return [token for high in range(12, 0, -1) for token in _row(high, held[high], need[high]).tokens] + diagonals


def _runs(have: tuple[_Masks, ...], need: list[_Masks]) -> list[tuple[str, list[_Masks]]]:
    """Every longest run down a diagonal, and what is still needed once it is written."""
    out = []
    for gap, (letter, covers) in product(range(1, 12), zip(_LETTERS, _COVERS, strict=True)):
        high = 12
        while high >= gap:
            low = high
            while low >= gap and all(have[low][i] >> (low - gap) & 1 for i in (0, 1) if covers[i]):
                low -= 1
            if high - low >= 2:
                without = list(need)
                for rank in range(low + 1, high + 1):
                    drop = ~(1 << (rank - gap))
                    suited, off = without[rank]
                    without[rank] = (suited & drop if covers[0] else suited, off & drop if covers[1] else off)
                ends = [RANKS[rank] + RANKS[rank - gap] + letter for rank in (high, low + 1)]
                out.append(("-".join(ends), without))
            high = min(low, high - 1)
    return out


@lru_cache(maxsize=4096)
def _row(high: int, have: _Masks, need: _Masks) -> _Row:
    """The shortest way to write the kinds with one high card that are needed, from those that may be named.

    From the best kicker down; a state tells for suited, offsuit and both whether a token of that sort is open, and
    whether it names a run already. A token under way is (letter, first kicker, last kicker).
    """
    best: dict[tuple[int, ...], tuple[int, tuple[tuple[int, int, int], ...]]] = {(0, 0, 0): (0, ())}
    for kicker in range(high - 1, -1, -1):
        may = [bool(mask >> kicker & 1) for mask in have]
        must = [bool(mask >> kicker & 1) for mask in need]
        allowed = (may[0], may[1], may[0] and may[1])
        following: dict[tuple[int, ...], tuple[int, tuple[tuple[int, int, int], ...]]] = {}
        for state, (length, tokens) in best.items():
            for choice in product(*[_choices(state[i], allowed[i]) for i in range(3)]):
                on = [step > 0 for step in choice]
                if (must[0] and not (on[0] or on[2])) or (must[1] and not (on[1] or on[2])):
                    continue
                cost, written = length, tokens
                for i, step in enumerate(choice):
                    letters = len(_LETTERS[i])
                    if step == 1:
                        cost += 2 + letters + len(_SEPARATOR)
                        written = (*written, (i, kicker, kicker))
                    elif step == 2:
                        if state[i] == 1:
                            cost += 1 if kicker == high - 2 else 3 + letters
                        written = tuple((j, a, kicker if j == i and b == kicker + 1 else b) for j, a, b in written)
                if choice not in following or cost < following[choice][0]:
                    following[choice] = (cost, written)
        best = following
    length, tokens = min(best.values())
    name = RANKS[high]
    spans = [
        _span(name + RANKS[a] + _LETTERS[i], name + RANKS[b] + _LETTERS[i], from_top=a == high - 1)
        for i, a, b in sorted(tokens, key=lambda token: (-token[1], token[0]))
    ]
    return _Row(length, tuple(spans))


def _choices(state: int, allowed: bool) -> tuple[int, ...]:
    """0: nothing of this sort here, 1: a new token, 2: the open one goes on."""
    if not allowed:
        return (0,)
    return (0, 1, 2) if state else (0, 1)
