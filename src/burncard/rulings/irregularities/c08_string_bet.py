"""C8. Chips in more than one motion, without a word.

Only the first motion counts. Source: TDA rule 56; WSOP tournament rule 103.
"""

from __future__ import annotations

SECTION = "C8"
CONDITIONS = {
    "string_bet": "claimed at once",
    "after_raise": "raise was said first",
}
