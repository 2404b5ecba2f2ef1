"""`burncard run`: what it prints, and its exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from burncard.cli import main
from burncard.script.expect import KEYS
from burncard.script.expect import REFUSED as REFUSED_KEY

CASES = Path(__file__).parent.parent / "cases"
NORMAL = CASES / "C01-normal-hand.hand"
EARLY_TURN = CASES / "C33-premature-turn.hand"
REFUSED = CASES / "C78-short-all-in-no-reopen.hand"

PHH = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [0.05, 0.10]
min_bet = 0.10
starting_stacks = [10, 7.50]
actions = ['d dh p1 AsAd', 'd dh p2 7c2d', 'p2 cbr 0.3', 'p1 f']
finishing_stacks = [9.9, 7.6]
"""


def edited(tmp_path: Path, case: Path, old: str, new: str) -> str:
    text = case.read_text()
    assert old in text
    path = tmp_path / "mine.hand"
    path.write_text(text.replace(old, new, 1))
    return str(path)


def test_one_hand_prints_its_state(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(EARLY_TURN)]) == 0
    out, err = capsys.readouterr()
    state = json.loads(out)
    assert not err
    assert state["mode"] == "table"
    assert state["burns"] == "9s 4c 8c"
    assert state["board"] == "As Ks 9d 8h 6d"
    assert (state["due"], state["phase"], state["rulings"]) == ("p1", "river", ["H4"])
    assert (state["ok"], state["failures"], state["unit"]) == (True, [], "1")
    assert "steps" in state
    assert "ruling" in state


def test_a_ruling_in_force_is_printed_with_its_steps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = EARLY_TURN.read_text()
    path = tmp_path / "mine.hand"
    path.write_text(text[: text.index('  "d go *",                        # set aside')] + "]\n")
    assert main(["run", str(path)]) == 0
    state = json.loads(capsys.readouterr().out)
    assert state["due"] == "d"
    assert state["ruling"]["section"] == "H4"
    assert state["ruling"]["steps"]
    assert state["steps"][0]["text"]


# A key of _expect, what the case says, what the state is not, and what is found.
WRONG = [
    (NORMAL, 'hole = {p1 = "4d Td"', 'hole = {p1 = "4d Tc"', 'hole: expected {p1 = "4d Tc"'),
    (NORMAL, 'burns = "9s 4c 8c"', 'burns = "4c 9s 8c"', 'burns: expected "4c 9s 8c", found "9s 4c 8c"'),
    (NORMAL, 'pending_burn = ""', 'pending_burn = "As"', 'pending_burn: expected "As", found ""'),
    (
        NORMAL,
        'board = "As Ks 9d Kh 8h"',
        'board = "As Ks 9d 8h Kh"',
        'board: expected "As Ks 9d 8h Kh", found "As Ks 9d Kh 8h"',
    ),
    (NORMAL, 'aside = ""', 'aside = "As"', 'aside: expected "As", found ""'),
    (NORMAL, 'muck = ""', 'muck = "As"', 'muck: expected "As", found ""'),
    (NORMAL, 'scrap = ""', 'scrap = "As"', 'scrap: expected "As", found ""'),
    (NORMAL, 'stub_top = "2c Qs', 'stub_top = "Qs 2c', 'stub_top: expected "Qs 2c Ts Kd", found "2c Qs Ts Kd"'),
    (NORMAL, "stub_count = 32", "stub_count = 31", "stub_count: expected 31, found 32"),
    (NORMAL, 'phase = "river"', 'phase = "turn"', 'phase: expected "turn", found "river"'),
    (NORMAL, 'due = "p1"', 'due = "p2"', 'due: expected "p2", found "p1"'),
    (NORMAL, 'due = "p1"', 'due = ""', 'due: expected "", found "p1"'),
    (NORMAL, "rulings = []", 'rulings = ["H4"]', 'rulings: expected ["H4"], found []'),
    (NORMAL, "stacks = [198", "stacks = [199", "stacks: expected [199, 198, 198, 198, 198, 198], found [198, 198, "),
    (
        NORMAL,
        "stacks = [198, 198, 198, 198, 198, 198]",
        "stacks = {p2 = 1, p7 = 1}",
        'stacks: expected {p2 = 1, p7 = 1}, found {p2 = 198, p7 = "nothing"}',
    ),
    (NORMAL, "rulings = []", "to_call = 2", "to_call: expected 2, found 0"),
    (NORMAL, "rulings = []", "min_to = 4", "min_to: expected 4, found 2"),
    (NORMAL, "rulings = []", "max_to = 4", "max_to: expected 4, found 198"),
    (NORMAL, "rulings = []", "can_raise = false", "can_raise: expected false, found true"),
    (
        NORMAL,
        "rulings = []",
        'pots = [[12, "p1"]]',
        'pots: expected [[12, "p1"]], found [[12, "p1 p2 p3 p4 p5 p6"]]',
    ),
    (EARLY_TURN, 'stub_set = "2c', 'stub_set = "As', 'stub_set: expected "As Qs Ts'),
    (REFUSED, "to_call = 200", "to_call = 100", "to_call: expected 100, found 200"),
    (NORMAL, "rulings = []", "refused = 2", 'refused: expected 2, found "p3 cc, which was accepted"'),
]


