"""E3. A player shows one card at the showdown.

What is shown is shown; to win, both cards must lie face up, and the player is still due. Source: TDA rules 13 and 19.
"""

from __future__ import annotations

SECTION = "E3"
CONDITIONS = {"one_card": "one card up, the other down"}
