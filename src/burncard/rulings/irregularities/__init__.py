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
