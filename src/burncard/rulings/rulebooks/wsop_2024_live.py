"""World Series of Poker, official live action (cash) rules of 2024, restated; behind them Robert's Rules."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

CONFLICT = Standing.CONFLICT
DERIVED = Standing.DERIVED

NAME = "wsop-2024-live"
TITLE = "WSOP 2024, live action"
REVISION = 2
BASE = "roberts-11"

OPTIONS = {
    "cutoff": "wsop_live",
    "straddle_raise": "big_blind",
    "ask_to_see": "collusion_only",
    "raise_cap": "5",
    "cap_lifted": "two_began",
    "button_straddle_first": "under_the_gun",
    "play_board": "table",
    "skipped": "two",
    "show_order": "side_pot_first",
    "pl_blinds": "rounded",
}

#: Not looked up in the text.
UNREAD = (
    ("H15", "protected"), ("C7", "check_facing_a_bet"), ("C7", "raise_not_open"), ("C7", "too_much"), ("C7", "first_word"), ("C7", "several_meanings"),
    ("C9", "fold"), ("C9", "all_in_fold"), ("C10", "undercall_again"), ("E6", "thrown_all_in"), ("", "all_in_table"),
)  # fmt: skip


def _live(*numbers: str) -> str:
    return "WSOP live action " + ", ".join(numbers)


ROWS = (
    Row("H1", "first", "misdeal", _live("104")),
    Row("H1", "second", "misdeal", _live("104")),
    Row("H1", "single", "replace", _live("104", "120") + "; that it is the burn is said for draws only", DERIVED),
    Row("H1", "several", "misdeal", _live("104")),
    Row("H2", "turned", "scramble", _live("163")),
    Row("H2", "turned_five", "reshuffle", _live("163")),
    Row("H2", "not_turned", "scramble", _live("163"), DERIVED),
    Row("H3", "flop", "reshuffle", _live("166", "167")),
    Row("H4", "turn", "reshuffle", _live("167")),
    Row("H4", "one_action_turn", "reshuffle", _live("167") + ", the action cancelled", DERIVED),
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
    Row("C5", "opening", "full_bet", _live("138", "179")),
    Row("C6", "one_chip", "call", _live("137", "178")),
    Row("C6", "several_chips", "call", _live("136") + "; at limit a full and a half bet is a raise"),
    Row("C7", "raise_completed", "completed", _live("131")),
    Row("C8", "after_raise", "first_motion", _live("136")),
    Row("C9", "out_of_turn", "back_in_turn", _live("132")),
    Row("C9", "changed", "all_options", _live("132")),
    Row("C9", "changed_heads_up", "all_options", _live("132")),
    Row("C9", "skipped", "first_passive", _live("133")),
    Row("C10", "undercall", "call", _live("138", "177")),
    Row("C10", "undercall_of_a_raise", "call_or_withdraw", _live("135", "138")),
    Row(
        "C12",
        "check",
        "checked",
        _live("81", "106") + ": 81 says dead without distinction, 106 only facing a bet",
        CONFLICT,
    ),
    Row("C12", "dead_hand", "folded", _live("81", "106")),
    Row("E3", "one_card", "still_due", _live("139")),
    Row("E6", "taken_back", "live", _live("106", "107") + ": management may give it back"),
    Row("E6", "mixed", "shown_dead", _live("106")),
    Row("E7", "by_winner", "live", _live("14", "143")),
    Row("E7", "by_another", "shown_dead", _live("14", "143")),
    Row("E8", "miscalled", "forfeits", _live("140")),
    Row("H12", "out_of_order", "misdeal", _live("104")),
    Row("H13", "first_seat", "misdeal", _live("104")),
    Row("H13", "out_of_order", "misdeal", _live("104")),
    Row("H16", "own_card", "plays", _live("119")),
    Row("H18", "wrong", "pull_back", _live("51")),
    Row("H10", "before", "scrap", _live("115")),
    Row("H10", "after", "scrap", _live("115")),
    Row("H10", "held", "replaced", _live("115")),
    Row("H10", "held_acted", "dead", _live("106", "115")),
    Row("H10", "held_after", "replaced", _live("115")),
    Row("H10", "held_acted_after", "dead", _live("106", "115")),
    Row("H11", "in_play", "void", _live("111", "112")),
    Row("H11", "missing_after", "plays", _live("117")),
    Row("H13", "button_before", "void", _live("104")),
    Row("H13", "button_after", "next_button", _live("109")),
    Row("H14", "left_out_before", "void", _live("104")),
    Row("H15", "certain", "recover", _live("107")),
    Row("H15", "mixed", "lost", _live("110")),
    Row("H12", "button_short", "top_card", _live("104")),
)
