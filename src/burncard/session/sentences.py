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
    "amount": "{amount} is not an amount of chips: a whole number, 1 or more.",
    "same-account": "Chips cannot move from {account} to itself.",
    "not-there": "{amount} chips cannot leave {account}: {have} are there.",
    "no-reason": "A correction needs its reason.",
    "no-entry": "There is no entry {number}: the ledger has {n}.",
    "corrected": "Entry {number} has been corrected, or is a correction.",
    "unbalanced": "The results do not add up: they are off by {off}.",
}
