"""World Series of Poker, official tournament rules of 2022, told by those of 2024: early streets are left to the live rules."""

from __future__ import annotations

NAME = "wsop-2022"
TITLE = "WSOP 2022, tournaments"
REVISION = 1
BASE = "wsop-2022-live"
EDITION_OF = "wsop-2024"
OLD = True

#: What the book did not say yet.
WITHOUT = (("H3", "flop"), ("H4", "turn"), ("H4", "river"), ("H7", "flop"), ("H7", "acted_flop"))

NOTES = (
    "Early flop, turn and river are not in the book: the live rules answer. From 2023 on rule 90-f has them shuffled in.",
    "Nothing is said of a flop without a burn; from 2023 on it is scrambled (88-c3).",
    "Rule numbers are those of 2024.",
)
