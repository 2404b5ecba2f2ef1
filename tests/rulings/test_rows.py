"""No row of a rulebook is idle: take it away, or let another remedy stand there, and a case sees it in cards or chips."""

from __future__ import annotations

from dataclasses import replace

import pytest
from case_books import Case, Key, changed, holding, noticed_by

from burncard.rulings.irregularities import conditions
from burncard.rulings.kinds import FITS_STREET
from burncard.rulings.rulebooks import load, names

# (row, other remedy) that comes to the same, and why.
_GOVERNED = "the early street governs (H3, H4); this row only names what else was wrong"
_STAYS = "only the burn lies there, and either way it stays: there is nothing to shuffle, the betting is open (K15)"
_TURNED = "the cards are turned: nothing of them can go back on top"
_BACK = "nothing is turned: what goes back on top comes again as the right card"
SAME: dict[tuple[Key, str], str] = {
    **{(("H7", "early"), other): _GOVERNED for other in FITS_STREET},
    **{(("H8", "early"), other): _GOVERNED for other in FITS_STREET},
    (("H7", "not_turned"), "put_back"): _BACK,
    (("H8", "not_turned"), "restore_order"): _BACK,
    **{(("H3", "burn_only"), other): _STAYS for other in ("restore_order", "reshuffle", "stand")},
    **{(("H4", "burn_only"), other): _STAYS for other in ("reshuffle", "stand")},
    (("H0", "sealed"), "put_back"): _TURNED,
    (("H4", "sealed"), "put_back"): _TURNED,
}

# Rows of a book that cannot come up under it, and why.
IDLE: dict[tuple[str, Key], str] = {
    ("classic", ("E6", "thrown_all_in")): "under this book a hand may be thrown away with a player all-in",
    **{
        (name, ("E7", condition)): "under this book nobody may ask but the floor"
        for name in ("wsop-2024", "wsop-2024-live", "wsop-2026", "wsop-2026-live")
        for condition in ("by_winner", "by_another")
    },
}


def own_rows() -> list[tuple[str, Key]]:
    """(book, row) for all rows that a book states itself."""
    return [(name, key) for name in names() for key in load(name).rows if key not in load(name).silent]


def others(name: str, key: Key) -> list[str]:
    """The remedies that might stand in the row instead."""
    remedy, condition = load(name).rows[key].remedy, conditions()[key]
    if condition.told or (name, key) == (
        "tda-2024",
        ("H5", "several"),
    ):  # there the first extra card is a misdeal already
        return []
    fitting = dict.fromkeys((*condition.remedies, *condition.also))
    return [other for other in fitting if other != remedy and (key, other) not in SAME]


def named(value: object) -> str:
    return value if isinstance(value, str) else "-".join(value)  # type: ignore[arg-type]


def asking(name: str, key: Key) -> list[Case]:
    """The cases that ask for a row; none is a failure unless the row cannot come up."""
    cases = [case for case in holding(name) if key in case.rows]
    if (name, key) in IDLE:
        assert not cases, "it does come up: take it off the list"
        pytest.skip(IDLE[name, key])
    return cases


@pytest.mark.parametrize(("name", "key"), own_rows(), ids=named)
def test_taking_a_row_away_is_seen(name: str, key: Key) -> None:
    cases = asking(name, key)
    assert noticed_by(changed(load(name), (), without=key), cases), "no case that asserts cards or chips asks for it"


@pytest.mark.parametrize(
    ("name", "key", "remedy"),
    [(name, key, other) for name, key in own_rows() for other in others(name, key)],
    ids=named,
)
def test_another_remedy_in_a_row_is_seen(name: str, key: Key, remedy: str) -> None:
    book, cases = load(name), asking(name, key)
    other = replace(book.rows[key], remedy=remedy)
    assert noticed_by(changed(book, [other]), cases), f"{len(cases)} cases ask for it, and all come out the same"
