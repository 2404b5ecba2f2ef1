"""The definitions, in plain Python, of what the compiled kernel computes: the same functions with the same arguments.

Starting hands are their numbers (`burncard.ranges.combos`), a board is the bytes of its faces, dead cards are a mask
with bit `face` set, and `progress(done, total)` is called now and then; what it raises ends the work.
"""

from __future__ import annotations

from burncard.equity.reference.sampling import sample
from burncard.equity.reference.showdowns import showdown
from burncard.equity.reference.sweep import versus

__all__ = ["sample", "showdown", "versus"]
