"""World Series of Poker, official live action rules of 2022, told by those of 2024: the early turn as in the classic rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

NAME = "wsop-2022-live"
TITLE = "WSOP 2022, live action"
REVISION = 1
BASE = "roberts-11"
EDITION_OF = "wsop-2024-live"
OLD = True

OPTIONS = {"button_straddle_first": "small_blind"}

ROWS = (
    Row("H4", "turn", "next_card", "WSOP live action 166"),
    Row("H4", "one_action_turn", "next_card", "WSOP live action 166, the action cancelled", Standing.DERIVED),
)

NOTES = (
    "An early turn is set aside and the would-be river becomes the turn (166); from 2023 on it is shuffled in at once.",
    "Rules 163 to 168 of 2024 are 162 to 167 here; other numbers are those of 2024.",
)


def source(rule: int) -> tuple[int, Standing]:
    """Rules on the board were one number lower."""
    return rule - 1 if 163 <= rule <= 168 else rule, Standing.READ
