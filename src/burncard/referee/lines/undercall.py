"""Fewer chips than the call, and the player has more (RULES C10, K29)."""

from __future__ import annotations

from typing import Final

from burncard.errors import Illegal
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.game.steps import Step
from burncard.referee.lines.acts import DO
from burncard.referee.model.irregularity import Remark
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.rulings import note

CHOICES: Final = ("call", "fold")


def withdrawable(st: State, lines: int) -> bool:
    """Whether the last of `lines` lines was an undercall that the book lets the floor give back: nobody has acted since."""
    last = st.irregularities[-1] if st.irregularities else None
    return bool(last and last.line == lines - 1 and last.rulings[-1].remedy == "call_or_withdraw")


def undercall(st: State, round_: Round, player: int, chips: int, withdrawn: bool = False) -> None:
    """Facing the opening bet, or with two left, it is made full; facing a raise, and right behind another undercall, as
    the book says."""
    opening = sum(1 for _, act, _ in round_.log if act == "cbr") + (round_.street == 0) <= 1
    condition = "undercall" if opening or st.alive == 2 else "undercall_of_a_raise"
    if st.alive > 2 and round_.undercalled and round_.log and round_.log[-1][0] == round_.undercalled:
        condition = "undercall_again"
    if st.book.row("C10", condition).remedy == "floor_decides":
        note(st, "C10", condition, Step("choose", player=player, count=chips))
        advance(st)
        return
    if not withdrawn:
        DO["cc"](st, Line(player, "cc"))
        round_.undercalled = player
    note(st, "C10", condition)


def decided(st: State, step: Step, option: str) -> None:
    """The floor's word on the chips: a full call, or the hand is folded and the chips stay in the pot."""
    choice = option.partition(" because ")[0]
    if choice not in CHOICES:
        raise Illegal("no_such_option", option=choice, known=", ".join(CHOICES))
    remark = st.irregularities[step.because]
    assert isinstance(remark, Remark)
    remark.made = True
    advance(st)
    round_ = st.rounds[-1]
    if choice == "fold":
        st.chips.bet(step.player, step.count, round_.bets)
    else:
        round_.undercalled = step.player
    DO["cc" if choice == "call" else "f"](st, Line(step.player, "cc" if choice == "call" else "f"))
