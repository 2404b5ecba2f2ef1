"""C7. Raise is said, the chips do not make the least raise.

Who says raise has raised, by the least. Source: derived.
"""

from __future__ import annotations

SECTION = "C7"
CONDITIONS = {
    "raise_completed": "fewer chips than the least raise",
}
