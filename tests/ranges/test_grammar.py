"""Reading a range: what each piece names, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.ranges import Range, RangeError

COUNTS = [
    ("AA", 6),
    ("AKs", 4),
    ("AKo", 12),
    ("AK", 16),
    ("QQ+", 18),
    ("AA+", 6),
    ("99-66", 24),
    ("66-99", 24),
    ("A2s+", 48),
    ("KTo+", 36),
    ("A5s-A2s", 16),
    ("A2s-A5s", 16),
    ("JTs-54s", 28),
    ("J9-64", 96),
    ("AsKd", 1),
    ("KdAs", 1),
    ("random", 1326),
    ("QQ+,AKs,AKo", 34),
    ("22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+,QJo", 262),
    ("QQ+  AKs\n,AKo,", 34),
    ("6c5c,AQo+", 25),
]


@pytest.mark.parametrize(("text", "hands"), COUNTS)
def test_how_many_hands_a_text_names(text: str, hands: int) -> None:
    held = Range(text)
    assert len(held) == hands
    assert held.combos == hands


def test_plus_climbs_the_kicker_and_leaves_the_high_card() -> None:
    assert Range("T9s+") == Range("T9s")
    assert Range("T8s+") == Range("T9s, T8s")
    assert Range("JTs+") == Range("JTs")


def test_weights() -> None:
    held = Range("60%(AA, KK) 12.5%(AsKs), 0.01%(QQ), QJs")
    assert held.weight(51, 50) == 0.6
    assert held.weight(47, 51) == 0.125
    assert held.combos == pytest.approx(12 * 0.6 + 0.125 + 6 * 0.0001 + 4)
    assert [(each.text, each.weight) for each in Range("5%(AhAs)")] == [("AsAh", 0.05)]
    assert Range("50%(AA), 50%(QQ+)") == Range("50%(QQ+)")


WRONG = [
    ("", "the range is empty"),
    (" , ", "the range is empty"),
    ("AKx", "'AKx' is no range"),
    ("KAs", "higher rank first, AKs"),
    ("AAs", "'AAs': a pair is neither"),
    ("10d9d", "'10d9d' is no range"),
    ("AsAs", "'AsAs' is one card twice"),
    ("AsXd", "'AsXd': 'Xd' is not a card"),
    ("60%AA", "'60%': a weight is written"),
    ("60%()", "holds no hands"),
    ("60%(AA", "lacks its closing bracket"),
    ("0%(AA)", "'0%' is no weight"),
    ("0.00%(AA)", "'0.00%' is no weight"),
    ("100.01%(AA)", "is no weight"),
    ("1.234%(AA)", "a weight is written"),
    ("AA)", "'\\)' is not where it could be"),
    ("50%(60%(AA))", "'60%': a weight is written"),
    ("AA:0.5", "'AA:0.5' is no range"),
    ("AA, 60%(QQ+)", "gives a hand 60 % that has 100 %"),
    ("QQ++", "'QQ\\+\\+' is no range"),
    ("A5s-A2o", "both suited, or both not"),
    ("QQ-AK", "both ends are pairs"),
    ("A5s-K3s", "share the high card"),
    ("A5s-A4s-A3s", "is no range"),
    ("any", "'any' is no range"),
    ("A" * 30_000, "at most 20000 characters"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_wrong_text_names_the_piece(text: str, message: str) -> None:
    with pytest.raises(RangeError, match=message):
        Range(text)


PIECES = st.sampled_from(
    ["AA", "K", "Q", "T9s", "o", "s", "+", "-", "60%(", ")", ",", " ", "random", "AsKd", "2", "%", "é"]
)


@settings(deadline=None)
@given(st.one_of(st.text(max_size=20), st.lists(PIECES, max_size=10).map("".join)))
def test_any_text_is_a_range_or_a_range_error(text: str) -> None:
    try:
        held = Range(text)
    except RangeError as error:
        assert str(error)
    else:
        assert held.numbers
        assert Range(str(held)) == held
