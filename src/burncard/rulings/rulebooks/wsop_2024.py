"""World Series of Poker, official tournament rules of 2024, restated; rule 129 sends what they leave open to the live rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "wsop-2024"
TITLE = "WSOP 2024, tournaments"
REVISION = 1
BASE = "wsop-2024-live"

OPTIONS = {
    "cutoff": "tda_sa", "play_board": "table", "all_in_table": "all", "straddle_raise": "straddle",
    "ask_to_see": "caller_only",
}  # fmt: skip


def _rule(*numbers: str) -> str:
    return "WSOP tournament " + ", ".join(numbers)


ROWS = (
    Row("H1", "first", "misdeal", _rule("88-a7")),
    Row("H1", "second", "misdeal", _rule("88-a7")),
    Row("H1", "several", "misdeal", _rule("88-a7")),
    Row("H2", "turned", "scramble", _rule("89")),
    Row("H2", "not_turned", "scramble", _rule("89")),
    Row("H3", "flop", "reshuffle", _rule("90-f")),
    Row("H4", "turn", "reshuffle", _rule("90-f")),
    Row("H4", "river", "reshuffle", _rule("90-f")),
    Row("H5", "several", "misdeal", _rule("88-a2")),
    Row("H5", "sealed", "dead", _rule("108")),
    Row("H7", "flop", "scramble", _rule("88-c3")),
    Row("H7", "acted_flop", "stand", _rule("88-c3") + ": the burn guards the stub, not the order"),
    Row("H9", "several", "misdeal", _rule("88-a1")),
    Row("H12", "sealed", "dead", _rule("108")),
)
