"""Says before any work how a question would be answered, and about how long that takes."""

from __future__ import annotations

from math import comb, prod
from typing import Final, NamedTuple

from burncard.equity.engine import COMPILED
from burncard.equity.question import Question

#: Seconds on an ordinary core, generously: a board dealt per hand, a showdown before the flop per hand, a board swept
#: with full ranges, a pair of hands looked up. With the kernel, and without.
_COMPILED: Final = (8e-9, 1e-4, 1.5e-5, 1e-8)
_PLAIN: Final = (3e-6, 0.25, 6e-3, 0.5)


class Plan(NamedTuple):
    """How a question will be answered."""

    exact: bool  #: every deal is counted
    method: str  #: "showdown" (hands known), "versus" (two ranges), "product" (more ranges) or "sample"
    seconds: float  #: a rough guess; for a sample 0.0, since the stop rule decides

    def __str__(self) -> str:
        if not self.exact:
            return "sampled: counting every deal would take too long"
        return f"exact, in about {self.seconds:.1g} s"


def plan(question: Question, *, exact: bool | None, patience: float) -> Plan:
    """Exact if `exact` says so, or if it is None and the guess is within `patience` seconds."""
    method, seconds = _exact(question)
    if exact is None:
        exact = seconds <= patience
    return Plan(True, method, seconds) if exact else Plan(False, "sample", 0.0)


def _exact(question: Question) -> tuple[str, float]:
    deal, before_flop, sweep, pair = _COMPILED if COMPILED else _PLAIN
    sizes = [len(player) for player in question.players]
    to_come = 5 - len(question.board)
    boards = comb(52 - len(question.board) - len(question.dead), to_come)
    one = len(sizes) * (before_flop if to_come == 5 else deal * boards)
    if question.known:
        return "showdown", one
    if len(sizes) > 2:
        return "product", prod(sizes) * (one + 2e-5)
    if to_come < 5:
        return "versus", boards * sweep * max(0.1, (sizes[0] + sizes[1]) / 2652)
    pairs = sizes[0] * sizes[1]
    if COMPILED and not question.dead:
        return "versus", 0.03 + pairs * pair
    # Without the table: at least one in 24 pairs is not the same as another.
    return "versus", max(1, min(pairs, pairs / 20 + 100)) * before_flop
