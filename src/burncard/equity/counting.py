"""Exact answers: every deal is counted."""

from __future__ import annotations

from collections import defaultdict

from burncard.equity.engine import Engine, load_table
from burncard.equity.holding import clash, held
from burncard.equity.question import Question
from burncard.equity.reference.tally import Progress
from burncard.equity.renaming import allowed, canonical
from burncard.equity.result import Equity, from_rows
from burncard.evaluation.backend import KERNEL


def showdown(question: Question, engine: Engine, tick: Progress) -> Equity:
    """Known hands."""
    hands = [player.numbers[0] for player in question.players]
    rows, boards = engine.showdown(hands, bytes(question.board), question.dead_mask, False, tick)
    return from_rows(rows, boards, exact=True)


def versus(question: Question, engine: Engine, tick: Progress) -> Equity:
    """Two ranges."""
    first, second = question.players
    if not question.board and not question.dead and engine is KERNEL:
        load_table()
    sums = engine.versus(first.packed, second.packed, bytes(question.board), question.dead_mask, False, tick)
    win, tie, lose = sums
    if not any(sums):
        raise clash()
    return from_rows([(0, win, tie), (0, lose, tie)], win + tie + lose, exact=True)


def product(question: Question, engine: Engine, tick: Progress) -> Equity:
    """Three players or more: every way to hand them cards, those that differ by the names of the suits only once."""
    board, dead = bytes(question.board), question.dead_mask
    # The board and the dead cards each stay what they are, since a renaming might exchange one for the other.
    kept = {*allowed(question.board)} & {*allowed(question.dead)}
    ways = sorted(kept)
    weights: dict[tuple[int, ...], int] = defaultdict(int)
    for done, (hands, weight) in enumerate(held(question)):
        weights[canonical(hands, ways)] += weight
        if tick and done % 4096 == 0:
            tick(0, 0)
    if not weights:
        raise clash()
    n, total = len(question.players), 0
    rows = [[0] * (n + 1) for _ in range(n)]
    for done, (hands, weight) in enumerate(weights.items()):
        part, boards = engine.showdown(hands, board, dead, False, None)
        total += weight * boards
        for row, counts in zip(rows, part, strict=True):
            for winners, deals in enumerate(counts):
                row[winners] += weight * deals
        if tick and done % 16 == 0:
            tick(done, len(weights))
    return from_rows(rows, total, exact=True)
