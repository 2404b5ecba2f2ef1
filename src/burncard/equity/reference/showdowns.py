"""Known hands against each other over every board that can come.

`walk` is the definition: it deals every board. Before the flop there are 1.7 million, so `before_flop` counts the same
otherwise. First all boards by their ranks alone: 6,175 kinds, each as often as its ranks can be chosen from what is
left. Then, suit by suit, the boards with enough cards of a suit to give somebody a flush: what was counted for them is
taken back and the truth is put in. Only one suit can come three times on a board, so no board is corrected twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from burncard.equity.reference.tally import Progress, Rows, Tally
from burncard.evaluation.reference import of_ranks, of_suited, rank
from burncard.ranges.combos import COMBOS


def showdown(hands: Sequence[int], board: bytes, dead: int, by_walking: bool, progress: Progress) -> tuple[Rows, int]:
    """Who wins how many of the deals, and the number of deals. All cards are different ones."""
    if board or by_walking:
        return walk(hands, board, dead, progress)
    return before_flop(hands, dead)


def walk(hands: Sequence[int], board: bytes, dead: int, progress: Progress) -> tuple[Rows, int]:
    """By dealing every board."""
    held = [COMBOS[hand] for hand in hands]
    gone = {face for hand in held for face in hand} | {*board}
    deck = [face for face in range(52) if face not in gone and not dead >> face & 1]
    tally = Tally(len(hands))
    total = comb(len(deck), 5 - len(board))
    for done, rest in enumerate(combinations(deck, 5 - len(board))):
        shown = (*board, *rest)
        tally.add([rank(shown + hand) for hand in held])
        if progress and done % 4096 == 0:
            progress(done, total)
    return tally.rows(), total


def before_flop(hands: Sequence[int], dead: int) -> tuple[Rows, int]:
    """By ranks, then corrected for flushes."""
    held = [COMBOS[hand] for hand in hands]
    gone = {face for hand in held for face in hand}
    left = [face for face in range(52) if face not in gone and not dead >> face & 1]
    own = [_key(hand) for hand in held]
    tally = Tally(len(hands))
    for key, ways in _boards(_counts(left), 5):
        tally.add([of_ranks(key + hand) for hand in own], ways)
    for suit in range(4):
        suited = [sum(1 << (face >> 2) for face in hand if face & 3 == suit) for hand in held]
        most = max(mask.bit_count() for mask in suited)
        ranks = [face >> 2 for face in left if face & 3 == suit]
        others = _counts([face for face in left if face & 3 != suit])
        for count in range(5 - most, 6):
            rests = list(_boards(others, 5 - count))
            for chosen in combinations(ranks, count):
                mask = sum(1 << rank for rank in chosen)
                on_board = sum(1 << 3 * rank for rank in chosen)
                flushes = [of_suited(mask | mine) if mine.bit_count() + count >= 5 else 0 for mine in suited]
                for rest, ways in rests:
                    plain = [of_ranks(on_board + rest + hand) for hand in own]
                    tally.add(plain, -ways)
                    tally.add([flush or other for flush, other in zip(flushes, plain, strict=True)], ways)
    return tally.rows(), comb(len(left), 5)


def _key(faces: Sequence[int]) -> int:
    """How often each rank comes, three bits a rank, as `of_ranks` wants it."""
    return sum(1 << 3 * (face >> 2) for face in faces)


def _counts(faces: Sequence[int]) -> list[int]:
    counts = [0] * 13
    for face in faces:
        counts[face >> 2] += 1
    return counts


def _boards(counts: Sequence[int], cards: int, rank: int = 0) -> Iterator[tuple[int, int]]:
    """Every way to take `cards` ranks from `rank` up, as a key, and in how many ways the cards can be chosen."""
    if cards == 0:
        yield 0, 1
    elif rank < 13:
        for taken in range(min(cards, counts[rank]) + 1):
            ways_here = comb(counts[rank], taken)
            for key, ways in _boards(counts, cards - taken, rank + 1):
                yield key + (taken << 3 * rank), ways * ways_here
