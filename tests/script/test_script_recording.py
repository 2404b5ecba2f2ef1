"""A hand written as a table script and read again is the same hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard import Hand
from burncard.rulings.rulebooks import house
from burncard.script import ScriptError, read, reads
from burncard.script.recording import written
from burncard.script.running import hand_from, run, setup

CASES = sorted((Path(__file__).parent.parent / "cases").rglob("*.hand"))

PHH = """\
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 120]
actions = ['d dh p3 ????', 'd dh p1 AsAd', 'd dh p2 KsKd', 'p3 f', 'p1 cbr 20', 'p2 cc', 'p1 sm AsAd', 'p2 sm -',
  'd db 2c3d4h # a rag flop', 'd db 9c', '', 'd db Jc']
"""


@pytest.mark.parametrize("path", [path for path in CASES if "roberts" not in path.stem], ids=lambda path: path.stem)
def test_a_case_is_rebuilt(path: Path) -> None:
    hand = run(read(path)).hand
    again = hand_from(written(hand))
    assert again.digest() == hand.digest()
    assert again.lines == hand.lines
    assert written(again) == written(hand)


def test_a_phh_file_becomes_a_table_file() -> None:
    hand = run(reads(PHH)).hand
    assert hand.lines == [
        "d sh",
        *["d dh p1 As", "d dh p2 Ks", "d dh p3", "d dh p1 Ad", "d dh p2 Kd", "d dh p3"],
        *["p3 f", "p1 cbr 20", "p2 cc", "p1 sm AsAd", "p2 sm -"],
        *["d go", "d db 2c3d4h", "d go", "d db 9c", "d go", "d db Jc", "d go *"],
    ]
    assert (hand.phase, hand.stacks) == ("done", [40, 30, 120])
    again = reads(written(hand))
    assert again.mode == "table"
    assert run(again).hand.digest() == hand.digest()


def test_what_is_agreed_is_written() -> None:
    hand = Hand([50, 60], [1, 2], antes=[0, 1], variant="FT", small_bet=2, big_bet=4, seats=[7, 3], all_in="tabled",
                start="flop", first=2, rulebook="tda-2024")  # fmt: skip
    script = reads(written(hand))
    assert script.data == {
        "variant": "FT",
        "antes": [0, 1],
        "blinds_or_straddles": [1, 2],
        "small_bet": 2,
        "big_bet": 4,
        "starting_stacks": [50, 60],
        "seats": [7, 3],
        "_rulebook": "tda-2024",
        "_rules": script.data["_rules"],
        "_all_in": "tabled",
        "_start": "flop",
        "_first": 2,
        "actions": [],
    }
    assert script.data["_rules"].startswith("tda-2024/")
    assert setup(script).digest() == hand.digest()


def test_a_hand_from_what_is_no_script() -> None:
    with pytest.raises(ScriptError):
        hand_from("nothing")


def test_a_hand_under_house_rules_carries_them() -> None:
    book = house.read('name = "riverside"\ntitle = "Riverside"\nbase = "tda-2024"\n[rules]\nearly_turn = "next_card"\n')
    hand = Hand([50, 60], [1, 2], rulebook=book)
    script = reads(written(hand))
    assert script.data["_rulebook"] == "house:riverside"
    assert script.header.house == book
    assert setup(script).rulebook == book
    assert setup(script).digest() == hand.digest()
    assert written(setup(script)) == written(hand)


HOUSE = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [50, 60]
_rulebook = "house:riverside"
actions = []

[_house]
name = "riverside"
title = "Riverside"
base = "tda-2024"
rules = {early_turn = "next_card"}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            HOUSE[HOUSE.index("\n[_house]") :],
            "",
            'x.hand:6: _rulebook = "house:riverside": needs the house\'s rules in a',
        ),
        ('"house:riverside"', '"classic"', 'x.hand:6: _rulebook = "classic": should be "house:riverside"'),
        ('_rulebook = "house:riverside"\n', "", 'x.hand:8: _rulebook = "classic": should be "house:riverside"'),
        ('base = "tda-2024"', 'base = "tda"', "x.hand:9: base = 'tda': should be one of classic, "),
        ("[_house]", "_house = 3\n[_x]", "x.hand:9: _house = 3: should be a table"),
        ("rules = ", "rulez = ", "x.hand:9: rulez = "),
    ],
)
def test_house_rules_that_do_not_fit(old: str, new: str, said: str) -> None:
    assert reads(HOUSE).header.house is not None
    with pytest.raises(ScriptError) as caught:
        reads(HOUSE.replace(old, new), "x.hand")
    assert str(caught.value).startswith(said)


STRADDLED = """\
variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 4, 0]
min_bet = 2
starting_stacks = [90, 90, 90, 90]
actions = ['d dh p1 AsAd', 'd dh p2 KsKd', 'd dh p3 QsQd', 'd dh p4 JsJd', 'p4 cbr 6', 'p1 cbr 8']
"""


def test_a_phh_file_may_raise_a_straddle_by_a_big_blind() -> None:
    hand = run(reads(STRADDLED)).hand
    assert hand.due.who == "p2"
    assert run(reads(STRADDLED.replace("cbr 6", "cbr 8").replace("cbr 8']", "cbr 12']"))).hand.due.who == "p2"
    again = reads(written(hand))
    assert again.data["_straddle_raise"] == "big_blind"
    assert run(again).hand.digest() == hand.digest()
    with pytest.raises(ScriptError, match="p4 cannot raise to 6"):
        run(reads(written(hand).replace('_straddle_raise = "big_blind"\n', "")))
