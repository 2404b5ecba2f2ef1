"""docs/protocol.md is what the types say."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))

import protocol_page  # noqa: E402


def test_the_page_is_made_from_the_types() -> None:
    assert protocol_page.FILE.read_text(encoding="utf-8") == protocol_page.page(), "run scripts/protocol_page.py"
