"""Burncard: a referee for Texas Hold'em dealt by hand.

Names are fetched when they are asked for, so that `import burncard.cards` brings in nothing else.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # spelt out for type checkers; `typing` would double the time of the import
    from burncard.errors import BurncardError, Illegal, Impossible, LineError
    from burncard.evaluation import Strength, compare, evaluate, winners
    from burncard.histories.hands import read
    from burncard.ranges import Range
    from burncard.referee.actions import (
        Action,
        Bet,
        Board,
        Burn,
        Call,
        Check,
        Deal,
        Fold,
        Go,
        Muck,
        Notice,
        Pitch,
        PlayBoard,
        Raise,
        Rule,
        Show,
        Shuffle,
        Wager,
        Winners,
    )  # fmt: skip
    from burncard.referee.hand import Outcome
    from burncard.referee.model.irregularity import Ruling
    from burncard.referee.procedure.due import Due, Legal
    from burncard.script.decks import shuffled
    from burncard.script.hand import Hand, Told

__version__ = "0.1.0"
__all__ = [
    "Action",
    "Bet",
    "Board",
    "Burn",
    "BurncardError",
    "Call",
    "Check",
    "Deal",
    "Due",
    "Fold",
    "Go",
    "Hand",
    "Illegal",
    "Impossible",
    "Legal",
    "LineError",
    "Muck",
    "Notice",
    "Outcome",
    "Pitch",
    "PlayBoard",
    "Raise",
    "Range",
    "Rule",
    "Ruling",
    "Show",
    "Shuffle",
    "Strength",
    "Told",
    "Wager",
    "Winners",
    "__version__",
    "compare",
    "evaluate",
    "read",
    "shuffled",
    "winners",
]

_LIVES_IN = {
    "Action": "burncard.referee.actions",
    "Bet": "burncard.referee.actions",
    "Board": "burncard.referee.actions",
    "Burn": "burncard.referee.actions",
    "BurncardError": "burncard.errors",
    "Call": "burncard.referee.actions",
    "Check": "burncard.referee.actions",
    "Deal": "burncard.referee.actions",
    "Due": "burncard.referee.procedure.due",
    "Fold": "burncard.referee.actions",
    "Go": "burncard.referee.actions",
    "Hand": "burncard.script.hand",
    "Illegal": "burncard.errors",
    "Impossible": "burncard.errors",
    "Legal": "burncard.referee.procedure.due",
    "LineError": "burncard.errors",
    "Muck": "burncard.referee.actions",
    "Notice": "burncard.referee.actions",
    "Outcome": "burncard.referee.hand",
    "Pitch": "burncard.referee.actions",
    "PlayBoard": "burncard.referee.actions",
    "Raise": "burncard.referee.actions",
    "Range": "burncard.ranges",
    "Rule": "burncard.referee.actions",
    "Ruling": "burncard.referee.model.irregularity",
    "Show": "burncard.referee.actions",
    "Shuffle": "burncard.referee.actions",
    "Strength": "burncard.evaluation",
    "Told": "burncard.script.hand",
    "Wager": "burncard.referee.actions",
    "Winners": "burncard.referee.actions",
    "compare": "burncard.evaluation",
    "evaluate": "burncard.evaluation",
    "read": "burncard.histories.hands",
    "shuffled": "burncard.script.decks",
    "winners": "burncard.evaluation",
}

if not TYPE_CHECKING:  # hidden from type checkers, which would otherwise believe in any name

    def __getattr__(name: str) -> object:
        """Fetch a public name at its first use."""
        if name not in _LIVES_IN:
            raise AttributeError(f"module 'burncard' has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(_LIVES_IN[name]), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
