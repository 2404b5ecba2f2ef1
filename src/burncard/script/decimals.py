"""Amounts with decimals: the unit in which all amounts of a file are whole, and the way there and back.

A file's unit is 10 to the minus `places` of its own currency. No float is made anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Final

MAX_PLACES: Final = 9
MAX_CHIPS: Final = 10**15

Amount = int | Decimal


def amount(text: str) -> Decimal | None:
    """The decimal number that `text` writes plainly (``2``, ``0.05``), or None; exponents are not amounts."""
    whole, _, part = text.partition(".")
    plain = whole.isascii() and whole.isdigit() and len(whole) <= 20 and len(part) <= 20
    if not plain or ("." in text and not (part.isascii() and part.isdigit())):
        return None
    return Decimal(text)


def finite(value: Amount) -> bool:
    """Whether `value` is a number that chips can come to: finite, and not beyond MAX_CHIPS or MAX_PLACES."""
    if isinstance(value, int):
        return abs(value) <= MAX_CHIPS
    return value.is_finite() and value.adjusted() <= 15 and abs(value) <= MAX_CHIPS and places([value]) <= MAX_PLACES


def places(values: Iterable[Amount]) -> int:
    """How many decimals it takes to write every one of `values` exactly; trailing zeros do not count."""
    most = 0
    for value in values:
        if isinstance(value, Decimal) and value.is_finite():
            _, digits, exponent = value.as_tuple()
            spare = 0
            while spare < len(digits) and digits[-1 - spare] == 0:
                spare += 1
            if spare < len(digits) and isinstance(exponent, int):
                most = max(most, -(exponent + spare))
    return most


def units(value: Amount, decimals: int) -> int:
    """`value` counted in units of 10**-decimals. The value must be whole in that unit (see `places`)."""
    scaled = Decimal(value).scaleb(decimals)
    return int(scaled)


def back(value: int, decimals: int) -> Amount:
    """A count of units as an amount of the file: a whole number where it is whole, else a Decimal."""
    if decimals == 0:
        return value
    exact = Decimal(value).scaleb(-decimals)
    return int(exact) if exact == exact.to_integral_value() else exact.normalize()
