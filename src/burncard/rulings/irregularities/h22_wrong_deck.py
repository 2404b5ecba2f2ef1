"""H22. A street is dealt from the wrong deck.

Not acted on, its cards are taken off and the street comes from the right stub; the burn stays. Source: derived.
"""

from __future__ import annotations

SECTION = "H22"
CONDITIONS = {
    "street": "nobody has acted on it",
}
