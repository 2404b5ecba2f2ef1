"""Makes the look-up tables of the evaluator as one C++ file: ``python tools/tables.py OUT``. Needs nothing but Python.

A hand's ranks are summed up in 32 bits: each rank has a constant (`KEYS`), a card adds its rank's, and the sum tells
every set of 5, 6 or 7 ranks from every other of its size. A perfect hash takes the sum to a slot: the top bits choose
a row, and the row's displacement is XORed into the low bits. The displacements are found here, largest rows first.

What a set of ranks is worth is found from the definition: five cards are scored by category and ranks, all scores in
order give 1 to 7462, and a larger hand is worth the best of the hands that lack one of its cards. This is on purpose
not the code of `burncard.evaluation`, so that a test that they agree says something.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from pathlib import Path

Ranks = tuple[int, ...]

#: Found by `search`: the first seed whose sums are all different.
SEED = 0
ROW_BITS = 13
SLOT_BITS = {7: 16, 6: 15}  # the table for 7 cards, and the one for 5 and 6


def keys(seed: int) -> list[int]:
    """Thirteen random 32-bit constants."""
    source = random.Random(seed)
    return [source.getrandbits(32) for _ in range(13)]


def rank_sets(size: int) -> list[Ranks]:
    """All ways to take `size` ranks, none more than four times."""
    return [s for s in combinations_with_replacement(range(13), size) if max(Counter(s).values()) <= 4]


def total(constants: list[int], ranks: Iterable[int]) -> int:
    return sum(constants[rank] for rank in ranks) & 0xFFFFFFFF


def search() -> int:
    """The first seed under which all sets of 7 ranks differ, and all of 5 or 6."""
    groups = [rank_sets(7), rank_sets(5) + rank_sets(6)]
    for seed in range(10_000):
        constants = keys(seed)
        if all(len({total(constants, s) for s in group}) == len(group) for group in groups):
            return seed
    raise RuntimeError("no seed below 10,000 will do")


def score(ranks: Ranks, flush: bool) -> tuple[int, ...]:
    """A five-card hand as a tuple that compares as hands do."""
    shape = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    counts = tuple(count for count, _ in shape)
    order = tuple(rank for _, rank in shape)
    straight = len(counts) == 5 and (order[0] - order[4] == 4 or order == (12, 3, 2, 1, 0))
    if straight:
        return (8 if flush else 4, 3 if order == (12, 3, 2, 1, 0) else order[0])
    if flush:
        return (5, *order)
    return ({(1,) * 5: 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}[counts], *order)


def strengths() -> tuple[dict[Ranks, int], list[int]]:
    """What each set of 5 to 7 ranks is worth, and each 13-bit mask of five or more suited ranks."""
    plain = {s: score(s, False) for s in rank_sets(5)}
    suited = {s: score(s, True) for s in combinations(range(13), 5)}
    order = {each: n for n, each in enumerate(sorted({*plain.values(), *suited.values()}), 1)}
    values = {s: order[each] for s, each in plain.items()}
    for size in (6, 7):
        for s in rank_sets(size):
            values[s] = max(values[s[:i] + s[i + 1 :]] for i in range(size))
    flushes = [0] * (1 << 13)
    for s, each in suited.items():
        flushes[sum(1 << rank for rank in s)] = order[each]
    for mask in range(1 << 13):
        if mask.bit_count() > 5:
            flushes[mask] = max(flushes[mask & ~(1 << rank)] for rank in range(13) if mask >> rank & 1)
    return values, flushes


def perfect_hash(entries: dict[int, int], slot_bits: int) -> tuple[list[int], list[int]]:
    """(displacement of each row, value of each slot): the slot of sum h is ``(h & mask) ^ displacement[h >> 19]``."""
    mask = (1 << slot_bits) - 1
    rows: dict[int, list[int]] = {}
    for h in entries:
        rows.setdefault(h >> (32 - ROW_BITS), []).append(h)
    displacements, slots = [0] * (1 << ROW_BITS), [0] * (mask + 1)
    # Each row goes to the first place where it fits; a stride spreads the tries, which keeps them few.
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        low = [h & mask for h in rows[row]]
        if len(set(low)) != len(low):
            raise RuntimeError("two sums of a row share their low bits: take another seed")
        for i in range(mask + 1):
            displacement = i * 0x9E35 + row * 0x5BD1 & mask
            if not any(slots[part ^ displacement] for part in low):
                break
        else:
            raise RuntimeError("a row fits nowhere: take another seed")
        displacements[row] = displacement
        for h, part in zip(rows[row], low, strict=True):
            slots[part ^ displacement] = entries[h]
    return displacements, slots


def array(kind: str, name: str, numbers: list[int]) -> str:
    lines = [", ".join(map(str, numbers[i : i + 24])) for i in range(0, len(numbers), 24)]
    return f"extern const {kind} {name}[{len(numbers)}] = {{\n" + ",\n".join(lines) + "};\n"


def main(out: Path) -> None:
    constants = keys(SEED)
    values, flushes = strengths()
    parts = ["// Made by tools/tables.py; do not edit.\n#include <cstdint>\nnamespace burncard {\n"]
    parts.append(array("uint32_t", "kRankKeys", constants))
    for largest, sizes in ((7, (7,)), (6, (5, 6))):
        entries = {total(constants, s): value for s, value in values.items() if len(s) in sizes}
        displacements, slots = perfect_hash(entries, SLOT_BITS[largest])
        name = "7" if largest == 7 else "56"
        parts.append(array("uint16_t", f"kRows{name}", displacements))
        parts.append(array("uint16_t", f"kSlots{name}", slots))
    parts.append(array("uint16_t", "kFlushes", flushes))
    parts.append("}  // namespace burncard\n")
    out.write_text("".join(parts))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
