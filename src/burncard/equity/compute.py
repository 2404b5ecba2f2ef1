"""The question answered: by counting every deal, or by a sample."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burncard.equity.counting import product, showdown, versus
from burncard.equity.drawing import sampled
from burncard.equity.engine import ENGINE, Engine, load_table
from burncard.equity.planning import Plan, plan
from burncard.equity.question import PlayerLike, Question, ask, read_range
from burncard.equity.reference.tally import Progress
from burncard.equity.result import Cancelled, Equity, Share
from burncard.evaluation.backend import KERNEL
from burncard.evaluation.hands import CardsLike

#: Told how far the work has come, `(done, total)`, some twenty times a second; total is 0 where nobody can know.
#: False ends the work with `Cancelled`.
Tell = Callable[[int, int], bool | None]

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
    tick = _teller(progress)
    match chosen.method:
        case "sample":
            return sampled(question, engine, samples, stderr, seed, tick)
        case "showdown":
            return showdown(question, engine, tick)
        case "versus":
            return versus(question, engine, tick)
    return product(question, engine, tick)


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
