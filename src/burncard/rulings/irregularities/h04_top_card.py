"""H4. The top card of the stub is shown by accident between streets.

With the betting complete it is burned, shown, or, the burn made, turned; with the betting open it waits face up as the
coming burn. As the coming board card with the betting open it is an early card (H3, H4). Source: derived.
"""

from __future__ import annotations

SECTION = "H4"
CONDITIONS = {
    "top_card": "it is the coming burn, nobody is to act",
    "top_card_early": "it is the coming burn, a player is to act",
    "top_card_plays": "it is the card about to be turned, nobody is to act",
}
