"""`burncard quiz`."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from burncard.cli import main
from burncard.questions.quiz import choices, find, governing, to_order
from burncard.rulings.rulebooks import load

CASE = Path(__file__).resolve().parents[1] / "cases" / "C48-no-burn-flop-after-check.hand"
REGULAR = CASE.with_name("C01-normal-hand.hand")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_case_answered_right_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "new" / "quiz.json"
    for number in "1234":
        typed(monkeypatch, "0", number)
        assert main(["quiz", str(CASE), "--count", "1", "--progress", str(file)]) == 0
        if "Right." in (out := capsys.readouterr().out):
            break
    else:
        pytest.fail("one of four is right")
    assert "a number from 1 to 4" in out
    assert "By other books" in out
    assert json.loads(file.read_text())["classic"] == {CASE.name: 1} or str(CASE) in file.read_text()


def test_the_same_seed_asks_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []
    for number in range(2):
        typed(monkeypatch)
        assert main(["quiz", "--seed", "a", "--count", "2", "--progress", str(tmp_path / f"{number}.json")]) == 0
        asked.append(capsys.readouterr().out)
    assert asked[0] == asked[1]


def test_the_order_of_the_steps_is_asked_until_each_number_is_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    item, book = find("early-turn/flop/acted=no"), load("classic")
    assert item is not None
    monkeypatch.setattr("burncard.questions.quiz.items", lambda: iter([item]))
    steps, right = to_order(item, book), [step.text for step in item.answer(book).steps]
    order = [steps.index(step) + 1 for step in right]
    choice = choices(item, book).index(governing(item.answer(book).rulings).remedy) + 1
    typed(monkeypatch, str(choice), "1 2 3", " ".join(map(str, order)))
    assert main(["quiz", "--count", "1", "--progress", str(tmp_path / "quiz.json")]) == 0
    out = capsys.readouterr().out
    assert out.count("Right.") == 2
    assert "all numbers from 1 to 8, each once" in out
    assert "Classic: 0 of 1 known (right three times running), 1 seen" in out


def test_a_record_that_is_none_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "quiz.json"
    file.write_text("[1]", encoding="utf-8")
    typed(monkeypatch, "1")
    assert main(["quiz", str(CASE), "--count", "1", "--progress", str(file)]) == 0
    assert "cannot be read, nothing will be kept" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "[1]"


def test_what_cannot_be_asked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", str(REGULAR)]) == 2
    assert "nothing to ask" in capsys.readouterr().err
    assert main(["quiz", "--count", "0"]) == 2
    assert main(["quiz", "--rulebook", "none"]) == 2
    assert main(["quiz", str(tmp_path / "none.hand")]) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="the variable is the freedesktop systems'")
def test_what_was_got_right_is_kept_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed(monkeypatch, "1")
    assert main(["quiz", str(CASE), "--count", "1"]) == 0
    assert "classic" in json.loads((tmp_path / "burncard" / "quiz.json").read_text(encoding="utf-8"))
