"""Editions: the same mistake by year, rule numbers by edition, and how well each answer stands."""

from __future__ import annotations

from pathlib import Path

import pytest
from case_books import under

from burncard.errors import LineError
from burncard.rulings.rulebooks import editions, load, names
from burncard.rulings.rulebooks.option_sources import option_standing, source_of
from burncard.rulings.rulebooks.standing import cited, gaps, standing
from burncard.rulings.verdict import Standing
from burncard.script import read
from burncard.sheets.pages import by_year, families

CASES = Path(__file__).resolve().parent.parent / "cases"


@pytest.mark.parametrize(
    ("case", "book"),
    [
        ("C33-premature-turn", "wsop-2022"), ("C33-premature-turn", "wsop-2022-live"),
        ("C33-premature-turn.tda-2024", "wsop-2023"), ("C33-premature-turn.tda-2024", "wsop-2023-live"),
        ("C33-premature-turn.tda-2024", "wsop-2026-live"), ("C33-premature-turn.tda-2024", "tda-2022"),
        ("C47-no-burn-flop", "wsop-2022"), ("C47-no-burn-flop.tda-2024", "wsop-2023"), ("C47-no-burn-flop.tda-2024", "wsop-2026"),
    ],
)  # fmt: skip
def test_the_same_mistake_by_year(case: str, book: str) -> None:
    assert under(load(book), read(CASES / f"{case}.hand")) == []


def test_the_early_turn_of_2022_is_not_that_of_2023() -> None:
    script = read(CASES / "C33-premature-turn.hand")
    assert under(load("wsop-2023"), script)
    assert under(load("wsop-2023-live"), script)


def test_rule_numbers_are_those_of_the_edition() -> None:
    assert load("wsop-2024-live").rows["H4", "turn"].source == "WSOP live action 167"
    assert load("wsop-2026-live").rows["H4", "turn"].source == "WSOP live action 171"
    assert load("wsop-2022-live").rows["H2", "turned"].source == "WSOP live action 162"
    assert load("wsop-2026").rows["H2", "turned"].source == "WSOP tournament 89"
    assert load("wsop-2026-live").rows["C10", "undercall"].source == "WSOP live action 142, 181"


def test_what_was_not_read_of_an_edition_is_said() -> None:
    book = load("wsop-2026-live")
    assert book.rows["H1", "first"].basis is Standing.IN_PART  # its list of misdeals
    assert book.rows["H9", "one"].basis is Standing.NOT_READ
    assert book.rows["H4", "turn"].basis is Standing.READ
    assert load("tda-2022").rows["H4", "turn"].basis is Standing.NOT_READ


def test_silent_not_read_in_part_and_another_book_are_four_things() -> None:
    assert standing(load("tda-2024"), ("H0", "put_back")) is Standing.SILENT
    assert standing(load("tda-2024"), ("H7", "card")) is Standing.ANOTHER_BOOK
    assert standing(load("tda-2024"), ("C7", "first_word")) is Standing.NOT_READ
    assert standing(load("roberts-11"), ("H0", "put_back")) is Standing.IN_PART
    assert standing(load("classic"), ("H0", "put_back")) is Standing.DERIVED
    assert standing(load("wsop-2024"), ("C12", "check")) is Standing.CONFLICT
    assert option_standing(load("tda-2024"), "pl_blinds") is Standing.NOT_READ
    assert option_standing(load("wsop-2026-live"), "button_straddle_first") is Standing.CONFLICT


def test_a_citation_says_who_says_nothing_first() -> None:
    book = load("tda-2024")
    row = book.rows["H7", "card"]
    assert (
        cited(book, ("H7", "card"), row.source, row.basis)
        == "TDA 2024 says nothing; Robert's Rules v11, hold'em, rule 6"
    )
    row = book.rows["H0", "put_back"]
    said = cited(book, ("H0", "put_back"), row.source, row.basis)
    assert said.startswith("TDA 2024 says nothing; Robert's Rules, v11 could be read only in part")
    assert said.endswith("; Common floor practice")
    assert gaps(load("classic"), ("H0", "put_back")) == ""


@pytest.mark.parametrize("name", (*names(), *editions()))
def test_no_source_speaks_for_another_book(name: str) -> None:
    """ "Classic is silent" under every book was no answer."""
    assert not [row for row in load(name).rows.values() if "silent" in row.source]


def test_the_newer_edition_is_named() -> None:
    assert any("TDA 2026" in note for note in load("tda-2024").notes)


def test_families_and_their_page() -> None:
    assert ["tda-2022", "tda-2024"] in families()
    assert ["wsop-2022", "wsop-2023", "wsop-2024", "wsop-2026"] in families()
    page = by_year().markdown()
    assert "Turn dealt too early" in page
    assert source_of(load("wsop-2026-live"), "straddle_raise") is not None


def test_a_book_that_is_none_names_all() -> None:
    with pytest.raises(LineError, match="tda-2022"):
        load("hoyle")
