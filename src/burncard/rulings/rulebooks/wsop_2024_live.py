"""World Series of Poker, official live action (cash) rules of 2024, restated; behind them Robert's Rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "wsop-2024-live"
TITLE = "WSOP 2024, live action"
REVISION = 1
BASE = "roberts-11"

OPTIONS = {
    "cutoff": "wsop_live",
    "straddle_raise": "big_blind",
    "ask_to_see": "collusion_only",
    "raise_cap": "5",
    "cap_lifted": "two_began",
    "button_straddle_first": "under_the_gun",
}


def _live(*numbers: str) -> str:
    return "WSOP live action " + ", ".join(numbers)


ROWS = (
    Row("H1", "first", "misdeal", _live("104")),
    Row("H1", "second", "misdeal", _live("104")),
    Row("H1", "single", "replace", _live("104", "120") + "; that it is the burn is said for draws only", "derived"),
    Row("H1", "several", "misdeal", _live("104")),
    Row("H2", "turned", "scramble", _live("163")),
    Row("H2", "turned_five", "reshuffle", _live("163")),
    Row("H2", "not_turned", "scramble", _live("163"), "derived"),
    Row("H3", "flop", "reshuffle", _live("166", "167")),
    Row("H4", "turn", "reshuffle", _live("167")),
    Row("H4", "one_action_turn", "reshuffle", _live("167") + ", the action cancelled", "derived"),
    Row("H4", "river", "reshuffle", _live("167")),
    Row("H5", "first_player", "back_on_top", _live("118")),
    Row("H5", "other_player", "back_on_top", _live("118")),
    Row("H5", "several", "misdeal", _live("104")),
    Row("H5", "sealed", "dead", _live("105", "106")),
    Row("H9", "several_after", "void", _live("21")),
    Row("H7", "flop", "reshuffle", _live("164")),
    Row("H7", "card", "restore_order", _live("122", "165")),
    Row("H7", "acted_flop", "make_up", _live("165")),
    Row("H7", "acted_card", "make_up", _live("165")),
    Row("H8", "flop", "reshuffle", _live("164")),
    Row("H8", "card", "restore_order", _live("165")),
    Row("H8", "acted_flop", "burn_back", _live("122", "165")),
    Row("H8", "acted_card", "burn_back", _live("122", "165")),
    Row("H9", "one", "next_card_serves", _live("21")),
    Row("H9", "several", "misdeal", _live("104")),
    Row("H12", "sealed", "dead", _live("105", "106")),
    Row("C5", "half_or_more", "full_raise", _live("138", "179")),
    Row("C5", "less_than_half", "call", _live("138", "179")),
    Row("C8", "string_bet", "first_motion", _live("136", "174")),
    Row("C9", "out_of_turn", "back_in_turn", _live("133")),
    Row("H10", "before", "scrap", _live("115")),
    Row("H10", "after", "scrap", _live("115")),
    Row("H11", "in_play", "void", _live("111", "112")),
    Row("H11", "missing_after", "plays", _live("117")),
    Row("H13", "button_before", "void", _live("104")),
    Row("H13", "button_after", "next_button", _live("109")),
    Row("H14", "left_out_before", "void", _live("104")),
    Row("H15", "certain", "recover", _live("107")),
    Row("H15", "mixed", "lost", _live("110")),
    Row("H12", "button_short", "top_card", _live("104")),
)
