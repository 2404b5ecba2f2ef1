"""World Series of Poker, official tournament rules of 2026, told by those of 2024: nothing that a row tells has changed."""

from __future__ import annotations

from burncard.rulings.verdict import Standing

NAME = "wsop-2026"
TITLE = "WSOP 2026, tournaments"
REVISION = 1
BASE = "wsop-2026-live"
EDITION_OF = "wsop-2024"
GAP = Standing.IN_PART

NOTES = ("Rules 55 to 108 were read; what stands elsewhere is told as in 2024.",)


def source(rule: int) -> tuple[int, Standing]:
    """The numbers are those of 2024; what lies outside the rules that were read is not verified."""
    return rule, Standing.READ if 55 <= rule <= 108 else Standing.NOT_READ
