"""No-limit: at least the last full bet or raise, at most the whole stack (RULES C3)."""

from __future__ import annotations

from burncard.game.structures.base import Structure


class NoLimit(Structure):
    """Structure says it all."""

    code = "NT"


STRUCTURE = NoLimit
