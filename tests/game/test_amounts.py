"""What may be bet: no-limit, pot-limit, fixed-limit with cap and half-bet rule, spread-limit; who may raise again (C3, C4).

The reopening hands are those on which engines differ, each under a name of its own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from burncard import Hand, Illegal, Impossible
from burncard.rulings.rulebooks import load


def after(lines: str, stacks: list[int], blinds: list[int], **rest: Any) -> Hand:
    hand = Hand(stacks, blinds, deck="", **rest)
    hand.do("d deal")
    for line in lines.split(", ") if lines else []:
        hand.do(line)
    return hand


def options(hand: Hand) -> tuple[str, int, str, int, int]:
    """Who is due, price, why he may not raise ("" if he may), least and most to raise to."""
    legal = hand.legal
    assert legal is not None
    return hand.due.who, legal.to_call, legal.why_not, legal.min_to, legal.max_to


PRE = "p3 cc, p1 cc, p2 cc, d go *"
PRE4 = "p3 cc, p4 cc, p1 cc, p2 cc, d go *"
NOT, OPEN = "not_reopened", ""

# name: (stacks, blinds, lines, what the player due may do)
REOPENING: dict[str, tuple[list[int], list[int], str, tuple[str, int, str, int, int]]] = {
    "a short all-in does not reopen for the bettor": (
        [500, 160, 500], [5, 10], f"{PRE}, p1 cbr 100, p2 cc, p3 cc, d go *", ("p1", 0, OPEN, 10, 390),
    ),
    "bettor facing less than a full raise": (
        [500, 160, 500], [5, 10], f"{PRE}, p1 cbr 100, p2 cbr 150, p3 cc", ("p1", 50, NOT, 0, 0),
    ),
    "caller facing less than a full raise": (
        [500, 500, 160, 500], [5, 10], f"{PRE4}, p1 cbr 100, p2 cc, p3 cbr 150, p4 cc, p1 cc", ("p2", 50, NOT, 0, 0),
    ),
    "who has not acted may raise over a short all-in": (
        [500, 160, 500], [5, 10], f"{PRE}, p1 cbr 100, p2 cbr 150", ("p3", 150, OPEN, 250, 490),
    ),
    "two short all-ins that make a full raise together": (
        [2000, 160, 220, 2000], [5, 10], f"{PRE4}, p1 cbr 100, p2 cbr 150, p3 cbr 210, p4 cc",
        ("p1", 110, OPEN, 310, 1990),
    ),
    "the caller in between faces only the second": (
        [2000, 160, 2000, 220], [5, 10], f"{PRE4}, p1 cbr 100, p2 cbr 150, p3 cc, p4 cbr 210, p1 cc",
        ("p3", 60, NOT, 0, 0),
    ),
    "a full all-in raise reopens": (
        [500, 210, 500], [5, 10], f"{PRE}, p1 cbr 100, p2 cbr 200, p3 cc", ("p1", 100, OPEN, 300, 490),
    ),
    "a checker facing an all-in below the least bet": (
        [500, 14, 500], [5, 10], f"{PRE}, p1 cc, p2 cbr 4, p3 cc", ("p1", 4, NOT, 0, 0),
    ),
    "who has not acted over an all-in below the least bet": (
        [500, 14, 500], [5, 10], f"{PRE}, p1 cc, p2 cbr 4", ("p3", 4, OPEN, 14, 490),
    ),
    "a limper facing a short all-in over the blind": (
        [500, 500, 500, 15], [5, 10], "p3 cc, p4 cbr 15, p1 f, p2 cc", ("p3", 5, NOT, 0, 0),
    ),
    "who has called counts what they called to, not the chips they added": (
        [200, 17, 200], [1, 2], "p3 cbr 10, p1 cc, p2 cbr 17, p3 cc", ("p1", 7, NOT, 0, 0),
    ),
    "posting a blind is no act": (
        [500, 500, 500, 15], [5, 10], "p3 cc, p4 cbr 15, p1 cc", ("p2", 5, OPEN, 25, 500),
    ),
    "the big blind's option": ([500] * 3, [5, 10], "p3 cc, p1 cc", ("p2", 0, OPEN, 20, 500)),
    "the least raise is the last full one, not the short one": (
        [500, 160, 500, 500], [5, 10], f"{PRE4}, p1 cbr 100, p2 cbr 150, p3 cbr 250", ("p4", 250, OPEN, 350, 490),
    ),
    "nobody to raise": ([500, 60, 60], [5, 10], "p3 cbr 60, p1 cc", ("p2", 50, "only_call", 0, 0)),
    "all others all-in": ([500, 60, 60], [5, 10], "p3 cbr 60, p1 f", ("p2", 50, "only_call", 0, 0)),
    "the deep one cannot raise two who are all-in": (
        [500, 60, 60], [5, 10], "p3 cbr 60, p1 cc", ("p2", 50, "only_call", 0, 0),
    ),
    "the deep one facing an all-in from each": (
        [60, 500, 60], [5, 10], "p3 cbr 60, p1 cc", ("p2", 50, "all_others_all_in", 0, 0),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REOPENING)
def test_who_may_raise_again(name: str) -> None:
    stacks, blinds, lines, expected = REOPENING[name]
    assert options(after(lines, stacks, blinds)) == expected


POT = {"variant": "PT"}
LIMIT = {"variant": "FT", "small_bet": 10, "big_bet": 20}
SPREAD = {"variant": "ST", "small_bet": 2, "big_bet": 10}

AMOUNTS: dict[str, tuple[dict[str, Any], list[int], list[int], str, tuple[str, int, str, int, int]]] = {
    "pot-limit opens to 700 at 100-200": (POT, [5000] * 4, [100, 200], "", ("p3", 200, OPEN, 400, 700)),
    "after a call to 900": (POT, [5000] * 4, [100, 200], "p3 cc", ("p4", 200, OPEN, 400, 900)),
    "the small blind after folds to 600": (POT, [5000] * 3, [100, 200], "p3 f", ("p1", 100, OPEN, 400, 600)),
    "a short blind counts as full": (POT, [5000, 150, 5000], [100, 200], "", ("p3", 200, OPEN, 400, 700)),
    "a raise to 700 raised by the pot": (POT, [9999] * 4, [100, 200], "p3 cbr 700", ("p4", 700, OPEN, 1200, 2400)),
    "pot on the flop": (POT, [5000] * 3, [100, 200], PRE, ("p1", 0, OPEN, 200, 600)),
    "no more than the stack": (POT, [450] * 3, [100, 200], "", ("p3", 200, OPEN, 400, 450)),
    "limit: one size before the flop": (LIMIT, [500] * 3, [5, 10], "", ("p3", 10, OPEN, 20, 20)),
    "limit: three raises, then capped": (
        LIMIT, [500] * 3, [5, 10], "p3 cbr 20, p1 cbr 30, p2 cbr 40", ("p3", 20, "capped", 0, 0),
    ),
    "limit heads-up: no cap": (
        LIMIT, [500] * 2, [5, 10], "p2 cbr 20, p1 cbr 30, p2 cbr 40, p1 cbr 50", ("p2", 10, OPEN, 60, 60),
    ),
    "limit: the big bet on the turn": (
        LIMIT, [500] * 3, [5, 10], f"{PRE}, p1 cc, p2 cc, p3 cc, d go *", ("p1", 0, OPEN, 20, 20),
    ),
    "limit: all-in of half a bet is a raise": (
        LIMIT, [500, 25, 500], [5, 10], f"{PRE}, p1 cbr 10, p2 cbr 15, p3 cc", ("p1", 5, OPEN, 25, 25),
    ),
    "limit: all-in of less than half is none": (
        LIMIT, [500, 24, 500], [5, 10], f"{PRE}, p1 cbr 10, p2 cbr 14, p3 cc", ("p1", 4, NOT, 0, 0),
    ),
    "limit: who has not acted completes it": (
        LIMIT, [500, 24, 500], [5, 10], f"{PRE}, p1 cbr 10, p2 cbr 14", ("p3", 14, OPEN, 20, 20),
    ),
    "limit: an all-in of 15 over 10 is raised to 25": (
        LIMIT, [500, 25, 500], [5, 10], f"{PRE}, p1 cbr 10, p2 cbr 15", ("p3", 15, OPEN, 25, 25),
    ),
    "limit: an opening all-in of 15 where the bet is 20 is raised to 35": (
        LIMIT, [500, 25, 500], [5, 10], f"{PRE}, p1 cc, p2 cc, p3 cc, d go *, p1 cc, p2 cbr 15",
        ("p3", 15, OPEN, 35, 35),
    ),
    "limit: an opening all-in of 9 where the bet is 20 is completed": (
        LIMIT, [500, 19, 500], [5, 10], f"{PRE}, p1 cc, p2 cc, p3 cc, d go *, p1 cc, p2 cbr 9", ("p3", 9, OPEN, 20, 20),
    ),
    "limit: an all-in raise of 15 over a bet of 20": (
        LIMIT, [500, 45, 500], [5, 10], f"{PRE}, p1 cc, p2 cc, p3 cc, d go *, p1 cbr 20, p2 cbr 35",
        ("p3", 35, OPEN, 55, 55),
    ),
    "spread: between the limits": (SPREAD, [500] * 3, [1, 2], "", ("p3", 2, OPEN, 4, 12)),
    "spread: a raise at least the last": (SPREAD, [500] * 3, [1, 2], "p3 cbr 9", ("p1", 8, OPEN, 16, 19)),
    "spread: bets on the flop": (SPREAD, [500] * 3, [1, 2], PRE, ("p1", 0, OPEN, 2, 10)),
    "no-limit: at least the big blind": ({}, [500] * 3, [5, 10], PRE, ("p1", 0, OPEN, 10, 490)),
    "no-limit: the largest raise of the round": (
        {}, [500] * 3, [5, 10], "p3 cbr 40, p1 cbr 70", ("p2", 60, OPEN, 100, 500),
    ),
    "no-limit: a raise lost with its hand leaves the least raise": (
        {}, [200] * 3, [1, 2], "p3 cbr 20, d kill p3 mixed, d go *", ("p1", 1, OPEN, 4, 200),
    ),
    "no-limit: a raise lost with its hand leaves the full price of a short big blind": (
        {}, [200, 1, 200, 200], [1, 2], "p3 cbr 20, d kill p3 mixed, d go *", ("p4", 2, OPEN, 4, 200),
    ),
    "no-limit: all-in for less": ({}, [500, 500, 35], [5, 10], "", ("p3", 10, OPEN, 20, 35)),
}  # fmt: skip


@pytest.mark.parametrize("name", AMOUNTS)
def test_least_and_most(name: str) -> None:
    rest, stacks, blinds, lines, expected = AMOUNTS[name]
    hand = after(lines, stacks, blinds, **rest)
    assert options(hand) == expected
    who, _, why, least, most = expected
    player = int(who[1:]) - 1
    held = hand.stacks[player] + hand.bets[player]
    for amount in {held} if why else {least - 1, most + 1, held + 1}:
        digest = hand.digest()
        with pytest.raises((Illegal, Impossible)):
            hand.do(f"{who} cbr {amount}")
        assert hand.digest() == digest


@pytest.mark.parametrize("cap", ["3", "4", "5"])
def test_the_cap_is_the_houses(cap: str) -> None:
    book = load("classic")
    house = replace(book, options=book.options.with_({"raise_cap": cap}))
    raises = [f"p{(3, 1, 2)[at % 3]} cbr {20 + 10 * at}" for at in range(int(cap) - 1)]
    hand = after(", ".join(raises), [500] * 3, [5, 10], rulebook=house, **LIMIT)
    assert options(hand)[2] == "capped"
