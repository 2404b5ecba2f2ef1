"""What players say and put out, acts out of turn, and accidents: each two taps away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from table_page import PHONE, TABLET, TablePage

OpenTable = Callable[..., TablePage]


def all_mine(page: TablePage) -> None:
    """Set the table so that the viewer enters what every seat does."""
    page.tap("settings")
    page.act("save").wait_for()
    bots = page.page.locator(".seat button.bot")
    while bots.count():
        bots.first.click()
    page.act("save").click()
    page.settled()
    assert not any(seat["bot"] for seat in page.table["seats"])


def rulings(page: TablePage) -> list[str]:
    return [ruling["title"] for ruling in page.table["rulings"]]


def test_raise_is_said_and_then_the_chips_say_how_much(open_table: OpenTable) -> None:
    page = open_table()
    all_mine(page)
    page.tap("words")
    expect(page.page.get_by_role("dialog", name="Words and chips")).to_be_visible()
    page.page.locator('[data-says="raise"]').click()
    expect(page.page.locator('[data-seat="1"]')).to_contain_text("“Raise”")
    page.tap("words")
    for chip in (5, 1, 1):
        page.page.locator(f'[data-chip="{chip}"]').click()
    expect(page.act("puts")).to_have_text("Puts out 5 1 1 · 7 in all")
    page.shot("words-and-chips")
    page.act("puts").click()
    page.says("Action is on seat 2.")
    assert next(seat["bet"] for seat in page.table["seats"] if seat["seat"] == 1) == 7
    assert not rulings(page)


def test_chips_in_two_motions_are_a_string_bet(open_table: OpenTable) -> None:
    page = open_table()
    all_mine(page)
    page.press("e")
    chip = page.page.locator('[data-chip="1"]')
    chip.click()
    chip.click()
    page.act("motion").click()
    page.page.locator('[data-chip="5"]').click()
    expect(page.act("puts")).to_have_text("Puts out 1 1, then 5 · 7 in all")
    page.act("puts").click()
    page.settled()
    assert rulings(page) == ["String bet"]
    assert next(seat["bet"] for seat in page.table["seats"] if seat["seat"] == 1) == 2, "the call"
    page.tap("undo")
    page.tap("words")
    page.act("said-amount").fill("3")
    page.page.locator('[data-says="number"]').click()
    page.settled()
    assert len(rulings(page)) == 1
    page.says("Do this now")
    page.says(page.table["rulings"][0]["do"])


def test_out_of_turn(open_table: OpenTable) -> None:
    page = open_table()
    all_mine(page)
    page.seat(3)
    page.tap("wrong")
    page.page.locator('[data-mistake="oot"]').click()
    sheet = page.page.get_by_role("dialog", name="Out of turn")
    expect(sheet).to_contain_text("Seat 1 is to act. What does seat 3 do all the same?")
    page.act("oot-amount").fill("10")
    page.shot("out-of-turn")
    page.page.locator('[data-oot="cbr"]').click()
    page.settled()
    assert rulings(page) == ["Act out of turn"]
    expect(page.page.locator('[data-seat="3"]')).to_contain_text("acted")
    page.seat(3)  # no longer chosen
    page.tap("call", "call")
    page.says("Action is on seat 4.")
    assert next(seat["bet"] for seat in page.table["seats"] if seat["seat"] == 3) == 10, (
        "it binds: the price was the same"
    )


ACCIDENTS = [
    ("pushed", 3, "Pot pushed too early", "Take the pot back from seat 3."),
    ("flash", 0, "Top card shown, the betting open", "Action is on seat 1."),
    ("clock", 0, "Time is up, facing a bet", "Action is on seat 2."),
    ("foul", 0, "Foul deck", "The hand is over."),
]


@pytest.mark.parametrize(("tile", "seat", "title", "now"), ACCIDENTS)
def test_an_accident_is_two_taps_away(open_table: OpenTable, tile: str, seat: int, title: str, now: str) -> None:
    page = open_table()
    all_mine(page)
    if seat:
        page.seat(seat)
    page.tap("wrong")
    if not page.page.locator(f'[data-mistake="{tile}"]').count():
        page.act("more-tiles").click()
    page.page.locator(f'[data-mistake="{tile}"]').click()
    page.settled()
    page.says(title)
    page.says(now)
    page.sound()
    page.tap("undo")
    page.says("Action is on seat 1.")
    assert not rulings(page)


@pytest.mark.parametrize(("name", "size"), [("tablet", TABLET), ("phone", PHONE)])
def test_the_sheet_has_twelve_tiles_at_most(open_table: OpenTable, name: str, size: tuple[int, int]) -> None:
    page = open_table(size)
    tiles = page.page.locator(".tiles button")
    page.tap("wrong")
    expect(tiles).to_have_count(12)
    page.shot(f"tiles-{name}")
    page.tap("more-tiles")
    expect(page.page.locator('[data-mistake="foul"]')).to_be_visible()
    page.page.keyboard.press("Escape")
    page.rule(1)
    page.tap("wrong")
    assert tiles.count() <= 12
    page.page.keyboard.press("Escape")
    page.rule(4)
    page.tap("wrong")
    expect(page.page.locator('[data-mistake="swept"]')).to_be_visible()
    page.page.locator('[data-mistake="swept"]').click()
    page.says("Lay the board again:")
    page.tap("go")
    assert len(page.board()) == 3 and page.table["due"] == "p3"
    page.sound()
