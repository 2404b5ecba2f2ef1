"""Players that are not people. They see what their seat may see and nothing else."""

from __future__ import annotations

from burncard.sim.bot import decide

__all__ = ["decide"]
