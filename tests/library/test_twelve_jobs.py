"""A newcomer's twelve jobs take ten lines or fewer each, from the page alone (the page's examples run in test_docs)."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "tutorials" / "twelve-jobs.md").read_text("utf-8")
JOBS = re.findall(r"^## (.+?)\n.*?```python\n(.*?)```", PAGE, re.MULTILINE | re.DOTALL)


def test_there_are_twelve_jobs_of_ten_lines_or_fewer() -> None:
    assert len(JOBS) == 12
    for title, code in JOBS:
        lines = [line for line in code.splitlines() if line.startswith((">>>", "..."))]
        assert 1 <= len(lines) <= 10, title
        assert all(len(line) <= 120 for line in lines), title


def test_every_job_uses_public_names_alone() -> None:
    for title, code in JOBS:
        assert not re.search(r"\b_[a-z]|\.state\b", code), title
