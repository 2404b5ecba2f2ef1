"""E8. A player miscalls his hand on purpose, and another throws his away.

Cards speak, whatever is said; but who makes another fold by a false word may lose his claim, by the floor's decision.
Source: derived; common floor practice.
"""

from __future__ import annotations

SECTION = "E8"
CONDITIONS = {"miscalled": "at the showdown, by the floor's word"}
