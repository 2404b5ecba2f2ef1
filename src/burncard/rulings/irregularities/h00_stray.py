"""H0. A card is moved where no other rule fits.

A burn in the middle of the deal, a card after the river, a pitch after the flop. The order is certain: back where
it came from. Source: derived.
"""

from __future__ import annotations

SECTION = "H0"
CONDITIONS = {
    "put_back": "its place is certain",
    "found_late": "found late, other cards have left the stub since",
}
