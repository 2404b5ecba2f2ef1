"""What the table has agreed outlives a change of the book; what the book answers changes with it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import get_args, get_type_hints

import pytest

from burncard import Hand
from burncard.errors import LineError
from burncard.game.options import VALUES, Options, options
from burncard.rulings.rulebooks import load, names

CLASSIC = load("classic")
LIMIT = {"variant": "FT", "small_bet": 2, "big_bet": 4}
RAISES = ["p3 cbr 4", "p4 cbr 6", "p1 cbr 8"]


def limit_hand(book: str) -> Hand:
    hand = Hand([200] * 4, [1, 2], deck="", rulebook=book, **LIMIT)  # type: ignore[arg-type]
    hand.do("d deal")
    return hand


@pytest.mark.parametrize(("book", "other"), [("classic", "wsop-2024-live"), ("wsop-2024-live", "classic")])
def test_a_hand_that_goes_on_under_another_book_has_that_books_raise_cap(book: str, other: str) -> None:
    """The classic book has four bets a round, the WSOP's live rules five: a bet and four raises."""
    hand = limit_hand(book).under(load(other))
    for line in RAISES:
        hand.do(line)
    legal = hand.legal
    assert legal is not None
    assert legal.can_raise == (load(other).options.raise_cap > 4) == (other != "classic")
    again = hand.again(hand.lines, other)
    assert again.legal == legal


def test_an_agreement_on_the_straddle_is_kept_under_every_book() -> None:
    """Blinds 1 and 2, a straddle of 4: by the big blind the least raise is to 6, by the straddle to 8."""
    hand = Hand([400] * 4, [1, 2, 4], deck="", straddle_raise="big_blind")
    hand.do("d deal")
    for name in names():
        for other in (hand.under(load(name)), hand.again(hand.lines, name), hand.copy()):
            assert other.legal is not None
            assert other.legal.min_to == 6
    assert hand.rulebook == CLASSIC, "the book is not patched"
    assert Hand.from_script(hand.script()).state.setup == hand.state.setup  # type: ignore[attr-defined]


def test_options_are_typed_as_their_values_are() -> None:
    hints = get_type_hints(Options)
    assert [field.name for field in fields(Options)] == list(VALUES)
    for name, values in VALUES.items():
        assert set(map(str, get_args(hints[name]))) == set(values) or (
            hints[name] is int and all(map(str.isdigit, values))
        )


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"cutoff": "never"}, "cutoff is 'never'; one of two_players, tda_sa, wsop_live"),
        ({"cut": "never"}, "no option is called cut; there are cutoff, play_board"),
    ],
)
def test_options_that_there_are_not_are_refused(values: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        CLASSIC.options.with_(values)


def test_a_missing_option_is_named() -> None:
    with pytest.raises(ValueError, match="option cutoff is missing"):
        options({})


def test_an_agreement_with_no_meaning_is_refused() -> None:
    with pytest.raises(LineError, match="straddle_raise is 'double'"):
        Hand([400] * 4, [1, 2, 4], straddle_raise="double")
    assert replace(CLASSIC, options=CLASSIC.options.with_({"raise_cap": "5"})).options["raise_cap"] == "5"
