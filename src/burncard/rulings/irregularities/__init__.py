"""One file an irregularity: what it is, how it is noticed, where the rule comes from.

``notice(facts)`` names the condition that holds, or an empty string. Street irregularities fall in three kinds: the
street came early, has a wrong number of cards, or a wrong number of burns.
"""

from __future__ import annotations

from typing import Protocol

from burncard.rulings.facts import StreetFacts
from burncard.rulings.irregularities import (
    h00_shuffle_skipped,
    h02_flop_count,
    h03_early_flop,
    h04_early_turn_or_river,
    h04_two_cards,
    h07_no_burn,
    h08_two_burns,
)


class StreetIrregularity(Protocol):
    """What a file of this folder offers."""

    SECTION: str

    def notice(self, facts: StreetFacts) -> str:
        """The condition that holds, or an empty string."""


EARLY: tuple[StreetIrregularity, ...] = (h03_early_flop, h04_early_turn_or_river, h00_shuffle_skipped)
COUNT: tuple[StreetIrregularity, ...] = (h02_flop_count, h04_two_cards)
BURNS: tuple[StreetIrregularity, ...] = (h07_no_burn, h08_two_burns)

#: Every file of this folder that describes an irregularity; the build fails when one lacks a row, a case or a page.
FILES = (
    "h00_stray", "h00_shuffle_skipped", "h01_exposed", "h02_flop_count", "h03_early_flop", "h04_early_turn_or_river",
    "h04_two_cards", "h04_top_card", "h05_extra", "h05_double_pitch", "h07_no_burn", "h08_two_burns", "h09_boxed",
    "h10_foreign", "h11_foul_deck", "h12_misplaced", "h13_first_seat", "h13_button", "h14_wrong_player", "h15_killed",
    "h16_own_card", "h17_burn_seen", "h18_pot_pushed", "h19_board_swept", "h20_stub_dropped", "h21_short_stub", "h22_wrong_deck",
    "h23_tabled_early", "c05_under_raise", "c06_silent_chips", "c07_raise_said", "c08_string_bet", "c09_out_of_turn",
    "c10_undercall", "c12_clock", "e03_one_card", "e06_thrown_away", "e07_asked_to_see", "e08_miscalled",
)  # fmt: skip
