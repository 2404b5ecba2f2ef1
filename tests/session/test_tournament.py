"""Deals, payouts, places, chip races, levels and tables, by published examples."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.cards import cards
from burncard.session.apportion import apportion
from burncard.session.button.systems import Positions
from burncard.session.errors import SessionError
from burncard.session.player import Seat
from burncard.session.stakes import Stakes
from burncard.session.tournament.balance import breaks, halted, redraw, seats_for_broken, unbalanced, worst_seat
from burncard.session.tournament.deals import by_chip_count, by_icm
from burncard.session.tournament.icm import MOST_PLAYERS, equities
from burncard.session.tournament.levels import Clock, Level
from burncard.session.tournament.payouts import by_percentage, shared
from burncard.session.tournament.places import Finish, Out, finishes
from burncard.session.tournament.race import RaceRules, Remainder, Rescue, odd_chips, race


@pytest.mark.parametrize(
    ("stacks", "prizes", "published"),
    [
        # Wikipedia, Independent Chip Model: whole units, rounded down there.
        ([50, 30, 20], [70, 30], [45.18, 32.25, 22.57]),
        # pailiku.com, ICM calculator, the four-handed example.
        ([5000, 3000, 1500, 500], [500, 300, 200], [377.78, 312.89, 225.60, 83.73]),
        # hold-em-k.com, final table deals.
        ([100_000, 70_000, 50_000, 20_000], [200, 120, 80, 50], [140.84, 123.80, 108.96, 76.40]),
    ],
)
def test_icm_published_values(stacks: list[int], prizes: list[int], published: list[float]) -> None:
    assert [round(value, 2) for value in equities(stacks, prizes)] == published


def by_definition(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """ICM as it is defined, over all sets of players who have finished, in fractions."""
    n = len(stacks)
    prizes = prizes + [0] * (n - len(prizes))
    worth = [Fraction(0)] * n
    reached = {0: Fraction(1)}
    for prize in prizes:
        following: dict[int, Fraction] = {}
        for mask, chance in reached.items():
            total = sum(stack for i, stack in enumerate(stacks) if not mask >> i & 1)
            for i, stack in enumerate(stacks):
                if not mask >> i & 1:
                    here = chance * Fraction(stack, total)
                    worth[i] += here * prize
                    following[mask | 1 << i] = following.get(mask | 1 << i, Fraction(0)) + here
        reached = following
    return worth


@given(
    st.lists(st.integers(1, 10**9), min_size=1, max_size=7),
    st.lists(st.integers(0, 1000), min_size=1, max_size=7).map(lambda prizes: sorted(prizes, reverse=True)),
)
@settings(max_examples=60)
def test_icm_equals_its_definition(stacks: list[int], prizes: list[int]) -> None:
    prizes = prizes[: len(stacks)]
    for value, exact in zip(equities(stacks, prizes), by_definition(stacks, prizes), strict=True):
        assert abs(value - exact) <= 1e-12 * max(prizes[0], 1)


def test_icm_22_players_in_under_a_second() -> None:
    stacks = [1000 * (i + 1) + 7 * i * i for i in range(22)]
    begin = process_time()
    values = equities(stacks, [500, 300, 200, 100, 50, 25, 12, 6, 5, 4, 3, 2, 1])
    assert process_time() - begin < 1
    assert sum(values) == pytest.approx(1208, abs=1e-9)
    assert values == sorted(values)


def test_deals() -> None:
    # BetMGM, chip count payouts: 570.00 among five; its figures add up to 570.03, ours to the cent.
    deal = by_chip_count([15000, 12000, 10000, 6000, 500], [18240, 15390, 11970, 5700, 5700])
    assert sum(deal) == 57000
    for ours, theirs in zip(deal, [15528, 13563, 12252, 9632, 6028], strict=True):
        assert abs(ours - theirs) <= 1
    # hold-em-k.com, the same final table: 154.25, 123, 102, 70.75 from chances rounded to three digits.
    assert by_chip_count([100_000, 70_000, 50_000, 20_000], [20000, 12000, 8000, 5000]) == [15417, 12292, 10208, 7083]
    assert by_icm([5000, 3000, 2000], [50, 30, 20]) == [38, 33, 29]
    assert by_icm([5000, 3000, 2000], [50, 30, 20], playing_for=20) == [28, 27, 25]
    assert by_icm([1, 1], [3]) == [2, 1]
    assert by_icm([7], [90]) == [90]


def refuse(what: Callable[[], object], message: str) -> None:
    with pytest.raises(SessionError) as refused:
        what()
    assert message in str(refused.value)


def test_what_a_deal_refuses() -> None:
    refuse(lambda: by_icm([], []), "at least one stack")
    refuse(lambda: by_icm([5, 0], [1]), "each of 1 chip or more")
    refuse(lambda: equities([5, -1], [1]), "each of 1 chip or more")
    refuse(lambda: by_icm([5, 5], [3, 2, 1]), "3 prizes for 2 players")
    refuse(lambda: equities([5, 5], [3, 2, 1]), "3 prizes for 2 players")
    refuse(lambda: by_icm([5, 5], [2, 3]), "none is larger than the one before")
    refuse(lambda: equities([5, 5], [2, 3]), "none is larger than the one before")
    refuse(lambda: by_icm([5, 5], [30, 20], playing_for=11), "0 to 10, so that first place stays first")
    refuse(lambda: equities([1] * (MOST_PLAYERS + 1), [1]), "too many for ICM")


def test_payouts() -> None:
    assert by_percentage(1000, [50, 30, 20]) == [500, 300, 200]
    assert by_percentage(1003, ["37.5", "25", "20", "17.5"], unit=5) == [378, 250, 200, 175]
    assert shared([500, 300, 201], 2, 2) == [251, 250]
    assert shared([500], 2, 3) == [0, 0, 0]
    assert apportion([Fraction(1, 3)] * 3, 1) == [1, 0, 0]
    refuse(lambda: by_percentage(1000, [50, 30]), "The percentages add up to 80")
    refuse(lambda: by_percentage(1000, [30, 70]), "none larger than the one before")
    refuse(lambda: by_percentage(-1, [100]), "-1 is not an amount")


def test_places_of_several_at_once() -> None:
    assert finishes([Out("Ann", 100)], 5) == [Finish(6, ("Ann",))]
    assert finishes([Out("Ann", 100), Out("Ben", 300)], 5) == [Finish(6, ("Ben",)), Finish(7, ("Ann",))]
    assert finishes([Out("Ann", 100), Out("Ben", 100)], 5) == [Finish(6, ("Ann", "Ben"))]
    hand_for_hand = [Out("Ann", 100, 1), Out("Ben", 900, 2), Out("Cal", 300, 1)]
    assert finishes(hand_for_hand, 9) == [Finish(10, ("Cal", "Ben")), Finish(12, ("Ann",))]


def test_chip_race_wikipedia() -> None:
    """Fifteen odd 5s among six players are three 25s; the three highest cards get one each, the rest nothing."""
    stacks = {1: 1020, 2: 515, 3: 1010, 4: 1005, 5: 2010, 6: 2015}
    assert odd_chips(stacks, 5, 25) == {1: 4, 2: 3, 3: 2, 4: 1, 5: 2, 6: 3}
    dealt = {1: "2c 9h Kd 3s", 2: "4d As 5c", 3: "Kc 7h", 4: "Ks", 5: "Qd 8c", 6: "2h 3h 4h"}
    after = race(stacks, 5, 25, {seat: cards(text) for seat, text in dealt.items()})
    assert after == {1: 1025, 2: 525, 3: 1000, 4: 1025, 5: 2000, 6: 2000}
    assert sum(after.values()) == sum(stacks.values())


NINE_25S = {1: 1075, 2: 1075, 3: 1075}
THREE_EACH = {1: cards("As 2c 3c"), 2: cards("Ks 4c 5c"), 3: cards("Qs 6c 7c")}


def test_chip_race_remainder() -> None:
    """pokertda.com, "round up or down": nine 25s are two 100s by the half rule, three rounded up; ten are three."""
    half = race(NINE_25S, 25, 100, THREE_EACH)
    assert list(half.values()) == [1100, 1100, 1000]
    up = race(NINE_25S, 25, 100, THREE_EACH, RaceRules(Remainder.UP))
    assert list(up.values()) == [1100, 1100, 1100]
    ten = race(NINE_25S | {4: 1025}, 25, 100, THREE_EACH | {4: cards("2d")})
    assert list(ten.values()) == [1100, 1100, 1100, 1000]


def test_nobody_is_raced_out() -> None:
    """pokertda.com, "eliminated by a chip race": one odd 100 against four; one 500 is raced for."""
    stacks, dealt = {1: 100, 2: 5400}, {1: cards("2c"), 2: cards("As Ks Qs Js")}
    assert race(stacks, 100, 500, dealt) == {1: 500, 2: 5000}
    assert race(stacks, 100, 500, dealt, RaceRules(rescue=Rescue.EXTRA)) == {1: 500, 2: 5500}


def test_what_a_race_refuses() -> None:
    refuse(lambda: odd_chips({1: 100}, 25, 60), "Chips of 25 cannot be coloured up to 60")
    refuse(lambda: odd_chips({1: 110}, 25, 100), "Seat 1 has 110, which is no whole number of 25 chips")
    refuse(lambda: race({1: 1075}, 25, 100, {1: cards("As")}), "Seat 1 was dealt 1 cards in the chip race: 3 odd chips")
    refuse(lambda: race({1: 1000}, 25, 100, {1: cards("As")}), "0 odd chips, so 0")
    refuse(lambda: race({1: 1050}, 25, 100, {1: cards("As As")}), "As was dealt twice")
    refuse(lambda: race({1: 1025}, 25, 100, {1: cards("??")}), "no face")


@given(st.dictionaries(st.integers(1, 9), st.integers(1, 400), min_size=1), st.permutations(range(52)), st.booleans())
@settings(max_examples=100)
def test_a_race_keeps_the_chips(stacks: dict[int, int], deck: list[int], up: bool) -> None:
    stacks = {seat: 25 * chips for seat, chips in stacks.items()}
    odd = odd_chips(stacks, 25, 100)
    dealt, top = {}, 0
    for seat, n in odd.items():
        dealt[seat] = deck[top : top + n]
        top += n
    after = race(stacks, 25, 100, dealt, RaceRules(Remainder.UP if up else Remainder.HALF))
    rescued = sum(stack < 100 for stack in stacks.values())
    assert all(stack >= 100 and stack % 100 == 0 for stack in after.values())
    assert all(-100 < after[seat] - stacks[seat] < 100 for seat in stacks)
    assert -100 < sum(after.values()) - sum(stacks.values()) < 100 + 100 * rescued


SCHEDULE = [Level(1200, Stakes(25, 50)), Level(600, None), Level(1200, Stakes(50, 100, 100))]


def test_clock() -> None:
    clock = Clock(SCHEDULE)
    refuse(lambda: clock.tell(500), "The clock has not been started: host clock run 500.")  # it swallowed it once
    assert clock.now().left == 1200
    clock.run(1000)
    clock.tell(1900)
    assert (clock.now().index, clock.now().left) == (0, 300)
    clock.pause(2100)
    clock.run(5000)
    clock.tell(5100)
    assert clock.now().on_break
    clock.tell(50_000)
    assert (clock.now().index, clock.now().left) == (2, 0)
    clock.go_to(0)
    assert clock.now().left == 1200
    refuse(lambda: clock.tell(1), "cannot go back from 50000 to 1")
    refuse(lambda: clock.run(60_000), "The clock is running")
    refuse(lambda: Clock(SCHEDULE).pause(0), "The clock is standing")
    refuse(lambda: clock.go_to(3), "There is no level 4: the schedule has 3")
    refuse(lambda: Clock([]), "A schedule begins with a level")
    refuse(lambda: Stakes(100, 50), "not above the big one")
    refuse(lambda: Stakes(-1, 50), "a small blind of 1 or more")
    refuse(lambda: Stakes(0, 50), "a small blind of 1 or more")
    refuse(lambda: Stakes(0, 0), "or an ante alone")


def test_balancing() -> None:
    assert unbalanced({1: 9, 2: 8, 3: 7}) == (1, 3)
    assert unbalanced({1: 9, 2: 8}) is None
    assert unbalanced({1: 9}) is None
    assert halted({1: 9, 2: 6, 3: 7}) == [2]
    assert breaks({1: 8, 2: 9, 3: 1}, 9, [3, 2, 1]) == 3
    assert breaks({1: 8, 2: 9, 3: 2}, 9, [3, 2, 1]) is None


def test_the_worst_seat_is_the_single_big_blind_and_never_the_small_blind() -> None:
    """TDA on balancing. Next hand: button 3, small blind 5, big blind 8; the last big blind was at 5."""
    at = Positions(3, 5, 8)
    assert worst_seat(at, 5, [1, 6, 7, 9]) == 6  # between small and big blind: he is the big blind
    assert worst_seat(at, 5, [1, 9]) == 9
    assert worst_seat(at, 5, [2, 4]) == 2  # seat 4 waits for the button
    gone = Positions(3, 6, 8)  # the last big blind at 6 is out: seat 6 would be the small blind
    assert worst_seat(gone, 6, [6, 2]) == 2
    assert worst_seat(gone, 6, [6, 4]) == 4
    assert worst_seat(gone, 6, [6]) == 6
    refuse(lambda: worst_seat(at, 5, []), "not enough free seats")


def test_a_broken_table() -> None:
    moved = seats_for_broken(["Cal", "Ann", "Ben"], {1: [4, 7], 2: [9]}, {1: 7, 2: 8})
    assert moved == {"Cal": Seat(1, 4), "Ann": Seat(1, 7), "Ben": Seat(2, 9)}
    assert str(moved["Cal"]) == "1.4"
    refuse(lambda: seats_for_broken(["Ann"], {1: []}, {1: 9}), "not enough free seats")


def test_final_table() -> None:
    assert redraw(["Ann", "Ben"], [7, 2]) == {"Ann": 7, "Ben": 2}
    refuse(lambda: redraw(["Ann", "Ben"], [7, 7]), "2 different seats: 1 were drawn")
