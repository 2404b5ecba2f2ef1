"""Colour in the terminal, where there is one that has it and the user has not said NO_COLOR."""

from __future__ import annotations

import os
import re
from typing import Final, TextIO

_CODES: Final = {"bold": "1", "dim": "2", "red": "31", "green": "32", "amber": "33", "blue": "34"}
_SUITS: Final = {"c": "green", "d": "blue", "h": "red", "s": "bold"}
_CARD: Final = re.compile(r"\b[2-9TJQKA][cdhs]\b")


class Paint:
    """Puts colours into text if `on`, and leaves it alone otherwise."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, colour: str, text: str) -> str:
        """`text` in one of the colours (or weights) bold, dim, red, green, amber, blue."""
        return f"\x1b[{_CODES[colour]}m{text}\x1b[0m" if self.on and text else text

    def cards(self, text: str) -> str:
        """`text` with each card in it in the colour of its suit (four colours: clubs green, diamonds blue)."""
        return _CARD.sub(lambda found: self(_SUITS[found[0][1]], found[0]), text) if self.on else text


def paint_for(stream: TextIO) -> Paint:
    """Paint that suits `stream`: colours for a terminal that can show them, unless NO_COLOR is set."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(wanted and stream.isatty())
