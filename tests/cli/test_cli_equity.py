"""`burncard equity`, `range`, `price`, and the equities in `show`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burncard.cli import main

CASES = Path(__file__).parent.parent / "cases"


def test_equity_counts_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "AsAh", "KdKc", "--board", "2c7d9h", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["exact"] and told["stderr"] == 0 and told["boards"] == 990
    assert told["players"][0]["win"] + told["players"][1]["win"] + told["players"][0]["tie"] == 990


def test_equity_by_sample_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["equity", "AsAh", "KdKc", "--board", "2c7d9h", "--samples", "1000", "--seed", "7", "--json"]
    assert main(line) == 0
    first = capsys.readouterr().out
    assert main(line) == 0
    assert capsys.readouterr().out == first
    assert not json.loads(first)["exact"]


def test_equity_by_a_standard_error_and_by_patience(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "AA", "KK", "QQ", "--stderr", "0.003", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert not told["exact"] and 0 < told["stderr"] <= 0.003
    assert main(["equity", "AA", "QQ", "--board", "2c7d9h", "--patience", "0", "--json"]) == 0
    assert not json.loads(capsys.readouterr().out)["exact"]
    assert main(["equity", "AA", "QQ", "--board", "2c7d9h", "--patience", "0", "--exact", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["exact"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["equity", "AsAh", "KdKc", "--board", "10d"], "'10' is not a card"),
        (["equity", "AsAh", "AsKc"], "As"),
        (["equity", "AsAh"], "2 to 22 players"),
        (["equity", "AsAh", "KdKc", "--exact", "--samples", "5"], "leave out --samples"),
        (["range", "QQ+, ZZ"], "ZZ"),
        (["price", "no-such-file.hand"], "no-such-file.hand"),
        (["price", str(CASES / "C01-normal-hand.hand")], "no ruling was given"),
    ],
)
def test_a_question_without_sense_is_answered_with_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


def test_range_prints_its_shortest_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["range", "AA, KK, QQ, AKs"]) == 0
    assert capsys.readouterr().out.splitlines() == ["QQ+, AKs", "22 combinations"]


def test_price_names_what_each_player_lost(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["price", str(CASES / "C41-premature-river.hand"), "--rulebook", "classic"]) == 0
    told = capsys.readouterr().out
    assert "River dealt too early (H4)" in told
    assert "p1:  41.67% before,  50.00% as it lay,  41.72% after: it costs 8.28% of the pot" in told


def test_show_tells_equities(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--equity", str(CASES / "C41-premature-river.hand")]) == 0
    told = capsys.readouterr().out
    assert "Equity: Player 1 37.9%, Player 2 13.6%, Player 3 48.5%." in told
