"""The user's file runs as it stands."""

from __future__ import annotations

from pathlib import Path

import user


def test_the_file_that_is_type_checked_runs(tmp_path: Path) -> None:
    hand = user.play(1)
    (tmp_path / "one.hand").write_text(hand.script(), encoding="utf-8")
    *_, (line, stacks) = user.walk(tmp_path / "one.hand")
    assert (line, stacks) == (hand.lines[-1], hand.stacks)
    assert user.questions() == {
        "description": "two pair, aces and kings, 9", "combos": 12, "most": 200, "code": "no_check",
    }  # fmt: skip
