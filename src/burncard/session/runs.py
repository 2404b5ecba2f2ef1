"""Running it twice: once nobody can bet any more and all who are in it agree, the rest of the board is dealt again.

The second run is a hand of its own: the same lines up to the agreement, then a stub without the cards that the first
run burned and turned. Each pot is halved, an odd chip goes with the first board.
"""

from __future__ import annotations

from burncard.cards import card, cards, texts
from burncard.game.pots import split
from burncard.script.hand import Hand
from burncard.session.errors import SessionError
from burncard.session.evening import Playing


def may_run_again(hand: Hand) -> bool:
    """Whether betting is over for good with a street still to come."""
    live = hand.state.players()
    behind = sum(1 for player in live if hand.stacks[player - 1])
    to_come = any(step.verb == "board" for step in hand.steps)
    return hand.due.who == "d" and to_come and len(live) > 1 and behind <= 1 and hand.phase != "dealing"


def next_run(playing: Playing) -> Hand:
    """The hand of the next run, brought to the agreement. Raises SessionError if its stub cannot be known."""
    lines = playing.hand.lines[: playing.fork]
    shuffles = [at for at, line in enumerate(playing.hand.lines) if line.split()[:2] == ["d", "sh"]]
    used = _dealt_since(playing)
    how = dict(playing.how)
    if playing.hand.deck is not None:
        how["deck"] = tuple(face for face in playing.hand.deck if face not in used)
    elif shuffles:
        first = shuffles.pop(0)
        named = [face for face in cards(" ".join(lines[first].split()[2:])) if face not in used]
        lines[first] = f"d sh {texts(named)}".strip()
    if shuffles:
        raise SessionError("twice-shuffled")
    again = Hand(**how)
    for line in lines:
        again.do(line)
    return again


def _dealt_since(playing: Playing) -> set[int]:
    """The faces of board and burns that were not there yet at the agreement."""
    then = playing.hand.again(playing.hand.lines[: playing.fork]).snapshot()
    now = playing.hand.snapshot()
    before = {*then["board"].split(), *then["burns"].split()}
    after = {*now["board"].split(), *now["burns"].split()}
    return {card(face) for face in after - before - {"??"}}


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
