"""A hand replayed: the frames of its lines, its rulings where they fell, and files that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.script.hand import Hand
from burncard.server.replay_page import Replay, Unread, other_books, replay

SAMPLES = Path(__file__).resolve().parents[1] / "histories" / "samples"
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


def test_cases_are_replayed_to_their_end() -> None:
    """One in eight of all: each is told moment by moment, with its chances."""
    for file in sorted(CASES.glob("*.hand"))[::8]:
        told = replay(file.read_text("utf-8"))
        assert isinstance(told, Replay), (file.name, told)


def test_what_cannot_be_read_names_its_line() -> None:
    wrong = replay(EARLY.replace('"p4 cc"', '"p4 cbr 3"', 1))
    assert isinstance(wrong, Unread)
    assert wrong.line > 0
    assert "p4 cbr 3" in wrong.text
    assert isinstance(replay("not a hand at all"), Unread)
    assert isinstance(replay(""), Unread)


@pytest.mark.parametrize("sample", sorted(SAMPLES.iterdir()), ids=lambda file: file.name)
def test_every_format_that_is_read_is_replayed(sample: Path) -> None:
    text = sample.read_text("utf-8")
    first, second = replay(text, 1), replay(text, 2)
    assert isinstance(first, Replay) and isinstance(second, Replay), (first, second)
    assert (first.number, second.number, second.hands) == (1, 2, 2)
    assert second.moments[-1].table.phase == "done"
    assert first.moments != second.moments


def test_the_chances_are_those_of_the_cards_that_are_known() -> None:
    told = replay(EARLY)
    assert isinstance(told, Replay)
    known = [one for one in told.chances if one.shares]
    assert known, "all cards of the case are known"
    assert all(abs(sum(one.shares) - 1) < 0.001 for one in known)
    last = known[-1]
    assert sorted(last.shares) == [0.0] * (len(last.shares) - 1) + [1.0], "with five board cards nothing is open"
    hidden = replay((SAMPLES / "phh.phhs").read_text("utf-8"))
    assert isinstance(hidden, Replay)
    assert not hidden.chances[0].shares, "a hand nobody knows has no chances"


def test_a_mistake_by_the_other_books_from_its_line() -> None:
    told = replay(EARLY)
    assert isinstance(told, Replay)
    at = next(line for line, one in enumerate(told.moments) if "Turn dealt" in one.ruling)
    books = other_books(EARLY, 1, at)
    assert not isinstance(books, Unread)
    assert {one.name for one in books} >= {"Classic", "TDA 2024"}
    assert all(one.title == "Turn dealt too early" for one in books)
    assert isinstance(other_books(EARLY, 1, 1), Unread), "nothing had gone wrong there"