@pytest.mark.parametrize(("case", "old", "new", "said"), WRONG, ids=[new for _, _, new, _ in WRONG])
def test_each_key_can_fail(
    case: Path, old: str, new: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = edited(tmp_path, case, old, new)
    assert main(["run", path]) == 1
    out, err = capsys.readouterr()
    state = json.loads(out)
    assert not state["ok"]
    assert [failure["key"] for failure in state["failures"]] == [new.split(" ")[0]]
    assert said in err
    assert err.startswith(f"{path}:")
    assert err.count("\n") == 1


def test_every_key_is_tried() -> None:
    assert {new.split(" ")[0] for _, _, new, _ in WRONG} == {*KEYS, REFUSED_KEY}


def test_a_failure_names_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, NORMAL, 'due = "p1"', 'due = "p2"')
    main(["run", path])
    line = Path(path).read_text().splitlines().index('due = "p2"') + 1
    assert capsys.readouterr().err == f'{path}:{line}: due: expected "p2", found "p1"\n'


# Lines put in place of "p3 cc" (line 2 of C01), and what is said of them.
BROKEN = [
    ("p3 cbr 3", "illegal: "),
    ("p4 cc", "illegal: "),
    ("p3 cbr 500", ""),
    ("p3 sm AsAd", ""),
    ("d bn 4d", ""),
    ("fl rule nothing", ""),
]


@pytest.mark.parametrize(("line", "said"), BROKEN, ids=[line for line, _ in BROKEN])
def test_a_line_that_cannot_be(line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, NORMAL, '"p3 cc"', f'"{line}"')
    assert main(["run", path]) == 2
    out, err = capsys.readouterr()
    assert not out
    at = NORMAL.read_text().splitlines().index('  "p3 cc", "p4 cc", "p5 cc", "p6 cc", "p1 cc", "p2 cc",') + 1
    assert err.startswith(f'{path}:{at}: "{line}": {said}')
    assert err.endswith("Due now: p3: cc (call 2), f, cbr 4 to 200\n")
    assert err.count("\n") == 1


def test_nothing_can_follow_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, CASES / "betting" / "fold-to-allin-end.hand", '"d go *",', '"d go *", "p1 cc",')
    assert main(["run", path]) == 2
    assert capsys.readouterr().err.endswith("The hand is over: no line can follow\n")


def test_an_unknown_rulebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, NORMAL, '_rulebook = "classic"', '_rulebook = "clasic"')
    assert main(["run", path]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"{path}:")
    assert "clasic" in err
    assert "classic" in err
    assert "tda-2024" in err


def test_several_files_get_a_line_each_and_a_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = edited(tmp_path, NORMAL, "stub_count = 32", "stub_count = 31")
    none = str(tmp_path / "none.hand")
    assert main(["run", str(NORMAL), str(EARLY_TURN)]) == 0
    assert capsys.readouterr().out == (
        f"{NORMAL}: 1 hand, 1 as expected\n{EARLY_TURN}: 1 hand, 1 as expected\n2 files: 2 hands, 2 as expected\n"
    )
    assert main(["run", str(NORMAL), wrong]) == 1
    out, err = capsys.readouterr()
    assert out.endswith("2 files: 2 hands, 1 as expected, 1 not as expected\n")
    assert "stub_count: expected 31, found 32" in err
    assert main(["run", none, wrong, str(NORMAL)]) == 2
    out, err = capsys.readouterr()
    assert out.endswith("3 files: 3 hands, 1 as expected, 1 not as expected, 1 that cannot be run\n")
    assert f"{none}: cannot be read: " in err


