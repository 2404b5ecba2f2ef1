"""What a hand is worth: 7,462 classes, told apart by one integer that is higher for the better hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from burncard.evaluation import hands, reference
from burncard.evaluation.backend import KERNEL
from burncard.evaluation.batch import evaluate_many
from burncard.evaluation.classes import Category
from burncard.evaluation.hands import CardsLike, best_five, compare, winners
from burncard.evaluation.strength import Strength, strength

__all__ = ["Category", "Strength", "best_five", "compare", "evaluate", "evaluate_many", "rank", "winners"]

#: The strength, 1 to 7462, of 5 to 7 different faces (a sequence). For callers that know their cards: plain Python
#: checks nothing, the kernel refuses with a ValueError what it cannot look up.
rank: Final[Callable[[Sequence[int]], int]] = reference.rank if KERNEL is None else KERNEL.rank

#: See `burncard.evaluation.hands.evaluate`, which defines it.
evaluate: Final[Callable[[CardsLike], Strength]] = hands.evaluate if KERNEL is None else KERNEL.evaluate

if KERNEL is not None:
    KERNEL.bind(hands.evaluate, strength)
