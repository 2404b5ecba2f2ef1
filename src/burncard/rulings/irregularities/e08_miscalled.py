"""E8. A player miscalls a hand on purpose, and another player throws theirs away.

Cards speak, whatever is said; but who makes another fold by a false word may lose the claim, by the floor's decision.
Source: derived; common floor practice.
"""

from __future__ import annotations

SECTION = "E8"
CONDITIONS = {"miscalled": "at the showdown, by the floor's word"}
