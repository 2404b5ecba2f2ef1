"""The same tests for the definition in plain Python and for the kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from burncard.evaluation import batch, hands, reference
from burncard.evaluation.backend import KERNEL


class Evaluator(NamedTuple):
    rank: Callable[..., int]
    evaluate: Callable[..., Any]
    evaluate_many: Callable[..., Any]


@pytest.fixture(params=["reference", "kernel"])
def evaluator(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Evaluator:
    if request.param == "reference":
        monkeypatch.setattr(batch, "KERNEL", None)
        return Evaluator(reference.rank, hands.evaluate, batch.evaluate_many)
    if KERNEL is None:
        pytest.skip("burncard-kernel is not installed")
    return Evaluator(KERNEL.rank, KERNEL.evaluate, batch.evaluate_many)
