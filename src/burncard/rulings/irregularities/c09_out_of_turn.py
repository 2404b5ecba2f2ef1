"""C9. A player acts before his turn.

The act goes back to whoever is due. If nothing changes it binds when the turn comes, a fold always; after a bet or
raise he has all options. Source: TDA rule 53; WSOP live action 133.
"""

from __future__ import annotations

SECTION = "C9"
CONDITIONS = {
    "out_of_turn": "a fold, check, call, bet or raise",
}
