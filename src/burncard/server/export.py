"""The hand that is on, as a table script that `burncard run` reads."""

from __future__ import annotations

from burncard.script.writing import table
from burncard.server.live import Live


def hand_script(live: Live) -> str:
    """The hand's header and every line that stands. It holds all cards of the deck, as any record of a shuffle does."""
    dealt = live.dealt
    limit = {"small_bet": dealt.big_blind, "big_bet": 2 * dealt.big_blind}
    data = {
        "variant": dealt.variant,
        "antes": list(dealt.antes),
        "blinds_or_straddles": list(dealt.blinds),
        **(limit if dealt.variant == "FT" else {"min_bet": dealt.big_blind}),
        "starting_stacks": list(dealt.stacks),
        "seats": list(dealt.seats),
        "_rulebook": dealt.rulebook,
        "_rules": f"{dealt.rulebook}/{live.hand.rulebook.revision}",
        "actions": list(live.hand.lines),
    }
    return f"# Hand {live.number} of the table\n\n{table(data)}"
