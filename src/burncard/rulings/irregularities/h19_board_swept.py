"""H19. The board is swept or mixed too early.

The record knows each card and its place: it is laid again. Source: derived.
"""

from __future__ import annotations

SECTION = "H19"
CONDITIONS = {
    "rebuilt": "at any time",
}
