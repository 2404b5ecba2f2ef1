"""The documentation site names every public thing."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import burncard
from burncard.cli import main

API = Path(__file__).resolve().parent.parent / "docs" / "api"
ENTRIES = {entry for page in API.glob("*.md") for entry in re.findall(r"^::: (\S+)", page.read_text("utf-8"), re.M)}


@pytest.mark.parametrize("name", [name for name in burncard.__all__ if not name.startswith("__")])
def test_every_public_name_is_in_the_reference(name: str) -> None:
    thing = getattr(burncard, name)
    module = getattr(thing, "__module__", "")
    twin = {"evaluate": "burncard.evaluation.hands"}.get(name, module)  # the kernel's own has no module of ours
    assert {twin, f"{twin}.{name}"} & ENTRIES, f"docs/api has no entry for burncard.{name} ({twin}.{name})"
    assert (thing.__doc__ or "").strip(), f"burncard.{name} has no docstring"


@pytest.mark.parametrize("entry", sorted(ENTRIES))
def test_every_entry_of_the_reference_exists(entry: str) -> None:
    try:
        import_module(entry)
    except ImportError:
        module, _, name = entry.rpartition(".")
        assert hasattr(import_module(module), name), f"docs/api: {entry} does not exist"


def test_where_the_site_lies_is_printed_or_said_to_be_missing(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["docs", "--no-open"])
    out, err = capsys.readouterr()
    assert (code, out.strip().endswith("site/index.html")) == (0, True) or (code == 2 and "make docs" in err)
