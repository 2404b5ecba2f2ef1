"""Who pays whom when an evening is over, in the fewest transfers.

Players who win and lose split into groups that each come out even; a group of k settles in k - 1 transfers, so the
fewest transfers are those of the most groups. Finding the most groups is a partition problem (NP-hard), solved here
exactly for up to `EXACT` players after the pairs that pay each other in full are set aside (which never costs a
group: were the two in different even groups, the rest of both is even too; in one group, the rest of it is).

For more players even groups of three and of four are taken out one by one and the rest is settled largest to largest: at
most n - 1 transfers, not proved to be the fewest, and marked so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from burncard.session.errors import SessionError

# 2 ** 16 sets take a few tenths of a second in plain Python.
EXACT = 16


@dataclass(frozen=True, slots=True)
class Transfer:
    """`payer` gives `amount` to `payee`."""

    payer: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class Settlement:
    """The transfers, and whether there are certainly no fewer."""

    transfers: tuple[Transfer, ...]
    exact: bool


def settle(nets: Mapping[str, int]) -> Settlement:
    """The transfers that bring every net result to nothing. Raises SessionError if the results do not add up to 0."""
    off = sum(nets.values())
    if off:
        raise SessionError("unbalanced", off=off)
    rest = {name: net for name, net in sorted(nets.items()) if net}
    groups: list[list[str]] = []
    _take_pairs(rest, groups)
    exact = len(rest) <= EXACT
    if exact:
        groups += _most_groups(rest)
    else:
        for size, players in ((3, 150), (4, 60)):
            if len(rest) <= players:  # beyond that the search costs more than the transfer it may save
                _take_even(rest, groups, size)
        groups.append(list(rest))
    transfers = [transfer for group in groups for transfer in _within({name: nets[name] for name in group})]
    return Settlement(tuple(transfers), exact)


def _take_pairs(rest: dict[str, int], groups: list[list[str]]) -> None:
    for name in list(rest):
        if name in rest:
            other = next((o for o, net in rest.items() if net == -rest[name]), None)
            if other is not None:
                groups.append([name, other])
                del rest[name], rest[other]


def _take_even(rest: dict[str, int], groups: list[list[str]], size: int) -> None:
    found = True
    while found:
        found = False
        for group in combinations(rest, size):
            if sum(rest[name] for name in group) == 0:
                groups.append(list(group))
                for name in group:
                    del rest[name]
                found = True
                break


def _most_groups(rest: Mapping[str, int]) -> list[list[str]]:
    """The most even groups: the best chain of sets, each one player larger, that passes the most even sets."""
    names = list(rest)
    n = len(names)
    if not n:
        return []
    totals = [0] * (1 << n)
    for i, name in enumerate(names):
        bit = 1 << i
        for mask in range(bit):
            totals[bit | mask] = totals[mask] + rest[name]
    best = [0] * (1 << n)
    came = [0] * (1 << n)
    for mask in range(1, 1 << n):
        most, by, left = -1, 0, mask
        while left:
            bit = left & -left
            left ^= bit
            if best[mask ^ bit] > most:
                most, by = best[mask ^ bit], bit
        best[mask] = most + (totals[mask] == 0)
        came[mask] = by
    groups: list[list[str]] = []
    mask = (1 << n) - 1
    while mask:
        group = []
        while True:
            group.append(names[came[mask].bit_length() - 1])
            mask ^= came[mask]
            if totals[mask] == 0:
                break
        groups.append(sorted(group))
    return groups


def _within(nets: Mapping[str, int]) -> list[Transfer]:
    """Largest loser to largest winner, until all is even: one transfer fewer than there are players."""
    left = dict(nets)
    transfers = []
    while any(left.values()):
        payer = min(left, key=lambda name: left[name])
        payee = max(left, key=lambda name: left[name])
        amount = min(-left[payer], left[payee])
        transfers.append(Transfer(payer, payee, amount))
        left[payer] += amount
        left[payee] -= amount
    return transfers
