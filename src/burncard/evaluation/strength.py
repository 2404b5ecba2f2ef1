"""A strength: the integer that tells hands apart, which also knows what it stands for."""

from __future__ import annotations

from burncard.cards import RANKS
from burncard.evaluation.classes import CLASS_COUNT, Category, HandClass, classes

_ONE = ("deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_MANY = tuple("sixes" if name == "six" else name + "s" for name in _ONE)


class Strength(int):
    """What a hand is worth: 1 (seven high) to 7462 (royal flush), higher is better; hands that tie are equal.

    An `int` in every way, with the class it stands for. Raises ValueError for any other number.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Strength:
        if not 1 <= number <= CLASS_COUNT:
            raise ValueError(f"{number} is no strength: 1 to {CLASS_COUNT}")
        return super().__new__(cls, number)

    @property
    def hand_class(self) -> HandClass:
        """The category and the ranks that break ties within it."""
        return classes()[self - 1]

    @property
    def category(self) -> Category:
        return self.hand_class.category

    @property
    def description(self) -> str:
        """The hand in words: ``"full house, kings full of sevens"``."""
        return describe(self.hand_class)

    def __repr__(self) -> str:
        return f"Strength({int(self)})"

    def __str__(self) -> str:
        return str(int(self))


_made: list[Strength | None] = [None] * (CLASS_COUNT + 1)


def strength(number: int) -> Strength:
    """The strength of that number; each is made once."""
    known = _made[number]
    if known is None:
        known = _made[number] = Strength(number)
    return known


def describe(hand_class: HandClass) -> str:
    """A class in words, with all that tells it from its neighbours (kickers by letter)."""
    category, ranks = hand_class
    first = ranks[0]
    kickers = " ".join(RANKS[rank] for rank in ranks[1:])
    match category:
        case Category.HIGH_CARD:
            return f"{_ONE[first]} high, {kickers}"
        case Category.PAIR:
            return f"pair of {_MANY[first]}, {kickers}"
        case Category.TWO_PAIR:
            return f"two pair, {_MANY[first]} and {_MANY[ranks[1]]}, {RANKS[ranks[2]]}"
        case Category.TRIPS:
            return f"three {_MANY[first]}, {kickers}"
        case Category.STRAIGHT:
            return f"straight, {_ONE[first]} high"
        case Category.FLUSH:
            return f"flush, {_ONE[first]} high, {kickers}"
        case Category.FULL_HOUSE:
            return f"full house, {_MANY[first]} full of {_MANY[ranks[1]]}"
        case Category.QUADS:
            return f"four {_MANY[first]}, {kickers}"
    return "royal flush" if first == 12 else f"straight flush, {_ONE[first]} high"
