"""The Tournament Directors Association rules of 2024, restated; where they are silent, the book below answers."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

DERIVED = Standing.DERIVED
HOUSE = Standing.HOUSE
NOT_READ = Standing.NOT_READ

NAME = "tda-2024"
TITLE = "TDA 2024"
REVISION = 2
BASE = "roberts-11"

OPTIONS = {
    "cutoff": "tda_sa",
    "play_board": "table",
    "all_in_table": "all",
    "ask_to_see": "caller_only",
    "next_button": "leave",
    "cap_lifted": "two_dealt",
    "skipped": "substantial_action",
}

#: Not looked up in the text.
UNREAD = (
    ("H15", "protected"), ("C7", "too_much"), ("C7", "first_word"), ("", "show_order"), ("", "pl_blinds"), ("", "straddle_raise"),
    ("", "button_straddle_first"), ("", "missing_card"),
)  # fmt: skip

NOTES = (
    (
        "A newer edition exists: TDA 2026 v1.0 of 7 September 2026. It could be read only in a restatement, so it is no book "
        "here. It is said to change this: a joker makes the deck foul at any time (37-E); heads-up, a check out of turn leaves "
        "call or fold (55-B); the odd chip of other games goes to the worst position (21-D); rules 35 to 39 are 37 to 41, "
        "43 to 45 are 45 to 47, 47 is 49, 51 is 53, 53 is 55, 65 is 67, 68 is 70."
    ),
)

ROWS = (
    Row("H1", "first", "misdeal", "TDA 35-A7"),
    Row("H1", "second", "misdeal", "TDA 35-A7"),
    Row("H1", "single", "replace", "TDA 35-A7; replacement and burn by house practice", HOUSE),
    Row("H1", "several", "misdeal", "TDA 35-A7"),
    Row("H2", "turned", "scramble", "TDA 39-A"),
    Row("H2", "not_turned", "scramble", "TDA 39-A"),
    Row("H3", "flop", "reshuffle", "TDA recommended procedure 5-A"),
    Row("H4", "turn", "reshuffle", "TDA recommended procedure 5-B"),
    Row("H4", "one_action_turn", "reshuffle", "TDA recommended procedure 5-B, the action cancelled", DERIVED),
    Row("H4", "river", "reshuffle", "TDA recommended procedure 5-C"),
    Row("H5", "first_player", "misdeal", "TDA 35-A5"),
    Row("H5", "other_player", "misdeal", "TDA 35-A5"),
    Row("H5", "sealed", "dead", "TDA 38"),
    Row("H7", "flop", "scramble", "TDA 39-B"),
    Row("H7", "acted_flop", "stand", "TDA 38, 39-B: one burn a street"),
    Row("H7", "acted_card", "stand", "TDA 38: one burn a street"),
    Row("H8", "acted_flop", "stand", "TDA 38: the order is not restored"),
    Row("H8", "acted_card", "stand", "TDA 38: the order is not restored"),
    Row("H9", "one", "next_card_serves", "TDA 35-A1"),
    Row("H9", "several", "misdeal", "TDA 35-A1"),
    Row("H12", "sealed", "dead", "TDA 38"),
    Row("C5", "half_or_more", "full_raise", "TDA 43, 52"),
    Row("C5", "less_than_half", "call", "TDA 43, 52"),
    Row("C5", "opening", "full_bet", "TDA 52-A"),
    Row("C6", "one_chip", "call", "TDA 44"),
    Row("C6", "several_chips", "call", "TDA 45-A"),
    Row("C7", "raise_completed", "completed", "TDA 42, 43-A"),
    Row("C7", "raise_not_open", "call", "TDA 51-A"),
    Row("C7", "check_facing_a_bet", "call_or_fold", "TDA 55"),
    Row("C7", "several_meanings", "highest", "TDA 57"),
    Row(
        "C8",
        "after_raise",
        "first_motion",
        "TDA 56; the exception for motions after a word is for cash games",
        NOT_READ,
    ),
    Row("C8", "string_bet", "first_motion", "TDA 56", DERIVED),
    Row("C9", "out_of_turn", "back_in_turn", "TDA 53-A"),
    Row("C9", "fold", "fold_binds", "TDA 58"),
    Row("C9", "all_in_fold", "stays_live", "TDA 16"),
    Row("C9", "changed", "all_options", "TDA 53-A"),
    Row("C9", "changed_heads_up", "all_options", "TDA 53-A"),
    Row("C9", "skipped", "passive_only", "TDA 53-B"),
    Row("C10", "undercall", "call", "TDA 51-B"),
    Row("C10", "undercall_of_a_raise", "floor_decides", "TDA 51-B"),
    Row("C10", "undercall_again", "floor_decides", "TDA 51-C"),
    Row("C12", "check", "checked", "TDA 29"),
    Row("C12", "dead_hand", "folded", "TDA 29"),
    Row("E3", "one_card", "still_due", "TDA 13, 19"),
    Row("E6", "taken_back", "live", "TDA 14"),
    Row("E6", "mixed", "shown_dead", "TDA 14"),
    Row("E6", "thrown_all_in", "stays_live", "TDA 16"),
    Row("E7", "by_another", "shown_dead", "TDA 18-B"),
    Row("E8", "miscalled", "cards_speak", "TDA 12"),
    Row("H1", "sealed", "plays", "TDA 35-D"),
    Row("H5", "several", "misdeal", "TDA 35-A5"),
    Row("H13", "first_seat", "misdeal", "TDA 35-A2"),
    Row("H13", "out_of_order", "misdeal", "TDA 35-A2"),
    Row("H15", "tabled", "recover", "TDA 13-C"),
    Row("H16", "own_card", "plays", "TDA 65-B, 68"),
    Row("H23", "tabled_early", "plays", "TDA 68"),
    Row("E7", "by_winner", "live", "TDA 18", DERIVED),
    Row("H10", "before", "misdeal", "TDA 35-A6"),
    Row("H10", "after", "scrap", "TDA 35-D"),
    Row("H10", "held", "misdeal", "TDA 35-A6"),
    Row("H10", "held_acted", "misdeal", "TDA 35-A6"),
    Row("H10", "held_after", "replaced", "TDA 35-D"),
    Row("H10", "held_acted_after", "replaced", "TDA 35-D"),
    Row("H11", "in_play", "void", "TDA 35-E"),
    Row("H13", "button_before", "void", "TDA 34-A"),
    Row("H13", "button_after", "next_button", "TDA 34-A: not moved back"),
    Row("H14", "no_right_before", "void", "TDA 35-A3"),
    Row("H14", "left_out_before", "void", "TDA 35-A4"),
    Row("H15", "certain", "recover", "TDA 65"),
    Row("H15", "mixed", "lost", "TDA 65"),
    Row("H18", "early", "pull_back", "TDA 22", DERIVED),
    Row("H20", "certain", "restore", "TDA recommended procedure 4"),
    Row("H20", "mixed", "shuffle_stub", "TDA recommended procedure 4"),
    Row("H20", "with_others", "shuffle_stub", "TDA recommended procedure 4"),
    Row("H12", "button_short", "top_card", "TDA 37"),
)
