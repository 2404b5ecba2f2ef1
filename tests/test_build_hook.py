"""A wheel without the web client is refused, an editable install is not."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "scripts" / "build_hook.py"


@pytest.fixture(scope="module")
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_hook", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_wheel_needs_the_client(hook: ModuleType, tmp_path: Path) -> None:
    checkout = SimpleNamespace(root=str(tmp_path))
    with pytest.raises(FileNotFoundError, match=r"index\.html is missing: run `make web` before building the wheel"):
        hook.ClientHook.initialize(checkout, "standard", {})
    hook.ClientHook.initialize(checkout, "editable", {})
    index = tmp_path / hook.INDEX
    index.parent.mkdir(parents=True)
    index.write_text("<!doctype html>")
    hook.ClientHook.initialize(checkout, "standard", {})
