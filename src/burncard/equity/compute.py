"""The question answered: by counting every deal, or by a sample."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from math import ceil
from typing import Final

from burncard.equity.engine import ENGINE, Engine, load_table
from burncard.equity.planning import Plan, plan
from burncard.equity.question import PlayerLike, Question, ask, is_random, read_range
from burncard.equity.reference.sampling import BATCH
from burncard.equity.reference.tally import Progress
from burncard.equity.renaming import allowed, canonical
from burncard.equity.result import Cancelled, Equity, Share, from_rows
from burncard.evaluation.backend import KERNEL
from burncard.evaluation.hands import CardsLike
from burncard.ranges.combos import COMBOS

#: Told how far the work has come, `(done, total)`, some twenty times a second; total is 0 where nobody can know.
#: False ends the work with `Cancelled`.
Tell = Callable[[int, int], bool | None]

STDERR: Final = 0.001
PATIENCE: Final = 10.0
_BOARDS_HEADS_UP: Final = 1_712_304


def equity(
    *players: PlayerLike,
    board: CardsLike = (),
    dead: CardsLike = (),
    exact: bool | None = None,
    patience: float = PATIENCE,
    samples: int | None = None,
    stderr: float | None = None,
    seed: int = 0,
    progress: Tell | None = None,
) -> Equity:
    """What share of the pot 2 to 22 players can expect, all cards to be dealt and nobody folding.

    A player is a hand (``"AsAh"``, two faces), a `Range`, or the text of one (docs/ranges.md). `board` holds 0 to 5
    cards; `dead` ones cannot come. Each hand of a range counts by its weight among those that can be held together.

    Exact if that takes at most about `patience` seconds (`explain` says so beforehand); `exact` True or False decides
    it. A sample draws whole batches of 16,384 deals from `seed` until the largest standard error is at most `stderr`
    (0.001 if nothing is said), and at most `samples` deals, rounded up to batches. The same seed gives the same result
    everywhere.

    Raises ValueError naming the player, and the card or token, that is wrong; `Cancelled` if `progress` returned False.
    """
    if exact is None and samples is None and stderr is None and not board and not dead and len(players) == 2:
        quick = _look_up(*players)
        if quick is not None:
            return quick
    if exact is None and (samples is not None or stderr is not None):
        exact = False
    question = ask(players, board, dead)
    chosen = plan(question, exact=exact, patience=patience)
    return answer(question, chosen, ENGINE, samples=samples, stderr=stderr, seed=seed, progress=progress)


def explain(
    *players: PlayerLike,
    board: CardsLike = (),
    dead: CardsLike = (),
    exact: bool | None = None,
    patience: float = PATIENCE,
) -> Plan:
    """How `equity` would answer the same question, and about how long it would take. Raises the same errors."""
    return plan(ask(players, board, dead), exact=exact, patience=patience)


def answer(
    question: Question,
    chosen: Plan,
    engine: Engine,
    *,
    samples: int | None = None,
    stderr: float | None = None,
    seed: int = 0,
    progress: Tell | None = None,
) -> Equity:
    """Carries out a plan with one engine."""
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is 0 to 2**64 - 1, not {seed}")
    if samples is not None and samples < 1:
        raise ValueError(f"a sample has at least 1 deal, not {samples}")
    if stderr is not None and not stderr > 0:
        raise ValueError(f"a sample reaches a standard error above 0, not {stderr}")
    tick = _teller(progress)
    match chosen.method:
        case "sample":
            return _sampled(question, engine, samples, stderr, seed, tick)
        case "showdown":
            hands = [player.numbers[0] for player in question.players]
            rows, boards = engine.showdown(hands, bytes(question.board), question.dead_mask, False, tick)
            return from_rows(rows, boards, exact=True)
        case "versus":
            return _versus(question, engine, tick)
    return _product(question, engine, tick)


def _teller(progress: Tell | None) -> Progress:
    if progress is None:
        return None

    def tick(done: int, total: int) -> None:
        if progress(done, total) is False:
            raise Cancelled

    return tick


def _look_up(first: PlayerLike, second: PlayerLike) -> Equity | None:
    """Two hands before the flop, from the kernel's table; None if it is not that simple."""
    if KERNEL is None or type(first) is not str or type(second) is not str or len(first) != 4 or len(second) != 4:
        return None
    try:
        a, b = read_range(first).numbers, read_range(second).numbers
    except ValueError:
        return None
    if len(a) != 1 or len(b) != 1 or not load_table():
        return None
    found = KERNEL.heads_up(a[0], b[0])
    if found is None:
        return None
    win, tie = found
    lose = _BOARDS_HEADS_UP - win - tie
    return Equity(
        (
            Share(win, tie, (2 * win + tie) / (2 * _BOARDS_HEADS_UP), 0.0, (0, win, tie)),
            Share(lose, tie, (2 * lose + tie) / (2 * _BOARDS_HEADS_UP), 0.0, (0, lose, tie)),
        ),
        _BOARDS_HEADS_UP,
        True,
        0.0,
    )


def _versus(question: Question, engine: Engine, tick: Progress) -> Equity:
    first, second = question.players
    if not question.board and not question.dead and engine is KERNEL:
        load_table()
    sums = engine.versus(first.packed, second.packed, bytes(question.board), question.dead_mask, False, tick)
    win, tie, lose = sums
    if not any(sums):
        raise _clash()
    return from_rows([(0, win, tie), (0, lose, tie)], win + tie + lose, exact=True)


def _product(question: Question, engine: Engine, tick: Progress) -> Equity:
    """Three players or more: every way to hand them cards, those that differ by the names of the suits only once."""
    board, dead = bytes(question.board), question.dead_mask
    # The board and the dead cards each stay what they are, since a renaming might exchange one for the other.
    kept = {*allowed(question.board)} & {*allowed(question.dead)}
    ways = sorted(kept)
    weights: dict[tuple[int, ...], int] = defaultdict(int)
    for done, (hands, weight) in enumerate(_held(question)):
        weights[canonical(hands, ways)] += weight
        if tick and done % 4096 == 0:
            tick(0, 0)
    if not weights:
        raise _clash()
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


def _held(question: Question) -> Iterator[tuple[tuple[int, ...], int]]:
    """All ways to give each player a hand of their range, with the product of the weights."""
    choices = []
    for player in question.players:
        weights = player.weights
        choices.append([(number, {*COMBOS[number]}, weights[number]) for number in player.numbers])

    def give(player: int, hands: tuple[int, ...], used: set[int], weight: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if player == len(choices):
            yield hands, weight
            return
        for number, cards, own in choices[player]:
            if used.isdisjoint(cards):
                yield from give(player + 1, (*hands, number), used | cards, weight * own)

    return give(0, (), set(), 1)


def _sampled(
    question: Question, engine: Engine, samples: int | None, stderr: float | None, seed: int, tick: Progress
) -> Equity:
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
            raise _clash()
        first += batches
        deals += drawn[1]
        rows = [[a + b for a, b in zip(row, more, strict=True)] for row, more in zip(rows, drawn[0], strict=True)]
        result = from_rows(rows, deals, exact=False)
        if first == limit or (wanted is not None and step >= 3 and result.stderr <= wanted):
            break
    assert result is not None
    return result


def _played(tick: Callable[[int, int], object], before: int, total: int, done: int, _: int) -> None:
    tick(before + done * BATCH, total)


def _clash() -> ValueError:
    return ValueError("these ranges cannot be held at the same time: every choice of hands needs some card twice")
