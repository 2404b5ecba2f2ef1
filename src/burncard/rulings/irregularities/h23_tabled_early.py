"""H23. A hand is tabled while the betting is open.

It is live, and the betting goes on. Source: derived.
"""

from __future__ import annotations

SECTION = "H23"
CONDITIONS = {
    "tabled_early": "at any time",
}
