"""The comparison of rulebooks this project works from: each of its rows is covered, or declared out with a reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from burncard.rulings.rulebooks import load, names

HERE = Path(__file__).resolve().parent
ROWS: list[dict[str, Any]] = tomllib.loads((HERE / "comparison.toml").read_text(encoding="utf-8"))["row"]
SHARED = HERE.parents[2] / "shared" / "RULEBOOKS.md"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_a_row_is_covered_or_out_with_a_reason(row: dict[str, Any]) -> None:
    book = load("classic")
    covered = [*row.get("rows", ()), *row.get("options", ())]
    assert bool(covered) != bool(row.get("out", "").strip())
    assert all(tuple(key.split()) in book.rows for key in row.get("rows", ()))
    assert all(option in book.options for option in row.get("options", ()))


def test_a_covered_row_is_answered_by_every_book() -> None:
    keys = [tuple(key.split()) for row in ROWS for key in row.get("rows", ())]
    for name in names():
        book = load(name)
        assert not [key for key in keys if key not in book.rows]


def test_no_row_of_the_comparison_is_left_out() -> None:
    if not SHARED.exists():
        return  # it is not beside this checkout: comparison.toml is its list of rows
    told = []
    for line in SHARED.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if (
            line.startswith("|")
            and len(cells) > 3
            and cells[1] not in ("irregularity", "point")
            and not cells[1].startswith("-")
        ):
            told.append(cells[1])
    assert sorted(told) == sorted(row["name"] for row in ROWS)
