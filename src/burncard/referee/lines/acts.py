"""What a player did in turn: fold, check or call, bet or raise. What is not open to them is a proposal, and refused."""

from __future__ import annotations

from typing import Final

from burncard.cards import UNKNOWN
from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.game.steps import Step
from burncard.referee.lines import betting, out_of_turn
from burncard.referee.model.state import State
from burncard.referee.model.wording import instruction
from burncard.referee.procedure.due import legal, who
from burncard.table.piles import EVERYBODY


def turn(st: State, player: int) -> Round:
    """The open round, if it is this player's turn. Raises Illegal, naming who is due, if not."""
    queue = st.due
    if queue and queue[0].verb == "bet":
        round_ = st.rounds[queue[0].street]
        if round_.pending[0] == player:
            return round_
    if not queue:
        raise Illegal("hand_over")
    if not st.live[player]:
        raise Illegal("not_in", rule="E6", player=player)
    if queue[0].verb == "bet":
        raise Illegal("out_of_turn", rule="C9", player=player, due=who(st))
    if queue[0].verb == "show":
        raise Illegal("betting_over", player=player)
    raise Illegal("dealer_due", rule="B6", player=player, step=public_step(st, queue[0]))


def public_step(st: State, step: Step) -> str:
    """What the dealer has to do, in words that give away no card."""
    seen = st.piles.seen
    return instruction(step, [st.piles.face[card] if seen[card] == EVERYBODY else UNKNOWN for card in step.cards])


def _not_after_raise(st: State, player: int) -> None:
    if st.raising(player):
        raise Illegal("said_raise", rule="C7", player=player)


def _early(st: State, line: Line) -> bool:
    """An act told as out of turn; told so of whoever is due it is an act in turn."""
    round_ = st.round()
    if not line.flags or (round_ is not None and round_.pending[0] == line.who):
        return False
    out_of_turn.act(st, line)
    return True


def fold(st: State, line: Line) -> None:
    """In turn: the cards go to the muck. Binding even when a check is free (C2)."""
    if _early(st, line):
        return
    round_ = turn(st, line.who)
    if st.said:
        _not_after_raise(st, line.who)
    betting.fold(st, round_, line.who)
    betting.went_on(st, round_)


def check_or_call(st: State, line: Line) -> None:
    """In turn: match the price, with all they have when that is less."""
    if _early(st, line):
        return
    round_ = turn(st, line.who)
    if st.said:
        _not_after_raise(st, line.who)
    betting.call(st, round_, line.who)
    if st.irregularities or not round_.pending or st.behind < 2:
        betting.went_on(st, round_)


def bet_or_raise(st: State, line: Line) -> None:
    """In turn: bet or raise **to** an amount, within what the structure allows."""
    if _early(st, line):
        return
    player, to = line.who, line.amount
    round_ = turn(st, player)
    options = legal(st)
    assert options is not None
    stack, bets = st.chips.stack[player], round_.bets[player]
    if to > bets + stack:
        raise Impossible("more_than_stack", player=player, to=to, most=bets + stack)
    if not options.can_raise:
        raise Illegal(options.why_not, rule="C4", player=player, to=to, call=options.to_call, level=round_.level)
    if to <= round_.level:
        raise Illegal("no_raise", rule="C3", player=player, to=to, level=round_.level)
    if to < options.min_to:
        raise Illegal("raise_too_small", rule="C3", player=player, to=to, least=options.min_to, size=round_.full)
    if to > options.max_to:
        raise Illegal(
            "raise_too_big", rule="C3", player=player, to=to, most=options.max_to, structure=st.structure.name
        )
    betting.raise_to(st, round_, player, to)
    betting.went_on(st, round_)


DO: Final = {"f": fold, "cc": check_or_call, "cbr": bet_or_raise}
