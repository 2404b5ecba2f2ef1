"""Forced bets: who posts what, and the price that stands before anybody has acted (RULES A3, A4, A7, A8)."""

from __future__ import annotations

from burncard.game.options import Options
from burncard.game.setup import Setup
from burncard.table.chips import Chips


def post(setup: Setup, chips: Chips) -> None:
    """Take antes and blinds from the stacks; who is short is all-in.

    What everybody pays as ante comes first; the rest of an ante (a single payer's, a blind posted dead) is dead money
    and comes after the blind (A3).
    """
    common = min(setup.antes)
    for player, (blind, ante, dead) in enumerate(zip(setup.blinds, setup.antes, setup.dead, strict=True), 1):
        lost = ante - common + dead
        for amount, account in ((common, chips.ante), (abs(blind), chips.street[0]), (lost, chips.dead)):
            if amount:
                chips.bet(player, min(amount, chips.stack[player]), account)


def price(setup: Setup) -> int:
    """What a call costs before anybody has acted: the largest blind in full, however short it was posted (A7)."""
    return max(map(abs, setup.blinds))


def raise_size(setup: Setup, options: Options) -> int:
    """The least full raise before anybody has raised: the least bet, or the straddle's size (A8), as the table has agreed
    or else by the book's options."""
    largest = max(setup.blinds)
    return (
        largest
        if (setup.straddle_raise or options.straddle_raise) == "straddle" and largest > setup.min_bet
        else setup.min_bet
    )


def first_to_act(setup: Setup) -> int:
    """The player left of the last blind or straddle; left of the button where there is none (C1)."""
    largest = max(setup.blinds)
    if setup.first or largest <= 0:
        return setup.first or 1
    last = setup.blinds.index(largest)
    while last + 1 < setup.n and setup.blinds[last + 1] == largest:
        last += 1
    return (last + 1) % setup.n + 1


def order_before_flop(setup: Setup, options: Options) -> list[int]:
    """All players in the order they act before the flop, from `first_to_act` on.

    A straddler on the button acts last; the book's options say whether the blinds come first (``small_blind``) or, by
    the WSOP's live rules, last but him (``under_the_gun``).
    """
    n, first = setup.n, first_to_act(setup)
    straddle = setup.blinds[-1]
    if (
        options.button_straddle_first == "under_the_gun"
        and not setup.first
        and n > 3
        and straddle > max(*setup.blinds[:-1], setup.min_bet)
    ):
        return [*range(3, n), 1, 2, n]
    return [*range(first, n + 1), *range(1, first)]


def shortfall(setup: Setup, chips: Chips, blinds: str) -> int:
    """How many chips a pot-limit raise before the flop counts that were not posted (C3, K39).

    `blinds` is ``"full"``: short and dead blinds count as if posted in full; ``"true"``: nothing but the chips that lie
    there; ``"rounded"``: every blind below the least bet counts as one of the least bet, so that the first raise may be
    to four of them.
    """
    if blinds == "true":
        return 0
    least = setup.min_bet if blinds == "rounded" else 0
    counted = [max(abs(blind), least) if blind else 0 for blind in setup.blinds]
    return sum(max(blind - put, 0) for blind, put in zip(counted, chips.street[0][1:], strict=True))
