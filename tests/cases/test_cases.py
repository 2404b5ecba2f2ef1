"""The cases: table scripts with what must be true after their last line, each decided by hand from the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.script import read
from burncard.script.running import run

HERE = Path(__file__).parent
CASES = sorted(HERE.rglob("*.hand"))

NOT_YET: dict[str, str] = {}
"""Cases that do not hold yet, each with what is missing. A case that begins to hold fails here, and is taken out."""


def case(path: Path) -> object:
    reason = NOT_YET.get(path.stem)
    marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
    return pytest.param(path, id=path.stem, marks=marks)


@pytest.mark.parametrize("path", [case(path) for path in CASES])
def test_case(path: Path) -> None:
    ran = run(read(path))
    assert not ran.failures, "\n".join(map(str, ran.failures))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_is_read(path: Path) -> None:
    script = read(path)
    assert script.mode == "table"
    assert script.expected


def test_no_case_is_missing() -> None:
    assert len([path for path in CASES if path.parent.name not in ("prose", "corners", "two", "words")]) == 137
    assert not NOT_YET.keys() - {path.stem for path in CASES}
