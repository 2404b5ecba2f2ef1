"""The compiled part of burncard. Used through `burncard.evaluation` and `burncard.equity`, never directly."""

from __future__ import annotations

from burncard_kernel import _core as core

__all__ = ["INTERFACE", "core", "load_table"]

#: What `burncard.evaluation.backend` asks for; raised with every change to what the functions of `core` take or give.
INTERFACE = 1


def load_table() -> None:
    """Reads the heads-up table (282,048 bytes) into the kernel; once is enough."""
    from pathlib import Path  # slow to import, and seldom needed

    core.load_table(Path(__file__).with_name("headsup.bin").read_bytes())
