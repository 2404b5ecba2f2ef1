"""Sampled equities. The stream of random numbers, and what is done with each, is part of the definition: the same seed
gives the same counts with and without the kernel, however many batches are played in one call.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from burncard.equity.reference.tally import Progress, Rows, Tally
from burncard.evaluation.reference import rank
from burncard.ranges.combos import COMBOS

BATCH: Final = 1 << 14  # deals that one stream of numbers is good for
PATIENCE: Final = 10_000_000  # clashing draws in a row after which the ranges are taken not to fit together
_DRAWS: Final = 5  # cards drawn from one random number
_WORD: Final = (1 << 64) - 1


class Stream:
    """The generator xoshiro256** of Blackman and Vigna, seeded by their splitmix64 from a seed and a batch's number."""

    def __init__(self, seed: int, batch: int) -> None:
        _, mixed = _scramble(batch)
        state = seed ^ mixed
        self.words = [0] * 4
        for place in range(4):
            state, self.words[place] = _scramble(state)

    def next(self) -> int:
        """The next 64-bit number."""
        s0, s1, s2, s3 = self.words
        out = _turn(s1 * 5 & _WORD, 7) * 9 & _WORD
        s2 ^= s0
        s3 ^= s1
        self.words = [s0 ^ s3, s1 ^ s2, s2 ^ (s1 << 17 & _WORD), _turn(s3, 45)]
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return self.next() * bound >> 64


def _scramble(state: int) -> tuple[int, int]:
    state = state + 0x9E3779B97F4A7C15 & _WORD
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _WORD
    return state, z ^ z >> 31


def _turn(x: int, by: int) -> int:
    return (x << by | x >> 64 - by) & _WORD


class _Deck:
    """Cards off a deck that stays as it is: one that is used is drawn again. A random number, read as a fraction and
    expanded in the base of the deck's size, serves for five cards; a deal begins with a new one.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.start()

    def start(self) -> None:
        self.left = self.fraction = 0

    def draw(self, stream: Stream, used: set[int]) -> int:
        """The next card that is not used; it is used from then on."""
        while True:
            if not self.left:
                self.fraction, self.left = stream.next(), _DRAWS
            self.left -= 1
            wide = self.fraction * len(self.cards)
            self.fraction = wide & _WORD
            face = self.cards[wide >> 64]
            if face not in used:
                used.add(face)
                return face


class _Drawn:
    """A player whose hand is drawn from a range."""

    def __init__(self, player: int, packed: bytes) -> None:
        weights = array("H", packed)
        self.player = player
        self.hands = [number for number, weight in enumerate(weights) if weight]
        self.upto = list(accumulate(weight for weight in weights if weight))
        self.even = len({*weights} - {0}) == 1

    def draw(self, stream: Stream) -> tuple[int, int]:
        if self.even:
            return COMBOS[self.hands[stream.below(len(self.hands))]]
        return COMBOS[self.hands[bisect_right(self.upto, stream.below(self.upto[-1]))]]


def sample(
    players: Sequence[bytes | None], board: bytes, dead: int, seed: int, first: int, batches: int, progress: Progress
) -> tuple[Rows, int] | None:
    """Plays `batches` batches, numbered from `first`, of BATCH deals; None if the ranges seem not to fit together.

    A player is the weights of a range (`Range.packed`), or None for any two cards that are left.
    """
    gone = {*board} | {face for face in range(52) if dead >> face & 1}
    hands: list[tuple[int, ...]] = [()] * len(players)
    ranges, anys = [], []
    for player, packed in enumerate(players):
        if packed is None:
            anys.append(player)
            continue
        drawn = _Drawn(player, packed)
        if len(drawn.hands) == 1:
            hands[player] = COMBOS[drawn.hands[0]]
            gone.update(hands[player])
        else:
            ranges.append(drawn)
    tally = Tally(len(players))
    for batch in range(first, first + batches):
        stream = Stream(seed, batch)
        deck = _Deck([face for face in range(52) if face not in gone])
        for _ in range(BATCH):
            used = _draw_ranges(ranges, hands, gone, stream)
            if used is None:
                return None
            deck.start()
            for player in anys:
                hands[player] = (deck.draw(stream, used), deck.draw(stream, used))
            shown = (*board, *[deck.draw(stream, used) for _ in range(5 - len(board))])
            tally.add([rank(shown + hand) for hand in hands])
        if progress:
            progress(batch - first + 1, batches)
    return tally.rows(), batches * BATCH


def _draw_ranges(
    ranges: Sequence[_Drawn], hands: list[tuple[int, ...]], gone: set[int], stream: Stream
) -> set[int] | None:
    """A hand for each range, and all cards used then; None if nothing fits.

    All are drawn afresh when two clash: that leaves the chances of what can be held together as they are.
    """
    if not ranges:
        return {*gone}
    for _ in range(PATIENCE):
        used = {*gone}
        for drawn in ranges:
            hand = drawn.draw(stream)
            if not used.isdisjoint(hand):
                break
            used.update(hand)
            hands[drawn.player] = hand
        else:
            return used
    return None
