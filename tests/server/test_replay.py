"""A hand replayed: the frames of its lines, its rulings where they fell, and files that cannot be read."""

from __future__ import annotations

from pathlib import Path

from burncard.script.hand import Hand
from burncard.server.replay_page import Replay, Unread, replay

CASES = Path(__file__).resolve().parents[1] / "cases"
EARLY = (CASES / "C43-premature-turn-then-river.hand").read_text("utf-8")


def test_one_moment_a_line_and_the_rulings_where_they_fell() -> None:
    hand, told = Hand.from_script(EARLY), replay(EARLY)
    assert isinstance(told, Replay)
    assert [one.line for one in told.moments] == ["", *hand.lines]
    ruled = {at: one.ruling for at, one in enumerate(told.moments) if one.ruling}
    assert [title for title in ruled.values() if "Burned" not in title] == [
        "Turn dealt too early",
        "River dealt too early",
    ]
    last = told.moments[-1].table
    assert "".join(last.board) == hand.snapshot()["board"].replace(" ", "")
    assert last.phase == hand.phase


def test_every_case_is_replayed_to_its_end() -> None:
    for file in sorted(CASES.glob("*.hand"))[:60]:
        told = replay(file.read_text("utf-8"))
        assert isinstance(told, Replay), (file.name, told)


def test_what_cannot_be_read_names_its_line() -> None:
    wrong = replay(EARLY.replace('"p4 cc"', '"p4 cbr 3"', 1))
    assert isinstance(wrong, Unread)
    assert wrong.line > 0
    assert "p4 cbr 3" in wrong.text
    assert isinstance(replay("not a hand at all"), Unread)
    assert isinstance(replay(""), Unread)
