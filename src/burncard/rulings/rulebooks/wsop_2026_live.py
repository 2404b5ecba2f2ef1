"""World Series of Poker, official live action rules of 2026, told by those of 2024: remedies as then but for the straddle."""

from __future__ import annotations

from burncard.rulings.verdict import Standing

NAME = "wsop-2026-live"
TITLE = "WSOP 2026, live action"
REVISION = 1
BASE = "roberts-11"
EDITION_OF = "wsop-2024-live"
GAP = Standing.IN_PART

OPTIONS = {"straddle_raise": "straddle", "button_straddle_first": "small_blind"}

NOTES = (
    "Rules 108 to 143 and 154 to 183 were read, the list of misdeals in part; what stands elsewhere is told as in 2024.",
    "One straddle may be re-straddled once from 5-5-10 up (165).",
)


def source(rule: int) -> tuple[int, Standing]:
    """From the misdeals on every number is 4 higher; what lies outside the rules that were read is not verified."""
    number = rule + 4 if rule >= 104 else rule
    if number == 108:
        return number, Standing.IN_PART
    return number, Standing.READ if 108 <= number <= 143 or 154 <= number <= 183 else Standing.NOT_READ
