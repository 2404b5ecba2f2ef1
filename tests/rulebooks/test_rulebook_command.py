"""`burncard rulebook` and `burncard ruling`."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from burncard.cli import main

HOUSE = 'name = "riverside"\ntitle = "Riverside"\nbase = "tda-2024"\n[rules]\nearly_turn = "next_card"\n'


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE, encoding="utf-8")
    return str(file)


def test_list_counts_what_was_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "list"]) == 0
    out = capsys.readouterr().out
    assert "TDA 2024: " in out
    assert "silent" in out


def test_check_says_what_changes(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", house]) == 0
    out = capsys.readouterr().out
    assert "Riverside, over TDA 2024. It changes:" in out
    assert out.count("H4 ") == 2


def test_check_of_a_bad_file_names_the_line(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(house).write_text(HOUSE.replace("next_card", "never"), encoding="utf-8")
    assert main(["rulebook", "check", house]) == 2
    assert f"{house}:5: early_turn = 'never': one of next_card, reshuffle" in capsys.readouterr().err


def test_check_of_a_published_book_has_nothing_to_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", "classic"]) == 2
    assert "nothing to check" in capsys.readouterr().err


def test_show_has_a_row_with_its_source_and_who_is_silent(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "show", house, "--section", "h4"]) == 0
    out = capsys.readouterr().out
    assert "[Riverside, early_turn (house practice); house]" in out
    assert "[TDA recommended procedure 5-C; another book]" in out
    assert main(["rulebook", "show", "classic"]) == 0
    assert "Options" in capsys.readouterr().out
    assert main(["rulebook", "show", "classic", "--section", "Z9"]) == 2
    assert main(["rulebook", "show", "clasic"]) == 2
    assert "classic perhaps" in capsys.readouterr().err


def test_rules_names_what_a_house_may_choose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "rules", "early_turn"]) == 0
    assert '"next_card"' in capsys.readouterr().out
    assert main(["rulebook", "rules", "early"]) == 2


def test_a_sheet_is_html_or_pdf(house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "sheet", house]) == 0
    assert "<title>Riverside</title>" in capsys.readouterr().out
    pytest.importorskip("fpdf")
    file = tmp_path / "sheet.pdf"
    assert main(["rulebook", "sheet", house, "--pdf", str(file)]) == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert main(["rulebook", "sheet", house, "--pdf", str(tmp_path / "no" / "sheet.pdf")]) == 2


def test_a_ruling_on_the_command_line(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "early-turn", "--street", "turn", "--acted", "no", "--rulebook", house]) == 0
    out = capsys.readouterr().out
    assert "  1  Lay the early turn aside, face up." in out
    assert "The same: Classic · Robert's Rules, v11" in out
    assert "Riverside, early_turn (house practice" in out


def test_a_ruling_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "early-turn", "--acted", "no", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rulings"][0]["remedy"] == "next_card"
    assert [(other["book"], other["same"]) for other in data["others"]][:2] == [
        ("roberts-11", True),
        ("tda-2024", False),
    ]
    assert main(["ruling", "list", "--json"]) == 0
    assert {one["name"] for one in json.loads(capsys.readouterr().out)} >= {"early-turn", "four-card-flop"}
    assert main(["ruling", "list"]) == 0


def test_a_ruling_that_lacks_a_fact_says_which(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "early-turn"]) == 2
    assert "--acted yes|no: Has a player already acted on the early card?" in capsys.readouterr().err
    assert main(["ruling", "no-burn", "--turned", "no"]) == 2
    assert "--street flop|turn|river" in capsys.readouterr().err
    assert main(["ruling", "early-turn", "--street", "flop", "--acted", "no"]) == 2
    assert "early-turn isn't asked on 'flop'; use turn" in capsys.readouterr().err


def test_words_find_the_question_and_what_they_give_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ruling", "early-tun"]) == 2
    out, err = capsys.readouterr()
    assert "This one:\n  1  early-turn " in out
    assert "--acted yes|no" in err
    assert main(["ruling", "dealer", "forgot", "to", "burn", "before", "the", "turn,", "nobody", "acted"]) == 0
    out = capsys.readouterr().out
    assert "  1  no-burn                No card was burned  (--street turn --acted no --turned yes)" in out
    assert "  1  The card that was dealt becomes the burn." in out
    assert main(["ruling", "wifi password"]) == 2
    assert "No question fits; here is what is nearest:\n  1  " in capsys.readouterr().err
    assert main(["ruling", "board-swept", "--certain", "no", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["steps"][1]["who"] == "floor"


def test_rulings_are_kept_printed_and_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "log" / "rulings.jsonl")
    assert main(["ruling", "--log", "--log-file", file]) == 0
    assert capsys.readouterr().out == "No ruling has been kept.\n"
    asked = ["ruling", "early-turn", "--acted", "no", "--log", "--log-file", file]
    assert main([*asked, "--table", "12", "--by", "=Ann", "--reason", "crowd"]) == 0
    assert main(["ruling", "foul-deck", "--log", "--log-file", file, "--rulebook", "tda-2024"]) == 0
    capsys.readouterr()
    assert main(["ruling", "--log", "--log-file", file]) == 0
    out = capsys.readouterr().out
    assert (
        "table 12 · classic · =Ann\n  Turn dealt too early (acted: no)\n    1  Lay the early turn aside, face up."
        in out
    )
    assert "Reason: crowd" in out
    assert main(["ruling", "--log", "--log-file", file, "--json"]) == 0
    one, two = json.loads(capsys.readouterr().out)
    assert (one["table"], one["by"], one["facts"], two["book"]) == ("12", "=Ann", {"acted": "no"}, "tda-2024")
    assert main(["ruling", "--log", "--log-file", file, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["question"] for row in rows] == ["early-turn", "foul-deck"]
    assert rows[0]["by"] == "'=Ann", "a spreadsheet must not take it for a formula"
    (tmp_path / "log" / "rulings.jsonl").write_text("{}\n")
    assert main(["ruling", "--log", "--log-file", file]) == 2
    assert "rulings.jsonl, line 1: no entry of a log of rulings" in capsys.readouterr().err
    assert main(["ruling", "foul-deck", "--log", "--log-file", str(tmp_path)]) == 0
    assert "the ruling is not in the log" in capsys.readouterr().err


def test_a_ruling_can_be_asked_step_by_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("zzz\n4\n99\nno burn\nq\nt\nperhaps\ny\nno\n"))
    assert main(["ruling"]) == 0
    out = capsys.readouterr().out
    assert "No question fits; a number from 1 to 8" in out
    assert "The card that was dealt becomes the burn." in out
    monkeypatch.setattr("sys.stdin", io.StringIO("foul-deck\n"))
    assert main(["ruling"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["ruling"]) == 2
