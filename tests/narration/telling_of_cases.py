"""What a case's hand is told as: in full, and as the record of a table. `python tests/narration/telling_of_cases.py`
writes the files the tests compare with."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from burncard.narration import entries, remember, tell
from burncard.narration.log import at_seats
from burncard.referee.hand import Hand
from burncard.referee.lines import parse
from burncard.script.reading import read_all
from burncard.script.running import run, setup

HERE = Path(__file__).resolve().parent
CASES = HERE.parent / "cases"
TOLD = HERE / "told"

#: Hands in which nothing is wrong, and one for each way of telling what is.
NAMES = (
    "C01-normal-hand", "C69-declares-then-discards", "C72-declared-board-beaten", "C75-show-order-no-bet",
    "C79-two-short-all-ins", "C80-limit-half-bet-reopens", "C84-three-way-all-in", "C86-short-big-blind",
    "C07-buttons-first-card-exposed", "C15-extra-card-first-player", "C22-four-card-flop", "C33-premature-turn",
    "C39-early-turn-face-down", "C50-two-burns-nothing-turned", "C56-boxed-card-in-deal",
    "prose/C61-stub-dropped", "prose/C81b-raise-said-first", "prose/C83-out-of-turn-binds", "prose/C82-string-bet",
    "prose/C92-act-not-entered", "prose/C93-board-swept", "prose/C95-top-card-shown-early", "prose/C96-wrong-deck",
    "prose/C97-time-is-up", "prose/C99-hand-miscalled", "prose/C60-two-equal-cards",
)  # fmt: skip


def record(hand: Hand, lines: list[str]) -> Iterator[str]:
    """The record of a table where player 1 sits in seat 1."""
    voice = at_seats(range(1, hand.n + 1))
    for number, line in enumerate(lines, 1):
        read = parse(line)
        before = remember(hand, read, voice)
        for one in entries(number, read, before, hand, hand.do(line).rulings, voice):
            yield f"{one.n:3} {one.kind:6} {one.who}: {one.text}"


def telling(name: str) -> str:
    """Both tellings of a case."""
    script = read_all(CASES / f"{name}.hand")[0]
    full = [f"{one.kind:6} {one.text}" for one in tell(script)]
    return "\n".join([*full, "", *record(setup(script), list(run(script).hand.lines)), ""])


def file_of(name: str) -> Path:
    """Where the telling of a case is kept."""
    return TOLD / f"{Path(name).name}.txt"


if __name__ == "__main__":
    TOLD.mkdir(exist_ok=True)
    for case in NAMES:
        file_of(case).write_text(telling(case), encoding="utf-8")
    sys.exit(0)
