"""Betting structures, one file each; being in this folder registers it.

Each says its code, its name and what it is set up with, and answers: what may a raise be, and does this one count as full?
A structure reads the round; it changes nothing but the round's own measures of a raise.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

from burncard.game.structures.base import Structure


@cache
def structures() -> Mapping[str, type[Structure]]:
    """All of them by their codes, no-limit first. Raises LookupError for a file without one, and for a code used twice."""
    found: dict[str, type[Structure]] = {}
    for name in sorted(info.name for info in pkgutil.iter_modules(__path__) if info.name != "base"):
        made = getattr(importlib.import_module(f"{__name__}.{name}"), "STRUCTURE", None)
        if made is None or not made.code:
            raise LookupError(f"structures/{name} has no STRUCTURE with a code")
        if made.code in found:
            raise LookupError(f"structures/{name}: the code {made.code} is {found[made.code].name}'s")
        found[made.code] = made
    return dict(sorted(found.items(), key=lambda pair: (pair[0] != "NT", pair[0])))


__all__ = ["Structure", "structures"]
