"""The sentences of the session's refusals, by code: what was tried, and what would be right."""

from __future__ import annotations

from typing import Final

ERRORS: Final[dict[str, str]] = {
    "too-few-players": "No hand can be dealt: {n} want cards, at least 2 are needed.",
    "button-not-playing": "The button cannot start at seat {seat}: nobody in it is dealt in.",
    "no-button": "The first hand needs a button: draw for it, or name its seat.",
    "button-is-right": "The button is at seat {seat}, where it is due: nothing is wrong.",
    "no-draw": "Nobody has drawn a card for the button.",
    "draw-unknown": "Seat {seat} drew a card nobody has seen: turn it up.",
    "draw-twice": "Seats {a} and {b} both drew {card}: draw again from one deck.",
}
