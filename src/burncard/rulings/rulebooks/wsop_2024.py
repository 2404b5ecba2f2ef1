"""World Series of Poker, official tournament rules of 2024, restated; rule 129 sends what they leave open to the live rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "wsop-2024"
TITLE = "WSOP 2024, tournaments"
REVISION = 1
BASE = "wsop-2024-live"

OPTIONS = {
    "cutoff": "tda_sa", "play_board": "table", "all_in_table": "all", "straddle_raise": "straddle",
    "cap_lifted": "never",
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
    Row("H7", "acted_card", "stand", _rule("88-c3") + ": the burn guards the stub, not the order"),
    Row("H8", "acted_flop", "stand", _rule("88-c3") + ": burns never restore the order"),
    Row("H8", "acted_card", "stand", _rule("88-c3") + ": burns never restore the order"),
    Row("H9", "several", "misdeal", _rule("88-a1")),
    Row("H12", "sealed", "dead", _rule("108")),
    Row("C5", "half_or_more", "full_raise", _rule("90-e", "95")),
    Row("C5", "less_than_half", "call", _rule("90-e", "95")),
    Row("C6", "one_chip", "call", _rule("92")),
    Row("C6", "several_chips", "call", _rule("97")),
    Row("C8", "string_bet", "first_motion", _rule("103")),
    Row("C9", "out_of_turn", "back_in_turn", _rule("90-d")),
    Row("C10", "undercall", "call", _rule("93")),
    Row("H11", "in_play", "void", _rule("88-d")),
    Row("H14", "no_right_before", "void", _rule("88-a4")),
    Row("H14", "left_out_before", "void", _rule("88-a5")),
    Row("H15", "certain", "recover", _rule("109", "110")),
    Row("H15", "tabled", "recover", _rule("71")),
    Row("H15", "mixed", "lost", _rule("91", "108")),
    Row("H22", "street", "void", _rule("88-d1")),
    Row("C12", "dead_hand", "folded", _rule("80")),
    Row("H12", "button_short", "top_card", _rule("108")),
)
