"""Many hands of bots against each other, on one core or on all: the same seed gives the same hands either way."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from burncard.errors import BurncardError, LineError
from burncard.game.setup import MOST_PLAYERS
from burncard.referee.actions import Action
from burncard.script.decks import shuffled
from burncard.script.hand import Hand
from burncard.sim.results import Results

#: A bot: what its seat may know (`Hand.view(seat)`) and the seat, to its line (or action).
Bot = Callable[[Mapping[str, Any], int], str | Action]
_SMALL = 200
"""Fewer hands than this are played here: a process takes as long to start."""


def simulate(
    bots: Sequence[Bot],
    hands: int,
    seed: int | str,
    *,
    stack: int = 200,
    blinds: Sequence[int] = (1, 2),
    jobs: int = 0,
    progress: Callable[[int, int], object] | None = None,
    **agreed: Any,
) -> Results:
    """Play `hands` hands, each bot with `stack` chips in each; the button moves on by one seat a hand.

    `agreed` are further arguments of Hand (`rulebook`, `variant`, …); `jobs` how many processes (0: one a core). With
    more than one the bots must be functions of a module, so that another process finds them. `progress` is called with
    how many hands are done and how many there are. Raises LineError for a bot whose act is refused, naming the hand.
    """
    if not 2 <= len(bots) <= MOST_PLAYERS:
        raise LineError("bots", n=len(bots), most=MOST_PLAYERS)
    if hands.__class__ is not int or hands < 1:
        raise LineError("hands_count", read=repr(hands))
    setup = {"stacks": [stack] * len(bots), "blinds": list(blinds), **agreed}
    jobs = min(jobs or os.cpu_count() or 1, hands // _SMALL or 1)
    size = -(-hands // (8 * jobs))
    chunks = [(first, min(first + size, hands)) for first in range(0, hands, size)]
    parts: dict[int, array[int]] = {}
    done = 0
    for first, part in _parts(list(bots), seed, setup, chunks, jobs):
        parts[first] = part
        done += len(part) // len(bots)
        if progress:
            progress(done, hands)
    net = array("q")
    for first, _ in chunks:
        net += parts[first]
    names = tuple([_name(bot) for bot in bots])
    return Results(names, Hand(**setup).state.setup.min_bet, net)


def _parts(bots: list[Bot], seed: int | str, setup: dict[str, Any], chunks: list[tuple[int, int]], jobs: int) -> Any:
    if jobs == 1:
        for first, last in chunks:
            yield first, _chunk(bots, seed, setup, first, last)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(_chunk, bots, seed, setup, *chunk): chunk[0] for chunk in chunks}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(bots: list[Bot], seed: int | str, setup: dict[str, Any], first: int, last: int) -> array[int]:
    n = len(bots)
    net = array("q", bytes(8 * n * (last - first)))
    for number in range(first, last):
        shift = number % n  # the bot at place p of this hand is number (p + shift) % n
        hand = Hand(deck=shuffled(f"{type(seed).__name__} {seed} {number}"), **setup)
        _play(hand, [bots[(place + shift) % n] for place in range(n)], number)
        base = (number - first) * n
        for place, (now, then) in enumerate(zip(hand.stacks, setup["stacks"], strict=True)):
            net[base + (place + shift) % n] = now - then
    return net


def _play(hand: Hand, bots: Sequence[Bot], number: int) -> None:
    """One hand to its end."""
    do = hand.do
    while who := hand.due.who:
        if who[0] != "p":
            do("d go *")
            continue
        player = int(who[1:])
        act = bots[player - 1](hand.view(player), player)
        try:
            do(act)
        except BurncardError as error:
            bot = _name(bots[player - 1])
            raise LineError("bot_act", hand=number, bot=bot, player=player, act=str(act), why=str(error)) from error


def _name(bot: Bot) -> str:
    return getattr(bot, "__name__", type(bot).__name__)
