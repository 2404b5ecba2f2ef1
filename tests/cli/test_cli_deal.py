"""`burncard deal`: what is typed, what is answered."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from burncard import cards
from burncard.cli import main
from burncard.cli.practise import SCENES, deck_whose_board_plays
from burncard.evaluation import rank
from burncard.script import read
from burncard.script.running import run


def talk(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *typed: str, options: tuple[str, ...] = ()
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
    assert main(["deal", "--seed", "a", *options]) == 0
    out, err = capsys.readouterr()
    assert not err
    return out


# What is typed in each scene, and what the referee says of it by the classic book.
PRACTISE = {
    1: (("dh up", "go *", "go"), "Ruling: Hole card exposed (Classic, irregularity 1)"),
    2: (("db 4", "go"), "Ruling: Flop with too many cards (Classic, irregularity 2 and 3)"),
    3: (("bn", "db 3", "go"), "Ruling: Flop dealt too early (Classic, irregularity 3)"),
    4: (("bn", "db 1", "go"), "Ruling: Turn dealt too early (Classic, irregularity 4)"),
    5: (("dh p1", "go"), "Ruling: Extra card to the first player (Classic, irregularity 5)"),
    6: (("sm",), "Player 1 throws the hand away"),
}


@pytest.mark.parametrize("rule", PRACTISE)
def test_the_six_mistakes(rule: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed, ruling = PRACTISE[rule]
    text = talk(monkeypatch, capsys, *typed, options=("--practise", str(rule)))
    assert text.startswith(f"{SCENES[rule].title}\n")
    assert SCENES[rule].now in text
    assert ruling in text
    assert "illegal" not in text


def test_a_remedy_is_told_step_by_step(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = talk(monkeypatch, capsys, "bn", "db 1", "", "cc", options=("--practise", "4", "--seats", "3"))
    assert "Turn dealt too early: step 1 of 8: Lay 6c aside, face up." in text or "step 1 of 8: Lay" in text
    assert "Due now: the dealer: Lay" in text
    assert "  Set aside, face up: " in text
    assert "step 2 of 8: Finish the flop betting." in text
    assert "step 3 of 8: Burn one card." in text
    assert text.rstrip().endswith("d>")


def test_the_other_book_side_by_side(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ("other", "bn", "db 1", "other tda-2024", "other homemade")
    text = talk(monkeypatch, capsys, *typed, options=("--practise", "4"))
    assert "no ruling has been given in this hand" in text
    rows = {row[:10].strip(): row[10:] for row in text.splitlines()}
    assert "Classic, irregularity 4" in rows["Source"]
    assert "TDA recommended procedure 5-B" in rows["Source"]
    classic, tda = rows["Board"].split("  ")[0], rows["Board"].split("  ")[-1]
    assert len(cards.cards(classic)) == len(cards.cards(tda)) == 5
    assert classic != tda
    assert "'homemade' is not a rulebook" in text
    assert text == talk(monkeypatch, capsys, *typed, options=("--practise", "4"))


def test_the_rulebook_may_be_another(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--practise", "4", "--rulebook", "tda-2024")
    text = talk(monkeypatch, capsys, "bn", "db 1", "other", options=options)
    assert "Ruling: Turn dealt too early (TDA recommended procedure 5-B)" in text
    assert "Source    TDA recommended procedure 5-B" in text


def test_the_rulebook_may_be_the_houses_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path, saved = tmp_path / "house.toml", tmp_path / "mine.hand"
    path.write_text('name = "riverside"\ntitle = "Riverside"\nbase = "tda-2024"\n[rules]\nearly_turn = "next_card"\n')
    options = ("--practise", "4", "--rulebook", str(path))
    text = talk(monkeypatch, capsys, "bn", "db 1", "other", f"save {saved}", options=options)
    assert "Ruling: Turn dealt too early (Riverside, early_turn)" in text
    assert "Source    Riverside, early_turn" in text
    assert run(read(saved)).hand.rulebook.title == "Riverside"
    path.write_text('name = "riverside"\n')
    assert main(["deal", "--rulebook", str(path)]) == 2
    assert capsys.readouterr().err.startswith("the table cannot be set: ")


def test_a_whole_hand_is_saved_and_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.hand"
    checks = ["go *", *["cc"] * 3] * 3
    typed = ("deal", "cc", "cc", "cc", *checks, "sm -", "sm -", "sm -", "go *", f"save {path}", f"save {path}", "save")
    text = talk(monkeypatch, capsys, *typed, options=("--seats", "3", "--stacks", "50,60,70", "--blinds", "1/3"))
    assert "Player 2: 60, posts 3" in text
    assert f"Written to {path}" in text
    assert f"{path}: cannot be written: File exists" in text
    assert "save needs the name of a file" in text
    done = run(read(path))
    assert done.hand.phase == "done"
    assert sum(done.hand.stacks) == 180


def test_undo_takes_lines_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = talk(monkeypatch, capsys, "undo", "deal", "cc", "undo", "undo", "table", options=("--seats", "3"))
    assert "Nothing to take back." in text
    assert "Taken back: p3 cc" in text
    assert "Taken back: d deal" in text
    assert "Stub: 52 cards" in text


def test_a_shuffle_after_undo_comes_out_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ("db 4", "go", "go", "table", "undo", "go", "table")
    text = talk(monkeypatch, capsys, *typed, options=("--practise", "2"))
    stubs = [row for row in text.splitlines() if "Stub: 39 cards" in row]
    assert "Shuffled and cut" in text
    assert len(stubs) == 3
    assert stubs[0] != stubs[1] == stubs[2]


def test_what_is_refused_changes_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = talk(monkeypatch, capsys, "deal", "xyz", "cbr 3", "cbr 999", "p1 cc", "bn Xx", "", "notice", "é")
    assert text.count("Due now: p3: cc (call 2), f, cbr 4 to 200") == 9
    assert "p3 cannot raise to 3" in text
    assert "they have 200 in all" in text


def test_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = talk(monkeypatch, capsys, "why", "bn", "db 1", "why", options=("--practise", "4"))
    assert "No ruling has been given." in text
    assert "“Turn dealt too early” applies: " in text


def test_help_and_quit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = talk(monkeypatch, capsys, "help", "quit", "deal")
    assert "Type what happens at the table" in text
    assert "Dealt" not in text


def test_real_cards_are_named_as_they_come(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ("sh", "dh As", "dh Ks", "dh", "dh", "cc", "cc", "bn", "db 2c3c4c", "table")
    text = talk(monkeypatch, capsys, *typed, options=("--unknown", "--seats", "2"))
    assert "Dealt: Player 1 As ??, Player 2 Ks ??" in text
    assert "The flop: 2c 3c 4c" in text
    assert "Burns: ??" in text


WRONG = [
    (("--seats", "1"), "--seats 1: should be 2 to 22"),
    (("--stacks", "1,x"), "--stacks 1,x: should be whole numbers of chips such as 1/2 or 200,150,80"),
    (("--stacks", "1,2", "--seats", "3"), "--stacks 1,2: should be one stack, or 3 for 3 seats"),
    (("--stacks", "0"), "starting_stacks: entry 1 is 0; at least 1"),
    (("--blinds", "1/-2"), "--blinds 1/-2: should be whole numbers of chips such as 1/2 or 200,150,80"),
    (("--blinds", "1/2/4", "--seats", "2"), "blinds_or_straddles has 3 entries for 2 players"),
    (("--rulebook", "homemade"), "'homemade' is not a rulebook"),
    (("--unknown", "--practise", "1"), "--practise needs a deck that is known; leave out --unknown"),
]


@pytest.mark.parametrize(("options", "said"), WRONG, ids=[" ".join(options) for options, _ in WRONG])
def test_wrong_options(options: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *options]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"the table cannot be set: {said}")


@pytest.mark.parametrize("players", [2, 6, 10, 22])
def test_the_board_plays(players: int) -> None:
    deck = deck_whose_board_plays(bytes(32), players)
    assert sorted(deck) == list(cards.DECK)
    rest = deck[2 * players :]
    board = [*rest[1:4], rest[5], rest[7]]
    for player in range(players):
        assert rank([deck[player], deck[player + players], *board]) == rank(board)


def test_nothing_heavy_is_imported_for_a_small_command() -> None:
    asked = "import sys; from burncard.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass\n"
    heavy = "print([name for name in ('starlette', 'uvicorn', 'msgspec', 'sqlite3', 'burncard.referee') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked + heavy], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    ran = asked.replace("['--version']", "['run', 'none.hand']")
    done = subprocess.run([sys.executable, "-c", ran + heavy.replace(", 'burncard.referee'", "")],
                          capture_output=True, text=True, check=True)  # fmt: skip
    assert done.stdout.splitlines()[-1] == "[]"


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_asked_with_a_prompt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    prompts: list[str] = []
    answers = iter(["deal", "cc"])

    def answer(prompt: str) -> str:
        prompts.append(prompt)
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert main(["deal", "--seats", "3"]) == 0
    assert prompts == ["d> ", "p3> ", "p1> "]
    assert "Player 3 calls 2" in capsys.readouterr().out


def test_control_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def answer(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys, "stdin", Keyboard())
    assert main(["deal"]) == 130
    assert not capsys.readouterr().err


def test_the_package_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "burncard", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("burncard 0.")
