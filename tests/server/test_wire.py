"""The page's message types are made from the server's."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from burncard.server import frames

ROOT = Path(__file__).resolve().parents[2]


def test_the_committed_files_are_what_the_types_say() -> None:
    spec = importlib.util.spec_from_file_location("wire", ROOT / "scripts" / "wire.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, text in module.files().items():
        assert (module.LIB / name).read_text(encoding="utf-8") == text, "run `make wire`"


@pytest.mark.parametrize("frame", [frames.TableFrame, frames.SeatFrame, frames.Outcome])
def test_every_card_of_a_frame_is_a_face(frame: type) -> None:
    """A pile is made of faces, which the eyes of the reader gave; a frame has no other place for a card."""
    piles = {"cards", "board", "burns", "pending_burn", "aside", "muck", "scrap"}
    hints = frame.__annotations__
    assert {name for name, hint in hints.items() if hint == "Faces"} == piles & set(hints)
    assert not [name for name in hints if re.search(r"deck|stub_|hole|seed", name)]
