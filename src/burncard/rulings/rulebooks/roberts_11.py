"""Robert's Rules of Poker, version 11, restated; where it was not read, the classic rules (an early edition) answer."""

from __future__ import annotations

from burncard.rulings.verdict import Row, Standing

IN_PART = Standing.IN_PART
NOT_READ = Standing.NOT_READ

NAME = "roberts-11"
TITLE = "Robert's Rules, v11"
REVISION = 2
BASE = "classic"

OPTIONS = {"cap_lifted": "two_left", "skipped": "three"}

#: Only parts of the eleventh edition could be read in its own wording: where it has no row here, it may still say something.
GAP = Standing.IN_PART

_HOLDEM = "Robert's Rules v11, hold'em"
_IRREGULAR = "Robert's Rules v11, irregularities"
_MISDEALS = "Robert's Rules v11, misdeals"
_DEAD = "Robert's Rules v11, dead hands"

ROWS = (
    Row("H1", "first", "misdeal", _MISDEALS),
    Row("H1", "second", "misdeal", _MISDEALS),
    Row("H1", "single", "replace", f"{_HOLDEM}, rule 1"),
    Row("H1", "several", "misdeal", _MISDEALS),
    Row("H2", "turned", "reshuffle", f"{_HOLDEM}, rule 3"),
    Row("H2", "turned_five", "reshuffle", f"{_HOLDEM}, rule 3"),
    Row("H3", "flop", "reshuffle", f"{_HOLDEM}, rule 4"),
    Row("H4", "turn", "next_card", f"{_HOLDEM}, rule 5"),
    Row("H4", "river", "reshuffle", f"{_HOLDEM}, rule 5"),
    Row("H5", "first_player", "back_on_top", f"{_HOLDEM}, rule 2"),
    Row("H5", "several", "misdeal", f"{_HOLDEM}, rule 2"),
    Row("H5", "sealed", "dead", _DEAD),
    Row("H7", "flop", "reshuffle", f"{_HOLDEM}, rule 6"),
    Row("H7", "card", "restore_order", f"{_HOLDEM}, rule 6"),
    Row("H7", "acted_flop", "make_up", f"{_HOLDEM}, rule 6"),
    Row("H7", "acted_card", "make_up", f"{_HOLDEM}, rule 6"),
    Row("H8", "flop", "reshuffle", f"{_HOLDEM}, rule 6"),
    Row("H8", "card", "restore_order", f"{_HOLDEM}, rule 6"),
    Row("H8", "acted_flop", "burn_back", f"{_HOLDEM}, rule 6"),
    Row("H8", "acted_card", "burn_back", f"{_HOLDEM}, rule 6"),
    Row("H9", "one", "next_card_serves", f"{_IRREGULAR}, rule 7"),
    Row("H9", "several", "misdeal", _MISDEALS),
    Row("H12", "out_of_order", "misdeal", _MISDEALS),
    Row("H12", "sealed", "dead", _DEAD),
    Row("H13", "out_of_order", "misdeal", _MISDEALS),
    Row("H13", "first_seat", "misdeal", _MISDEALS),
    Row("C5", "half_or_more", "full_raise", "Robert's Rules v11, betting", NOT_READ),
    Row("C5", "less_than_half", "call", "Robert's Rules v11, betting", NOT_READ),
    Row("C8", "after_raise", "one_raise", "Robert's Rules v11, no-limit"),
    Row("C9", "changed", "call_or_fold", "Robert's Rules v11, betting", IN_PART),
    Row("C9", "changed_heads_up", "call_or_fold", "Robert's Rules v11, betting", IN_PART),
    Row("C9", "skipped", "passive_only", "Robert's Rules v11, betting", IN_PART),
    Row("C8", "string_bet", "first_motion", "Robert's Rules v11, betting", NOT_READ),
    Row("E7", "by_winner", "live", "Robert's Rules v11, showdown"),
    Row("E7", "by_another", "shown_dead", "Robert's Rules v11, showdown"),
    Row("H10", "before", "scrap", f"{_IRREGULAR}"),
    Row("H10", "after", "scrap", f"{_IRREGULAR}"),
    Row("H10", "held", "replaced", _IRREGULAR, IN_PART),
    Row("H10", "held_acted", "dead", _IRREGULAR, IN_PART),
    Row("H10", "held_after", "replaced", _IRREGULAR, IN_PART),
    Row("H10", "held_acted_after", "dead", _IRREGULAR, IN_PART),
    Row("H11", "in_play", "void", f"{_IRREGULAR}"),
    Row("H11", "missing_after", "plays", f"{_IRREGULAR}", NOT_READ),
    Row("H13", "button_before", "void", _MISDEALS),
    Row("H13", "button_after", "next_button", f"{_IRREGULAR}"),
    Row("H14", "no_right_before", "void", _MISDEALS),
    Row("H14", "left_out_before", "void", _MISDEALS),
    Row("H15", "mixed", "lost", f"{_IRREGULAR}"),
    Row("H12", "button_short", "top_card", _MISDEALS),
)
