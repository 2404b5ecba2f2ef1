"""H13. The deal begins at the wrong seat.

The very first card goes to a player who is not first; noticed by `h12_misplaced`. Source: the misdeals of later
editions; TDA rule 35.
"""

from __future__ import annotations

SECTION = "H13"
CONDITIONS = {
    "first_seat": "seen at once, unseen by anybody",
    "out_of_order": "found before the cut-off",
    "sealed": "found after the cut-off",
}
