"""What now? and the quiz on a phone, without script, without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from server_process import Server

from burncard.rulings.rulebooks import names

PHONES = [(320, 568), (390, 844)]
SMALL_TARGETS = """
() => [...document.querySelectorAll('main a.answer, main .tiles a, main button, nav a, main select, main summary, main label.answer')]
  .map(e => [e.textContent, e.getBoundingClientRect()]).filter(([_, r]) => r.height && r.height < 43.5).map(([t, _]) => t)
"""
FAINT = """
() => { const lum = c => { const v = c.match(/[\\d.]+/g).slice(0, 3).map(x => { x /= 255; return x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4 });
        return .2126 * v[0] + .7152 * v[1] + .0722 * v[2] };
      const back = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor; if (!/, 0\\)$/.test(c) && c !== 'transparent') return c } return 'rgb(255,255,255)' };
      return [...document.querySelectorAll('main *, nav *')].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
        .map(e => { const a = lum(getComputedStyle(e).color), b = lum(back(e)); return [e.textContent.slice(0, 40), (Math.max(a, b) + .05) / (Math.min(a, b) + .05)] })
        .filter(([_, r]) => r < 4.5) }
"""


@pytest.fixture
def page(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Opens an address at a size, script off."""
    contexts = []

    def opened(address: str, size: tuple[int, int] = PHONES[1], *, script: bool = False) -> Any:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, java_script_enabled=script)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{server.port}{address}")
        return page

    yield opened
    for context in contexts:
        context.close()


ADDRESSES = [
    "/ruling", "/ruling?what=no-burn", "/ruling?what=no-burn&street=flop", "/ruling?what=early-turn&acted=no",
    "/quiz?item=early-turn/flop/acted=no", "/rulebook", "/rulebook/H4", "/rulebook/coverage",
]  # fmt: skip


@pytest.mark.parametrize("size", PHONES, ids=str)
def test_a_page_fits_a_phone_and_a_thumb(page: Callable[..., Any], size: tuple[int, int]) -> None:
    for address in ADDRESSES:
        shown = page(address, size, script=True)
        assert shown.evaluate("document.documentElement.scrollWidth") <= size[0], address
        assert shown.evaluate(SMALL_TARGETS) == [], address
        assert shown.evaluate(FAINT) == [], address


def press_until(page: Any, text: str, most: int = 120) -> None:
    """Go on with Tab until the link or button with that text has the focus, then press it."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.count() and focused.inner_text().strip() == text:
            with page.expect_navigation():
                page.keyboard.press("Enter")
            return
    pytest.fail(f"{text!r} is not reached by the keyboard")


def test_the_moves_are_reached_by_the_keyboard_alone(page: Callable[..., Any]) -> None:
    shown = page("/ruling")
    press_until(shown, "The turn came too early")
    press_until(shown, "No")
    assert shown.locator(".moves li").first.inner_text().strip().endswith("Lay the early turn aside, face up.")
    press_until(shown, "TDA 2024")
    assert "rulebook=tda-2024" in shown.url
    assert shown.locator(".moves").first.locator("li").count() == 5


def test_a_quiz_item_is_answered_without_script(page: Callable[..., Any]) -> None:
    shown = page("/quiz?item=early-turn/flop/acted=no")
    shown.locator("input[value=next_card]").check()
    with shown.expect_navigation():
        shown.get_by_role("button").click()
    assert shown.locator("h1").inner_text() == "In which order?"
    selects = shown.locator("select")
    for at in range(selects.count()):
        selects.nth(at).select_option(str(at + 1))
    with shown.expect_navigation():
        shown.get_by_role("button").click()
    assert "1 seen" in shown.locator("main").inner_text()
    with shown.expect_navigation():
        shown.get_by_role("link", name="Next").first.click()
    assert shown.locator("h1").inner_text() == "What is ruled?"
    assert "1 seen" in shown.locator("main").inner_text()


def test_a_sheet_prints_on_one_page(page: Callable[..., Any]) -> None:
    for name in names():
        printed = page(f"/rulebook/sheet/{name}", script=True).pdf(format="A4", prefer_css_page_size=True)
        assert printed.count(b"/Type /Page\n") == 1, name
