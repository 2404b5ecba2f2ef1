"""E7. A player asks to see a called hand that was thrown away.

Asked by the apparent winner it is live and the best wins; asked by another it is shown and stays dead. Source:
later editions of the same rulebook; TDA rule 18.
"""

from __future__ import annotations

SECTION = "E7"
CONDITIONS = {
    "by_winner": "the apparent winner asks",
    "by_another": "another player asks",
}
