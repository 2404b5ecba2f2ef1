"""What a hand makes with the board, from the faces its reader may see."""

from __future__ import annotations

from burncard.cards import card, text
from burncard.evaluation import best_five, evaluate
from burncard.referee.views import HIDDEN, Face


def five(held: tuple[Face, ...], board: tuple[Face, ...]) -> tuple[Face, ...]:
    """The five cards that play; none while the board is not whole or a card is hidden."""
    if len(held) != 2 or len(board) != 5 or HIDDEN in held or HIDDEN in board:
        return ()
    return tuple([text(code) for code in best_five([card(one) for one in (*held, *board)])])


def in_words(held: tuple[Face, ...], board: tuple[Face, ...]) -> str:
    """What two known cards make with the board, from the flop on; empty when there is nothing to say."""
    if len(held) != 2 or not 3 <= len(board) <= 5 or HIDDEN in held or HIDDEN in board:
        return ""
    return evaluate([card(text) for text in (*held, *board)]).description
