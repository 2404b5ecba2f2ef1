"""World Series of Poker, official live action rules of 2023, told by those of 2024: no row differs."""

from __future__ import annotations

NAME = "wsop-2023-live"
TITLE = "WSOP 2023, live action"
REVISION = 1
BASE = "roberts-11"
EDITION_OF = "wsop-2024-live"
OLD = True

NOTES = ("From this edition on an early turn is shuffled in at once (167).",)
