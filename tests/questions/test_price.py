"""The price of a mistake: sums to nothing, is nothing where nothing was seen, and agrees with the equities it is made of."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from burncard import Hand, Illegal
from burncard.equity import equity
from burncard.questions.price import price
from burncard.script import read
from burncard.script.running import setup

CASES = Path(__file__).parent.parent / "cases"


def hand_of(case: str, lines: int | None = None) -> Hand:
    script = read(CASES / f"{case}.hand")
    hand = setup(script)
    for line in script.data["actions"][:lines]:
        hand.do(line)
    return hand


@pytest.mark.parametrize(
    "case", ["C33-premature-turn", "C41-premature-river", "C54-two-cards-on-turn", "C52-two-burns-turn"]
)
def test_prices_sum_to_zero_and_shares_to_one(case: str) -> None:
    for one in price(hand_of(case)):
        assert sum(one.cost) == 0
        assert sum(one.before) == sum(one.dealt) == sum(one.after) == 1


@pytest.mark.parametrize(
    "case",
    [
        "C15-extra-card-first-player",
        "C25-four-peeled-none-turned",
        "C32-two-card-flop",
        "C38-early-burn-only",
        "C39-early-turn-face-down",
    ],
)
def test_a_mistake_that_reveals_no_card_costs_exactly_nothing(case: str) -> None:
    prices = {one.book: one for one in price(hand_of(case), books=("classic",))}
    assert prices["classic"].cost == (Fraction(0),) * len(prices["classic"].cost)


def test_an_early_turn_is_priced_by_the_card_that_was_seen() -> None:
    hand = hand_of("C33-premature-turn", 12)
    classic, tda = price(hand, books=("classic", "tda-2024"))
    held = ("4dTd", "7c4s", "Tc6s")
    as_it_lay = equity(*held, board="AsKs9dKh")
    assert [float(part) for part in classic.dealt[:3]] == [share.equity for share in as_it_lay.players]
    before = equity(*held, board="AsKs9d")
    assert [float(part) for part in classic.before[:3]] == [share.equity for share in before.players]
    # Classic: the turn is one of the other 42 unseen cards, the river the early card or, 32 times in 33, another.
    without = equity(*held, board="AsKs9d", dead="Kh")
    expected = Fraction(1, 33) * _turn_then(held, "Kh") + Fraction(32, 33) * _pots(without)[0]
    assert classic.after[0] == expected
    # TDA: a new turn from the stub with the early card in it, 35 cards; then the river from the rest, a burn between.
    assert tda.after != classic.after


def _pots(result: object) -> list[Fraction]:
    return [share.pots / result.boards for share in result.players]  # type: ignore[attr-defined]


def _turn_then(held: tuple[str, ...], river: str) -> Fraction:
    return _pots(equity(*held, board=f"AsKs9d{river}"))[0]


def test_a_misdeal_makes_all_equal() -> None:
    (one,) = price(hand_of("C02-first-card-exposed"), books=("classic",))
    assert one.after == (Fraction(1, 6),) * 6


def test_unknown_hands_are_ranges() -> None:
    hand = Hand([200] * 2, [1, 2], deck="")
    lines = ("d deal", "p2 cc", "p1 cc", "d go *", "p1 cc", "p2 cc", "d go *", "p1 cc", "d bn", "d db Kh")
    for line in lines:
        hand.do(line.replace("d go *", "d bn") if line == "d go *" else line)
        if line == "d go *":
            hand.do("d db AsKs9d" if not hand.snapshot()["board"] else "d db 2c")
    (one,) = price(hand, books=("classic",), unknown={1: "AA", 2: "QQ"})
    assert sum(one.cost) == 0
    assert one.dealt[0] > one.dealt[1]


def test_without_a_ruling_there_is_no_price() -> None:
    with pytest.raises(Illegal, match="no ruling has been given"):
        price(hand_of("C01-normal-hand"))
