"""Every line of every case is told in words: no code of a line, a row or a remedy is left in a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burncard.narration import tell
from burncard.script import read

TESTS = Path(__file__).resolve().parent.parent
CASES = sorted([*(TESTS / "cases").rglob("*.hand"), *(TESTS / "rulings").rglob("*.hand")])
CODE = re.compile(
    r"\b(?:cc|cbr|sm|oot|pl|dh|bn|db|nohand|leftout|forfeit|notice|p[1-9][0-9]?|[a-z]+_[a-z_]+|None|True|False)\b|[{}]"
)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_no_code_is_told(path: Path) -> None:
    script = read(path)
    if "refused" in script.expected:
        pytest.skip("a line that is refused is not told")
    told = [one.text for one in tell(script)]
    assert not [text for text in told if CODE.search(text)]
