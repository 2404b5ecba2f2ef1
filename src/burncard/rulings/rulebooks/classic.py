"""The classic rules: six rules on irregularities; where they are silent, the commonest floor practice (marked derived)."""

from __future__ import annotations

from burncard.rulings.verdict import Row

NAME = "classic"
TITLE = "Classic"
REVISION = 1
BASE = ""

#: cutoff: after it no misdeal (two_players | tda_sa | wsop_live) · play_board: declaration | table · all_in_table: may a hand be
#: thrown away unseen when a player is all-in (may_muck | all) · straddle_raise: straddle | big_blind ·
#: ask_to_see: any_dealt_in | caller_only | collusion_only · raise_cap: bets and raises of a limit round ·
#: cap_lifted: two_began | two_left | never · button_straddle_first: small_blind | under_the_gun · missing_card:
#: stands | void · next_button: what becomes of a wrong button (repair | leave)
OPTIONS = {
    "cutoff": "two_players",
    "play_board": "declaration",
    "all_in_table": "may_muck",
    "straddle_raise": "straddle",
    "ask_to_see": "any_dealt_in",
    "raise_cap": "4",
    "cap_lifted": "two_began",
    "button_straddle_first": "small_blind",
    "missing_card": "stands",
    "next_button": "repair",
}


def _rule(number: int) -> str:
    return f"Classic, irregularity {number}"


_DERIVED = "Classic is silent; common floor practice"

