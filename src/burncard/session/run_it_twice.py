"""Running it twice: once nobody can bet any more and all who are in it agree, the rest of the board is dealt again.

The second run is a hand of its own: the same lines up to the agreement, then a stub without the cards that the first
run burned and turned. Each pot is halved, an odd chip goes with the first board.
"""

from __future__ import annotations

from collections.abc import Sequence

from burncard.cards import cards, text, texts
from burncard.game.pots import split
from burncard.script.hand import Hand
from burncard.session.state import Playing


def may_run_again(hand: Hand) -> bool:
    """Whether betting is over for good with a street still to come."""
    live = hand.state.players()
    behind = sum(1 for player in live if hand.stacks[player - 1])
    to_come = any(step.verb == "board" for step in hand.steps)
    return hand.due.who == "d" and to_come and len(live) > 1 and behind <= 1 and hand.phase != "dealing"


def next_run(playing: Playing) -> Hand:
    """The hand of the next run, brought to the agreement. Cannot fail: it repeats lines that were accepted."""
    lines = playing.hand.lines[: playing.fork]
    how = dict(playing.how)
    shuffles = [at for at, line in enumerate(lines) if _is_shuffle(line)]
    if shuffles:
        last = shuffles[-1]
        named = _stub_again(playing, cards(" ".join(lines[last].split()[2:])), last + 1)
        lines[last] = f"d sh {texts(named)}".strip()
    elif playing.hand.deck is not None:
        how["deck"] = tuple(_stub_again(playing, playing.hand.deck, 0))
    again = Hand(**how)
    for line in lines:
        again.do(line)
    return again


def _is_shuffle(line: str) -> bool:
    return line.split()[:2] == ["d", "sh"]


def _stub_again(playing: Playing, order: Sequence[int], since: int) -> list[int]:
    """The order of the stub, known since line number `since`, for the next run: what was dealt before the agreement, then
    what the first run has left. After a shuffle in that run nobody knows the order."""
    hand = playing.hand
    then = hand.again(hand.lines[: playing.fork]).snapshot()
    dealt = hand.again(hand.lines[:since]).snapshot()["stub_count"] - then["stub_count"]
    if any(map(_is_shuffle, hand.lines[playing.fork :])):
        return list(order[:dealt])
    now = hand.snapshot()
    used = {*now["board"].split(), *now["burns"].split()} - {*then["board"].split(), *then["burns"].split(), "??"}
    return [*order[:dealt], *(face for face in order[dealt:] if text(face) not in used)]


def divided(hands: tuple[Hand, ...]) -> tuple[list[int], list[int]]:
    """Chips after, and chips won from the pots, p1 first, when each run decides its part of every pot."""
    last = hands[-1]
    won = [0] * (last.n + 1)
    for run, hand in enumerate(hands):
        pots: dict[int, dict[int, int]] = {}
        for pot, player, chips in hand.awards:
            pots.setdefault(pot, {}).setdefault(player, 0)
            pots[pot][player] += chips
        for winners in pots.values():
            whole = sum(winners.values())
            part = whole // len(hands) + (run < whole % len(hands))
            for player, chips in split(part, list(winners)).items():
                won[player] += chips
    pushed = last.state.chips.won
    after = [stack - pushed[player] + won[player] for player, stack in enumerate(last.stacks, 1)]
    return after, won[1:]
