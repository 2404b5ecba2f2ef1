"""Players that are not people, and tables of many hands. A bot sees what its seat may see and nothing else."""

from __future__ import annotations

from burncard.sim.bot import decide
from burncard.sim.bots import aggressor, caller, folder
from burncard.sim.results import Results
from burncard.sim.simulate import Bot, simulate

__all__ = ["Bot", "Results", "aggressor", "caller", "decide", "folder", "simulate"]
