"""What now? with and without a line, a hand replayed, what a browser remembers, and keys that do no harm."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from server_process import Server
from table_page import PHONE, TablePage

from burncard.questions.answer import ask

OpenTable = Callable[..., TablePage]


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/whatnow")
    yield page
    context.close()


def _ask(page: Page) -> None:
    page.locator('[data-act="find"]').fill("turn dealt to erly")
    page.locator('[data-hit="early-turn"]').click()
    page.locator('[data-fact="no"]').click()
    expect(page.locator(".amber")).to_be_visible(timeout=30_000)  # the first asked works out the whole book


def test_the_ruling_is_the_one_the_book_gives(phone: Page) -> None:
    phone.locator('[data-act="book"]').select_option("tda-2024")
    _ask(phone)
    said = ask("early-turn", "flop", {"acted": False}, "tda-2024", ())
    steps = [
        re.sub(r"players$|floor$", "", one.inner_text()).split(maxsplit=1)[1]
        for one in phone.locator(".steps li").all()
    ]
    assert [one.strip() for one in steps] == [step.text for step in said.steps]
    expect(phone.get_by_role("heading", level=2)).to_contain_text("TDA 2024")
    expect(phone.locator(".steps li").last).to_be_in_viewport()
    phone.goto(re.sub(r"whatnow.*", "whatnow", phone.url))
    expect(phone.locator('[data-act="book"]')).to_have_value("tda-2024")
    expect(phone.locator(".recent a")).to_have_count(1)


def test_it_answers_without_a_line(phone: Page, server: Server) -> None:
    phone.evaluate("navigator.serviceWorker.ready.then(() => true)")
    phone.reload()
    server.kill()
    phone.reload()
    _ask(phone)
    phone.locator('[data-act="book"]').select_option("roberts-11")
    expect(phone.get_by_role("heading", level=2)).to_contain_text("Robert")
    server.start()


def test_a_hand_is_replayed_with_the_keys(phone: Page) -> None:
    phone.goto(re.sub(r"whatnow.*", "replay", phone.url))
    phone.locator('[data-act="script"]').fill(SCRIPT)
    phone.locator('[data-act="open"]').click()
    show = phone.locator("main.show")
    expect(show).to_have_attribute("data-at", "0")
    phone.keyboard.press("r")
    expect(phone.locator(".ruled")).to_contain_text("Burned too early")
    phone.keyboard.press("ArrowRight")
    expect(phone.locator(".ruled")).to_contain_text("Turn dealt too early")
    phone.keyboard.press("Home")
    phone.keyboard.press("PageDown")
    expect(show).not_to_have_attribute("data-at", "0")
    phone.keyboard.press("End")
    expect(phone.get_by_role("slider")).to_have_value("11")


def test_a_line_of_a_hand_is_shared_drawn_and_ruled_by_another_book(phone: Page) -> None:
    phone.goto(re.sub(r"whatnow.*", "replay", phone.url))
    phone.locator('[data-act="script"]').fill(SCRIPT)
    phone.locator('[data-act="open"]').click()
    expect(phone.locator("[data-chance]")).to_have_count(6)
    phone.keyboard.press("End")
    expect(phone.locator('[data-chance="4"]')).to_contain_text("%")
    phone.locator('[data-act="books"]').click()
    expect(phone.locator("article[data-book]")).to_have_count(2)
    expect(phone.locator("article[data-book]").first).to_contain_text("Turn dealt too early")
    phone.keyboard.press("Escape")
    phone.locator('[data-act="share"]').click()
    with phone.expect_download() as drawn:
        phone.locator('[data-act="svg"]').click()
    told = drawn.value.path().read_text("utf-8")
    assert "Turn dealt too early" in told and "10" in told
    with phone.expect_download() as drawn:
        phone.locator('[data-act="png"]').click()
    assert drawn.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    phone.locator('[data-act="link"]').click()
    expect(phone.get_by_role("status")).to_contain_text("copied")
    address = phone.url
    phone.goto("about:blank")
    phone.goto(address)
    expect(phone.locator("main.show")).to_have_attribute("data-at", "11")
    expect(phone.locator(".ruled")).to_contain_text("Turn dealt too early")


def test_a_room_s_hand_history_is_dropped_and_its_hands_are_turned_over(phone: Page) -> None:
    phone.goto(re.sub(r"whatnow.*", "replay", phone.url))
    sample = Path(__file__).resolve().parents[1] / "histories" / "samples" / "pokerstars.txt"
    dropped = phone.evaluate_handle(
        "text => { const it = new DataTransfer(); it.items.add(new File([text], 'hands.txt')); return it; }",
        sample.read_text("utf-8"),
    )
    phone.dispatch_event("label.drop", "drop", {"dataTransfer": dropped})
    expect(phone.locator(".hands")).to_contain_text("Hand 1 of 2")
    phone.locator('[data-act="next-hand"]').click()
    expect(phone.locator(".hands")).to_contain_text("Hand 2 of 2")
    phone.keyboard.press("End")
    expect(phone.get_by_role("slider")).to_have_value("6")


def test_the_five_cards_that_win_the_main_pot_are_lit(phone: Page) -> None:
    phone.goto(re.sub(r"whatnow.*", "replay", phone.url))
    case = Path(__file__).resolve().parents[1] / "cases" / "betting" / "side-pots-3-end.hand"
    phone.locator('[data-act="script"]').fill(case.read_text("utf-8"))
    phone.locator('[data-act="open"]').click()
    phone.locator("main.show").wait_for()
    assert phone.locator(".lit").count() == 0, "nothing is lit before a pot is pushed"
    phone.keyboard.press("End")
    expect(phone.locator(".lit")).to_have_count(5)
    assert {one.get_attribute("data-face") for one in phone.locator(".lit [data-face]").all()} == {
        "As", "Ad", "Qh", "9h", "8s",
    }  # fmt: skip
    expect(phone.locator(".unlit")).not_to_have_count(0)


def test_keys_keep_an_edge_in_forced_colours(open_table: OpenTable) -> None:
    page = open_table()
    page.page.emulate_media(forced_colors="active")
    bare = page.page.evaluate(
        "() => [...document.querySelectorAll('button')].filter((one) => one.checkVisibility() && !one.matches('.peek') "
        "&& parseFloat(getComputedStyle(one).borderTopWidth) < 1).map((one) => one.textContent.trim())"
    )
    assert bare == []
    page.shot("forced-colours")


def test_a_stray_key_folds_nothing_when_a_check_is_free(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    page.page.keyboard.press("f")
    expect(page.page.get_by_role("dialog", name="A check is free. Fold all the same?")).to_be_visible()
    page.page.keyboard.press("Escape")
    assert next(seat["live"] for seat in page.table["seats"] if seat["seat"] == 1)
    page.tap("look")
    page.act("keys-on").uncheck()
    page.page.keyboard.press("Escape")
    page.press("x")
    assert page.table["burns"] == ["??"], "the flop's burn alone"


def test_focus_stays_and_only_the_price_interrupts(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    expect(page.page.locator('[data-hear="urgent"]')).to_have_text("Your turn, a check is free, pot 6")
    page.act("burn").focus()
    page.press("Enter")
    expect(page.act("burn")).to_be_focused()
    page.tap("turn")
    expect(page.page.locator('[data-hear="urgent"]')).to_contain_text("five of clubs")
    expect(page.page.locator('[data-hear="polite"]')).to_contain_text("five of clubs")


def test_a_refused_setting_loses_nothing(open_table: OpenTable) -> None:
    page = open_table()
    page.tap("settings")
    page.act("stack").fill("777")
    page.act("blind-1").fill("9")
    page.act("blind-2").fill("3")
    page.act("save").click()
    expect(page.page.get_by_role("alert")).to_contain_text("more than the next one")
    expect(page.act("stack")).to_have_value("777")
    expect(page.act("blind-1")).to_have_attribute("aria-invalid", "true")
    expect(page.act("blind-1")).to_be_focused()


GAMES: dict[str, tuple[dict[str, str], dict[str, str], str]] = {
    "antes alone": ({"blinds": "0"}, {"ante": "3"}, "None"),
    "one blind, an ante on the button": ({"blinds": "1", "ante-kind": "button"}, {"blind-1": "4", "ante": "1"}, "4"),
    "three blinds, two straddles": ({"blinds": "3", "straddle": "2"}, {}, "1/2/4/8/16"),
    "four blinds, pot limit": ({"blinds": "4", "structure": "PT"}, {"blind-2": "1", "blind-3": "2", "blind-4": "2"}, "1/1/2/2"),
    "button straddle, fixed limit": ({"straddle": "button", "structure": "FT"}, {}, "1/2/4"),
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_set_at_the_table(open_table: OpenTable, game: str) -> None:
    chosen, typed, blinds = GAMES[game]
    page = open_table()
    page.tap("settings")
    for name, value in chosen.items():
        page.act(name).select_option(value)
    for name, value in typed.items():
        page.act(name).fill(value)
    page.act("save").click()
    expect(page.page.get_by_role("dialog", name="Settings")).to_be_hidden()
    if blinds != "None":
        expect(page.page.locator("header .blinds")).to_have_text(blinds)
    page.tap("settings")
    for name, value in (chosen | typed).items():
        expect(page.act(name)).to_have_value(value)


def test_a_lesson_keeps_its_task_and_is_ticked(open_table: OpenTable) -> None:
    page = open_table()
    page.rule(4)
    page.tap("burn")
    page.says("Burn and turn the turn card now.")
    expect(page.act("turn")).to_have_class(re.compile("use"))
    page.tap("turn")
    page.says("Turn dealt too early")
    assert page.page.evaluate("localStorage.getItem('burncard.learned')") == json.dumps([4])
    page.rule(3)
    page.tap("fold")
    page.says("start again")


SCRIPT = """variant = "NT"
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 0, 0]
min_bet = 2
starting_stacks = [200, 200, 200, 200, 200, 200]
_rulebook = "classic"
_deck = "4d7cTcQh5c6hTd4s6sTh6c7h9sAsKs9d4cKh8c8h2cQsTsKd8d5d4h5h3c2s3hAcJs6d9h7s9c7d3d5sAdAh8sJh3sJcQcKc2dQd2hJd"
actions = ["d deal", "p3 cc", "p4 cc", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *", "p1 cc", "d bn", "d db 1"]
"""
