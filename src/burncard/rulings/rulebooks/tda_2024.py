"""The Tournament Directors Association rules of 2024, restated; where they are silent, the book below answers."""

from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "tda-2024"
TITLE = "TDA 2024"
REVISION = 1
BASE = "roberts-11"

OPTIONS = {
    "cutoff": "tda_sa",
    "play_board": "table",
    "all_in_table": "all",
    "ask_to_see": "caller_only",
    "next_button": "leave",
}

ROWS = (
    Row("H1", "first", "misdeal", "TDA 35-A7"),
    Row("H1", "second", "misdeal", "TDA 35-A7"),
    Row("H1", "single", "replace", "TDA 35-A7; replacement and burn by house practice", "house"),
    Row("H1", "several", "misdeal", "TDA 35-A7"),
    Row("H2", "turned", "scramble", "TDA 39-A"),
    Row("H2", "not_turned", "scramble", "TDA 39-A"),
    Row("H3", "flop", "reshuffle", "TDA recommended procedure 5-A"),
    Row("H4", "turn", "reshuffle", "TDA recommended procedure 5-B"),
    Row("H4", "one_action_turn", "reshuffle", "TDA recommended procedure 5-B, the action cancelled", "derived"),
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
    Row("C8", "string_bet", "first_motion", "TDA 56", "derived"),
    Row("E7", "by_winner", "live", "TDA 18", "derived"),
    Row("H10", "before", "misdeal", "TDA 35-A6"),
    Row("H10", "after", "scrap", "TDA 35-D"),
    Row("H11", "in_play", "void", "TDA 35-E"),
    Row("H13", "button_before", "void", "TDA 34-A"),
    Row("H13", "button_after", "next_button", "TDA 34-A: not moved back"),
    Row("H14", "no_right_before", "void", "TDA 35-A3"),
    Row("H14", "left_out_before", "void", "TDA 35-A4"),
    Row("H15", "certain", "recover", "TDA 65"),
    Row("H15", "mixed", "lost", "TDA 65"),
    Row("H18", "early", "pull_back", "TDA 22", "derived"),
    Row("H20", "certain", "restore", "TDA recommended procedure 4"),
    Row("H20", "mixed", "shuffle_stub", "TDA recommended procedure 4"),
    Row("H20", "with_others", "shuffle_stub", "TDA recommended procedure 4"),
    Row("H12", "button_short", "top_card", "TDA 37"),
)
