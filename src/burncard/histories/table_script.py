"""A record as a table script: the same hand in Burncard's own words, which `burncard run` and `show` read."""

from __future__ import annotations

from typing import Any

from burncard.histories.check import Checked
from burncard.histories.money import plain
from burncard.histories.replay import agreement, play
from burncard.rulings.rulebooks import DEFAULT
from burncard.script.writing import table


def fields(one: Checked) -> dict[str, Any]:
    """The fields of the table script. Chips are whole numbers of the record's unit, named in `_unit`."""
    record = one.record
    agreed = agreement(record)
    data: dict[str, Any] = {
        "variant": record.variant,
        "antes": agreed["antes"],
        "blinds_or_straddles": agreed["blinds"],
        "starting_stacks": agreed["stacks"],
        "_rulebook": DEFAULT,
        "_straddle_raise": record.straddle_raise,
    }
    data |= {name: agreed[name] for name in ("min_bet", "small_bet", "big_bet") if name in agreed}
    if agreed["dead"]:
        data["_dead"] = agreed["dead"]
    seats = [player.seat for player in record.players]
    if min(seats) > 0:
        data["seats"] = seats
    data["players"] = [player.name for player in record.players]
    data["hand"] = record.id
    if record.table:
        data["table"] = record.table
    if record.places:
        data["_unit"] = plain(1, record.places)
    data["actions"] = _lines(one)
    return data


def _lines(one: Checked) -> list[str]:
    if one.replay is None:
        return []
    hand = one.replay.hand or play(one.record).hand
    return list(hand.lines) if hand else []


def write(one: Checked) -> str:
    """The text of the table script."""
    return table(fields(one))
