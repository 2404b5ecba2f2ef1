"""A hand written as a table script and read again is the same hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard import Hand
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
