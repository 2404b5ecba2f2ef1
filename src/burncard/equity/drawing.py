"""Sampled answers: deals are drawn until the stop rule is met."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from math import ceil
from typing import Final

from burncard.equity.engine import Engine
from burncard.equity.holding import clash, surely_clash
from burncard.equity.question import Question, is_random
from burncard.equity.reference.sampling import BATCH
from burncard.equity.reference.tally import Progress
from burncard.equity.result import Equity, from_rows

#: The standard error that is good enough if nothing is said.
STDERR: Final = 0.001
_CHECKS: Final = 4  # the stop rule is not asked before so many looks


def sampled(
    question: Question, engine: Engine, samples: int | None, stderr: float | None, seed: int, tick: Progress
) -> Equity:
    """Draws whole batches until the largest standard error is small enough, or `samples` deals are drawn.

    Raises ValueError for arguments that no sample has, and for ranges that cannot be held at the same time.
    """
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is 0 to 2**64 - 1, not {seed}")
    if samples is not None and samples < 1:
        raise ValueError(f"a sample has at least 1 deal, not {samples}")
    if stderr is not None and not stderr > 0:
        raise ValueError(f"a sample reaches a standard error above 0, not {stderr}")
    if surely_clash(question):
        raise clash()
    wanted = stderr if stderr is not None or samples is not None else STDERR
    limit = ceil(samples / BATCH) if samples is not None else None
    players = [None if is_random(player, question) else player.packed for player in question.players]
    n = len(players)
    rows, deals, first = [[0] * (n + 1) for _ in range(n)], 0, 0
    result = None
    for step in count():
        # A quarter more each time, so that a long sample is checked seldom and a short one often.
        batches = max(1, first // 4)
        if limit is not None:
            batches = min(batches, limit - first)
        told = partial(_played, tick, deals, samples or 0) if tick else None
        drawn = engine.sample(players, bytes(question.board), question.dead_mask, seed, first, batches, told)
        if drawn is None:
            raise clash()
        first += batches
        deals += drawn[1]
        rows = [[a + b for a, b in zip(row, more, strict=True)] for row, more in zip(rows, drawn[0], strict=True)]
        result = from_rows(rows, deals, exact=False)
        if first == limit or (wanted is not None and step + 1 >= _CHECKS and result.stderr <= wanted):
            break
    assert result is not None
    return result


def _played(tick: Callable[[int, int], object], before: int, total: int, done: int, _: int) -> None:
    tick(before + done * BATCH, total)
