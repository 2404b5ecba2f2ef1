"""The tables and their words: no row, remedy, option or value without a sentence, no sentence without a row."""

from __future__ import annotations

import pytest

from burncard.rulings.rulebooks import editions, load, names
from burncard.rulings.rulebooks.choices import CURES, OPTION_VALUES
from burncard.rulings.rulebooks.house import remedies_for
from burncard.rulings.rulebooks.option_sources import SOURCES, source_of
from burncard.rulings.rulebooks.switches import SWITCHES
from burncard.sheets.rows import STATES, about, keys, option_state, row_title, sections, state
from burncard.words.options import CHOICES
from burncard.words.rows import DO, SECTIONS, WHEN

ROWS = keys()


def test_every_row_and_section_has_its_words_and_no_word_is_left_over() -> None:
    assert {"_".join(key) for key in ROWS} | {"G1_misdeal"} == set(WHEN)
    assert set(sections()) | {"G1"} == set(SECTIONS)
    assert not [key for key in ROWS if row_title(*key).startswith("title_")]
    assert not [section for section in sections() if not about(section)]


def test_every_remedy_is_told_and_no_other() -> None:
    given = {row.remedy for name in names() for row in load(name).rows.values()}
    chosen = {remedy for remedies in CURES.values() for remedy in remedies}
    assert given | chosen == set(DO)


@pytest.mark.parametrize("name", names())
def test_a_book_answers_every_row(name: str) -> None:
    book = load(name)
    assert set(book.rows) == set(ROWS)
    assert all(row.source for row in book.rows.values())
    assert all(state(book, key) in STATES for key in ROWS)
    assert all(row.remedy in remedies_for(*key) for key, row in book.rows.items())


@pytest.mark.parametrize("name", names())
def test_every_option_is_known_and_its_source_named(name: str) -> None:
    book = load(name)
    assert set(book.options) == set(OPTION_VALUES)
    assert all(value in OPTION_VALUES[option] for option, value in book.options.items())
    assert all(option_state(book, option) in STATES for option in book.options)
    if book.base:
        base = load(book.base)
        own = [option for option, value in book.options.items() if base.options[option] != value]
        assert not [option for option in own if source_of(book, option) is None]


def test_sources_name_books_and_options_that_are_there() -> None:
    assert {book for book, _ in SOURCES} <= {*names(), *editions()}
    assert {option for _, option in SOURCES} <= set(OPTION_VALUES)


def test_every_choice_of_a_house_has_its_words() -> None:
    values = {name: set(values) for name, values in (*SWITCHES.items(), *OPTION_VALUES.items())}
    assert {name: set(told) for name, (_, told) in CHOICES.items()} == values


@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_touches_rows_that_are_there_with_remedies_that_cure_them(switch: str) -> None:
    for changes in SWITCHES[switch].values():
        for one in changes:
            assert (one.section, one.condition) in ROWS
            assert one.remedy in remedies_for(one.section, one.condition)
    touched = [{(one.section, one.condition) for one in changes} for changes in SWITCHES[switch].values()]
    assert all(rows == touched[0] for rows in touched), "every value says the same rows"
