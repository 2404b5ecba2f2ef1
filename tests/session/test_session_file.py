"""Session files: read with the place of every mistake, written back, and run by the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from evenings import CASH, LEVELS, do, seated
from hypothesis import given, settings
from hypothesis import strategies as st

from burncard import Hand
from burncard.cli.evening import main
from burncard.errors import BurncardError
from burncard.script.errors import ScriptError
from burncard.session import HeaderError, Session, SessionError, configure, reads, write, writes

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.session"))
HEAD = 'game = "cash"\nblinds = [1, 2]\n'


def test_there_are_examples() -> None:
    assert {path.stem for path in EXAMPLES} >= {"home-game", "tournament", "bots"}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run_and_are_written_back(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path)]) == 0
    assert "Standings" in capsys.readouterr().out
    session = reads(path.read_text(encoding="utf-8"))
    assert session.evening.accounts() == 0
    again = reads(writes(session))
    assert again.digest() == session.digest()
    assert writes(again) == writes(session)


def test_the_bots_example_is_what_the_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in EXAMPLES if path.stem == "bots")
    styles = "careful,calling,bold,careful,calling,calling"
    assert main(["--bots", "00112233445566778899aabbccddeeff", "--hands", "12", "--styles", styles]) == 0
    assert capsys.readouterr().out == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + "lines = '''\nAnn sit 1 100\nBen sit 1 100\n'''", "x:5: Ben sit 1 100: Seat 1 is taken by Ann."),
        (HEAD + "lines = '''Ann sit 1 0'''", "x:3: Ann sit 1 0: '0' is not a buy-in: a whole number, 1 or more."),
        (HEAD + 'lines = [\n "Ann sit 1 100",\n "Ann jumps",\n]', "x:5: Ann jumps: There is no 'NAME jumps' in a cash session"),
        (HEAD + "lines = 7", "x:3: lines = 7: lines = '''…''', one line of the evening a line, or a list of texts"),
        (HEAD + "lines = [1]", "x:3: lines = [1]: lines ="),
        (HEAD + "blinds = [2, 4]\n", "x:3: a session is TOML:"),
        ("game = ", "x: a session is TOML:"),
        ('game = "bridge"', 'x:1: game: "bridge": one of cash, tournament'),
        ('title = "x"', "x: game: nothing: one of cash, tournament"),
        (HEAD + "blind = 3", "x:3: blind: blind = 3: a cash session has ante, ante_kind, big_bet, blinds,"),
        (HEAD + "seats = 1", "x:3: seats: 1: a whole number, 2 to 22"),
        (HEAD + "seats = true", "x:3: seats: true: a whole number, 2 to 22"),
        (HEAD + "buy_in = [200, 40]", "x:3: buy_in: [200, 40]: the least and the most a player may sit down with: [40, 200]"),
        (HEAD + "buy_in = [-40]", "x:3: buy_in: [-40]"),
        (HEAD + 'rulebook = "hoyle"', 'x:3: rulebook: "hoyle": \'hoyle\' is not a rulebook'),
        (HEAD + "rake = {percent = 101}", "percent is from 0 to 100"),
        (HEAD + "rake = {percent = nan}", "a number, 0 or more"),
        (HEAD + "rake = 5", "x:3: rake: 5: {percent = 5, cap = 3, no_flop_no_drop = true}"),
        (HEAD + "buy_button = 1", "x:3: buy_button: 1: true or false"),
        (HEAD + "title = 1", "x:3: title: 1: a text in quotes"),
        ('game = "cash"\nblinds = [2, 1]', "x:2: blinds: [2, 1]: Blinds 2/1 with an ante of 0 are none"),
        ('game = "cash"\nblinds = 2', "x:2: blinds: 2: small and big blind: [1, 2]"),
        ('game = "tournament"', "x: levels: "),
        ('game = "tournament"\nlevels = [{break = 5}]', "x:2: levels: a break: a schedule begins with a level"),
        ('game = "tournament"\nlevels = [{small = 1, big = 2},\n {big = -2}]', "a whole number, 0 or more"),
        ('game = "tournament"\nlevels = [7]', "x:2: levels: 7: {small = 25, big = 50"),
        ('game = "tournament"\nlevels = [{ante = 2}]\npayouts = [60, 50]', "x:3: payouts: [60, 50]: 100 together"),
        ('game = "tournament"\nlevels = [{ante = 2}]\npayouts = ["a"]', "percentages, first place first"),
        ('game = "tournament"\nlevels = [{ante = 2}]\naddon = 5', "{price = 100, chips = 10000}"),
        ('game = "tournament"\nlevels = [{ante = 2}]\nrace = {x = 1}', '{remainder = "half", rescue = "first"}'),
        ('game = "tournament"\nlevels = [{ante = 2}]\nblinds = [1, 2]', "a tournament session has addon,"),
    ],
)  # fmt: skip
def test_every_mistake_is_named_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ScriptError) as error:
        reads(text, "x")
    assert message in str(error.value)
    assert len(error.value.problems) == 1


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.session"
    bad.write_bytes(b"\xff\xfe")
    assert main([str(tmp_path / "none.session"), str(bad)]) == 2
    told = capsys.readouterr().err
    assert "none.session: the file cannot be read" in told
    assert "byte 0 is no UTF-8" in told


def test_windows_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "w.session"
    path.write_bytes(b"\xef\xbb\xbf" + (HEAD + "lines = '''\nAnn sit 1 100\n'''\n").replace("\n", "\r\n").encode())
    assert main([str(path), "--json"]) == 0


def test_the_command_writes_each_hand_as_a_table_script(tmp_path: Path) -> None:
    path = next(path for path in EXAMPLES if path.stem == "home-game")
    assert main([str(path), "--scripts", str(tmp_path / "hands")]) == 0
    written = sorted((tmp_path / "hands").iterdir())
    assert [file.name for file in written] == ["home-game-0001.hand", "home-game-0008-1.hand", "home-game-0008-2.hand"]
    boards = [Hand.from_script(file.read_text(encoding="utf-8")).snapshot()["board"] for file in written]
    assert boards == ["Ah 7d 2c ?? ??", "2c 3c 4c 2d 2s", "Kh Qh Jh 8h 8d"]
    (tmp_path / "file").write_text("")
    assert main([str(path), "--scripts", str(tmp_path / "file")]) == 2


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.session"
    write(do(seated("AB"), "host result A=-20 B=+20"), path)
    assert main([str(path)]) == 0
    told = capsys.readouterr().out
    assert "A pays B 20" in told
    assert "1 hand played" in told
    assert main([str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hands"] == 1
    assert main([str(path), str(path)]) == 0
    assert capsys.readouterr().out.count("== ") == 2
    assert main([]) == 2
    assert main(["--bots", "zz"]) == 2
    assert "'zz' is no seed" in capsys.readouterr().err
    assert main(["--bots", "00", "--styles", "careful"]) == 2
    assert main(["--bots", "00", "--styles", "wild,wild"]) == 2
    assert main(["--what"]) == 2
    assert main(["--help"]) == 0


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30))
@settings(max_examples=150)
def test_any_reason_is_written_and_read_back(reason: str) -> None:
    session = seated("AB")
    try:
        session.do(f"host correct 1 {reason}")
    except SessionError:
        return
    again = reads(writes(session))
    assert again.lines == session.lines
    assert again.digest() == session.digest()


@given(st.lists(st.text(st.sampled_from("Ann Bedh12@=.-+#'\n"), max_size=20), max_size=5))
@settings(max_examples=150)
def test_any_text_is_a_line_or_one_message(lines: list[str]) -> None:
    session = Session(CASH)
    for line in lines:
        try:
            session.do(line)
        except (SessionError, BurncardError) as error:
            assert str(error)


WORDS = st.sampled_from(
    [
        "Ann",
        "Ben",
        "host",
        "d",
        "p1",
        "p2",
        "fl",
        "sit",
        "add",
        "auto",
        "out",
        "in",
        "move",
        "leave",
        "queue",
        "straddle",
        "twice",
        "timeout",
        "button",
        "deal",
        "void",
        "result",
        "stakes",
        "correct",
        "time",
        "bomb",
        "enter",
        "rebuy",
        "addon",
        "forfeit",
        "table",
        "break",
        "final",
        "clock",
        "level",
        "race",
        "round",
        "chop",
        "finish",
        "go",
        "*",
        "sh",
        "cc",
        "f",
        "cbr",
        "1",
        "2",
        "3",
        "40",
        "100",
        "-5",
        "1.1",
        "1.2",
        "2.1",
        "at",
        "run",
        "pause",
        "icm",
        "chips",
        "deck",
        "seed",
        "lowest",
        "before-dealer",
        "Ann=1",
        "Ben=2",
        "Ann=As",
        "Ben=Ks",
        "Ann=+5",
        "Ben=-5",
        "Ann=1.3",
        "all",
    ]
)


@given(st.booleans(), st.lists(st.lists(WORDS, min_size=2, max_size=5).map(" ".join), max_size=25))
@settings(max_examples=150)
def test_any_words_are_a_line_or_one_message(is_cash: bool, lines: list[str]) -> None:
    session = Session(CASH if is_cash else {"game": "tournament", "levels": LEVELS, "price": 5})
    for line in lines:
        before = session.digest()
        try:
            session.do(line)
        except (SessionError, BurncardError) as error:
            assert str(error)
            assert session.digest() == before
        assert session.evening.accounts() == 0
    assert Session.of(session.config, session.lines).digest() == session.digest()


@given(st.dictionaries(
    st.sampled_from(["seats", "blinds", "ante", "buy_in", "rake", "button", "levels", "payouts", "addon", "race", "stack"]),
    st.one_of(st.integers(-5, 5), st.text(max_size=3), st.booleans(), st.floats(), st.none(), st.lists(st.integers(-1, 3)),
              st.dictionaries(st.text(max_size=3), st.integers())),
), st.sampled_from(["cash", "tournament"]))  # fmt: skip
@settings(max_examples=150)
def test_any_header_is_an_agreement_or_one_message(header: dict[str, object], game: str) -> None:
    try:
        configure({"game": game, **header})
    except HeaderError as error:
        assert error.right
