"""Acts out of turn (RULES C9): who acted too early, what of it binds, and the player who was passed over (K23-K27).

A fold binds at once. Any other act waits for its turn and binds if the action that the player answered is still the one
in front of them; an act behind an out-of-turn raise that stands, stands. Who lets enough players act behind them has been
passed over: those acts bind, the action comes back, and for that turn they may check, call or fold.
"""

from __future__ import annotations

from typing import Final

from burncard.errors import Illegal, Impossible
from burncard.game.forced import price
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.referee.lines import betting
from burncard.referee.model.state import Held, State
from burncard.referee.procedure.advance import advance, end_by_fold
from burncard.referee.procedure.due import legal_for
from burncard.referee.procedure.rulings import note

#: How many acts behind a player pass them over, by the option `skipped`: (with chips among them, without).
_ENOUGH: Final = {"substantial_action": (2, 3), "two": (2, 2), "three": (3, 3)}


def act(st: State, line: Line) -> None:
    """An act before its turn, told as it happened."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    if not st.live[player]:
        raise Illegal("not_in", rule="E6", player=player)
    round_ = st.round()
    if line.what == "f" and not any(step.verb == "deal" for step in st.due):
        _fold(st, round_, player)
        return
    street = next((step.street for step in st.due if step.verb == "bet"), -1)
    bets = st.chips.street[street][player] if street >= 0 else 0
    if line.amount > bets + st.chips.stack[player]:
        raise Impossible("more_than_stack", player=player, to=line.amount, most=bets + st.chips.stack[player])
    waiting = player in st.oot
    note(st, "C9", "out_of_turn")
    if waiting or street < 0:
        return  # the first act stands; after the last round there is nothing to act on
    level = round_.level if round_ else price(st.setup) if street == 0 else 0
    what = "cc" if line.what == "cbr" and line.amount <= level else line.what
    answered = _answered(st, round_, player) if round_ else (0, level)
    st.oot[player] = Held(what, line.amount, street, answered, st.behind <= 2)
    if round_ is not None and player in round_.pending:
        _count(st, round_, player, "chips" if what == "cbr" or answered[1] > bets else "check")


def _fold(st: State, round_: Round | None, player: int) -> None:
    """A fold out of turn binds: the hand is dead, whoever it was. All-in and called, it is tabled where the book says so."""
    if st.alive == 1:
        return  # the last live hand cannot be given up
    if not any(step.verb == "bet" for step in st.due):
        betting.throw_away(st, player)
        return
    condition = "all_in_fold" if _all_in_and_called(st, player) else "fold"
    if note(st, "C9", condition) == "stays_live":
        return
    behind = round_ is not None and player in round_.pending
    betting.fold(st, next((one for one in reversed(st.rounds) if player in one.pending), round_), player)
    for one in st.rounds:
        if player in one.pending:
            one.pending.remove(player)
    if st.alive == 1:
        end_by_fold(st)
        advance(st)
    elif round_ is None:
        advance(st)
    elif not round_.pending or st.behind < 2:
        betting.went_on(st, round_)
    elif behind:
        _count(st, round_, player, "fold")


def _all_in_and_called(st: State, player: int) -> bool:
    """Whether the player has no chips left and somebody else with a hand has matched them."""
    if st.chips.stack[player]:
        return False
    mine = st.chips.paid(player)
    return any(st.chips.paid(other) >= mine for other in st.players() if other != player)


def _answered(st: State, round_: Round, player: int) -> tuple[int, int]:
    """The action in front of a player who acts early: the last raise, those that wait in front of them included."""
    who, level = round_.aggressor, round_.level
    for other in round_.pending:
        if other == player:
            break
        held = st.oot.get(other)
        if held is not None and held.what == "cbr":
            who, level = other, max(held.amount, level + round_.full)
    return who, level


def _count(st: State, round_: Round, player: int, kind: str) -> None:
    """One act more over the head of whoever is due: enough of them, and they bind."""
    due = round_.pending[0]
    if due == player:
        return
    st.passed.append((player, kind))
    with_chips, without = _ENOUGH[st.book.options.skipped]
    bound = st.limited.get(due) == "skipped"
    acts = len(st.passed)
    if not bound and acts < (with_chips if any(what == "chips" for _, what in st.passed) else without):
        return
    early = [one for one in round_.pending if one in st.oot]
    at = min([round_.pending.index(one) for one in early] or [1])
    over = round_.pending[:at]
    for one in early:
        held = st.oot.pop(one)
        carry_out(st, round_, one, held)
    round_.pending = over + [one for one in round_.pending if one not in over]
    if not bound:
        _pass_over(st, over)


def _pass_over(st: State, over: list[int]) -> None:
    """Those passed over may check, call or fold; where the book asks only the first, the others keep all options."""
    remedy = note(st, "C9", "skipped")
    for at, one in enumerate(over):
        if at == 0 or remedy == "passive_only":
            st.limited[one] = "skipped"


def carry_out(st: State, round_: Round, player: int, held: Held) -> None:
    """The act as it binds: a raise is made the least or the most it may be, a call where raising is not open."""
    if held.what == "f":
        if st.alive > 1:
            betting.fold(st, round_, player)
        return
    if held.what == "cbr":
        options = legal_for(st, round_, player)
        if options.can_raise:
            betting.raise_to(st, round_, player, min(max(held.amount, options.min_to), options.max_to))
            return
    betting.call(st, round_, player)


def turn_comes(st: State) -> None:
    """The turn may have come to a player who acted before it."""
    for player in [one for one, held in st.oot.items() if len(st.rounds) - 1 > held.street]:
        del st.oot[player]
    while (round_ := st.round()) is not None and round_.pending and round_.pending[0] in st.oot:
        player = round_.pending[0]
        held = st.oot.pop(player)
        if held.street != round_.street:
            continue
        if held.what == "f" or held.answered == (round_.aggressor, round_.level):
            carry_out(st, round_, player, held)
            betting.went_on(st, round_)
            continue
        condition = "changed_heads_up" if held.heads_up else "changed"
        if held.what == "cc" and note(st, "C9", condition) == "call_or_fold":
            st.limited[player] = "out_of_turn"
        return
