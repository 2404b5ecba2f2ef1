"""C6. Chips worth more than the call, without a word.

One chip facing a bet is a call; several are a call if without one of the smallest they would not make it. Source:
TDA; WSOP tournament rules 92 and 97.
"""

from __future__ import annotations

SECTION = "C6"
CONDITIONS = {
    "one_chip": "one large chip",
    "several_chips": "several chips",
}
