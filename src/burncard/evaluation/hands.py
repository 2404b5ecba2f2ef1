"""Hands given by a user: checked first, then evaluated, compared, and taken apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from operator import index

from burncard.cards import card, text
from burncard.cards import cards as read_cards
from burncard.evaluation.reference import rank
from burncard.evaluation.strength import Strength, strength

#: Cards as text (``"As Kd"``, spaces optional) or one by one, each a face or its two letters.
CardsLike = str | Iterable[int | str]


def faces(cards: CardsLike, what: str = "the hand", taken: Iterable[int] = ()) -> tuple[int, ...]:
    """The faces of `cards`. Raises ValueError naming the card that is none, is unknown, or is there twice.

    `what` names the cards in the error ("the board"); `taken` are cards that lie elsewhere and cannot come again.
    """
    if isinstance(cards, str):
        codes = read_cards(cards)
    else:
        codes = tuple([card(each) if isinstance(each, str) else index(each) for each in cards])
    seen = set(taken)
    for code in codes:
        if not 0 <= code <= 51:
            if code == -1:
                raise ValueError(f"{what} has a card that is not known (??)")
            raise ValueError(f"{what} has {code!r}, which is no face: 0 (2c) to 51 (As)")
        if code in seen:
            raise ValueError(f"{text(code)} in {what} is there twice")
        seen.add(code)
    return codes


def evaluate(cards: CardsLike) -> Strength:
    """The strength of the best five of 5, 6 or 7 cards, higher is better.

    Raises ValueError naming the card that is wrong (no card, unknown, twice), or if there are too few or too many.
    """
    codes = faces(cards)
    if not 5 <= len(codes) <= 7:
        raise ValueError(f"a hand has 5 to 7 cards, not {len(codes)}")
    return strength(rank(codes))


def best_five(cards: CardsLike) -> tuple[int, ...]:
    """The five cards that play, highest first as the hand is read: pairs before kickers, the wheel's ace last.

    Where different cards would do (the board plays for either of two low kickers), those named first are taken.
    """
    codes = faces(cards)
    whole = evaluate(codes)
    five = next(five for five in combinations(codes, 5) if rank(five) == whole)
    reading = {each: place for place, each in enumerate(_read_out(whole))}
    return tuple(sorted(five, key=lambda code: (reading[code >> 2], -code)))


def _read_out(whole: Strength) -> Sequence[int]:
    """The ranks of a hand in the order in which it is read."""
    category, ranks = whole.hand_class
    if "STRAIGHT" in category.name:
        return [top % 13 for top in range(ranks[0], ranks[0] - 5, -1)]
    return ranks


def compare(first: CardsLike, second: CardsLike) -> int:
    """1 if the first hand (5 to 7 cards) beats the second, 0 if they tie, -1 if it loses."""
    a, b = evaluate(first), evaluate(second)
    return (a > b) - (a < b)


def winners(board: CardsLike, hands: Iterable[CardsLike]) -> tuple[int, ...]:
    """The numbers (from 0) of the hands of two cards that win or share on a board of 3 to 5.

    Raises ValueError as `evaluate` does; a card may lie in one place only.
    """
    shared = faces(board, "the board")
    if not 3 <= len(shared) <= 5:
        raise ValueError(f"a board to evaluate on has 3 to 5 cards, not {len(shared)}")
    taken, strengths = set(shared), []
    for number, hand in enumerate(hands, 1):
        own = faces(hand, f"hand {number}", taken)
        if len(own) != 2:
            raise ValueError(f"hand {number} has {len(own)} cards, not 2")
        taken.update(own)
        strengths.append(rank(shared + own))
    best = max(strengths, default=0)
    return tuple([number for number, each in enumerate(strengths) if each == best])
