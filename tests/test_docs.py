"""Every example in the README and in docs/ does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCED = re.compile(r"^```(?:python|pycon|py)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples(text: str) -> str:
    """The fenced Python sessions of a page, all else blanked so that line numbers stay right."""
    blank = [""] * (text.count("\n") + 1)
    for block in FENCED.finditer(text):
        first = text.count("\n", 0, block.start(1))
        lines = block[1].splitlines()
        if any(line.startswith(">>> ") for line in lines):
            blank[first : first + len(lines)] = lines
    return "\n".join(blank) + "\n"


PARSED = {
    page: doctest.DocTestParser().get_doctest(examples(page.read_text("utf-8")), {}, page.name, str(page), 0)
    for page in PAGES
}
WITH_EXAMPLES = [page for page, test in PARSED.items() if test.examples]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_hold(page: Path) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(PARSED[page], out=report.append)
    assert runner.failures == 0, "".join(report)


def test_only_fenced_sessions_are_read_and_lines_keep_their_numbers() -> None:
    page = "a\n```python\n>>> 1 + 1\n2\n```\n\n```sh\n>>> not python\n```\n"
    assert examples(page).rstrip("\n") == "\n\n>>> 1 + 1\n2"
