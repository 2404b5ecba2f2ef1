"""Burncard: a referee for Texas Hold'em dealt by hand.

>>> from burncard import Hand

Names are fetched when they are asked for, so that `import burncard.cards` brings in nothing else.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burncard.errors import BurncardError as BurncardError
    from burncard.errors import Illegal as Illegal
    from burncard.errors import Impossible as Impossible
    from burncard.errors import LineError as LineError
    from burncard.referee.hand import Hand as Hand

__version__ = "0.1.0"

_LIVES_IN = {
    "BurncardError": "burncard.errors",
    "Hand": "burncard.referee.hand",
    "Illegal": "burncard.errors",
    "Impossible": "burncard.errors",
    "LineError": "burncard.errors",
}

__all__ = ["BurncardError", "Hand", "Illegal", "Impossible", "LineError", "__version__"]


def __getattr__(name: str) -> Any:
    """Fetch a public name at its first use."""
    if name not in _LIVES_IN:
        raise AttributeError(f"module 'burncard' has no attribute {name!r}")
    value = getattr(import_module(_LIVES_IN[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
