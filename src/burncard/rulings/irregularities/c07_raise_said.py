"""C7. What was said: raise and too few chips, raise where it is not open, check facing a bet, a number with several meanings.

Who says raise has raised, by the least; where raising is not open it is a call. The first word binds. Check facing a bet:
call or fold, no raise in that turn. A number means the highest amount that is legal and not above the pot. Source: TDA
rules 42, 43, 51-A, 55, 57; WSOP tournament rule 90-b-1.
"""

from __future__ import annotations

SECTION = "C7"
CONDITIONS = {
    "raise_completed": "fewer chips than the least raise",
    "raise_not_open": "raise said where raising is not open",
    "too_much": "more than the structure allows",
    "first_word": "another word after raise",
    "check_facing_a_bet": "check said facing a bet",
    "several_meanings": "a number with several meanings",
}
