"""Ranges of starting hands: read, combined, printed in short, drawn."""

from __future__ import annotations

from burncard.ranges.grammar import RangeError
from burncard.ranges.model import Range, WeightedHand

__all__ = ["Range", "RangeError", "WeightedHand"]
