"""H16. A player exposes cards of his own.

They are live and shown to all; nothing is replaced. Source: later editions of the same rulebook.
"""

from __future__ import annotations

SECTION = "H16"
CONDITIONS = {
    "own_card": "at any time",
}
