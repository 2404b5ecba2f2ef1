"""H5. Two cards running go to one player in the middle of the deal.

Seen before the next card leaves the deck and unseen, it is slid to its owner; noticed by `h12_misplaced`. Source:
derived; TDA rule 35.
"""

from __future__ import annotations

SECTION = "H5"
CONDITIONS = {
    "double_pitch": "seen at once, unseen by anybody",
    "out_of_order": "found before the cut-off, another card dealt since or the face seen",
}
