"""A hand as numbers for learning programs: six acts with real bet sizes, a mask of those open, an observation of what a
seat may know. Needs numpy."""

from __future__ import annotations

from typing import Any, Final

from burncard.cards import UNKNOWN, cards
from burncard.errors import Illegal
from burncard.referee.procedure.due import Legal
from burncard.script.hand import Hand

#: The acts by number. Bets and raises are of the least size, half the pot, the pot (after a call), and the most.
ACTS: Final = ("fold", "check or call", "least", "half pot", "pot", "most")
_PHASES: Final = ("preflop", "flop", "turn", "river")


def sizes(hand: Hand) -> list[int]:
    """What each act bets or raises **to** for the player who is due, in chips; 0 for fold and check or call, -1 for an
    act that is not open, or no other than one before it. A fold is open only when there is something to call."""
    may = hand.legal
    if may is None:
        return [-1] * len(ACTS)
    found = [0 if may.to_call else -1, 0, -1, -1, -1, -1]
    if may.can_raise:
        for act, to in enumerate(_wagers(hand, may), 2):
            if to not in found[2:]:
                found[act] = to
    return found


def _wagers(hand: Hand, may: Legal) -> list[int]:
    bets = hand.bets
    level = bets[may.player - 1] + may.to_call
    pot = hand.state.chips.in_pots() + may.to_call
    return [max(may.min_to, min(may.max_to, to)) for to in (may.min_to, level + pot // 2, level + pot, may.max_to)]


def act(hand: Hand, number: int) -> None:
    """Do an act of the player who is due, then all that follows until the next player has to bet: cards are dealt, hands
    are tabled, pots are pushed. Raises Illegal for an act that is not open."""
    found = sizes(hand)
    to, who = found[number], hand.due.who
    if to < 0:
        raise Illegal(
            "act_closed", act=ACTS[number], open=", ".join([ACTS[at] for at, to in enumerate(found) if to >= 0])
        )
    hand.do(f"{who} f" if number == 0 else f"{who} cc" if number == 1 else f"{who} cbr {to}")
    run(hand)


def run(hand: Hand) -> None:
    """All that needs no decision: the dealer's steps, and hands tabled at the showdown."""
    while (who := hand.due.who) and hand.legal is None:
        hand.do(f"{who} sm -" if who[0] == "p" else "d go *")


def size(players: int) -> int:
    """How many numbers an observation has."""
    return 52 + 52 + len(_PHASES) + 2 * players + 3


def observation(hand: Hand, seat: int) -> Any:
    """What `seat` may know, as 32-bit floats from 0 to 1: own cards and board (52 each), the street, stacks and bets by
    player from the seat's own on, the pot, the price of a call, and the seat's place; chips in parts of all chips."""
    import numpy

    view = hand.view(seat)
    n, chips = hand.n, float(hand.state.chips.total())
    row = numpy.zeros(size(n), dtype=numpy.float32)
    for at, shown in ((0, view["hole"].get(f"p{seat}", "")), (52, view["board"])):
        for face in cards(shown):
            if face != UNKNOWN:
                row[at + face] = 1
    if view["phase"] in _PHASES:
        row[104 + _PHASES.index(view["phase"])] = 1
    order = [(seat - 1 + step) % n for step in range(n)]
    row[108 : 108 + n] = [view["stacks"][at] / chips for at in order]
    row[108 + n : 108 + 2 * n] = [view["bets"][at] / chips for at in order]
    row[-3:] = (sum(amount for amount, _ in view["pots"]) / chips, (view["to_call"] or 0) / chips, seat / n)
    return row


def mask(hand: Hand, seat: int) -> Any:
    """Which acts are open to `seat` now, 1 or 0 each; none while somebody else is due."""
    import numpy

    mine = hand.due.who == f"p{seat}"
    return numpy.array([int(mine and to >= 0) for to in sizes(hand)], dtype=numpy.int8)