ROWS = (
    Row("H0", "found_late", "next_shuffle", _DERIVED, "derived"),
    Row("H0", "put_back", "put_back", _DERIVED, "derived"),
    Row("H0", "unshuffled", "reshuffle", _DERIVED, "derived"),
    Row("H0", "unshuffled_down", "put_back", _DERIVED, "derived"),
    Row("H0", "sealed", "stand", _DERIVED, "derived"),
    Row("H1", "first", "misdeal", _rule(1)),
    Row("H1", "second", "replace", _rule(1)),
    Row("H1", "single", "replace", _rule(1)),
    Row("H1", "several", "misdeal", _rule(1)),
    Row("H1", "replacement", "replace_again", _DERIVED, "derived"),
    Row("H1", "sealed", "plays", _DERIVED, "derived"),
    Row("H2", "turned", "reshuffle", _rule(2) + " and 3"),
    Row("H2", "turned_five", "reshuffle", _rule(2) + " and 3"),
    Row("H2", "not_turned", "restore_order", _DERIVED, "derived"),
    Row("H2", "not_turned_five", "restore_order", _DERIVED, "derived"),
    Row("H2", "too_few", "add_missing", _DERIVED, "derived"),
    Row("H2", "turn_out", "stand", _DERIVED, "derived"),
    Row("H3", "flop", "reshuffle", _rule(3)),
    Row("H3", "burn_only", "put_back", _DERIVED, "derived"),
    Row("H3", "not_turned", "put_back", _DERIVED, "derived"),
    Row("H3", "one_action", "reshuffle", _DERIVED, "derived"),
    Row("H3", "sealed", "stand", _DERIVED, "derived"),
    Row("H4", "turn", "next_card", _rule(4)),
    Row("H4", "river", "reshuffle", _rule(4)),
    Row("H4", "burn_only", "put_back", _DERIVED, "derived"),
    Row("H4", "not_turned", "put_back", _DERIVED, "derived"),
    Row("H4", "one_action_turn", "next_card", _DERIVED, "derived"),
    Row("H4", "one_action_river", "reshuffle", _DERIVED, "derived"),
    Row("H4", "sealed", "stand", _DERIVED, "derived"),
    Row("H4", "two_cards", "restore_order", _DERIVED, "derived"),
    Row("H4", "two_cards_acted", "stand", _DERIVED, "derived"),
    Row("H5", "first_player", "back_on_top", _rule(5)),
    Row("H5", "other_player", "misdeal", _DERIVED, "derived"),
    Row("H5", "several", "misdeal", _rule(5)),
    Row("H5", "exposed_too", "misdeal", _DERIVED, "derived"),
    Row("H5", "double_pitch", "slide", _DERIVED, "derived"),
    Row("H5", "out_of_order", "misdeal", _DERIVED, "derived"),
    Row("H5", "sealed", "dead", _DERIVED, "derived"),
    Row("H7", "flop", "reshuffle", _DERIVED, "derived"),
    Row("H7", "card", "restore_order", _DERIVED, "derived"),
    Row("H7", "not_turned", "restore_order", _DERIVED, "derived"),
    Row("H7", "acted_flop", "make_up", _DERIVED, "derived"),
    Row("H7", "acted_card", "make_up", _DERIVED, "derived"),
    Row("H7", "early", "stand", _DERIVED, "derived"),
    Row("H8", "flop", "reshuffle", _DERIVED, "derived"),
    Row("H8", "card", "restore_order", _DERIVED, "derived"),
    Row("H8", "not_turned", "put_back", _DERIVED, "derived"),
    Row("H8", "acted_flop", "burn_back", _DERIVED, "derived"),
    Row("H8", "acted_card", "burn_back", _DERIVED, "derived"),
    Row("H8", "early", "stand", _DERIVED, "derived"),
    Row("H4", "top_card", "burn_shown", _DERIVED, "derived"),
    Row("H4", "top_card_early", "wait_as_burn", _DERIVED, "derived"),
    Row("H4", "top_card_plays", "plays", _DERIVED, "derived"),
    Row("H21", "short_stub", "shuffle_in", _DERIVED, "derived"),
    Row("H22", "street", "take_off", _DERIVED, "derived"),
    Row("C12", "check", "checked", _DERIVED, "derived"),
    Row("C12", "dead_hand", "folded", _DERIVED, "derived"),
    Row("H9", "one", "next_card_serves", _DERIVED, "derived"),
    Row("H9", "several", "misdeal", _DERIVED, "derived"),
    Row("H9", "several_after", "next_card_serves", _DERIVED, "derived"),
    Row("H12", "skipped", "slide", _DERIVED, "derived"),
    Row("H12", "out_of_order", "misdeal", _DERIVED, "derived"),
    Row("H12", "button_short", "top_card", _DERIVED, "derived"),
    Row("H12", "sealed", "dead", _DERIVED, "derived"),
    Row("H13", "first_seat", "slide", _DERIVED, "derived"),
    Row("H13", "out_of_order", "misdeal", _DERIVED, "derived"),
    Row("H13", "sealed", "as_it_lies", _DERIVED, "derived"),
    Row("H16", "own_card", "plays", _DERIVED, "derived"),
    Row("H17", "burn", "plays", _DERIVED, "derived"),
    Row("H23", "tabled_early", "plays", _DERIVED, "derived"),
    Row("C5", "half_or_more", "full_raise", _DERIVED, "derived"),
    Row("C5", "less_than_half", "call", _DERIVED, "derived"),
    Row("C6", "one_chip", "call", _DERIVED, "derived"),
    Row("C6", "several_chips", "call", _DERIVED, "derived"),
    Row("C7", "raise_completed", "completed", _DERIVED, "derived"),
    Row("C8", "string_bet", "first_motion", _DERIVED, "derived"),
    Row("C9", "out_of_turn", "back_in_turn", _DERIVED, "derived"),
    Row("C10", "undercall_of_a_raise", "floor_decides", _DERIVED, "derived"),
    Row("C10", "undercall", "call", _DERIVED, "derived"),
    Row("E7", "by_winner", "live", _DERIVED, "derived"),
    Row("E7", "by_another", "shown_dead", _DERIVED, "derived"),
    Row("E8", "miscalled", "forfeits", _DERIVED, "derived"),
    Row("H10", "before", "scrap", _DERIVED, "derived"),
    Row("H10", "after", "scrap", _DERIVED, "derived"),
    Row("H11", "in_play", "void", _DERIVED, "derived"),
    Row("H11", "missing_before", "misdeal", _DERIVED, "derived"),
    Row("H11", "missing_after", "plays", _DERIVED, "derived"),
    Row("H13", "button_before", "void", _DERIVED, "derived"),
    Row("H13", "button_after", "next_button", _DERIVED, "derived"),
    Row("H14", "no_right_before", "void", _DERIVED, "derived"),
    Row("H14", "no_right_after", "dead", _DERIVED, "derived"),
    Row("H14", "left_out_before", "void", _DERIVED, "derived"),
    Row("H14", "left_out_after", "no_claim", _DERIVED, "derived"),
    Row("H15", "certain", "recover", _DERIVED, "derived"),
    Row("H15", "tabled", "recover", _DERIVED, "derived"),
    Row("H15", "mixed", "lost", _DERIVED, "derived"),
    Row("H18", "early", "pull_back", _DERIVED, "derived"),
    Row("H18", "wrong", "pull_back", _DERIVED, "derived"),
    Row("H19", "rebuilt", "rebuild", _DERIVED, "derived"),
    Row("H20", "certain", "restore", _DERIVED, "derived"),
    Row("H20", "mixed", "shuffle_stub", _DERIVED, "derived"),
    Row("H20", "with_others", "shuffle_stub", _DERIVED, "derived"),
)
