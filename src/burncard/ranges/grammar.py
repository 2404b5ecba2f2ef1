"""Reads a range from text. The grammar, with what `T9s+` means and why, is in docs/ranges.md.

range  = item { ("," | space) item }
item   = weight "(" hands { ("," | space) hands } ")"  |  hands
weight = a number above 0 and at most 100, two decimals at most, and "%"
hands  = "random" | cards | kind [ "+" | "-" kind ]
cards  = two cards, "AsKd"
kind   = "AA" | "AK" | "AKs" | "AKo"       (the higher rank first; without a letter, suited and not)
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from burncard.cards import RANKS, CardError, card
from burncard.errors import SaidError
from burncard.ranges.combos import COMBO_COUNT, Kind, combo_number

#: The weight of a hand that is always there; weights are whole numbers of these ten-thousandths.
FULL: Final = 10_000
MAX_TEXT: Final = 20_000  # characters: the 1,326 hands, each with a weight of its own

_WEIGHT: Final = re.compile(r"(\d{1,3})(?:\.(\d{1,2}))?%\(")
_HANDS: Final = re.compile(r"[^\s,()%]+")
_GAP: Final = re.compile(r"[\s,]*")
_KIND: Final = re.compile(rf"([{RANKS}])([{RANKS}])([so]?)")


class RangeError(SaidError):
    """A text that is no range; the message names the piece that is wrong."""

    CODE = "range"


class _Shape(NamedTuple):
    """A kind as written: with ``None`` for suited and not."""

    high: int
    low: int
    suited: bool | None


def parse(text: str) -> list[int]:
    """The weight, 0 to FULL, of each of the 1,326 hands. Raises RangeError naming the piece that is wrong."""
    if len(text) > MAX_TEXT:
        raise RangeError(f"a range has at most {MAX_TEXT} characters, not {len(text)}")
    weights = [0] * COMBO_COUNT
    named = False
    for token, weight in _items(text):
        named = True
        for number in _hands(token):
            if weights[number] not in (0, weight):
                raise RangeError(
                    f"{token!r} gives a hand {weight / 100:g} % that has {weights[number] / 100:g} % already"
                )
            weights[number] = weight
    if not named:
        raise RangeError("the range is empty")
    return weights


def _items(text: str) -> Iterator[tuple[str, int]]:
    """Each piece that names hands, with its weight."""
    at, weight, inside = 0, FULL, ""
    while True:
        at = _gap(text, at)
        if at == len(text):
            break
        if text[at] == ")" and inside:
            if inside.endswith("("):
                raise RangeError(f"{inside + ')'!r} holds no hands")
            at, weight, inside = at + 1, FULL, ""
        elif (opened := _WEIGHT.match(text, at)) and not inside:
            weight, inside = _weight(opened), opened[0]
            at = opened.end()
        elif found := _HANDS.match(text, at):
            if text.startswith("%", found.end()):
                raise RangeError(f"{found[0] + '%'!r}: a weight is written 60%(AA, KK), with two decimals at most")
            yield found[0], weight
            at, inside = found.end(), inside and inside + found[0]
        else:
            raise RangeError(f"{text[at : at + 12]!r} is not where it could be: a weight is written 60%(AA, KK)")
    if inside:
        raise RangeError(f"{inside!r} lacks its closing bracket")


def _gap(text: str, at: int) -> int:
    found = _GAP.match(text, at)
    assert found is not None  # it matches nothing, too
    return found.end()


def _weight(opened: re.Match[str]) -> int:
    weight = int(opened[1]) * 100 + int((opened[2] or "").ljust(2, "0"))
    if not 0 < weight <= FULL:
        raise RangeError(f"{opened[0][:-1]!r} is no weight: above 0 % and at most 100 %")
    return weight


def _hands(token: str) -> list[int]:
    """The numbers of the hands that one piece names."""
    if token == "random":
        return list(range(COMBO_COUNT))
    if len(token) == 4 and token[1] in "cdhs":
        return [_cards(token)]
    if token.endswith("+"):
        first = _shape(token[:-1], token)
        # A pair climbs to aces. Otherwise the high card stays and the kicker climbs, so T9s+ is T9s alone.
        last = _Shape(12, 12, None) if first.high == first.low else first._replace(low=first.high - 1)
        return _run(first, last, token)
    start, dash, end = token.partition("-")
    first = _shape(start, token)
    return _run(first, _shape(end, token) if dash else first, token)


def _cards(token: str) -> int:
    try:
        a, b = card(token[:2]), card(token[2:])
    except CardError as error:
        raise RangeError(f"{token!r}: {error}") from None
    if a == b:
        raise RangeError(f"{token!r} is one card twice")
    return combo_number(a, b)


def _shape(text: str, token: str) -> _Shape:
    found = _KIND.fullmatch(text)
    if not found:
        raise RangeError(f"{token!r} is no range of hands: AA, AKs, AKo, AK, QQ+, A9s+, QQ-99, A5s-A2s, AsKd or random")
    high, low = RANKS.index(found[1]), RANKS.index(found[2])
    if high < low:
        raise RangeError(f"{token!r}: write the higher rank first, {found[2]}{found[1]}{found[3]}")
    if high == low and found[3]:
        raise RangeError(f"{token!r}: a pair is neither suited nor not")
    return _Shape(high, low, {"s": True, "o": False}.get(found[3]))


def _run(first: _Shape, last: _Shape, token: str) -> list[int]:
    """All from one kind to the other: the same high card, or both ranks moving together."""
    if (first.high == first.low) != (last.high == last.low) or first.suited != last.suited:
        raise RangeError(f"{token!r}: both ends are pairs, or both suited, or both not")
    if first.high == last.high:
        steps = [(first.high, low) for low in range(min(first.low, last.low), max(first.low, last.low) + 1)]
    elif first.high - first.low == last.high - last.low:
        gap = first.high - first.low
        steps = [(high, high - gap) for high in range(min(first.high, last.high), max(first.high, last.high) + 1)]
    else:
        raise RangeError(f"{token!r}: the ends share the high card (A5s-A2s) or the gap (JTs-54s)")
    wanted = [first.suited] if first.suited is not None or first.high == first.low else [True, False]
    return [number for high, low in steps for suited in wanted for number in Kind(high, low, bool(suited)).combos()]
