"""pokerkit's no-limit hold'em with everything but the players' acts left to its automation."""

from __future__ import annotations

from random import Random

from pokerkit import Automation, NoLimitTexasHoldem

PACKAGE = "pokerkit"
AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def hand(random: Random) -> int:
    """One hand; the number of acts. The shuffle is the engine's own."""
    state = NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (1, 2), 2, 200, 6)
    acts = 0
    while state.status:
        state.check_or_call()
        acts += 1
    return acts
