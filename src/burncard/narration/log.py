"""The record of a table: each line as a watcher saw it, so that no hidden card can get into it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from burncard.game.lines import DEALER, Line
from burncard.narration.before import Before, Happened, Voice
from burncard.narration.motions import chips, motions
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import Ruling
from burncard.table.piles import HOLE

_HIDDEN = re.compile(r"\?\?(?: \?\?)*")
Kind = Literal["deal", "player", "floor", "ruling", "table"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One sentence of the record. `n` is the line's number from 1, `who` who did it, `kind` for layout only."""

    n: int
    who: str
    text: str
    kind: Kind


def at_seats(seats: Sequence[int]) -> Voice:
    """The voice of a table: its players are the seats painted on the felt, p1's first."""
    return Voice(lambda player: f"Seat {seats[player - 1]}")


def entries(
    number: int, line: Line, before: Before, hand: Hand, rulings: Sequence[Ruling], voice: Voice
) -> list[Entry]:
    """What line `number` did, as sentences; `before` is what was remembered, `rulings` what it led to."""
    one = Happened(line, before, hand, voice, voice.eyes(hand))
    if line.who > DEALER:
        told = [Entry(number, voice.name(line.who), _plain(one.recorded()), "player")]
    elif line.who == DEALER:
        told = [Entry(number, "Dealer", said, "deal") for said in _moved(one)]
    else:
        told = [Entry(number, "Floor", one.recorded(), "floor")]
        told += [Entry(number, "Floor", said, "floor") for said in _moved(one)]
    told += [Entry(number, "Chips", said, "table") for said in chips(one)]
    for ruling in rulings:
        told.append(Entry(number, "Ruling", f"{ruling.title} ({ruling.source})", "ruling"))
    return told


def _moved(one: Happened) -> list[str]:
    """The motions; the pitch of a whole round is one of them."""
    moved = motions(one)
    if sum([motion.to > HOLE for motion in moved]) > 2:
        return ["Pitched the hole cards", *[_plain(motion.text) for motion in moved if motion.to <= HOLE]]
    return [_plain(motion.text) for motion in moved]


def _plain(text: str) -> str:
    """Cards nobody sees, in words."""

    def hidden(match: re.Match[str]) -> str:
        count = match[0].count("??")
        return "a card" if count == 1 else f"{count} cards"

    if "?" in text:
        text = _HIDDEN.sub(hidden, text)
    return text.replace("Burned: a card", "Burned a card").replace("To Seat", "Pitched to seat")