def test_json_is_a_line_a_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    none = str(tmp_path / "none.hand")
    assert main(["run", "--json", str(NORMAL), none, str(EARLY_TURN)]) == 2
    out, _ = capsys.readouterr()
    first, second, third = [json.loads(line) for line in out.splitlines()]
    assert (first["ok"], first["file"], third["ok"]) == (True, str(NORMAL), True)
    assert (second["ok"], second["file"]) == (False, none)
    assert second["problems"][0].keys() == {"file", "line", "read", "right"}


def test_a_phh_file_with_decimals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.phh"
    path.write_text(PHH)
    assert main(["run", str(path)]) == 0
    state = json.loads(capsys.readouterr().out)
    assert (state["mode"], state["unit"], state["stacks"], state["phase"]) == ("phh", "0.01", [990, 760], "done")
    assert state["recorded_difference"] == [0, 0]
    path.write_text(PHH.replace("[9.9, 7.6]", "[9.9, 7.35]") + "_expect = {stacks = [9.9, 7.60], phase = 'done'}\n")
    assert main(["run", str(path)]) == 0
    assert json.loads(capsys.readouterr().out)["recorded_difference"] == [0, "0.25"]
    path.write_text(PHH + "_expect = {stacks = [9.9, 7.65]}\n")
    assert main(["run", str(path)]) == 1
    assert capsys.readouterr().err.endswith("stacks: expected [9.9, 7.65], found [9.9, 7.6]\n")


def test_a_phh_file_says_its_unit_when_a_line_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.phh"
    path.write_text(PHH.replace("cbr 0.3", "cbr 0.15"))
    assert main(["run", str(path)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f'{path}:6: "p2 cbr 0.15": illegal: ')
    assert "(amounts in units of 0.01)" in err


def test_many_hands_in_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.phhs"
    bad = PHH.replace("cbr 0.3", "cbr 0.15")
    path.write_text(f"[1]\n{PHH}\n[2]\n{bad}\n[3]\n{PHH}_expect = {{due = 'd'}}\n")
    assert main(["run", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == f"{path}: 3 hands, 1 as expected, 1 not as expected, 1 that cannot be run\n"
    assert [row.split(": ")[0] for row in err.splitlines()] == [f"{path}:16", f"{path}:27"]


def test_a_slip_in_a_field_of_ones_own_is_pointed_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, NORMAL, "min_bet = 2", 'min_bet = 2\n_rulebok = "tda-2024"')
    assert main(["run", path]) == 0
    assert capsys.readouterr().err == f"{path}: _rulebok; did you mean _rulebook or _rules?\n"


def test_a_newer_rulebook_is_pointed_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(tmp_path, NORMAL, "min_bet = 2", 'min_bet = 2\n_rules = "classic/0"')
    assert main(["run", path]) == 0
    assert capsys.readouterr().err.startswith(f"{path}: recorded under classic/0, run under classic/")


@pytest.mark.parametrize("arguments", [[], ["walk"], ["run"], ["deal", "--practise", "7"], ["serve", "--port", "x"]])
def test_wrong_usage_is_explained(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert "usage: burncard" in capsys.readouterr().err


def test_serve_checks_its_port(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "70000"]) == 2
    assert capsys.readouterr().err == "--port 70000: should be 0 to 65535\n"


def test_a_reader_that_goes_away() -> None:
    asked = "import sys; from burncard.cli import main; sys.exit(main(sys.argv[1:]))"
    files = [str(path) for path in sorted(CASES.rglob("*.hand"))]
    with subprocess.Popen(
        [sys.executable, "-c", asked, "run", "--json", *files],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        said = running.stderr.read()
    assert running.returncode == 141
    assert not said


def test_serve_hands_over_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def serve(**options: object) -> int:
        asked.update(options)
        return 0

    monkeypatch.setitem(sys.modules, "burncard.server.main", SimpleNamespace(serve=serve))
    assert main(["serve", "--port", "9", "--database", "mine.sqlite3"]) == 0
    assert asked.pop("people")
    assert asked == {"host": "127.0.0.1", "port": 9, "database": "mine.sqlite3", "books": [], "show": True}
    assert main(["serve", "--no-open"]) == 0
    assert asked["show"] is False


def test_serve_without_its_packages(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "burncard.server.main", None)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err.startswith("the server cannot start: ")
