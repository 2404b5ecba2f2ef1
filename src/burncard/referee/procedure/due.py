"""Who must do something next, and what a player who is due may do."""

from __future__ import annotations

from dataclasses import dataclass

from burncard.game.forced import shortfall
from burncard.game.rounds import Round
from burncard.game.steps import Step
from burncard.referee.model.state import State
from burncard.referee.procedure.show_order import show_due


@dataclass(frozen=True, slots=True)
class Due:
    """Who is due: ``"d"`` the dealer, ``"p3"`` a player, ``"fl"`` the floor, ``""`` nobody; and the step that is due."""

    who: str
    step: Step | None


@dataclass(frozen=True, slots=True)
class Legal:
    """What the player who is due may do, in chips.

    `to_call` is the price of a call (0: a check), never more than he has. `can_raise` says whether a bet or raise is
    open to him; if not, `why_not` is the reason's code. `min_to` and `max_to` are the least and most he may raise to
    (0 when closed); less than a full raise is allowed only all-in.
    """

    player: int
    to_call: int
    can_raise: bool
    why_not: str
    min_to: int
    max_to: int


def who(st: State) -> str:
    """``"d"``, ``"p3"``, ``"fl"`` or ``""``."""
    head = st.head()
    if head is None:
        return ""
    if head.verb == "bet":
        return f"p{st.rounds[head.street].pending[0]}"
    if head.verb == "show":
        return f"p{show_due(st)[0]}"
    return "fl" if floors(st) else "d"


def floors(st: State) -> bool:
    """Whether the floor has to decide: what too few chips are, or who wins a pot whose cards cannot be read."""
    head = st.due[0]
    return head.verb == "choose" or (head.verb == "pot" and head.count not in st.winners)


def legal(st: State) -> Legal | None:
    """The options of the player who is due, None when no betting is open."""
    round_ = st.round()
    return None if round_ is None else legal_for(st, round_, round_.pending[0])


def legal_for(st: State, round_: Round, player: int) -> Legal:
    """The options of a player of an open round, as if it were their turn."""
    stack = st.chips.stack[player]
    call = round_.price(player, stack)
    why = ""
    if stack <= round_.level - round_.bets[player]:
        why = "only_call"
    elif not any(st.live[p] and st.chips.stack[p] for p in range(1, st.n + 1) if p != player):
        why = "all_others_all_in"
    elif player in st.limited:
        why = "limited"
    else:
        why = st.structure.closed(round_, player, st.book.options)
    if why:
        return Legal(player, call, False, why, 0, 0)
    pot = st.chips.in_pots()
    if round_.street == 0:
        pot += shortfall(st.setup, st.chips, st.book.options.pl_blinds)
    most = st.structure.most(round_, player, stack, pot)
    return Legal(player, call, True, "", min(st.structure.least(round_, player), most), most)
