"""C5. Chips for a raise of less than the least, without the word.

Half of the least raise or more is made full, less is a call. An opening bet below the least is made the least bet. Source:
TDA rules 43 and 52; WSOP tournament rule 90-e-1.
"""

from __future__ import annotations

SECTION = "C5"
CONDITIONS = {
    "half_or_more": "half of the least raise or more",
    "less_than_half": "less",
    "opening": "an opening bet below the least bet",
}
