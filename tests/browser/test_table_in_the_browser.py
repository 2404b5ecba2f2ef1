"""The table around the six rules: the other book, a kill in mid-remedy, the file, a hand without a mistake, sizes."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server_process import Server
from table_page import DESKTOP, LANDSCAPE, PHONE, TABLET, TablePage

OpenTable = Callable[..., TablePage]


def test_the_early_turn_by_both_books(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    page.tap("burn", "turn", "books")
    articles = page.page.locator("article[data-book]")
    expect(articles).to_have_count(2)
    boards = [page.board_of(at) for at in range(2)]
    assert boards[0][:3] == boards[1][:3] == page.board()[:3], "the same flop"
    assert "??" in boards[0] and "??" in boards[1], "cards to come stay hidden while the hand goes on"
    page.shot("by-the-other-book")
    page.page.keyboard.press("Escape")
    page.finish()
    page.tap("books")
    expect(articles).to_have_count(2)
    boards = [page.board_of(at) for at in range(2)]
    assert boards[0][3] != boards[1][3], "another turn"
    assert boards[0][4] != boards[1][4], "another river"


def test_killed_in_mid_remedy_the_hand_goes_on(open_table: OpenTable, server: Server) -> None:
    page = open_table()
    page.rule(4)
    page.tap("burn", "turn", "go", "call", "go")
    before = {key: page.table[key] for key in ("v", "board", "burns", "aside", "muck", "stub", "ruling", "log", "due")}
    server.kill()
    expect(page.page.locator("p.link")).to_be_visible()
    page.shot("killed")
    server.start()
    expect(page.page.locator("p.link")).to_be_hidden(timeout=15_000)
    page.settled()
    assert {key: page.table[key] for key in before} == before
    page.tap("go")
    assert len(page.board()) == 4
    page.shot("after-the-restart")


def test_the_file_gives_the_same_board_and_burns(open_table: OpenTable, tmp_path: Path) -> None:
    page = open_table()
    page.rule(4)
    page.tap("burn", "turn", "go", "call")
    page.finish()
    page.tap("record")
    with page.page.expect_download() as download:
        page.tap("download")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    ran = subprocess.run(
        [sys.executable, "-m", "burncard", "run", "--json", str(file)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    state = json.loads(ran.stdout)
    assert state["board"].split() == page.table["board"]
    assert len(state["burns"].split()) == len(page.table["burns"])
    stacks = {seat["p"]: seat["stack"] for seat in page.table["seats"]}
    assert state["stacks"] == [stacks[player] for player in sorted(stacks)]


def test_a_hand_without_a_mistake(open_table: OpenTable) -> None:
    page = open_table()
    assert page.table["phase"] == "preflop", "no form: a hand is dealt"
    assert page.held(1) == ["??", "??"]
    page.tap("peek")
    assert "??" not in page.held(1)
    page.tap("peek")
    assert page.held(1) == ["??", "??"]
    page.finish()
    page.sound()
    page.shot("hand-over")
    button = next(seat["seat"] for seat in page.table["seats"] if seat["button"])
    page.tap("next")
    page.tap("shuffle")
    for _ in range(12):
        page.tap("pitch")
    page.phase("Before the flop")
    assert next(seat["seat"] for seat in page.table["seats"] if seat["button"]) == button % 6 + 1


def test_a_raise_that_is_too_small_is_put_right_and_an_illegal_line_is_explained(open_table: OpenTable) -> None:
    page = open_table()
    page.tap("raise")
    page.act("amount").fill("3")
    page.act("amount").blur()
    expect(page.act("confirm")).to_have_text("Raise to 4")
    page.shot("raise")
    page.page.keyboard.press("Escape")
    page.tap("shuffle")  # nobody asked for it: it happened, and is ruled on
    page.says("Card dealt out of turn")
    page.tap("undo")
    page.page.evaluate("document.querySelector('[data-act=go]').ariaDisabled = 'false'")
    page.act("go").click()
    toast = page.page.get_by_role("alert")
    expect(toast).to_contain_text("Nothing is due from the dealer: seat 1 is to act")
    page.shot("refused")


def test_something_went_wrong(open_table: OpenTable) -> None:
    page = open_table()
    page.tap("wrong")
    page.page.locator('[data-mistake="early"]').click()
    page.says("Flop dealt too early")
    page.tap("undo")
    page.tap("wrong")
    page.page.locator('[data-mistake="extra"]').click()
    page.shot("something-went-wrong")
    page.page.locator('[data-seat-choice="5"]').click()
    page.says("Extra card to the first player")
    page.tap("undo")
    page.tap("wrong", "late")
    page.page.locator('[data-mistake="early"]').click()
    page.phase("Flop")
    page.tap("wrong")
    page.page.locator('[data-mistake="notice"]').click()
    page.says("Flop dealt too early")


def test_an_act_that_was_only_not_entered(open_table: OpenTable) -> None:
    page = open_table()
    page.tap("burn", "turn")
    flop = page.board()
    page.says("Had seat 1 not acted, or was the act only not entered?")
    page.sound()
    page.shot("missed-entry")
    page.tap("entered-raise")
    page.act("entered-amount").fill("3")
    page.act("entered-amount").blur()
    expect(page.act("entered-confirm")).to_have_text("Enter 4")
    page.tap("entered-confirm")
    page.says("Had seat 2 not acted")
    page.tap("not-acted")
    expect(page.act("entered-fold")).to_have_count(0)
    page.says("Flop dealt too early")
    page.tap("missed")
    for seat in (2, 3, 4, 5):
        page.says(f"Had seat {seat} not acted")
        page.tap("entered-fold")
    page.says("Had seat 6 not acted")
    page.tap("entered-call")
    page.says("Action is on seat 1.")  # seat 6, a bot, has checked
    assert page.board() == flop and page.table["rulings"] == [] and page.table["ruling"] is None
    page.sound()
    page.tap("undo")
    page.says("Had seat 6 not acted")
    assert page.board() == flop


@pytest.mark.parametrize(
    ("name", "size"), [("tablet", TABLET), ("phone", PHONE), ("landscape", LANDSCAPE), ("desktop", DESKTOP)]
)
def test_nothing_overlaps(open_table: OpenTable, name: str, size: tuple[int, int]) -> None:
    page = open_table(size)
    page.shot(f"open-{name}")
    page.sound()
    page.rule(4)
    page.tap("burn", "turn")
    page.sound()
    page.shot(f"remedy-{name}")
    page.tap("books")
    expect(page.page.locator("article[data-book]")).to_have_count(2)
    page.shot(f"books-{name}")
    page.page.keyboard.press("Escape")
    page.set_table(seats=22 if name in ("tablet", "desktop") else 10)
    page.sound()
    page.shot(f"full-{name}")


def test_the_keyboard_deals(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    page.press("x")
    page.press("t")
    page.says("Turn dealt too early")
    page.press("g")
    page.press("c")
    page.says("Burn one card.")
    page.press("u")
    page.says("Action is on seat 1.")
    page.page.keyboard.press("w")
    expect(page.page.get_by_role("dialog", name="Something went wrong")).to_be_visible()
    page.page.keyboard.press("Escape")
    page.page.keyboard.press("b")
    expect(page.page.get_by_text("Board: queen of clubs")).to_be_attached()


def test_the_animated_page_complains_of_nothing(open_table: OpenTable) -> None:
    """With motion on: the policy of the page forbids inline styles, so every animation must do without."""
    page = open_table(reduced=False)
    page.rule(2)
    page.tap("burn", "more", "turn", "go", "go", "go")
    page.page.wait_for_timeout(400)
    page.sound()


def test_a_table_of_another_kind(open_table: OpenTable) -> None:
    page = open_table()
    page.tap("settings")
    page.act("structure").select_option("ST")
    expect(page.act("spread")).to_have_value("10")
    page.act("spread").fill("8")
    page.act("ante").fill("2")
    page.act("ante-kind").select_option("big-blind")
    page.act("straddle").select_option("1")
    page.shot("settings")
    page.act("save").click()
    page.settled()
    expect(page.page.locator("header .blinds")).to_have_text("1/2/4")
    settings = page.table["settings"]
    assert (settings["structure"], settings["spread"], settings["ante_kind"], settings["straddles"]) == (
        "ST", 8, "big-blind", 1,
    )  # fmt: skip
    # The bots may have acted already: the hand as it was first shown.
    dealt = next(
        frame["table"] for frame in page.frames if frame["t"] == "snap" and frame["table"]["hand"] == page.table["hand"]
    )
    bets = {seat["seat"]: seat["bet"] for seat in dealt["seats"]}
    assert (bets[5], bets[6], bets[1]) == (1, 2, 4), "seat 1 has the straddle"
    assert dealt["pot"] == 1 + 2 + 4 + 2
    page.sound()


def test_what_is_to_be_done_is_in_sight_on_a_phone_on_its_side(open_table: OpenTable) -> None:
    page = open_table(LANDSCAPE)
    page.rule(4)
    page.tap("burn", "turn")
    now = page.page.locator(".instruction p.now")
    for control in ("go", "call", "go"):
        box = now.bounding_box()
        assert box and box["y"] >= 40 and box["y"] + box["height"] <= 340
        page.tap(control)
    page.finish()
    page.sound()


@pytest.mark.parametrize("size", [TABLET, PHONE, LANDSCAPE])
def test_the_pages_are_a_tap_away(open_table: OpenTable, size: tuple[int, int]) -> None:
    page = open_table(size)
    page.page.locator('a[href="/whatnow"]:visible').first.click()
    expect(page.page).to_have_title(re.compile("^What now"))
    page.page.go_back()
    expect(page.page.get_by_role("region", name="The table", exact=True)).to_be_visible()
    page.page.goto(page.address)
    expect(page.page.get_by_role("heading", level=1)).to_have_text("The referee for hold’em dealt by hand.")
    for door, title in (("whatnow", "What now"), ("learn", "Learn"), ("replay", "Replay"), ("play", "Play")):
        page.page.goto(page.address)
        page.page.locator(f'[data-door="{door}"]').click()
        expect(page.page).to_have_title(re.compile(title))


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.mark.parametrize("pane", ["", "books", "wrong", "settings", "record", "raise", "words", "help"])
def test_axe_finds_nothing(open_table: OpenTable, pane: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page = open_table()
    if pane == "books":
        page.rule(4)
        page.tap("burn", "turn")
    if pane:
        page.tap(pane)
        page.page.wait_for_timeout(100)
    page.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("view", ["Home", "Play", "WhatNow", "Learn", "Replay", "Host", "Evening"])
def test_the_first_load_is_small(view: str) -> None:
    """What a page needs before it can be used: the page, the shell, its own part, styles and the Latin font."""
    static = Path(__file__).parents[2] / "src" / "burncard" / "server" / "static"
    built = json.loads((static / "files.json").read_text("utf-8"))
    wanted, todo = {"index.html", "fonts/inter-latin-wght-normal.woff2"}, ["index.html", f"src/views/{view}.svelte"]
    while todo:
        one = built.get(todo.pop())
        if one is not None and one["file"] not in wanted:
            wanted |= {one["file"], *one.get("css", [])}
            todo += one.get("imports", [])
    sizes = {name: len(gzip.compress((static / name).read_bytes())) for name in wanted}
    assert 0 < sum(size for name, size in sizes.items() if name.endswith(".js")) <= 60_000
    assert sum(sizes.values()) <= 150_000


def test_a_table_on_another_database_takes_the_page_in(open_table: OpenTable, server: Server) -> None:
    page = open_table()
    server.kill()
    server.database = server.database.with_name("other.sqlite3")
    server.start()
    expect(page.page.locator("p.link")).to_be_hidden(timeout=20_000)
    page.rule(4)
    page.says("Burn and turn the turn card now.")
