"""What an action costs the table, in Python functions called: the line, its digest, and one state for the page.

Comprehensions are not counted. Sentences that were said before are remembered, so each action is measured the second
time it is done.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from burncard.server.books import Shelf
from burncard.server.dealt import deal_in
from burncard.server.live import Live
from burncard.server.protocol import Settings
from burncard.server.views import table_frame

LIMPED = ("p3 cc", "p4 f", "p5 f", "p6 cc", "p1 cc", "p2 cc")


def calls(work: Callable[[], object]) -> int:
    """How many Python functions `work` calls."""
    count = 0

    def watch(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        if event == "call" and not frame.f_code.co_name.startswith("<"):
            count += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize(
    ("lines", "line", "most", "telling"),
    [
        ((), "p3 cbr 40", 200, 180),
        # The aim is 500 in all: what the referee's plan takes of it (under 400) is its own to bring down.
        ((*LIMPED, "d go *", "p1 cc", "p2 cc"), "d db 1", 670, 290),
    ],
    ids=["a raise", "a turn too early"],
)
def test_an_action_is_cheap(lines: tuple[str, ...], line: str, most: int, telling: int) -> None:
    start, shelf = Live.begin(deal_in(Settings(), {}, 4, bytes(32)), 1), Shelf()
    for text in ("d sh", "d deal", *lines):
        start.do(start.drawn(text), "table")

    def cost() -> tuple[int, int]:
        live, alone = start.copy(), start.hand.copy()
        whole = calls(lambda: (live.do(line, "page", True), live.hand.digest(), table_frame(live, 1, set(), shelf)))
        return whole, whole - calls(lambda: (alone.do(line), alone.digest()))

    cost()
    whole, told = cost()
    assert 0 < told < whole <= most
    assert told <= telling, "what is told of it, without the referee"
