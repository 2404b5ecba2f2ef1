"""Burncard: the referee of a hold'em table, dealt by hand.

>>> from burncard import Hand
>>> hand = Hand([200] * 3, [1, 2], deck="4d7cTcQh5c6hTd4s6sTh6c7h")
>>> hand.do("d deal").rulings
()
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from burncard.errors import Illegal, Impossible, LineError
    from burncard.referee.hand import Hand, Outcome
    from burncard.referee.incident import Ruling

_WHERE = {
    "Hand": "burncard.referee.hand",
    "Outcome": "burncard.referee.hand",
    "Ruling": "burncard.referee.incident",
    "Illegal": "burncard.errors",
    "Impossible": "burncard.errors",
    "LineError": "burncard.errors",
}

__all__ = ["Hand", "Illegal", "Impossible", "LineError", "Outcome", "Ruling", "__version__"]


def __getattr__(name: str) -> Any:
    """Public names are imported when they are first asked for, so that a program pays for what it uses."""
    if name not in _WHERE:
        raise AttributeError(f"module 'burncard' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(_WHERE[name]), name)
    globals()[name] = value
    return value
