"""H18. A pot is pushed to the wrong player, or while somebody is still to act.

It comes back and is pushed again when the hand is read. Source: derived; TDA rule 22.
"""

from __future__ import annotations

SECTION = "H18"
CONDITIONS = {
    "early": "the hand is not over",
    "wrong": "another player wins it",
}
