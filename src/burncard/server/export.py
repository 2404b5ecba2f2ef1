"""The hand that is on, as a table script that `burncard run` reads."""

from __future__ import annotations

from burncard.server.live import Live


def hand_script(live: Live) -> str:
    """The hand's header and every line that stands. It holds all cards of the deck, as any record of a shuffle does."""
    return f"# Hand {live.number} of the table\n\n{live.hand.script()}"
