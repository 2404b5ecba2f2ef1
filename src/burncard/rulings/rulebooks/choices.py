"""What a rulebook may choose: the remedies that can cure a row, and the values of each option.

A remedy that is not named for a row would leave its cards where no rule can go on from (two cards waiting to be one burn,
five scrambled cards for a flop of three), so a house cannot choose it.
"""

from __future__ import annotations

from typing import Final

#: Rows with a choice; every other row has the remedies that the books themselves give it.
CURES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("H1", "first"): ("misdeal", "replace"),
    ("H1", "second"): ("misdeal", "replace"),
    ("H1", "single"): ("replace", "misdeal"),
    ("H2", "turned"): ("reshuffle", "scramble"),
    ("H2", "not_turned"): ("restore_order", "reshuffle", "scramble"),
    ("H2", "not_turned_five"): ("restore_order", "reshuffle"),
    ("H2", "too_few"): ("add_missing", "reshuffle"),
    ("H3", "one_action"): ("reshuffle", "stand"),
    ("H4", "turn"): ("next_card", "reshuffle"),
    ("H4", "one_action_turn"): ("next_card", "reshuffle", "stand"),
    ("H4", "one_action_river"): ("reshuffle", "stand"),
    ("H4", "two_cards"): ("restore_order", "reshuffle"),
    ("H5", "first_player"): ("back_on_top", "misdeal"),
    ("H5", "other_player"): ("misdeal", "back_on_top"),
    ("H5", "double_pitch"): ("slide", "misdeal"),
    ("H7", "flop"): ("reshuffle", "scramble", "restore_order"),
    ("H7", "card"): ("restore_order", "reshuffle", "stand"),
    ("H7", "acted_flop"): ("make_up", "stand"),
    ("H7", "acted_card"): ("make_up", "stand"),
    ("H8", "flop"): ("reshuffle", "restore_order", "stand"),
    ("H8", "card"): ("restore_order", "reshuffle", "stand"),
    ("H8", "acted_flop"): ("burn_back", "stand"),
    ("H8", "acted_card"): ("burn_back", "stand"),
    ("C5", "opening"): ("full_bet", "call"),
    ("C8", "after_raise"): ("first_motion", "one_raise"),
    ("C9", "all_in_fold"): ("fold_binds", "stays_live"),
    ("C9", "changed"): ("all_options", "call_or_fold"),
    ("C9", "changed_heads_up"): ("all_options", "call_or_fold"),
    ("C9", "skipped"): ("passive_only", "first_passive"),
    ("C10", "undercall_of_a_raise"): ("floor_decides", "call", "call_or_withdraw"),
    ("C10", "undercall_again"): ("floor_decides", "call"),
    ("E6", "taken_back"): ("live", "shown_dead"),
    ("E8", "miscalled"): ("forfeits", "cards_speak"),
    ("H9", "several"): ("misdeal", "next_card_serves"),
    ("H9", "several_after"): ("next_card_serves", "void"),
    ("H12", "skipped"): ("slide", "misdeal"),
    ("H13", "first_seat"): ("slide", "misdeal"),
    ("H14", "no_right_before"): ("void", "dead"),
    ("H15", "protected"): ("lost", "refund"),
    ("H20", "with_others"): ("shuffle_stub", "stub_alone"),
}

#: Every option and what it may be; the meaning of a value stands in the catalogue of sentences.
OPTION_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "cutoff": ("two_players", "tda_sa", "wsop_live", "three_or_two_with_chips"),
    "play_board": ("declaration", "table"),
    "all_in_table": ("may_muck", "all"),
    "straddle_raise": ("straddle", "big_blind"),
    "ask_to_see": ("any_dealt_in", "caller_only", "collusion_only"),
    "raise_cap": ("3", "4", "5", "6"),
    "cap_lifted": ("two_began", "two_left", "two_dealt", "never"),
    "button_straddle_first": ("small_blind", "under_the_gun"),
    "missing_card": ("stands", "void"),
    "next_button": ("repair", "leave"),
    "skipped": ("substantial_action", "two", "three"),
    "show_order": ("last_aggressor", "side_pot_first"),
    "pl_blinds": ("full", "true", "rounded"),
}
