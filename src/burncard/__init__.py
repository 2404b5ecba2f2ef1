"""Burncard: a referee for Texas Hold'em dealt by hand.

Names are fetched when they are asked for, so that `import burncard.cards` brings in nothing else.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # spelt out for type checkers; `typing` would double the time of the import
    from burncard.errors import BurncardError, Illegal, Impossible, LineError
    from burncard.evaluation import Strength, compare, evaluate, winners
    from burncard.ranges import Range
    from burncard.referee.hand import Outcome
    from burncard.referee.model.irregularity import Ruling
    from burncard.referee.procedure.due import Due, Legal
    from burncard.script.hand import Hand

__version__ = "0.1.0"
__all__ = [
    "BurncardError",
    "Due",
    "Hand",
    "Illegal",
    "Impossible",
    "Legal",
    "LineError",
    "Outcome",
    "Range",
    "Ruling",
    "Strength",
    "__version__",
    "compare",
    "evaluate",
    "winners",
]

_LIVES_IN = {
    "BurncardError": "burncard.errors",
    "Due": "burncard.referee.procedure.due",
    "Hand": "burncard.script.hand",
    "Illegal": "burncard.errors",
    "Impossible": "burncard.errors",
    "Legal": "burncard.referee.procedure.due",
    "LineError": "burncard.errors",
    "Outcome": "burncard.referee.hand",
    "Range": "burncard.ranges",
    "Ruling": "burncard.referee.model.irregularity",
    "Strength": "burncard.evaluation",
    "compare": "burncard.evaluation",
    "evaluate": "burncard.evaluation",
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
