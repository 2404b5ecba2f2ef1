"""Main pot, side pots and odd chips against a count chip by chip."""

from __future__ import annotations

from betting_oracle import award
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.game.pots import best, layers, split, uncalled


@settings(max_examples=500)
@given(st.data(), st.integers(2, 9))
def test_pots_are_shared_as_counted_chip_by_chip(data: st.DataObject, n: int) -> None:
    paid = data.draw(st.lists(st.integers(0, 12), min_size=n, max_size=n))
    live = sorted(data.draw(st.sets(st.integers(1, n), min_size=1)))
    if not any(paid[player - 1] for player in live):
        paid[live[0] - 1] = 1
    values = {player: data.draw(st.integers(0, 2)) for player in live}
    pots = layers([0, *paid], 0, live)
    assert sum(amount for amount, _ in pots) == sum(paid)
    won = dict.fromkeys(range(1, n + 1), 0)
    for amount, players in pots:
        for player, chips in split(amount, best(values, players)).items():
            won[player] += chips
    assert won == award({player: paid[player - 1] for player in range(1, n + 1)}, live, values)


@given(st.lists(st.integers(1, 50), min_size=2, max_size=6), st.integers(1, 30))
def test_dead_money_lies_in_the_main_pot_and_buys_nothing(paid: list[int], dead: int) -> None:
    live = list(range(1, len(paid) + 1))
    with_it, without = layers([0, *paid], dead, live), layers([0, *paid], 0, live)
    assert with_it == [(without[0][0] + dead, without[0][1]), *without[1:]]


def test_odd_chips_go_one_by_one_from_the_left_of_the_button() -> None:
    assert split(11, [5, 2, 4]) == {2: 4, 4: 4, 5: 3}
    assert split(2, [1, 3, 6]) == {1: 1, 3: 1, 6: 0}


def test_the_uncalled_part_is_the_bettors() -> None:
    assert uncalled([0, 10, 40, 25]) == (2, 15)
    assert uncalled([0, 40, 40, 25]) == (0, 0)
    assert uncalled([0, 0, 0]) == (0, 0)
