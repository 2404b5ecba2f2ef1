"""pokerfast's lean six-player engine: it shuffles for itself and keeps no record."""

from __future__ import annotations

from random import Random

from pokerfast import FastHand

PACKAGE = "pokerfast"


def hand(random: Random) -> int:
    """One hand; the number of acts. The shuffle is the engine's own."""
    played = FastHand(player_count=6, small_blind=1, big_blind=2, min_stack=200, max_stack=200)
    acts = 0
    while not played.done:
        played.call()
        acts += 1
    return acts
