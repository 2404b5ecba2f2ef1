"""H15. The dealer takes a live hand into the muck.

Named for certain it is given back; otherwise it has no claim, and only an uncalled bet returns. A tabled hand
cannot be killed. Source: later editions of the same rulebook; TDA rule 65.
"""

from __future__ import annotations

SECTION = "H15"
CONDITIONS = {
    "certain": "the cards can be named for certain",
    "mixed": "they cannot",
    "protected": "the same, and the hand was protected",
    "tabled": "the hand had been tabled",
}
