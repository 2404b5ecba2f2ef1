"""Parts of an amount in whole units, so that they add up."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def apportion(shares: Sequence[Fraction | float], total: int) -> list[int]:
    """Whole units that add up to `total`, each a share rounded down or up: the largest remainders are rounded up.

    `shares` are not negative and add up to `total`, nearly. Remainders count in millionths, so that the last bits of a
    floating-point share decide nothing; among equal ones the larger share is first, then the one named first.
    """
    fine = [round(share * 10**6) for share in shares]
    whole = [value // 10**6 for value in fine]
    order = sorted(range(len(fine)), key=lambda i: (-(fine[i] % 10**6), -fine[i], i))
    for i in order[: total - sum(whole)]:
        whole[i] += 1
    return whole
