"""H13. The button, and with it the blinds, are at the wrong seat.

Before the cut-off all is void and put right; after it the hand is played and the next button is seen to as the book
says. Source: the misdeals of later editions; TDA rule 34.
"""

from __future__ import annotations

SECTION = "H13"
CONDITIONS = {
    "button_before": "found before the cut-off",
    "button_after": "found after the cut-off",
}
