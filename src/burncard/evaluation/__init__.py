"""What a hand is worth: 7,462 classes, told apart by one integer that is higher for the better hand."""

from __future__ import annotations

from burncard.evaluation.reference import rank

__all__ = ["rank"]
