"""An evening in real browsers: a host's tablet, players' phones, one dealer; mistakes, a lost line, a killed server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect
from server_process import Server
from table_page import PHONE, TABLET

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


class Guest:
    """Somebody at the table, by what they tap and see."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.thrown: list[str] = []
        page.on("pageerror", lambda error: self.thrown.append(str(error)))
        page.set_default_timeout(10_000)

    def act(self, name: str) -> Locator:
        """A control by its id."""
        return self.page.locator(f'[data-act="{name}"]')

    def tap(self, *names: str) -> None:
        """One control after the other, each answered."""
        for name in names:
            self.act(name).first.click()
            self.settled()

    def settled(self) -> None:
        """Wait until the table has answered."""
        self.page.wait_for_function("() => (document.querySelector('.app')?.dataset.unanswered ?? '0') === '0'")

    def clean(self) -> None:
        """Axe finds nothing here."""
        if not AXE.exists():
            pytest.skip("axe-core is not installed: npm ci in web/")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert not [(one["id"], [node["target"] for node in one["nodes"]]) for one in found["violations"]]

    def your_turn(self) -> bool:
        return self.page.locator(".turn.yours").count() > 0

    def shot(self, folder: Path, name: str) -> None:
        self.page.screenshot(path=folder / f"evening-{name}.png")


class House:
    """The server's address, and whoever comes to it."""

    def __init__(self, browser: Browser, server: Server, artifacts: Path) -> None:
        self.server, self.artifacts = server, artifacts
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.guests: list[Guest] = []

    def guest(self, name: str, size: tuple[int, int]) -> Guest:
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce"
        )
        self._contexts.append(context)
        guest = Guest(context.new_page(), name)
        self.guests.append(guest)
        return guest

    def host(self, preset: str) -> tuple[Guest, str]:
        """A table of this kind; its host, who deals where somebody has to, and the players' link."""
        host = self.guest("Hanna", TABLET)
        host.page.goto(f"http://127.0.0.1:{self.server.port}/")
        host.page.locator("[data-door=friends]").click()
        host.page.locator("[data-field=name]").fill("Hanna")
        host.page.locator(f"input[value={preset}]").check()
        host.tap("open")
        host.page.locator(".app").wait_for()
        host.act("host").click()
        expect(host.page.locator("[data-code]")).to_be_visible()
        link = host.page.locator(".link code").inner_text()
        if preset in ("practice", "live"):
            host.tap("deal-myself")
        host.page.keyboard.press("Escape")
        return host, link

    def player(self, name: str, link: str) -> Guest:
        """Somebody who comes by the link and sits down."""
        guest = self.guest(name, PHONE)
        guest.page.goto(link)
        guest.page.locator("[data-field=name]").fill(name)
        assert "k=" not in guest.page.evaluate("location.href")  # the secret does not stay in the address
        guest.act("join").click()
        guest.tap("sit", "sit-now")
        return guest

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def house(chromium: Browser, server: Server, artifacts: Path) -> Iterator[House]:
    found = House(chromium, server, artifacts)
    yield found
    found.close()
    for guest in found.guests:
        assert not guest.thrown, f"{guest.name}'s page threw: {guest.thrown}"


def until(does: Callable[[], bool], page: Page, what: str) -> None:
    """Wait for it, ten seconds at most."""
    for _ in range(200):
        if does():
            return
        page.wait_for_timeout(50)
    pytest.fail(what)


def play_on(host: Guest, players: list[Guest]) -> None:
    """Check, call, show and do what is due until the next hand can be dealt."""
    for _ in range(60):
        if host.act("deal").count():
            return
        if host.act("go").count():
            host.tap("go")
            continue
        for player in players:
            for key in (".yours [data-act=call]", ".turn [data-act=table]"):
                if player.page.locator(key).count():
                    player.page.locator(key).first.click()
                    player.settled()
                    break
        host.page.wait_for_timeout(60)
    pytest.fail("the hand does not end")


