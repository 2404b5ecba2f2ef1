"""The names a house gives its choices: one switch, the rows it replaces.

A switch is for people who know their rules and not our sections; each value names the remedy for every row it touches.
An option of a rulebook is a switch of its own name.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class RowChange(NamedTuple):
    """One row that a switch replaces."""

    section: str
    condition: str
    remedy: str


def _rows(section: str, conditions: str, remedy: str) -> tuple[RowChange, ...]:
    return tuple([RowChange(section, condition, remedy) for condition in conditions.split()])


#: switch -> value -> rows
SWITCHES: Final[dict[str, dict[str, tuple[RowChange, ...]]]] = {
    "first_cards": {
        "0": (RowChange("H1", "first", "replace"), RowChange("H1", "second", "replace")),
        "1": (RowChange("H1", "first", "misdeal"), RowChange("H1", "second", "replace")),
        "2": (RowChange("H1", "first", "misdeal"), RowChange("H1", "second", "misdeal")),
    },
    "four_card_flop": {
        "reshuffle": (RowChange("H2", "turned", "reshuffle"),),
        "scramble": (RowChange("H2", "turned", "scramble"),),
    },
    "unturned_extra_flop_card": {
        "back_on_top": _rows("H2", "not_turned", "restore_order"),
        "reshuffle": _rows("H2", "not_turned", "reshuffle"),
        "scramble": _rows("H2", "not_turned", "scramble"),
    },
    "short_flop": {
        "add": (RowChange("H2", "too_few", "add_missing"),),
        "reshuffle": (RowChange("H2", "too_few", "reshuffle"),),
    },
    "early_turn": {
        "next_card": _rows("H4", "turn one_action_turn", "next_card"),
        "reshuffle": _rows("H4", "turn one_action_turn", "reshuffle"),
    },
    "two_cards_turned": {
        "first_counts": (RowChange("H4", "two_cards", "restore_order"),),
        "reshuffle": (RowChange("H4", "two_cards", "reshuffle"),),
    },
    "extra_card": {
        "misdeal": _rows("H5", "first_player other_player", "misdeal"),
        "first_player": (RowChange("H5", "first_player", "back_on_top"), RowChange("H5", "other_player", "misdeal")),
        "any_player": _rows("H5", "first_player other_player", "back_on_top"),
    },
    "flop_without_burn": {
        "reshuffle": (RowChange("H7", "flop", "reshuffle"),),
        "scramble": (RowChange("H7", "flop", "scramble"),),
        "first_is_burn": (RowChange("H7", "flop", "restore_order"),),
    },
    "card_without_burn": {
        "restore": (RowChange("H7", "card", "restore_order"),),
        "reshuffle": (RowChange("H7", "card", "reshuffle"),),
        "stands": (RowChange("H7", "card", "stand"),),
    },
    "two_burns": {
        "restore": (RowChange("H8", "flop", "reshuffle"), RowChange("H8", "card", "restore_order")),
        "restore_flop": _rows("H8", "flop card", "restore_order"),
        "stands": _rows("H8", "flop card", "stand"),
    },
    "wrong_player": {
        "misdeal": (RowChange("H14", "no_right_before", "void"),),
        "killed": (RowChange("H14", "no_right_before", "dead"),),
    },
    "protected_hand": {
        "lost": (RowChange("H15", "protected", "lost"),),
        "refund": (RowChange("H15", "protected", "refund"),),
    },
    "stub_in_the_muck": {
        "all": (RowChange("H20", "with_others", "shuffle_stub"),),
        "stub_alone": (RowChange("H20", "with_others", "stub_alone"),),
    },
    "opening_bet_too_small": {
        "least": (RowChange("C5", "opening", "full_bet"),),
        "check": (RowChange("C5", "opening", "call"),),
    },
    "two_motions_after_raise": {
        "first": (RowChange("C8", "after_raise", "first_motion"),),
        "sum": (RowChange("C8", "after_raise", "one_raise"),),
    },
    "action_changed": {
        "all_options": _rows("C9", "changed changed_heads_up", "all_options"),
        "heads_up": (RowChange("C9", "changed", "all_options"), RowChange("C9", "changed_heads_up", "call_or_fold")),
        "call_or_fold": _rows("C9", "changed changed_heads_up", "call_or_fold"),
    },
    "miscall": {
        "forfeits": (RowChange("E8", "miscalled", "forfeits"),),
        "cards_speak": (RowChange("E8", "miscalled", "cards_speak"),),
    },
    "burn_repair": {
        "restore": (
            *_rows("H7", "acted_flop acted_card", "make_up"),
            *_rows("H8", "acted_flop acted_card", "burn_back"),
        ),
        "one_a_street": (
            *_rows("H7", "acted_flop acted_card", "stand"),
            *_rows("H8", "acted_flop acted_card", "stand"),
        ),
    },
    "boxed_cards": {
        "two_misdeal": (RowChange("H9", "several", "misdeal"),),
        "scrap": (RowChange("H9", "several", "next_card_serves"),),
    },
    "card_to_wrong_seat": {
        "slide": (
            RowChange("H5", "double_pitch", "slide"),
            RowChange("H12", "skipped", "slide"),
            RowChange("H13", "first_seat", "slide"),
        ),
        "misdeal": (
            RowChange("H5", "double_pitch", "misdeal"),
            RowChange("H12", "skipped", "misdeal"),
            RowChange("H13", "first_seat", "misdeal"),
        ),
    },
}
