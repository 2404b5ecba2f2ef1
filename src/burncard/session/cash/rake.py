"""What the house takes, if it takes anything: a part of the pot, or nothing (RULES F5). Off unless a header asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from burncard.session.apportion import apportion


@dataclass(frozen=True, slots=True)
class RakeRules:
    """`percent` of a pot, at most `cap` a hand; nothing where no flop was dealt, if `no_flop_no_drop`."""

    percent: Fraction = Fraction(0)
    cap: int | None = None
    no_flop_no_drop: bool = True


def rake(rules: RakeRules, won: Mapping[str, int], *, flop: bool) -> dict[str, int]:
    """What is taken of each winner's part of the pot, in whole chips, rounded down in all.

    `won`: the chips pushed to each player, uncalled bets not among them.
    """
    pot = sum(won.values())
    if not pot or (rules.no_flop_no_drop and not flop):
        return {}
    taken = int(pot * rules.percent / 100)
    if rules.cap is not None:
        taken = min(taken, rules.cap)
    if not taken:
        return {}
    names = [name for name, part in won.items() if part]
    parts = apportion([Fraction(taken * won[name], pot) for name in names], taken)
    return {name: part for name, part in zip(names, parts, strict=True) if part}
