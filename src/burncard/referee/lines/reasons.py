"""What the floor gave as a reason, as it is told."""

from __future__ import annotations

import re

from burncard.referee.lines.kind import Happening


def named(text: str, one: Happening) -> str:
    """Words of the floor with the players by their names."""
    return re.sub(r"\bp([1-9][0-9]?)\b", lambda found: one.name(int(found[1])), text)
