"""The Tournament Directors Association rules of 2022, told by those of 2024: no rule yet for a wrong button."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

NAME = "tda-2022"
TITLE = "TDA 2022"
REVISION = 1
BASE = "roberts-11"
EDITION_OF = "tda-2024"
OLD = True

OPTIONS = {"next_button": "repair"}

#: What the book did not say yet: rule 34 is on heads-up only.
WITHOUT = (("H13", "button_before"), ("H13", "button_after"))

_PROCEDURES = (
    ("H3", "flop", "reshuffle", "5-A"), ("H4", "turn", "reshuffle", "5-B"), ("H4", "one_action_turn", "reshuffle", "5-B"),
    ("H4", "river", "reshuffle", "5-C"), ("H20", "certain", "restore", "4"), ("H20", "mixed", "shuffle_stub", "4"),
    ("H20", "with_others", "shuffle_stub", "4"),
)  # fmt: skip
ROWS = tuple(
    [
        Row(section, condition, remedy, f"TDA recommended procedure {number}", Standing.NOT_READ)
        for section, condition, remedy, number in _PROCEDURES
    ]
)

NOTES = (
    "Rules 1 to 68 of v1.0 (17 September 2022) were read, the recommended procedures were not.",
    "A wrong button has no rule; from 2024 on it stands after substantial action (34-A).",
)
