"""`burncard deal`: what the tab key offers, by itself and at a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from burncard.cli.completing import COMMANDS, completions
from burncard.cli.dialogue import HELP
from burncard.cli.table import Table
from burncard.errors import LineError
from burncard.referee.lines import every, parse

SOURCE = Path(__file__).resolve().parents[2] / "src"


def test_every_line_and_every_command_is_offered_first() -> None:
    offered = completions("", 3)
    assert {kind.what for kind in every().values()} <= set(offered)
    assert set(COMMANDS) <= set(offered)
    assert {"d", "fl", "p1", "p3"} <= set(offered)
    assert "p4" not in offered
    assert not [word for word in COMMANDS if word not in HELP]


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        ("d ", ["sh", "dh", "deal", "bn", "db", "tu", "go", "kill", "drop", "push", "sweep", "flash"]),
        ("p2 sm ", ["-"]),
        ("d go ", ["*"]),
        ("kill ", ["p1", "p2", "p3", "mixed", "protected"]),
        ("d kill p2 mixed ", ["protected"]),
        ("fl button ", ["p1", "p2", "p3"]),
        ("says ", ["fold", "check", "call", "bet", "raise", "all-in"]),
        ("whistle ", []),
        ("p9 ", []),
    ],
)
def test_what_may_follow(before: str, offered: list[str]) -> None:
    assert completions(before, 3) == offered


def test_a_line_of_the_floor_needs_no_fl() -> None:
    table = Table({"stacks": [200] * 3, "blinds": [1, 2]}, bytes(32))
    for kind in every().values():
        if kind.who == "fl":
            short = kind.example.removeprefix("fl ")
            assert table.full(short) == kind.example
    with pytest.raises(LineError):
        parse(table.full("whistle"))


def test_the_tab_key_at_a_terminal() -> None:
    pty = pytest.importorskip("pty")
    pytest.importorskip("readline")
    terminal, theirs = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "TERM": "xterm", "COLUMNS": "120", "INPUTRC": os.devnull}
    deal = [sys.executable, "-m", "burncard", "deal", "--seed", "a"]
    with subprocess.Popen(deal, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as program:
        os.close(theirs)
        said = b""
        for wanted, typed in ((b"d> ", b"noh\tp2\n"), (b"no right to a hand", b"quit\n")):
            while wanted not in said and program.poll() is None:
                said += os.read(terminal, 4096)
            assert wanted in said, said
            os.write(terminal, typed)
        assert program.wait(30) == 0
    os.close(terminal)
    assert b"Player 2 had no right to a hand" in said
