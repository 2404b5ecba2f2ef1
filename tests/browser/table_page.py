"""The page as somebody at the table uses it: every method is a tap or a look, nothing goes past the controls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect


class TablePage:
    """A table in the browser."""

    def __init__(self, page: Page, address: str, artifacts: Path) -> None:
        self.page, self.address, self.artifacts = page, address, artifacts
        self.frames: list[dict[str, Any]] = []
        self.complaints: list[str] = []
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _frame(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))

    def open(self) -> None:
        self.page.goto(self.address)
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
        self.page.wait_for_function("() => !document.querySelector('[data-busy=true]')")

    def rule(self, number: int) -> None:
        self.page.locator(f'button[data-rule="{number}"]').click()
        self.settled()

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
        assert not self.complaints, self.complaints
        problems = self.page.evaluate(_OVERLAPS)
        assert not problems, problems


_OVERLAPS = """() => {
  const problems = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) problems.push('the page is wider than the screen');
  const seats = [...document.querySelectorAll('.seat')].map((el) => [`seat ${el.dataset.seat}`, el.getBoundingClientRect()]);
  const rest = [...document.querySelectorAll('.board, .pile, .pot')].map((el) => [el.className, el.getBoundingClientRect()]);
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
