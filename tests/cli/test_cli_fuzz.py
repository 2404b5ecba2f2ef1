"""Whatever is typed, `burncard deal` answers; whatever the file, `burncard run` and `show` end with an exit code."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from burncard.cli import main
from burncard.cli.dialogue import Dialogue
from burncard.cli.paint import Paint
from burncard.cli.practise import SCENES, deck_whose_board_plays
from burncard.cli.table import Table

typed = st.one_of(
    st.sampled_from(
        ["", "go", "go *", "deal", "dh", "dh up", "bn", "db 1", "db 3", "db 4", "tu", "sh", "notice", "d sh"]
    ),
    st.sampled_from(
        ["cc", "f", "cbr 4", "cbr 200", "sm", "sm -", "pl", "p1 cc", "dh p1", "bn late", "db 3 late", "dh XX"]
    ),
    st.sampled_from(["undo", "undo", "other", "other nothing", "why", "table", "help", "save", "drop mixed", "foul"]),
    st.sampled_from(
        ["says raise 10", "puts 100", "kill p1", "rule stand", "button p1", "entered p1 cc", "sweep mixed"]
    ),
    st.text(max_size=8).filter(lambda text: not text.strip().startswith(("save", "quit", "exit", "q"))),
)


@given(st.lists(typed, max_size=25), st.sampled_from([0, *SCENES]), st.integers(2, 6), st.booleans())
def test_anything_may_be_typed(lines: list[str], rule: int, players: int, colour: bool) -> None:
    scene = SCENES.get(rule)
    seed = bytes(32)
    deck = deck_whose_board_plays(seed, players) if scene and scene.board_plays else None
    table = Table({"stacks": [200] * players, "blinds": [1, 2]}, seed, deck)
    if scene:
        scene.lead(table)
    said = io.StringIO()
    asked = io.StringIO("".join([f"{line}\n".replace("\r", "") for line in lines]))
    assert Dialogue(table, scene, asked, said, Paint(colour)).run() == 0
    assert said.getvalue().endswith("> \n")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=80) | st.text(max_size=80).map(str.encode))
def test_any_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes) -> None:
    path = tmp_path / "any.hand"
    path.write_bytes(content)
    for command in (["run"], ["run", "--json"], ["show"]):
        assert main([*command, str(path)]) == 2
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    assert str(path) in err
