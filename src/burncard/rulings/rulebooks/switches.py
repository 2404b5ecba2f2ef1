"""The names a house gives its choices: one switch, the rows it replaces.

A switch is for people who know their rules and not our sections; each value names the remedy for every row it touches.
An option of a rulebook is a switch of its own name.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Change(NamedTuple):
    """One row that a switch replaces."""

    section: str
    condition: str
    remedy: str


def _rows(section: str, conditions: str, remedy: str) -> tuple[Change, ...]:
    return tuple([Change(section, condition, remedy) for condition in conditions.split()])


#: switch -> value -> rows
SWITCHES: Final[dict[str, dict[str, tuple[Change, ...]]]] = {
    "first_cards": {
        "0": (Change("H1", "first", "replace"), Change("H1", "second", "replace")),
        "1": (Change("H1", "first", "misdeal"), Change("H1", "second", "replace")),
        "2": (Change("H1", "first", "misdeal"), Change("H1", "second", "misdeal")),
    },
    "four_card_flop": {
        "reshuffle": (Change("H2", "turned", "reshuffle"),),
        "scramble": (Change("H2", "turned", "scramble"),),
    },
    "unturned_extra_flop_card": {
        "back_on_top": _rows("H2", "not_turned", "restore_order"),
        "reshuffle": _rows("H2", "not_turned", "reshuffle"),
        "scramble": _rows("H2", "not_turned", "scramble"),
    },
    "short_flop": {
        "add": (Change("H2", "too_few", "add_missing"),),
        "reshuffle": (Change("H2", "too_few", "reshuffle"),),
    },
    "early_turn": {
        "next_card": _rows("H4", "turn one_action_turn", "next_card"),
        "reshuffle": _rows("H4", "turn one_action_turn", "reshuffle"),
    },
    "two_cards_turned": {
        "first_counts": (Change("H4", "two_cards", "restore_order"),),
        "reshuffle": (Change("H4", "two_cards", "reshuffle"),),
    },
    "extra_card": {
        "misdeal": _rows("H5", "first_player other_player", "misdeal"),
        "first_player": (Change("H5", "first_player", "back_on_top"), Change("H5", "other_player", "misdeal")),
        "any_player": _rows("H5", "first_player other_player", "back_on_top"),
    },
    "flop_without_burn": {
        "reshuffle": (Change("H7", "flop", "reshuffle"),),
        "scramble": (Change("H7", "flop", "scramble"),),
        "first_is_burn": (Change("H7", "flop", "restore_order"),),
    },
    "card_without_burn": {
        "restore": (Change("H7", "card", "restore_order"),),
        "reshuffle": (Change("H7", "card", "reshuffle"),),
        "stands": (Change("H7", "card", "stand"),),
    },
    "two_burns": {
        "restore": (Change("H8", "flop", "reshuffle"), Change("H8", "card", "restore_order")),
        "restore_flop": _rows("H8", "flop card", "restore_order"),
        "stands": _rows("H8", "flop card", "stand"),
    },
    "wrong_player": {
        "misdeal": (Change("H14", "no_right_before", "void"),),
        "killed": (Change("H14", "no_right_before", "dead"),),
    },
    "protected_hand": {
        "lost": (Change("H15", "protected", "lost"),),
        "refund": (Change("H15", "protected", "refund"),),
    },
    "stub_in_the_muck": {
        "all": (Change("H20", "with_others", "shuffle_stub"),),
        "stub_alone": (Change("H20", "with_others", "stub_alone"),),
    },
    "opening_bet_too_small": {
        "least": (Change("C5", "opening", "full_bet"),),
        "check": (Change("C5", "opening", "call"),),
    },
    "two_motions_after_raise": {
        "first": (Change("C8", "after_raise", "first_motion"),),
        "sum": (Change("C8", "after_raise", "one_raise"),),
    },
    "action_changed": {
        "all_options": _rows("C9", "changed changed_heads_up", "all_options"),
        "heads_up": (Change("C9", "changed", "all_options"), Change("C9", "changed_heads_up", "call_or_fold")),
        "call_or_fold": _rows("C9", "changed changed_heads_up", "call_or_fold"),
    },
    "miscall": {
        "forfeits": (Change("E8", "miscalled", "forfeits"),),
        "cards_speak": (Change("E8", "miscalled", "cards_speak"),),
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
        "two_misdeal": (Change("H9", "several", "misdeal"),),
        "scrap": (Change("H9", "several", "next_card_serves"),),
    },
    "card_to_wrong_seat": {
        "slide": (
            Change("H5", "double_pitch", "slide"),
            Change("H12", "skipped", "slide"),
            Change("H13", "first_seat", "slide"),
        ),
        "misdeal": (
            Change("H5", "double_pitch", "misdeal"),
            Change("H12", "skipped", "misdeal"),
            Change("H13", "first_seat", "misdeal"),
        ),
    },
}
