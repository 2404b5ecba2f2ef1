"""The page as somebody at the table uses it: every method is a tap or a look, nothing goes past the controls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TABLET, PHONE, DESKTOP = (1024, 768), (390, 844), (1280, 720)
LANDSCAPE = (844, 390)


class TablePage:
    """A table in the browser."""

    def __init__(self, page: Page, address: str, artifacts: Path) -> None:
        self.page, self.address, self.artifacts = page, address, artifacts
        self.frames: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.thrown: list[str] = []
        page.on("pageerror", lambda error: self.thrown.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["t"] == "snap":  # of the record only what is new is sent
            frame["table"]["log"] = [*self.log[: frame["table"]["log_from"]], *frame["table"]["log"]]
            self.log = frame["table"]["log"]
        self.frames.append(frame)

    def open(self) -> None:
        self.page.goto(f"{self.address}play")
        expect(self.page.get_by_role("region", name="The table", exact=True)).to_be_visible()

    def act(self, name: str) -> Locator:
        """A control by its id."""
        return self.page.locator(f'[data-act="{name}"]')

    def tap(self, *names: str) -> None:
        """Tap controls one after the other, each when it can be tapped."""
        for name in names:
            self.act(name).first.click()
            self.settled()

    def settled(self) -> None:
        """Wait until the page has heard about its last command."""
        self.page.wait_for_function("() => document.querySelector('[data-unanswered]')?.dataset.unanswered === '0'")

    def rule(self, number: int) -> None:
        """Open a lesson by its address, and from its beginning."""
        self.page.goto(f"{self.address}learn/{number}")
        lesson = self.page.locator(f'button[data-rule="{number}"]')
        expect(lesson).to_have_attribute("aria-pressed", "true")
        self.settled()
        lesson.click()
        self.settled()

    def flip(self) -> None:
        """Switch on that the next card is pitched face up."""
        self.page.locator(".switch", has=self.act("faceup")).click()

    def press(self, key: str) -> None:
        """A key, once the page has heard about the last command."""
        self.settled()
        self.page.keyboard.press(key)
        self.settled()

    def play_on(self, phase: str) -> None:
        """Check or call and deal properly until the hand is at `phase` and the dealer has nothing to do."""
        for _ in range(300):
            table = self.table
            if phase in (self.page.locator("header .facts").text_content() or "") and table["due"] != "d":
                return
            self._one_thing()
        raise AssertionError(f"the hand never came to {phase!r}: it is at {self.table['phase']}, {self.table['due']}")

    def finish(self) -> None:
        """Check, call, table and deal properly until the hand is over."""
        for _ in range(400):
            if self.table["phase"] == "done":
                self.phase("Hand over")
                return
            self._one_thing()
        raise AssertionError(f"the hand never ended: it is at {self.table['phase']}, {self.table['due']}")

    def _one_thing(self) -> None:
        """Whatever a sensible person at the table would tap next; waits for a bot that is thinking."""
        for name in ("players", "rest", "go", "table", "call"):
            control = self.act(name)
            if control.count() and control.is_visible() and control.is_enabled():
                try:
                    control.click(timeout=500)
                except PlaywrightTimeout:
                    return  # it has just gone: somebody acted
                self.settled()
                return
        self.page.wait_for_timeout(40)

    def board_of(self, article: int) -> list[str]:
        """The board shown for one of the two books."""
        found = self.page.locator("article[data-book] [data-board]").nth(article)
        return (found.get_attribute("data-board") or "").split()

    def set_table(self, **numbers: int) -> None:
        """Set the table anew in the dialog."""
        self.tap("settings")
        for name, number in numbers.items():
            self.act(name).fill(str(number))
        self.act("save").click()
        self.settled()
        expect(self.page.locator(".seat")).to_have_count(numbers["seats"])

    def seat(self, number: int) -> None:
        """Tap a seat's plate."""
        self.page.locator(f'[data-seat="{number}"] .plate').click()

    def pile(self, name: str) -> list[str]:
        """The faces on a pile, empty when it is not there."""
        found = self.page.locator(f'[data-pile="{name}"]')
        return (found.get_attribute("data-faces") or "").split() if found.count() else []

    def board(self) -> list[str]:
        return (self.page.locator("[data-board]").first.get_attribute("data-board") or "").split()

    def held(self, seat: int) -> list[str]:
        """The faces shown at a seat."""
        cards = self.page.locator(f'[data-seat="{seat}"] [data-face]')
        return [card.get_attribute("data-face") or "" for card in cards.all()]

    @property
    def table(self) -> dict[str, Any]:
        """The newest state the page was sent."""
        return next(frame["table"] for frame in reversed(self.frames) if frame["t"] == "snap")

    def says(self, text: str) -> None:
        """The instruction says this, now or soon."""
        expect(self.page.get_by_role("region", name="What to do now")).to_contain_text(text)

    def phase(self, name: str) -> None:
        """The hand comes to this point, soon."""
        expect(self.page.locator("header .facts")).to_contain_text(name)

    def shot(self, name: str) -> None:
        """A picture for people to look at."""
        self.page.screenshot(path=self.artifacts / f"{name}.png")

    def sound(self) -> None:
        """Nothing was complained of, nothing overlaps, nothing hangs over the edge."""
        assert not self.complaints + self.thrown, self.complaints + self.thrown
        problems = self.page.evaluate(_OVERLAPS)
        assert not problems, problems


_OVERLAPS = """() => {
  const problems = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) problems.push('the page is wider than the screen');
  const seats = [...document.querySelectorAll('.seat')].map((el) => [`seat ${el.dataset.seat}`, el.getBoundingClientRect()]);
  const rest = [...document.querySelectorAll('.board, .pile, .pot')].filter((el) => el.textContent.trim() || el.children.length).map((el) => [el.className, el.getBoundingClientRect()]);
  const boxes = [...seats, ...rest];
  for (let i = 0; i < seats.length; i++)
    for (let j = i + 1; j < boxes.length; j++) {
      const [a, p] = boxes[i], [b, q] = boxes[j];
      const x = Math.min(p.right, q.right) - Math.max(p.left, q.left), y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (x > 1 && y > 1 && q.width && q.height) problems.push(`${a} overlaps ${b} by ${x.toFixed(0)}x${y.toFixed(0)}`);
    }
  for (const el of document.querySelectorAll('button')) {
    const box = el.getBoundingClientRect();
    if (box.width && (box.right > width + 1 || box.left < -1) && !el.closest('.row')) problems.push(`${el.textContent.trim()} hangs over the edge`);
    if (box.width && el.scrollWidth > el.clientWidth + 2) problems.push(`${el.textContent.trim()} is cut off`);
  }
  const keys = [...document.querySelectorAll('.dock .keys button')].map((el) => el.dataset.act);
  const fold = keys.indexOf('fold');
  if (fold >= 0 && Math.abs(keys.indexOf('raise') - fold) === 1) problems.push('fold beside raise');
  return problems;
}"""
