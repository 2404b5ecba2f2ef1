"""H4. The top card of the stub is shown by accident between streets.

With the betting complete it is burned, shown; with the betting open it waits face up as the coming burn. Where no
burn is due the stub is shuffled. Source: derived.
"""

from __future__ import annotations

SECTION = "H4"
CONDITIONS = {
    "top_card": "it is the coming burn, nobody is to act",
    "top_card_early": "it is the coming burn, a player is to act",
    "top_card_plays": "no burn is due: it would be a board card",
}
