"""Reading what was written gives the same; a PHH file is written back letter by letter."""

from __future__ import annotations

import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burncard.script import reads, reads_all, write, write_all
from burncard.script.writing import phh, table

CASES = sorted((Path(__file__).parent.parent / "cases").rglob("*.hand"))

PHH = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [10, 7.50]
actions = ['d dh p1 AsAd', 'd dh p2 ????', 'p2 cbr 0.3 # to thirty', '', 'p1 f']
event = "Miller's"
finishing_stacks = [9.9, 7.6]
_kept = {a = [1, 2.50], b = 'x'}
"""


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case(path: Path) -> None:
    script = reads(path.read_bytes())
    again = reads(write(script))
    assert again.data == script.data
    assert (again.header, again.mode) == (script.header, script.mode)
    assert write(again) == write(script)


def test_phh_is_written_back_as_it_was() -> None:
    script = reads(PHH)
    assert script.mode == "phh"
    assert write(script) == PHH


def test_many_phh_hands_are_written_back_as_they_were() -> None:
    text = f"[1]\n{PHH}\n[2]\n{PHH}"
    assert write_all(reads_all(text)) == text


def test_the_unit_makes_every_amount_whole() -> None:
    head = reads(PHH).header
    assert (head.places, head.blinds, head.stacks, head.min_bet) == (2, (5, 10), (1000, 750), 10)
    assert reads(PHH.replace("[9.9, 7.6]", "[9.905, 7.595]")).header.blinds == (50, 100)
    assert reads(PHH.replace("cbr 0.3 ", "cbr 0.3001 ")).unit == Decimal("0.0001")
    whole = PHH.replace("[0.05, 0.10]", "[1.0, 2]").replace("0.10", "2.00").replace("7.50", "7.00").replace("0.3", "3")
    assert reads(whole.replace("[9.9, 7.6]", "[9, 8]")).unit == 1


def test_a_stack_that_is_not_known() -> None:
    script = reads(PHH.replace("[10, 7.50]", "[inf, 7.50]"))
    assert script.header.unknown_stacks == (1,)
    assert "starting_stacks = [inf, 7.50]" in write(script)


def test_a_field_that_is_nearly_ours_is_noted() -> None:
    assert reads(PHH + "_rulebok = 'classic'\n").notes == ["_rulebok; did you mean _rulebook or _rules?"]
    assert reads(PHH).notes == []


def test_fields_of_ones_own_are_kept() -> None:
    text = PHH + "\n[_deep]\nwhen = 1979-05-27T07:32:00Z\nlist = [{x = 1}, {x = [true]}]\n"
    assert reads(write(reads(text))).data == reads(text).data


names = st.text(min_size=1, max_size=6)
scalars = (
    st.text(max_size=20)
    | st.integers(-(10**30), 10**30)
    | st.booleans()
    | st.decimals(allow_nan=False)
    | st.dates()
    | st.times()
    | st.datetimes(timezones=st.none() | st.just(datetime.UTC))
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=3), max_leaves=8
)


own_fields = st.dictionaries(names.map("_x".__add__), values, max_size=4)


@given(own_fields)
def test_any_values_of_ones_own_in_a_phh_file(own: dict[str, Any]) -> None:
    data = {**reads(PHH).data, **own}
    again = reads(phh(data))
    assert (again.data, again.mode) == (data, "phh")


@given(own_fields)
def test_any_values_of_ones_own_in_a_table_file(own: dict[str, Any]) -> None:
    data = {**reads(PHH).data, **own, "blinds_or_straddles": [1, 2], "min_bet": 2, "starting_stacks": [10, 7]}
    data |= {"finishing_stacks": [1, 1], "actions": ["d deal", 'p2 cc # "why"', "d go *"], "_rulebook": "classic"}
    again = reads(table(data))
    assert again.data == data
    assert write(again) == table(data)
