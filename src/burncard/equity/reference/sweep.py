"""Two weighted ranges against each other.

On a board both ranges are sorted by strength and swept once, from worst to best. What a hand beats is the weight of
the other range swept so far, less the hands that share a card with it: by inclusion and exclusion, all, minus those
with its first card, minus those with its second. The very same hand is subtracted twice, and given back once.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, groupby
from math import comb

from burncard.equity.reference.showdowns import showdown
from burncard.equity.reference.tally import Progress
from burncard.equity.renaming import allowed, canonical
from burncard.evaluation.reference import rank
from burncard.ranges.combos import COMBOS

Sums = tuple[int, int, int]


def versus(first: bytes, second: bytes, board: bytes, dead: int, compute: bool, progress: Progress) -> Sums:
    """Wins, ties and losses of the first over all hands and boards, each counted weight times weight.

    `first` and `second` are 1,326 weights of 0 to 10,000 as `Range.packed` gives them. `compute` asks the kernel not to
    use its table; here there is none.
    """
    lying = {*board} | {face for face in range(52) if dead >> face & 1}
    a, b = _live(first, lying), _live(second, lying)
    if board:
        return _on_board(a, b, board, lying, progress)
    return _before_flop(a, b, dead, lying, progress)


def _live(packed: bytes, lying: set[int]) -> dict[int, int]:
    """The weights of the hands that can be held."""
    return {
        number: weight
        for number, weight in enumerate(array("H", packed))
        if weight and lying.isdisjoint(COMBOS[number])
    }


def _before_flop(a: dict[int, int], b: dict[int, int], dead: int, lying: set[int], progress: Progress) -> Sums:
    """Match-ups that differ by the names of the suits are counted once."""
    ways = allowed(lying)
    groups: dict[tuple[int, ...], int] = defaultdict(int)
    for mine, weight in a.items():
        for theirs, other in b.items():
            if {*COMBOS[mine]}.isdisjoint(COMBOS[theirs]):
                groups[canonical((mine, theirs), ways)] += weight * other
    win = tie = lose = 0
    for done, (hands, weight) in enumerate(groups.items()):
        ((_, won, tied), (_, lost, _)), _ = showdown(hands, b"", dead, False, None)
        win, tie, lose = win + weight * won, tie + weight * tied, lose + weight * lost
        if progress:
            progress(done, len(groups))
    return win, tie, lose


def _on_board(a: dict[int, int], b: dict[int, int], board: bytes, lying: set[int], progress: Progress) -> Sums:
    deck = [face for face in range(52) if face not in lying]
    win = tie = lose = 0
    total = comb(len(deck), 5 - len(board))
    for done, rest in enumerate(combinations(deck, 5 - len(board))):
        won, tied, lost = _sweep((*board, *rest), a, b)
        win, tie, lose = win + won, tie + tied, lose + lost
        if progress and done % 16 == 0:
            progress(done, total)
    return win, tie, lose


class _Swept:
    """The weight of the second range swept so far: in all, and by card."""

    def __init__(self) -> None:
        self.total = 0
        self.with_card = [0] * 52

    def add(self, hand: Sequence[int], weight: int) -> None:
        self.total += weight
        for face in hand:
            self.with_card[face] += weight

    def apart_from(self, hand: Sequence[int], own: int) -> int:
        """What of it can be held against `hand`; `own` is that hand's weight in it."""
        return self.total - self.with_card[hand[0]] - self.with_card[hand[1]] + own


def _sweep(board: Sequence[int], a: dict[int, int], b: dict[int, int]) -> Sums:
    shown = {*board}
    order = sorted(
        (rank((*board, *COMBOS[number])), number) for number in a.keys() | b.keys() if shown.isdisjoint(COMBOS[number])
    )
    swept = _Swept()
    win = not_lost = 0
    for _, tied in groupby(order, key=lambda each: each[0]):
        numbers = [number for _, number in tied]
        for number in numbers:
            win += a.get(number, 0) * swept.apart_from(COMBOS[number], 0)
        for number in numbers:
            swept.add(COMBOS[number], b.get(number, 0))
        for number in numbers:
            not_lost += a.get(number, 0) * swept.apart_from(COMBOS[number], b.get(number, 0))
    everything = sum(a.get(number, 0) * swept.apart_from(COMBOS[number], b.get(number, 0)) for _, number in order)
    return win, not_lost - win, everything - not_lost
