"""World Series of Poker, official tournament rules of 2023, told by those of 2024."""

from __future__ import annotations

NAME = "wsop-2023"
TITLE = "WSOP 2023, tournaments"
REVISION = 1
BASE = "wsop-2023-live"
EDITION_OF = "wsop-2024"
OLD = True

NOTES = (
    (
        "A flop without a burn may be scrambled until substantial action (88-c3). Here one act seals it, as from 2024 on: on this "
        "point the floor rules by the book."
    ),
)
