"""What hands and ranges are worth against each other: exact where that is affordable, sampled where it is not."""

from __future__ import annotations

from burncard.equity.compute import equity, explain
from burncard.equity.outs import Outs, next_card, outs
from burncard.equity.planning import Plan
from burncard.equity.result import Cancelled, Equity, Share

__all__ = ["Cancelled", "Equity", "Outs", "Plan", "Share", "equity", "explain", "next_card", "outs"]
