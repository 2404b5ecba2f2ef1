"""H17. The face of a burn card is seen.

It is still the burn, shown to all; the order is unchanged. Source: derived.
"""

from __future__ import annotations

SECTION = "H17"
CONDITIONS = {
    "burn": "at any time",
}
