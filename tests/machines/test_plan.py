"""What is due, two ways: derived from the facts, and shortened by its first step while nothing has gone wrong."""

from __future__ import annotations

import random

import pytest
from clumsy import explicitly, header, legally
from invariants import ends

from burncard import Hand
from burncard.errors import BurncardError
from burncard.referee.procedure.plan import plan

HANDS = 60


@pytest.mark.parametrize("batch", range(4))
def test_with_nothing_wrong_the_plan_is_what_the_fast_path_says(batch: int) -> None:
    lines = 0
    for number in range(HANDS):
        seed = batch * 1_000_000 + number
        pick = random.Random(seed).choice
        hand = Hand(**header(pick))
        while hand.due.who and len(hand.lines) < 200:
            if not hand.state.irregularities and hand.steps[0].verb not in ("show", "turn_up"):
                assert plan(hand.state) == hand.steps, f"seed {seed}: {hand.lines[-4:]}"
                lines += 1
            try:
                hand.do(pick((explicitly, legally))(pick, hand))
            except BurncardError:
                continue
        ends(hand)
    assert lines > 500


def test_folding_out_while_a_remedy_is_under_way() -> None:
    """An early flop lies aside, everybody folds: nothing more is dealt or told, the pot is pushed, every view is made."""
    hand = Hand([200] * 6, [1, 2, 0, 0, 0, 0], deck="")
    for line in ("d deal", "p3 cc", "d bn", "d db 3", "d go", "p4 f", "p5 f", "p6 f", "p1 f", "p2 f"):
        hand.do(line)
        for seat in (None, 1, 3):
            assert hand.view(seat)["steps"]
    assert [step.verb for step in hand.steps] == ["pot"]
    assert hand.view(None)["ruling"] is None
    hand.do("d go *")
    assert hand.stacks == [199, 198, 203, 200, 200, 200]


def test_a_copy_by_the_standard_library_is_independent() -> None:
    import copy

    hand = Hand([200] * 3, [1, 2, 0], deck="")
    hand.do("d deal")
    for twin in (copy.copy(hand), copy.deepcopy(hand)):
        twin.do("p3 cc")
        assert hand.lines == ["d deal"]
        assert twin.digest() != hand.digest() == hand.copy().digest()


def test_another_book_changes_what_the_table_has_not_agreed() -> None:
    """`under` takes the book's raise cap along; the raise over a straddle that the table agreed on stays."""
    hand = Hand([2000] * 4, [1, 2, 4, 0], min_bet=2, straddle_raise="big_blind", deck="")
    for book in ("classic", "tda-2024", "wsop-2024-live"):
        other = hand.again((), book)
        other.do("d deal")
        assert other.legal is not None
        assert other.legal.min_to == 6, "to three big blinds, under every book"
    limit = Hand([2000] * 4, [5, 10, 0, 0], variant="FT", small_bet=10, big_bet=20, deck="")
    other = limit.under(limit.again((), "wsop-2024-live").rulebook)
    for line in ("d deal", "p3 cbr 20", "p4 cbr 30", "p1 cbr 40"):
        limit.do(line)
        other.do(line)
    assert limit.legal is not None
    assert other.legal is not None
    assert (limit.legal.can_raise, other.legal.can_raise) == (False, True)
