"""Which hands can be held at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from burncard.equity.question import Question
from burncard.ranges.combos import COMBOS

_TRIES: Final = 20_000


def held(question: Question) -> Iterator[tuple[tuple[int, ...], int]]:
    """All ways to give each player a hand of their range, with the product of the weights."""
    choices = []
    for player in question.players:
        weights = player.weights
        choices.append([(number, {*COMBOS[number]}, weights[number]) for number in player.numbers])

    def give(player: int, hands: tuple[int, ...], used: set[int], weight: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if player == len(choices):
            yield hands, weight
            return
        for number, cards, own in choices[player]:
            if used.isdisjoint(cards):
                yield from give(player + 1, (*hands, number), used | cards, weight * own)

    return give(0, (), set(), 1)


def surely_clash(question: Question) -> bool:
    """Whether no choice of hands does without some card twice, as far as a short search can tell.

    The players with the fewest hands choose first, which finds a choice, or that there is none, at once in all but
    made-up cases; after some thousand steps the answer is no.
    """
    choices = [[{*COMBOS[n]} for n in player.numbers] for player in sorted(question.players, key=len)]
    tries = 0

    def fits(player: int, used: set[int]) -> bool:
        nonlocal tries
        if player == len(choices):
            return True
        for cards in choices[player]:
            tries += 1
            if tries > _TRIES:
                return True
            if used.isdisjoint(cards) and fits(player + 1, used | cards):
                return True
        return False

    return not fits(0, set())


def clash() -> ValueError:
    """The error for ranges that cannot be held at the same time."""
    return ValueError("these ranges cannot be held at the same time: every choice of hands needs some card twice")
