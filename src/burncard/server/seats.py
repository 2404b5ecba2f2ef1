"""The referee speaks of players p1, p2 …; people at the table know the seats painted on the felt."""

from __future__ import annotations

import re
from functools import lru_cache

_HIDDEN = re.compile(r"\?\?(?: \?\?)*")
_PLAYER = re.compile(r"\b[pP]([1-9][0-9]?)\b")


@lru_cache(maxsize=4096)
def with_seats(text: str, seats: tuple[int, ...]) -> str:
    """`text` for the page: every ``p3`` is the seat of player 3, cards nobody sees are "the card"; it begins with a
    capital."""

    def seat(match: re.Match[str]) -> str:
        number = int(match[1])
        if number > len(seats):
            return match[0]
        before = text[: match.start()].rstrip()
        return f"{'Seat' if not before or before[-1] in '.!?' else 'seat'} {seats[number - 1]}"

    def hidden(match: re.Match[str]) -> str:
        return "the card" if len(match[0]) == 2 else "the cards"

    told = _HIDDEN.sub(hidden, _PLAYER.sub(seat, text))
    return told[:1].upper() + told[1:]
