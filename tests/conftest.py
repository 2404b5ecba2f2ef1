"""What every test may use: the profile of hypothesis, and the recorded hands that lie beside the checkout."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

# Test files of the same name may stand in several folders (pytest's importlib mode), so helpers are found by path.
sys.path += [str(folder) for folder in sorted(HERE.iterdir()) if folder.is_dir() and any(folder.glob("*.py"))]

# `ci` is the same on every run and machine; `soak` draws anew each time and looks longer.
# With CI=true a failure is told as found: shrinking it may take five minutes a test.
QUICK = {"phases": [Phase.explicit, Phase.generate], "report_multiple_bugs": False}
settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, **(QUICK if os.environ.get("CI") == "true" else {})
)
settings.register_profile(
    "soak",
    deadline=None,
    max_examples=2000,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_collection_finish() -> None:
    """Ten thousand tests with what they import are not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def hands_required() -> bool:
    """Whether the recorded hands must be there: where the project itself is checked, not in a fork's CI."""
    return os.environ.get("BURNCARD_HANDS") == "required"


@pytest.fixture(scope="session")
def shared_hands() -> Path:
    """The folder of recorded hands, `../shared/hands` next to the checkout; not part of the project."""
    folder = ROOT.parent / "shared" / "hands"
    if not folder.is_dir():
        if hands_required():
            pytest.fail("BURNCARD_HANDS=required, but ../shared/hands is not next to the checkout")
        pytest.skip("other people's recorded hands are not part of the project: ../shared/hands is not there")
    return folder
