"""Betting trees counted through the referee, against published counts and counts worked out on paper.

* Kuhn, "A simplified two-person poker" (1950): one round, one bet: five ways it can go.
* Leduc hold'em (Southey and others, "Bayes' bluff", 2005): a round with at most two bets: nine ways.
* Heads-up limit with k bets a round: 2(2k - 1) ways before the flop and 4k + 1 after it. With five that is 18 and 21, as
  counted in public by players (a bet and four raises); with four it makes the 3.19 x 10^14 decision points of "Heads-up
  limit hold'em poker is solved" (Bowling, Burch, Johanson, Tammelin, Science 2015).
* No-limit: the recursion over (street, chips behind, bet faced, last raise) of Johanson, "Measuring the size of large
  no-limit poker games" (2013), written out below.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb

import pytest

from burncard import Hand

DEAL = "d deal"


def acts(hand: Hand, bets: int = 0) -> list[str]:
    """All acts of the player who is due; at most `bets` bets a round (0: as the rules have it)."""
    legal = hand.legal
    assert legal is not None
    who = hand.due.who
    out = [f"{who} cc"] + ([f"{who} f"] if legal.to_call else [])
    round_ = hand.state.round()
    assert round_ is not None
    if legal.can_raise and not (bets and round_.raises >= bets):
        out += [f"{who} cbr {to}" for to in range(legal.min_to, legal.max_to + 1)]
    return out


def walk(hand: Hand, bets: int, streets: int) -> Counter[str]:
    """How many decisions each street has (``preflop`` …), and how many ends by ``fold`` and by ``show``; betting beyond
    the first `streets` streets is not walked."""
    count: Counter[str] = Counter()
    stack = [hand]
    while stack:
        hand = stack.pop()
        while hand.due.who == "d" and hand.phase != "done":
            hand.do("d go *")
        open_round = hand.state.round()
        if open_round is None or open_round.street >= streets:
            count["fold" if hand.phase == "done" else "show"] += 1
            continue
        count[hand.phase] += 1
        for line in acts(hand, bets):
            one = hand.copy()
            one.do(line)
            stack.append(one)
    return count


def dealt(stack: int, blinds: list[int], **rest: object) -> Hand:
    hand = Hand([stack, stack], blinds, deck="", **rest)  # type: ignore[arg-type]
    hand.do(DEAL)
    return hand


def test_kuhn() -> None:
    count = walk(dealt(2, [], antes=[1, 1], min_bet=1), bets=0, streets=1)
    assert count == {"preflop": 4, "fold": 2, "show": 3}


def test_a_round_of_leduc() -> None:
    hand = dealt(99, [], antes=[1, 1], variant="FT", small_bet=2, big_bet=4)
    count = walk(hand, bets=2, streets=1)
    assert count == {"preflop": 6, "fold": 4, "show": 5}


@pytest.mark.parametrize(("bets", "before", "after"), [(4, 14, 17), (5, 18, 21)])
def test_a_round_of_heads_up_limit(bets: int, before: int, after: int) -> None:
    hand = dealt(999, [1, 2], variant="FT", small_bet=2, big_bet=4)
    preflop = walk(hand, bets, streets=1)
    assert preflop["fold"] + preflop["show"] == before
    hand.do("p2 cc")
    hand.do("p1 cc")
    flop = walk(hand, bets, streets=2)
    assert flop["fold"] + flop["show"] == after


def test_heads_up_limit_has_as_many_decision_points_as_published() -> None:
    hand = dealt(999, [1, 2], variant="FT", small_bet=2, big_bet=4)
    streets = []
    through = 1  # ways to go on to the street
    for number, street in enumerate(("preflop", "flop", "turn", "river"), 1):
        count = walk(hand, 4, streets=number)
        streets.append(through * count[street])
        through *= count["show"]
        for line in ("p2 cc", "p1 cc") if street == "preflop" else ("d go *", "p1 cc", "p2 cc"):
            hand.do(line)
    assert streets == [8, 7 * 10, 7 * 9 * 10, 7 * 9 * 9 * 10]
    seen = (comb(52, 2), comb(52, 2) * comb(50, 3), comb(52, 2) * comb(50, 3) * 47, comb(52, 2) * comb(50, 3) * 47 * 46)
    points = sum(ways * cards for ways, cards in zip(streets, seen, strict=True))
    assert points == 319_365_922_522_608
    assert round(points / 1e14, 2) == 3.19


def test_the_whole_tree_of_heads_up_limit() -> None:
    """Four streets in one walk, two bets a round: 2(2k - 1) and 4k + 1 with k = 2 give 3 folds and 3 ways on before the
    flop, 4 folds and 5 ways on after it."""
    count = walk(dealt(999, [1, 2], variant="FT", small_bet=2, big_bet=4), bets=2, streets=4)
    assert count["fold"] == 3 + 3 * 4 + 3 * 5 * 4 + 3 * 5 * 5 * 4
    assert count["show"] == 3 * 5 * 5 * 5


def no_limit(stack: int, small: int, big: int) -> tuple[int, int, int]:
    """(decisions, ends by a fold, showdowns) of heads-up no-limit, from the recursion alone."""

    @cache
    def ways(street: int, behind: int, faced: int, last: int, opened: bool) -> tuple[int, int, int]:
        """The player to act has `behind` chips more than the bet `faced` leaves him; `opened`: a check by him goes on,
        not ends, the round."""
        decisions, folds, shows = 1, int(faced > 0), 0
        if opened:  # a check, or the small blind's call: the other may still bet
            after = [ways(street, behind, 0, last, False)]
        elif behind == 0 or street == 3:  # a call that ends the betting
            after, shows = [], 1
        else:
            after = [ways(street + 1, behind, 0, big, True)]
        for size in range(1, behind + 1):  # a raise by `size` over the call, full or all-in
            if size >= last or size == behind:
                after.append(ways(street, behind - size, size, max(size, last), False))
        for part in after:
            decisions, folds, shows = (one + two for one, two in zip((decisions, folds, shows), part, strict=True))
        return decisions, folds, shows

    return ways(0, stack - big, big - small, big, True)


@pytest.mark.parametrize(("stack", "small", "big"), [(3, 1, 2), (4, 1, 2), (5, 1, 2), (6, 1, 2), (9, 2, 4), (4, 1, 1)])
def test_small_no_limit_trees(stack: int, small: int, big: int) -> None:
    count = walk(dealt(stack, [small, big], min_bet=big), bets=0, streets=4)
    decisions = sum(count[street] for street in ("preflop", "flop", "turn", "river"))
    assert (decisions, count["fold"], count["show"]) == no_limit(stack, small, big)
