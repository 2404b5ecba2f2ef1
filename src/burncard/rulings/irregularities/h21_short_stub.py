"""H21. The stub has too few cards for the street that is due.

The burns are shuffled into it, then the muck, then what is out of play; a street that cannot be dealt is dealt from what
is left. Source: derived.
"""

from __future__ import annotations

SECTION = "H21"
CONDITIONS = {
    "short_stub": "fewer cards are left than the burn and the street need",
}
