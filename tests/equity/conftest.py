"""The same tests for the definitions in plain Python and for the kernel."""

from __future__ import annotations

from typing import Any

import pytest

from burncard.equity import compute, planning, reference
from burncard.evaluation.backend import KERNEL


@pytest.fixture(params=["reference", "kernel"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The engine that `equity` uses during the test."""
    if request.param == "reference":
        monkeypatch.setattr(compute, "ENGINE", reference)
        monkeypatch.setattr(compute, "KERNEL", None)
        monkeypatch.setattr(planning, "COMPILED", False)
        return reference
    if KERNEL is None:
        pytest.skip("burncard-kernel is not installed")
    return KERNEL
