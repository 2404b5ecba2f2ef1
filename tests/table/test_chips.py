"""Chips move from stack to account and back; none is made or lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from burncard.table.chips import Chips


@given(st.lists(st.integers(0, 200), min_size=2, max_size=6), st.data())
def test_the_total_stays(stacks: list[int], data: st.DataObject) -> None:
    chips = Chips(stacks)
    accounts = [*chips.street, chips.ante, chips.dead]
    for _ in range(data.draw(st.integers(0, 20))):
        player = data.draw(st.integers(1, len(stacks)))
        account = data.draw(st.sampled_from(accounts))
        chips.bet(player, data.draw(st.integers(-account[player], chips.stack[player])), account)
        assert chips.total() == sum(stacks)
    assert chips.in_pots() == sum(stacks) - sum(chips.stack)
    chips.award(1, chips.in_pots())
    assert (chips.in_pots(), sum(chips.stack)) == (0, sum(stacks))


def test_dead_money_buys_no_claim() -> None:
    chips = Chips([100, 100])
    chips.bet(1, 5, chips.dead)
    chips.bet(1, 2, chips.ante)
    chips.bet(1, 10, chips.street[2])
    assert (chips.paid(1), chips.in_pots(), chips.stack) == (12, 17, [0, 83, 100])


def test_a_copy_is_another() -> None:
    chips = Chips([100, 100])
    copy = chips.copy()
    copy.bet(1, 30, copy.street[0])
    copy.award(2, 30)
    assert (chips.stack, chips.street[0], chips.won) == ([0, 100, 100], [0, 0, 0], [0, 0, 0])
