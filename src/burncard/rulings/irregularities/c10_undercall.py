"""C10. Fewer chips than the call, without being all-in.

Facing the opening bet, or heads-up, it is made full; facing a raise it is the floor's. Source: derived; WSOP tournament rule 93.
"""

from __future__ import annotations

SECTION = "C10"
CONDITIONS = {
    "undercall": "facing the opening bet, or heads-up",
    "undercall_of_a_raise": "facing a raise, three or more in the round",
    "undercall_again": "right behind another undercall",
}
