"""What may be done now, as values of `actions`: by whoever is due, then what the floor may choose besides."""

from __future__ import annotations

from collections.abc import Iterator

from burncard.game.steps import Step
from burncard.referee.actions import (
    Action,
    Bet,
    Board,
    Burn,
    Call,
    Check,
    Deal,
    Fold,
    Go,
    Muck,
    Notice,
    Pitch,
    PlayBoard,
    Raise,
    Rule,
    Show,
    Shuffle,
    Winners,
)  # fmt: skip
from burncard.referee.lines.undercall import CHOICES
from burncard.referee.model.state import State
from burncard.referee.procedure.due import floors, legal
from burncard.referee.procedure.show_order import show_due
from burncard.referee.views import inside
from burncard.table.piles import BOARD


def offers(st: State) -> list[Action]:
    """All that may regularly be done now; empty when the hand is over."""
    head = st.head()
    if head is None:
        return []
    if head.verb == "choose":
        return [Rule(choice) for choice in CHOICES]
    if floors(st):
        able = inside.may_win(st, head)
        alone: list[Action] = [Winners((player,)) for player in able]
        return [*alone, Winners(tuple(able))] if len(able) > 1 else alone
    own = _bets(st) if head.verb == "bet" else _shows(st) if head.verb == "show" else _deals(st, head)
    return [*own, *_floor(st)]


def _bets(st: State) -> Iterator[Action]:
    round_, may = st.round(), legal(st)
    assert round_ is not None
    assert may is not None
    player = may.player
    if not st.raising(player):  # "raise" was said: only the raise is open
        yield Fold(player)
        yield Call(player, may.to_call) if may.to_call else Check(player)
    if may.can_raise:
        kind = Raise if round_.level else Bet
        yield kind(player, may.min_to, may.max_to, may.min_to)


def _shows(st: State) -> Iterator[Action]:
    player = show_due(st)[0]
    yield Show(player)
    yield Muck(player)
    if st.book.options.play_board == "declaration" and len(st.piles.pile[BOARD]) == 5:
        yield PlayBoard(player)


def _deals(st: State, head: Step) -> Iterator[Action]:
    regular = head.because < 0 and not head.waived
    if head.verb == "shuffle":
        yield Shuffle()
    elif head.verb == "deal":
        yield Deal()
        yield Pitch(st.next_owner())
    elif head.verb == "burn" and regular:
        yield Burn()
    elif head.verb == "board" and regular:
        yield Board(head.count)
    else:
        yield Go(head.verb)


def _floor(st: State) -> Iterator[Action]:
    round_ = st.round()
    if round_ is not None and st.limited.get(round_.pending[0]) == "skipped":
        yield from (Rule("dead"), Rule("all_options"))
    if not st.irregularities:
        return
    if inside.anything_unnoticed(st):
        yield Notice()
    open_one = inside.to_overrule(st)
    if open_one is not None:
        for option in inside.to_choose(st, open_one):
            yield Rule(option)
