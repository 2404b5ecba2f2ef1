"""H20. The stub falls or is mixed with other cards.

Its order certain it is restored; otherwise it is shuffled, together with whatever it was mixed with. Source:
derived; TDA recommended procedure 4.
"""

from __future__ import annotations

SECTION = "H20"
CONDITIONS = {
    "certain": "its order is certain",
    "mixed": "the stub alone",
    "with_others": "mixed with the muck or the burns",
}
