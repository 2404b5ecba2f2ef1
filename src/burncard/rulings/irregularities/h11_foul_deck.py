"""H11. The deck is foul: two equal cards or one with another back in play, or a card is missing.

All action is void at any time before the pot is taken. A missing card voids nothing after the cut-off unless the
house says so. Source: later editions of the same rulebook; TDA rule 35-E.
"""

from __future__ import annotations

SECTION = "H11"
CONDITIONS = {
    "in_play": "two equal cards, or another back, in play",
    "missing_before": "a card is missing, proved before the cut-off",
    "missing_after": "a card is missing, proved after the cut-off",
}
