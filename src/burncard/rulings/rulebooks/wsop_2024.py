"""World Series of Poker, official tournament rules of 2024, restated; rule 129 sends what they leave open to the live rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

CONFLICT = Standing.CONFLICT

NAME = "wsop-2024"
TITLE = "WSOP 2024, tournaments"
REVISION = 2
BASE = "wsop-2024-live"

OPTIONS = {
    "cutoff": "tda_sa", "play_board": "table", "all_in_table": "all", "straddle_raise": "straddle",
    "cap_lifted": "two_dealt", "skipped": "substantial_action", "show_order": "last_aggressor", "pl_blinds": "true",
}  # fmt: skip

#: Not looked up in the text.
UNREAD = (
    ("H15", "protected"), ("C7", "raise_not_open"), ("C7", "too_much"), ("C7", "first_word"), ("C7", "several_meanings"), ("C8", "after_raise"),
    ("C10", "undercall_again"),
)  # fmt: skip


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
    Row("C6", "one_chip", "call", _rule("97")),
    Row("C6", "several_chips", "call", _rule("92")),
    Row("C8", "string_bet", "first_motion", _rule("103")),
    Row("C9", "out_of_turn", "back_in_turn", _rule("90-d")),
    Row("C5", "opening", "full_bet", _rule("90-e-1")),
    Row("C7", "check_facing_a_bet", "call_or_fold", _rule("90-b-1")),
    Row("C9", "all_in_fold", "stays_live", _rule("70")),
    Row("C9", "fold", "fold_binds", _rule("84")),
    Row("C9", "changed", "all_options", _rule("90-d")),
    Row("C9", "changed_heads_up", "call_or_fold", "WSOP tournament glossary, passive action"),
    Row("C9", "skipped", "passive_only", _rule("90-d")),
    Row("C10", "undercall", "call", _rule("93-f-2")),
    Row("C10", "undercall_of_a_raise", "floor_decides", _rule("93-f-2")),
    Row(
        "C12",
        "check",
        "checked",
        _rule("80", "108") + ": 80 says dead without distinction, 108 only facing a bet",
        CONFLICT,
    ),
    Row("E3", "one_card", "still_due", _rule("117")),
    Row("E6", "taken_back", "live", _rule("109") + ": the floor may give it back"),
    Row("E6", "mixed", "shown_dead", _rule("109")),
    Row("E6", "thrown_all_in", "stays_live", _rule("70")),
    Row("E7", "by_another", "shown_dead", _rule("72") + ": who has mucked has no right to ask"),
    Row("E8", "miscalled", "cards_speak", _rule("69")),
    Row("H13", "first_seat", "misdeal", _rule("88-a3")),
    Row("H13", "out_of_order", "misdeal", _rule("88-a3")),
    Row("H16", "own_card", "plays", _rule("117")),
    Row("H18", "wrong", "pull_back", _rule("76")),
    Row("H23", "tabled_early", "plays", _rule("117")),
    Row("H11", "in_play", "void", _rule("88-d")),
    Row("H14", "no_right_before", "void", _rule("88-a4")),
    Row("H14", "left_out_before", "void", _rule("88-a5")),
    Row("H15", "certain", "recover", _rule("109", "110")),
    Row("H15", "tabled", "recover", _rule("71")),
    Row("H15", "mixed", "lost", _rule("91", "108")),
    Row("H22", "street", "void", _rule("88-d1")),
    Row("C12", "dead_hand", "folded", _rule("80")),
    Row("H12", "button_short", "top_card", _rule("108")),
    Row("H10", "held_acted", "dead", _rule("108")),
    Row("H10", "held_acted_after", "dead", _rule("108")),
)
