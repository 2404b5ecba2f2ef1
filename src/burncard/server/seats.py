"""The referee speaks of players p1, p2 …; people at the table know the seats painted on the felt."""

from __future__ import annotations

import re
from collections.abc import Sequence

_PLAYER = re.compile(r"\b[pP]([1-9][0-9]?)\b")


def with_seats(text: str, seats: Sequence[int]) -> str:
    """`text` with every ``p3`` replaced by the seat of player 3; a capital at the start of a sentence."""

    def seat(match: re.Match[str]) -> str:
        number = int(match[1])
        if number > len(seats):
            return match[0]
        before = text[: match.start()].rstrip()
        return f"{'Seat' if not before or before[-1] in '.!?' else 'seat'} {seats[number - 1]}"

    return _PLAYER.sub(seat, text)
