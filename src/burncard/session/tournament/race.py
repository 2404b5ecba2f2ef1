"""Colouring up: the chip race (TDA rule on colour-ups, Robert's tournament rules).

Lower chips are changed up directly as far as they go. For each odd chip left its owner gets a card, seat 1 first, all
cards of a player before the next one's. The highest card (suits break ties: spades, hearts, diamonds, clubs) gets the
first new chip, and so on; nobody gets two, and nobody is raced out of the tournament.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from burncard.cards import UNKNOWN, text
from burncard.session.errors import SessionError


class Remainder(StrEnum):
    """What odd chips that are no whole new chip together are worth."""

    HALF = "half"  # a chip if they are half of one or more, else nothing (Robert's)
    UP = "up"  # always a chip (the commonest floor practice)


class Rescue(StrEnum):
    """Where the chip of a player comes from who would have none."""

    FIRST = "first"  # out of those raced for, before anybody else (Robert's)
    EXTRA = "extra"  # brought in, once he has lost the race (TDA)


@dataclass(frozen=True, slots=True)
class RaceRules:
    remainder: Remainder = Remainder.HALF
    rescue: Rescue = Rescue.FIRST


def odd_chips(stacks: Mapping[int, int], old: int, new: int) -> dict[int, int]:
    """Cards due, by seat in the order they are dealt: the odd chips of `old` that make no whole chip of `new`.

    Raises SessionError if `new` is no multiple of `old`, or a stack holds less than whole chips of `old`.
    """
    if old < 1 or new <= old or new % old:
        raise SessionError("race_chips", old=old, new=new)
    for seat, stack in stacks.items():
        if stack % old:
            raise SessionError("race_stack", seat=seat, stack=stack, old=old)
    return {seat: stacks[seat] % new // old for seat in sorted(stacks) if stacks[seat] % new}


def race(
    stacks: Mapping[int, int],
    old: int,
    new: int,
    cards: Mapping[int, Sequence[int]],
    rules: RaceRules = RaceRules(),
) -> dict[int, int]:
    """The stacks by seat after the race. `cards`: the faces each seat was dealt, as `odd_chips` says how many.

    The chips in play change by at most what makes the odd chips whole, and a rescued player's chip.
    Raises SessionError for a wrong number of cards, an unknown one, or one dealt twice.
    """
    odd = odd_chips(stacks, old, new)
    _check_cards(odd, cards)
    total = sum(odd.values()) * old
    chips, rest = divmod(total, new)
    if rest and (rules.remainder is Remainder.UP or 2 * rest >= new):
        chips += 1
    ranked = sorted(odd, key=lambda seat: max(cards[seat]), reverse=True)
    broke = [seat for seat in ranked if stacks[seat] < new]
    first = broke if rules.rescue is Rescue.FIRST else []
    order = first + [seat for seat in ranked if seat not in first]
    winners = {*order[:chips], *broke}
    return {seat: stack - stack % new + (new if seat in winners else 0) for seat, stack in stacks.items()}


def _check_cards(odd: Mapping[int, int], cards: Mapping[int, Sequence[int]]) -> None:
    for seat in {*odd, *cards}:
        if len(cards.get(seat, ())) != odd.get(seat, 0):
            raise SessionError("race_cards", seat=seat, n=len(cards.get(seat, ())), due=odd.get(seat, 0))
    dealt = [face for faces in cards.values() for face in faces]
    if UNKNOWN in dealt:
        raise SessionError("race_unknown")
    if len(dealt) <= 52 and len(set(dealt)) < len(dealt):
        raise SessionError("race_twice", card=text(next(face for face in dealt if dealt.count(face) > 1)))
