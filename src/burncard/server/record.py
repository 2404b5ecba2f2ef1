"""The hand told line by line for the page, from what a watcher sees before and after each line: no hidden card can
get into it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from burncard.game.lines import DEALER, Line, parse
from burncard.referee.hand import Outcome
from burncard.referee.model.wording import title
from burncard.script import changes

_HIDDEN = re.compile(r"\?\?(?: \?\?)*")


class Entry(msgspec.Struct, frozen=True):
    """One sentence of the record. `n` is the line's number from 1, `who` who did it, `kind` for layout only."""

    n: int
    who: str
    text: str
    kind: str


def entries(
    number: int, line: str, before: Mapping[str, Any], after: Mapping[str, Any], outcome: Outcome, seats: Sequence[int]
) -> list[Entry]:
    """What line `number` did, as sentences; `before` and `after` are a watcher's views of the hand."""
    read = parse(line)

    def name(player: str) -> str:
        return f"Seat {seats[int(player[1:]) - 1]}"

    told: list[Entry] = []
    if read.who > DEALER:
        who = name(f"p{read.who}")
        said = changes.act(read, before, after, name, str).removeprefix(f"{who} ")
        told.append(Entry(number, who, _plain(said), "player"))
    else:
        who = "Dealer" if read.who == DEALER else "Floor"
        kind = "deal" if read.who == DEALER else "floor"
        if kind == "floor":
            told.append(Entry(number, who, _floor(read, name), kind))
        moved = changes.dealer(read, before, after, name) if read.what != "entered" else []
        if sum([said.startswith("To Seat") for said in moved]) > 2:
            moved = ["Pitched the hole cards", *[said for said in moved if not said.startswith("To Seat")]]
        told += [Entry(number, who, _plain(said), kind) for said in moved]
    told += [Entry(number, "Chips", said, "table") for said in changes.chips(before, after, name, str)]
    for ruling in outcome.rulings:
        said = f"{title(ruling.section, ruling.condition)} ({ruling.source})"
        told.append(Entry(number, "Ruling", said, "ruling"))
    return told


def _floor(read: Line, name: changes.Name) -> str:
    """What the floor was told or said."""
    if read.what == "notice":
        return "points the mistake out"
    if read.what == "rule":
        return f"rules: {read.option}"
    if read.what == "entered":
        act = parse(read.option)
        done = {"f": "had folded", "cc": "had checked or called"}.get(act.what, f"had raised to {act.amount}")
        return f"{name(f'p{act.who}')} {done}: entered late"
    return changes.floor(read, name)


def _plain(text: str) -> str:
    """Cards nobody sees, in words."""

    def hidden(match: re.Match[str]) -> str:
        count = match[0].count("??")
        return "a card" if count == 1 else f"{count} cards"

    text = _HIDDEN.sub(hidden, text)
    return text.replace("Burned: a card", "Burned a card").replace("To Seat", "Pitched to seat")
