"""What the command line makes of words, files and streams that are not as it would like them."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from burncard.cli import main, parser

CASES = Path(__file__).parent.parent / "cases"
NORMAL = CASES / "C01-normal-hand.hand"
EARLY_RIVER = CASES / "C41-premature-river.hand"


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["runn", "x"], "did you mean run?"),
        (["ruling", "--rulbook", "x"], "did you mean --rulebook?"),
        (["rulebook", "chekc", "x"], "did you mean check?"),
    ],
)
def test_a_word_nearly_right_is_answered_with_the_right_one(
    arguments: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    assert stop.value.code == 2
    assert capsys.readouterr().err.rstrip().endswith(meant)


def test_a_word_like_no_other_is_only_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["xylophone"])
    assert "did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "file", "said"),
    [
        (["run", "-"], NORMAL, '"ok": true'),
        (["show", "-"], NORMAL, "<stdin>"),
        (["price", "-", "--rulebook", "classic"], EARLY_RIVER, "River dealt too early"),
    ],
)
def test_a_dash_is_standard_input(
    arguments: list[str],
    file: Path,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(file.read_bytes())))
    assert main(arguments) == 0
    assert said in capsys.readouterr().out


def test_what_is_wrong_on_standard_input_is_named_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(b"actions = [")))
    assert main(["run", "-"]) == 2
    assert capsys.readouterr().err.startswith("<stdin>:1:")


def test_a_reader_that_leaves_is_no_failure_of_a_hand() -> None:
    files = [str(path) for path in sorted(CASES.glob("*.hand"))[:40]]
    with subprocess.Popen(
        [sys.executable, "-m", "burncard", "show", *files], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as shown:
        assert shown.stdout and shown.stderr
        shown.stdout.readline()
        shown.stdout.close()
        assert shown.stderr.read() == b""
        assert shown.wait() == 141


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_completed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    commands = next(action.choices for action in parser()._actions if action.dest == "command")
    assert commands and [name for name in commands if name not in script] == []


HOUSE = 'name = "riverside"\ntitle = "Riverside"\nbase = "classic"\n[rules]\nearly_turn = "reshuffle"\n'


def test_a_house_file_from_notepad_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "house.toml"
    file.write_bytes(b"\xef\xbb\xbf" + HOUSE.replace("\n", "\r\n").encode())
    assert main(["rulebook", "check", str(file)]) == 0, capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"rules = {'[' * 20_000}", "nested too deeply"),
        (f"revision = {'9' * 5_000}", "a number"),
    ],
)
def test_a_house_file_beyond_reason_is_refused(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    assert main(["rulebook", "check", str(file)]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["missing.toml", "folder/missing", "folder/missing.txt"])
def test_a_house_file_that_is_missing_is_said_to_be(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulebook", "check", name]) == 2
    assert f"{name}: cannot be read: No such file" in capsys.readouterr().err


def test_a_small_blind_above_the_big_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--blinds", "2/1"]) == 2
    assert "the small blind comes first" in capsys.readouterr().err


def test_an_act_while_the_dealer_is_due_is_told_who_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("cbr 10\n"))
    assert main(["deal", "--seed", "1"]) == 0
    assert "cbr: no player is to act. Due now: the dealer" in capsys.readouterr().out
