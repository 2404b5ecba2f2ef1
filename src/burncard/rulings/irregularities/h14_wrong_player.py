"""H14. A player without a right to a hand is dealt in, or one with a right is left out.

Before the cut-off all is void and dealt again; after it the one hand is dead, the other player has no claim.
Source: the misdeals of later editions; TDA rule 35.
"""

from __future__ import annotations

SECTION = "H14"
CONDITIONS = {
    "no_right_before": "dealt in wrongly, found before the cut-off",
    "no_right_after": "dealt in wrongly, found after the cut-off",
    "left_out_before": "left out, found before the cut-off",
    "left_out_after": "left out, found after the cut-off",
}
