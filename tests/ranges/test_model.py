"""Ranges as sets, printed in short, drawn as a grid."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard.cards import cards
from burncard.ranges import Range
from burncard.ranges.combos import COMBOS, KINDS

WEIGHTS = st.sampled_from([0, 0, 0, 10_000, 10_000, 6_000, 1])


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    """Whole kinds with weights, and some single hands."""
    weights = [0] * 1326
    for kind, weight in zip(KINDS, draw(st.lists(WEIGHTS, min_size=169, max_size=169)), strict=True):
        for number in kind.combos():
            weights[number] = weight
    for number in draw(st.lists(st.integers(0, 1325), max_size=5)):
        weights[number] = draw(WEIGHTS)
    return Range.of_weights(weights)


SHORT = [
    ("AA,KK,QQ", "QQ+"),
    ("AKs,AKo", "AK"),
    ("AKs,AQs,AJs", "AJs+"),
    ("22+,A2s+,K9s+,QTs+,JTs,A9o+,KTo+,QJo", "22+, A2s+, A9+, KT+, K9s, QJ, QTs, JTs"),
    ("JTs,T9s,98s,87s", "JTs-87s"),
    ("A5s,A4s,A3s,A2s", "A5s-A2s"),
    ("AA,22+", "22+"),
    ("random", "random"),
    ("AsKd,KhAh", "AhKh, AsKd"),
    ("60%(AA),60%(KK),QQ", "QQ, 60%(KK+)"),
]


@pytest.mark.parametrize(("text", "short"), SHORT)
def test_a_range_is_printed_in_short(text: str, short: str) -> None:
    held = Range(text)
    assert Range(short) == held
    assert sorted(str(held).split(", ")) == sorted(short.split(", "))


@settings(deadline=None, max_examples=60)
@given(ranges())
def test_what_is_printed_reads_back_the_same(held: Range) -> None:
    if held.numbers:
        assert Range(str(held)) == held
    else:
        assert str(held) == ""


@settings(deadline=None, max_examples=30)
@given(ranges(), ranges(), ranges())
def test_laws_of_sets(a: Range, b: Range, c: Range) -> None:
    assert a | b == b | a
    assert a & b == b & a
    assert a & (b | c) == (a & b) | (a & c)
    assert ~~a == a
    assert ~(a | b) == ~a & ~b
    assert a - a == Range.of_weights([0] * 1326)
    assert (a - b) & (b - a) == a - a
    assert hash(a | b) == hash(b | a)


def test_set_operations_on_weights() -> None:
    assert Range("AA") - Range("60%(AA)") == Range("40%(AA)")
    assert Range("AA") | Range("60%(QQ+)") == Range("AA, 60%(KK-QQ)")
    assert Range("AA") & Range("60%(QQ+)") == Range("60%(AA)")


def test_dead_cards_and_single_hands() -> None:
    assert len(Range("AA, AKs").without(cards("As"))) == 3 + 3
    assert Range.of_hand(51, 50) == Range("AsAh")
    assert Range("AA") != "AA"
    assert repr(Range("KK,AA")) == "Range('KK+')"
    with pytest.raises(ValueError, match="1326 weights, not 1"):
        Range.of_weights([0])
    with pytest.raises(ValueError, match="ten-thousandths, not 10001"):
        Range.of_weights([10_001])


def test_the_kinds_share_out_all_hands() -> None:
    assert len(KINDS) == 169
    assert sorted(number for kind in KINDS for number in kind.combos()) == list(range(len(COMBOS)))


def test_the_grid() -> None:
    lines = Range("22+, A2s+, AsKd, 50%(T9o)").grid().splitlines()
    assert lines[0] == "AA  AKs AQs AJs ATs A9s A8s A7s A6s A5s A4s A3s A2s"
    assert lines[1].split() == ["8%", "KK", *["."] * 11]
    assert lines[5].split()[:6] == [".", ".", ".", ".", "50%", "99"]
    image = ET.fromstring(Range("22+, 50%(T9o)").svg())
    assert len(image.findall("{http://www.w3.org/2000/svg}g")) == 169
