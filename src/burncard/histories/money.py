"""Amounts as rooms write them, to whole numbers of the hand's unit; never a float."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from burncard.histories.refusals import Refused

SYMBOLS: Final = {"$": "USD", "€": "EUR", "£": "GBP", "₹": "INR", "¥": "CNY", "kr": "SEK"}
_STRIP: Final = "$€£₹¥ \u00a0\u202f"
_PLAIN: Final = re.compile(r"\d{1,15}(?:\.\d{1,8})?")
_LAST_GROUP: Final = re.compile(r"[.,](\d+)$")


@lru_cache(maxsize=65536)
def units(text: str, places: int) -> int:
    """``"$1,234.5"`` at 2 places: 123450. Raises Refused("amount")."""
    bare = text.strip(_STRIP).replace(",", "")
    if not _PLAIN.fullmatch(bare) or not bare.isascii():
        raise Refused("amount", read=text)
    whole, _, part = bare.partition(".")
    if len(part) > places:
        if part[places:].strip("0"):
            raise Refused("amount", read=text, right=f"at most {places} decimals, as the stakes have")
        part = part[:places]
    return int(whole + part.ljust(places, "0")) if places else int(whole)


@lru_cache(maxsize=65536)
def localised(text: str) -> str:
    """A localised number as plain digits and one point: ``"1 480"``, ``"368,55"``, ``"1.480,00"``, ``"50kr"``.

    The last separator is a decimal one if it is not followed by exactly three digits, or if the other kind stands before.
    """
    bare = re.sub(r"[^\d.,]", "", text)
    found = _LAST_GROUP.search(bare)
    if not found:
        return bare.replace(",", "").replace(".", "")
    mark = found.group(0)[0]
    head = bare[: found.start()]
    other = "," if mark == "." else "."
    decimal = len(found.group(1)) != 3 or other in head
    digits = head.replace(",", "").replace(".", "")
    return f"{digits or '0'}.{found.group(1)}" if decimal and mark not in head else digits + found.group(1)


def decimals(texts: list[str]) -> int:
    """How many decimals the amounts take at most."""
    return max((len(text.partition(".")[2].rstrip("0")) for text in texts), default=0)


def plain(amount: int, places: int) -> str:
    """An amount as a number with a point and no more digits than it needs."""
    if not places:
        return str(amount)
    sign = "-" if amount < 0 else ""
    digits = str(abs(amount)).rjust(places + 1, "0")
    part = digits[-places:].rstrip("0")
    return f"{sign}{digits[:-places]}.{part}" if part else f"{sign}{digits[:-places]}"


def money(amount: int, places: int, symbol: str = "") -> str:
    """As rooms print it: no decimals or two, ``$1``, ``$0.50``, ``$1.05``."""
    text = plain(amount, places)
    whole, point, part = text.partition(".")
    return f"{symbol}{whole}{point}{part.ljust(2, '0') if point else ''}"
