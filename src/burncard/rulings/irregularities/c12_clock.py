"""C12. A player's time is up.

With no bet to them it is a check; facing one the hand is dead. Source: derived; WSOP tournament rule 80.
"""

from __future__ import annotations

SECTION = "C12"
CONDITIONS = {
    "check": "no bet to him",
    "dead_hand": "facing a bet",
}
