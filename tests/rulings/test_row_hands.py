"""Hands for rows that the common cases leave out: late, heads-up, at a full table, all-in, several mistakes in one hand.

Each was worked out by hand from the rules; the deck is that of the cases.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.script import read
from burncard.script.running import run

HANDS = sorted((Path(__file__).parent / "hands").glob("*.hand"))

NOT_YET: dict[str, str] = {}
"""Hands that do not hold yet, each with what is missing."""


def hand(path: Path) -> object:
    reason = NOT_YET.get(path.stem)
    return pytest.param(path, id=path.stem, marks=[pytest.mark.xfail(reason=reason, strict=True)] if reason else [])


@pytest.mark.parametrize("path", [hand(path) for path in HANDS])
def test_hand(path: Path) -> None:
    ran = run(read(path))
    assert not ran.failures, "\n".join(map(str, ran.failures))


def test_no_reason_is_left_over() -> None:
    assert set(NOT_YET) <= {path.stem for path in HANDS}
