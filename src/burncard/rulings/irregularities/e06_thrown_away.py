"""E6. A hand thrown away at the showdown, and shown after all.

While it can be told from the muck and nothing was pushed it may be taken back and tabled; mixed, it is dead. Where every
hand is tabled because a player is all-in, none can be thrown away. Source: TDA rules 14 and 16.
"""

from __future__ import annotations

SECTION = "E6"
CONDITIONS = {
    "taken_back": "it can be told apart",
    "mixed": "it cannot, or a pot was pushed",
    "thrown_all_in": "every hand has to be tabled",
}
