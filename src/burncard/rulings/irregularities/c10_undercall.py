"""C10. Fewer chips than the call, without being all-in.

It is made full. Source: derived; WSOP tournament rule 93.
"""

from __future__ import annotations

SECTION = "C10"
CONDITIONS = {
    "undercall": "facing a bet",
}
