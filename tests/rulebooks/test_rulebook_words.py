"""The tables and their words: no row, remedy, option or value without a sentence, no sentence without a row."""

from __future__ import annotations

import pytest

from burncard.game.options import VALUES
from burncard.rulings.irregularities import conditions, in_books, remedies_for
from burncard.rulings.rulebooks import editions, load, names
from burncard.rulings.rulebooks.option_sources import SOURCES, source_of
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.sheets.rows import STATES, keys, option_state, state
from burncard.words.options import CHOICES
from burncard.words.rows import DO

ROWS = keys()


def test_every_remedy_is_told_and_no_other() -> None:
    can = {remedy for one in conditions().values() for remedy in one.remedies}
    assert not can - set(DO), "no word in words/rows.py says what the dealer does"
    assert not set(DO) - can, "no irregularity names it any more"


@pytest.mark.parametrize("name", names())
def test_a_book_answers_every_row(name: str) -> None:
    book = load(name)
    assert not [f"{name} has no row for {key[0]} {key[1]}" for key in in_books() if key not in book.rows]
    assert not [f"{name}: nothing is {key[0]} {key[1]}" for key in book.rows if key not in in_books()]
    assert all(row.source for row in book.rows.values())
    assert all(state(book, key) in STATES for key in ROWS)
    assert not [
        f"{name}: {key[0]} {key[1]} cannot be {row.remedy}; {', '.join(remedies_for(*key))} can"
        for key, row in book.rows.items()
        if row.remedy not in remedies_for(*key)
    ]


@pytest.mark.parametrize("name", names())
def test_every_option_is_known_and_its_source_named(name: str) -> None:
    book = load(name)
    assert set(book.options) == set(VALUES)
    assert all(value in VALUES[option] for option, value in book.options.items())
    assert all(option_state(book, option) in STATES for option in book.options)
    if book.base:
        base = load(book.base)
        own = [option for option, value in book.options.items() if base.options[option] != value]
        assert not [option for option in own if source_of(book, option) is None]


def test_sources_name_books_and_options_that_are_there() -> None:
    assert {book for book, _ in SOURCES} <= {*names(), *editions()}
    assert {option for _, option in SOURCES} <= set(VALUES)


def test_every_choice_of_a_house_has_its_words() -> None:
    values = {name: set(values) for name, values in (*SWITCHES.items(), *VALUES.items())}
    assert {name: set(told) for name, (_, told) in CHOICES.items()} == values


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_touches_rows_that_are_there_with_remedies_that_cure_them(switch: str) -> None:
    for changes in SWITCHES[switch].values():
        for one in changes:
            assert (one.section, one.condition) in ROWS
            assert one.remedy in remedies_for(one.section, one.condition)
    touched = [{(one.section, one.condition) for one in changes} for changes in SWITCHES[switch].values()]
    assert all(rows == touched[0] for rows in touched), "every value says the same rows"
