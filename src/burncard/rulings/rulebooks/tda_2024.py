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
    Row("H5", "several", "misdeal", "TDA 35-A5"),
    Row("H5", "sealed", "dead", "TDA 38"),
    Row("H7", "flop", "scramble", "TDA 39-B"),
    Row("H7", "acted_flop", "stand", "TDA 38, 39-B: one burn a street"),
    Row("H7", "acted_card", "stand", "TDA 38: one burn a street"),
    Row("H8", "acted_flop", "stand", "TDA 38: the order is not restored"),
    Row("H8", "acted_card", "stand", "TDA 38: the order is not restored"),
    Row("H9", "one", "next_card_serves", "TDA 35-A1"),
    Row("H9", "several", "misdeal", "TDA 35-A1"),
    Row("H12", "sealed", "dead", "TDA 38"),
)
