"""C9. A player acts before their turn, or is passed over.

A fold binds at once. Any other act goes back to whoever is due; it binds when its turn comes if the action in front of it is
still the one that was answered. Who lets enough players act behind them may then check, call or fold: those acts bind.
Source: TDA rules 53 and 58; WSOP tournament rule 90-d; WSOP live action rules 132 and 133.
"""

from __future__ import annotations

SECTION = "C9"
CONDITIONS = {
    "out_of_turn": "a fold, check, call, bet or raise",
    "fold": "a fold",
    "all_in_fold": "a fold of a player who is all-in and called",
    "changed": "the action has changed when the turn comes",
    "changed_heads_up": "the same, two could still bet",
    "skipped": "enough acts behind a player who was due",
}
