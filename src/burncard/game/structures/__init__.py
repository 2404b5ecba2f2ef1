"""Betting structures, one file each. Each answers: what may a raise be, and does this one count as full?

A structure is a module-like object with the methods of `Structure`; it reads the round, it changes nothing but the
round's own measures of a raise.
"""

from __future__ import annotations

from burncard.game.structures.base import Structure
from burncard.game.structures.fixed_limit import FixedLimit
from burncard.game.structures.no_limit import NoLimit
from burncard.game.structures.pot_limit import PotLimit
from burncard.game.structures.spread_limit import SpreadLimit

STRUCTURES: dict[str, type[Structure]] = {"NT": NoLimit, "PT": PotLimit, "FT": FixedLimit, "ST": SpreadLimit}

__all__ = ["STRUCTURES", "Structure"]
