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
    "icm-stacks": "A deal needs at least one stack, and each of 1 chip or more.",
    "icm-players": "{n} players are too many for ICM here: at most {most}.",
    "more-prizes": "There are {prizes} prizes for {players} players.",
    "prizes-rise": "Prizes are 0 or more, and none is larger than the one before it.",
    "playing-for": "{amount} cannot be put aside for the winner: 0 to {most}, so that first place stays first.",
    "percentages": "The percentages add up to {total}: each above 0, none larger than the one before, 100 together.",
    "race-chips": "Chips of {old} cannot be coloured up to {new}: a multiple that is larger.",
    "race-stack": "Seat {seat} has {stack}, which is no whole number of {old} chips.",
    "race-cards": "Seat {seat} was dealt {n} cards in the chip race: {due} odd chips, so {due}.",
    "race-unknown": "A card of the chip race has no face: turn it up.",
    "race-twice": "{card} was dealt twice in the chip race.",
    "stakes": "Blinds {small}/{big} with an ante of {ante} are none: nothing below 0, the small blind not above the big one.",
    "schedule": "A schedule begins with a level, and everything in it takes a second or more.",
    "time-back": "The clock cannot go back from {last} to {reading}.",
    "clock-runs": "The clock is running.",
    "clock-stands": "The clock is standing.",
    "no-level": "There is no level {level}: the schedule has {n}.",
    "no-free-seat": "There are not enough free seats.",
    "redraw": "{players} players need {players} different seats: {seats} were drawn.",
}
