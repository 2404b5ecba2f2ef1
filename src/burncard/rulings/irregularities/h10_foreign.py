"""H10. A joker, or another card that does not belong to the deck, is dealt.

It is scrap and the next card takes its place; TDA calls a misdeal before substantial action. Source: later editions
of the same rulebook; TDA rule 35.
"""

from __future__ import annotations

SECTION = "H10"
CONDITIONS = {
    "before": "before the cut-off",
    "after": "after the cut-off",
}
