"""What a file of rulings/irregularities says is whole, can be found however it is packed, and is all that anybody names."""

from __future__ import annotations

import ast
import compileall
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

from burncard.referee.lines import every as lines
from burncard.referee.lines import parse
from burncard.rulings.irregularities import conditions, every, in_books
from burncard.rulings.kinds import lacks
from burncard.rulings.rulebooks import load, names
from burncard.sheets.pages import reaching

SOURCE = Path(__file__).resolve().parents[2] / "src" / "burncard"
FILLED = {"{seat}": "p2", "{due}": "p2", "{cards}": "3", "{more}": "4", "{rest}": "????", "{burn}": "d bn"}


@pytest.mark.parametrize("name", every())
def test_a_file_leaves_nothing_out(name: str) -> None:
    irregularity = every()[name]
    assert lacks(name, irregularity) == []
    assert name.startswith(f"{irregularity.section[0].lower()}{int(irregularity.section[1:]):02}_")


@pytest.mark.parametrize("name", every())
def test_its_lines_are_lines(name: str) -> None:
    for line in (every()[name].line, *[line for tile in every()[name].tiles for line in tile.lines]):
        for placed, filled in FILLED.items():
            line = line.replace(placed, filled)
        parse(line)


def test_a_condition_is_reached_by_a_question_or_has_a_story() -> None:
    lost = [f"{section} {name}" for section, name in in_books() if (section, name) not in reaching()]
    assert not lost, f"no question leads to {', '.join(lost)}, and no story tells of it"


@pytest.mark.parametrize("book", names())
def test_a_book_has_a_row_for_every_condition_and_none_besides(book: str) -> None:
    rows = load(book).rows
    assert not [f"{book} has no row for {section} {name}" for section, name in set(in_books()) - set(rows)]
    assert not [f"{book}: no irregularity is {section} {name}" for section, name in set(rows) - set(in_books())]


def test_the_referee_names_no_condition_that_there_is_not() -> None:
    sections = {section for section, _ in conditions()}
    named = set()
    for path in (SOURCE / "referee").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                said = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                named |= {(one, two) for one, two in pairwise(said) if one in sections}
    assert len(named) > 5, "nothing was found: the referee names them otherwise now"
    assert not named - set(conditions()) - {("H13", "button"), ("H14", "no_right"), ("H14", "left_out")}


def found_in(place: Path) -> int:
    """How many irregularities a fresh interpreter finds in a copy that lies at `place`."""
    code = (
        f"import sys; sys.path.insert(0, {str(place)!r}); import burncard; assert {str(place)!r} in burncard.__file__; "
    )
    code += "from burncard.rulings.irregularities import every; from burncard.game.structures import structures; "
    code += "from burncard.referee.lines import every as lines; "
    code += f"print(len(every()) if len(structures()) == 4 and len(lines()) == {len(lines())} else 0)"
    return int(subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True).stdout)


def test_they_are_found_in_a_zip_file_and_without_their_source(tmp_path: Path) -> None:
    packed, compiled = tmp_path / "burncard.zip", tmp_path / "compiled"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in SOURCE.rglob("*.py"):
            archive.write(path, Path("burncard") / path.relative_to(SOURCE))
            copy = compiled / "burncard" / path.relative_to(SOURCE)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    compileall.compile_dir(compiled, quiet=1, legacy=True)
    for path in compiled.rglob("*.py"):
        path.unlink()
    assert found_in(packed) == found_in(compiled) == len(every())
