"""C12. A player's time is up.

Without a bet to him he has checked; facing one his hand is dead. Source: derived; WSOP tournament rule 80.
"""

from __future__ import annotations

SECTION = "C12"
CONDITIONS = {
    "check": "no bet to him",
    "dead_hand": "facing a bet",
}
