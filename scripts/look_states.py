"""The states that `make look` looks at: each takes a fresh page and the server's address, and brings the page there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

State = Callable[["Page", str], None]

HAND = """variant = "NT"
antes = [0, 0, 0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0, 0, 0]
min_bet = 2
starting_stacks = [200, 200, 200, 200, 200, 200]
_rulebook = "classic"
_deck = "4d7cTcQh5c6hTd4s6sTh6c7h9sAsKs9d4cKh8c8h2cQsTsKd8d5d4h5h3c2s3hAcJs6d9h7s9c7d3d5sAdAh8sJh3sJcQcKc2dQd2hJd"
actions = ["d deal", "p3 cc", "p4 cc", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *", "p1 cc", "d bn", "d db 1", "d go *"]
"""


def _at(address: str, ready: str) -> State:
    def state(page: Page, server: str) -> None:
        page.goto(server + address)
        page.locator(ready).first.wait_for()

    return state


def _settled(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('[data-unanswered]')?.dataset.unanswered === '0'")


def _tap(page: Page, *names: str) -> None:
    for name in names:
        page.locator(f'[data-act="{name}"]:visible').first.click()
        _settled(page)


def _table(rule: int, *taps: str) -> State:
    def state(page: Page, server: str) -> None:
        page.goto(f"{server}/learn/{rule}")
        page.locator(f'.lessons [data-rule="{rule}"][aria-pressed="true"]').wait_for()
        page.locator(f'.lessons [data-rule="{rule}"]').click()  # another state may have left it half done
        _settled(page)
        _tap(page, *taps)

    return state


def _game(*taps: str, seats: int = 6) -> State:
    def state(page: Page, server: str) -> None:
        page.goto(f"{server}/play?set=1")
        page.locator('[data-act="seats"]').fill(str(seats))
        page.locator('[data-act="save"]').click()
        page.locator("dialog[open]").wait_for(state="detached")
        _settled(page)
        _tap(page, *taps)

    return state


def _searched(page: Page, server: str) -> None:
    _at("/whatnow", ".tiles .tile")(page, server)
    page.locator('[data-act="find"]').fill("turn dealt to erly")
    page.locator(".hit").first.wait_for()


def _nothing(page: Page, server: str) -> None:
    _at("/whatnow", ".tiles .tile")(page, server)
    page.locator('[data-act="find"]').fill("zebra xylophone")
    page.locator(".count").wait_for()


def _replayed(page: Page, server: str) -> None:
    _at("/replay", '[data-act="script"]')(page, server)
    page.locator('[data-act="script"]').fill(HAND)
    page.locator('[data-act="open"]').click()
    page.locator(".transport").wait_for()
    page.keyboard.press("r")


def _unread(page: Page, server: str) -> None:
    _at("/replay", '[data-act="script"]')(page, server)
    page.locator('[data-act="script"]').fill(HAND.replace("p4 cc", "p4 cbr 3"))
    page.locator('[data-act="open"]').click()
    page.locator(".error").wait_for()


def _look(page: Page, server: str) -> None:
    _at("/learn", "h1")(page, server)
    page.locator('[data-act="look"]:visible').click()


STATES: Final[dict[str, State]] = {
    "home": _at("/", ".doors"),
    "learn": _at("/learn", "ol .tile"),
    "look": _look,
    "whatnow": _at("/whatnow", ".tiles .tile"),
    "whatnow-search": _searched,
    "whatnow-nothing": _nothing,
    "whatnow-group": _at("/whatnow?group=early", ".hits .hit"),
    "whatnow-street": _at("/whatnow?what=no-burn&rulebook=tda-2024", ".streets button"),
    "whatnow-fact": _at("/whatnow?what=early-turn&street=flop&rulebook=tda-2024", ".two button"),
    "whatnow-answer": _at("/whatnow?what=early-turn&street=flop&acted=no&rulebook=tda-2024", ".amber"),
    "whatnow-eight": _at("/whatnow?what=early-turn&street=flop&acted=no&rulebook=classic", ".amber"),
    "lesson": _table(4),
    "lesson-half": _table(4, "burn"),
    "remedy": _table(4, "burn", "turn"),
    "compare": _table(4, "burn", "turn", "books"),
    "table": _game(),
    "table-ten": _game(seats=10),
    "table-full": _game(seats=22),
    "wrong": _game("wrong"),
    "settings": _game("settings"),
    "log": _game("record"),
    "replay-ask": _at("/replay", '[data-act="script"]'),
    "replay": _replayed,
    "replay-error": _unread,
}