def test_friends_play_by_a_link_and_a_killed_server_comes_back(house: House) -> None:
    host, link = house.host("cash")
    players = [house.player(name, link) for name in ("Ann", "Ben")]
    host.tap("button-lowest", "deal")
    until(lambda: any(player.your_turn() for player in players), host.page, "nobody is to act")
    first = next(player for player in players if player.your_turn())
    # The cards of a phone are covered until they are held, and nobody else's page has them.
    assert first.page.locator(".turn .card[data-face='??']").count() == 2
    assert host.page.locator(".seat .card:not([data-face='??'])").count() == 0
    first.act("peek").dispatch_event("pointerdown")
    assert first.page.locator(".turn .card:not([data-face='??'])").count() == 2
    first.shot(house.artifacts, "phone-peek")
    first.act("peek").dispatch_event("pointerup")
    first.clean()
    host.clean()
    play_on(host, players)
    expect(host.page.locator(".showdown")).to_be_visible()
    host.shot(house.artifacts, "tablet-over")
    host.tap("deal")
    until(lambda: any(player.your_turn() for player in players), host.page, "nobody is to act")
    house.server.kill()
    expect(players[0].page.locator(".link")).to_be_visible()
    house.server.start()
    for player in (*players, host):
        expect(player.page.locator(".link")).to_be_hidden(timeout=20_000)
    play_on(host, players)
    names = host.page.locator(".seat .who").all_inner_texts()
    assert sorted(names) == ["Ann", "Ben"]


def test_a_dealer_on_a_tablet_slips_and_is_told_what_to_do(house: House) -> None:
    host, link = house.host("practice")
    players = [house.player(name, link) for name in ("Ann", "Ben")]
    host.tap("button-lowest", "deal")
    while host.act("go").count():  # the pitches
        host.tap("go")
    host.act("wrong").click()
    host.page.locator("[data-mistake=early]").click()
    host.settled()
    expect(host.page.locator(".ruling .now")).to_contain_text("aside")
    expect(players[0].page.locator(".ruling .now")).to_contain_text("aside")
    host.clean()
    host.shot(house.artifacts, "dealer-ruling")
    # A phone that was away finds the ruling where it is.
    players[1].page.reload()
    expect(players[1].page.locator(".ruling .now")).to_contain_text("aside")
    play_on(host, players)
    expect(host.page.locator(".showdown")).to_be_visible()


def test_a_real_deck_is_kept_with_cards_unknown_and_a_boxed_card(house: House) -> None:
    host, link = house.host("live")
    [house.player(name, link) for name in ("Ann", "Ben")]
    host.tap("button-lowest", "deal")
    host.act("wrong").click()
    host.page.locator("[data-mistake=boxed]").click()
    host.settled()
    while host.act("go").count():
        host.tap("go")
    for _ in range(2):
        host.tap("call")
    host.tap("go")  # the burn
    host.act("name").click()
    for rank, suit in (("A", "s"), ("T", "h"), ("2", "c")):
        host.page.locator(f"[data-rank='{rank}']").click()
        host.page.locator(f"[data-suit={suit}]").click()
    host.settled()
    expect(host.page.locator(".board")).to_have_attribute("data-board", "As Th 2c")
    host.shot(house.artifacts, "real-deck")
    host.clean()


def test_who_comes_without_a_link_is_told_so(house: House) -> None:
    _, link = house.host("cash")
    stranger = house.guest("Sam", PHONE)
    stranger.page.goto(link.partition("#")[0])
    expect(stranger.page.locator("[data-field=code]")).to_be_visible()
    stranger.page.locator("[data-field=name]").fill("Sam")
    stranger.page.locator("[data-field=code]").fill("12345678")
    stranger.act("join").click()
    expect(stranger.page.locator(".why")).to_be_visible()
    stranger.clean()


def test_another_window_takes_the_seat_over(house: House) -> None:
    host, link = house.host("cash")
    ann = house.player("Ann", link)
    other = Guest(ann.page.context.new_page(), "Ann again")
    other.page.goto(link.partition("#")[0])
    other.page.locator(".app").wait_for()
    expect(ann.act("here")).to_be_visible()
    ann.act("here").click()
    ann.page.locator(".app").wait_for()
    assert host.page.locator(".seat").count() == 1
