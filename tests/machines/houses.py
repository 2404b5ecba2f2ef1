"""House books out of hat: any base, any of its switches, options and rows otherwise, as a house could write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burncard.game.options import VALUES
from burncard.rulings.irregularities import in_books, remedies_for
from burncard.rulings.rulebooks import house, load, names
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.rulings.rulebooks.table import Rulebook

Pick = Callable[[Sequence[Any]], Any]


def house_book(pick: Pick) -> Rulebook:
    """A house book; the base itself where nothing was picked that it has not already."""
    base = pick(names())
    rules = {name: pick(tuple(values)) for name, values in (*SWITCHES.items(), *VALUES.items()) if pick((True, False))}
    said = {(one.section, one.condition) for name in rules if name in SWITCHES for one in SWITCHES[name][rules[name]]}
    rows = [
        {"section": key[0], "condition": key[1], "remedy": pick(remedies_for(*key))}
        for key in in_books()
        if len(remedies_for(*key)) > 1 and key not in said and pick((True, False))
    ]
    try:
        return house.from_table({"name": "hat", "title": "Hat", "base": base, "rules": rules, "row": rows})
    except house.HouseError as error:
        assert "nothing differs" in str(error)
        return load(base)
