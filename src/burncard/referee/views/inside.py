"""What the views ask of the referee's own state. Nothing else in them looks into it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from burncard.game.steps import Step
from burncard.referee.lines.floor import floors_options, open_ruling, unnoticed
from burncard.referee.model.irregularity import Irregularity, Ruling, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.model.wording import reason, title
from burncard.referee.procedure.advance import pots_of
from burncard.table.piles import BOARD

title_of = lru_cache(maxsize=512)(title)
reason_of = lru_cache(maxsize=512)(reason)


def steps(st: State) -> list[Step]:
    """What is due, in order."""
    return st.due


def pots(st: State) -> list[tuple[int, list[int]]]:
    """Main pot first; bets still in front of players are not in them."""
    if st.pushed[1] and st.pushed[2] < 0:
        return []
    if st.pots and (st.awards or any(step.verb == "pot" for step in st.due)):
        left = [step.count for step in st.due if step.verb == "pot" and step.count != st.pushed[2]]
        found = [st.pots[number] for number in sorted(left)]
        return [(amount, [player for player in players if st.live[player]] or players) for amount, players in found]
    return pots_of(st, st.street_in_front())


def board(st: State) -> list[int]:
    """The board cards by their places: flop, turn, river, whenever they were laid. A swept board is not there."""
    lying = st.piles.pile[BOARD]
    placed = [card for street in st.laid[1:] for card in street if card in lying]
    return placed + [card for card in lying if card not in placed]


def given(st: State) -> Iterator[Ruling]:
    """All rulings, irregularity by irregularity."""
    for one in st.irregularities:
        yield from one.rulings


def in_force(st: State) -> Irregularity | None:
    """The newest irregularity that was ruled on and of which something is left to do."""
    return next((one for one in reversed(st.irregularities) if one.going_on), None)


def to_choose(st: State, one: Irregularity) -> tuple[str, ...]:
    """The remedies the floor may choose for an irregularity, the book's own first."""
    return floors_options(st, one)


def not_entered(st: State, one: Irregularity) -> int:
    """Whom to ask, before an early street is ruled on, whether they did not act or the act was only not entered; 0:
    nobody."""
    if not isinstance(one, StreetIrregularity) or not one.open or one.begun:
        return 0
    pending = [player for round_ in st.rounds[: one.street] for player in round_.pending]
    return pending[0] if pending else 0


def anything_unnoticed(st: State) -> bool:
    """Whether something went wrong that nobody has pointed out."""
    return unnoticed(st) is not None


def to_overrule(st: State) -> Irregularity | None:
    """The irregularity whose ruling the floor may still overrule."""
    return open_ruling(st)


def may_win(st: State, pot: Step) -> list[int]:
    """The players the floor may give a pot whose hands cannot be read."""
    return [player for player in st.pots[pot.count][1] if st.live[player]]
