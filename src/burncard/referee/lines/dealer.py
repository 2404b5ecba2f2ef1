"""What the dealer does next: the step that is due, the deal, a shuffle."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.steps import PLAYERS
from burncard.referee.procedure.motions import CARRY, shuffle_pool
from burncard.referee.procedure.due import floors, who
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.streets import coming_street, find, rule
from burncard.referee.procedure.finish import carry, finished
from burncard.referee.procedure.rulings import note
from burncard.referee.model.state import State
from burncard.table.piles import ASIDE, STUB

_OTHERS = PLAYERS | {"shuffle"}


def go(st: State, line: Line) -> None:
    """The one step that is due from the dealer, or (``*``) all until somebody else or a shuffle is needed."""
    head = st.head()
    if line.option:
        while (head := st.head()) is not None and head.verb not in _OTHERS and not floors(st):
            carry(st, head)
        return
    if head is None:
        raise Illegal("hand_over")
    if head.verb in PLAYERS:
        raise Illegal("players_turn", due=who(st))
    if head.verb == "shuffle":
        raise Illegal("shuffle_needs_order")
    if floors(st):
        raise Illegal("floors_turn")
    carry(st, head)


def deal(st: State, line: Line) -> None:
    """All hole cards still due, in order, without a mistake."""
    head = st.head()
    if head is not None and head.verb == "shuffle" and head.pool == "first":
        st.queue.pop(0)
        head = st.head()
    if head is None or head.verb != "deal":
        raise Illegal("nothing_to_deal", rule="B4")
    while not st.dealt_out():
        CARRY["deal"](st, head)
    advance(st)


def shuffle(st: State, line: Line) -> None:
    """A shuffle and a cut; `line.cards` is the order from the top, as far as it is known."""
    head = st.head()
    early = next((step for step in st.queue if step.verb == "shuffle"), None)
    step = head if head is not None and head.verb == "shuffle" else early
    pool = shuffle_pool(st, step.pool, step.cards) if step else shuffle_pool(st, "")
    if not pool:
        raise Illegal("nothing_to_shuffle")
    order = [face for face in line.cards if face != UNKNOWN]
    if len(order) != len(line.cards):
        raise Impossible("shuffle_unknown")
    st.piles.check_order(pool, order)
    incident = None
    if step is not None and step is not head and coming_street(st):
        incident = find(st, coming_street(st))
        incident.shuffled = True
    st.piles.shuffle(pool, order, ASIDE if step and step.pool == "scramble" else STUB)
    if step is None:
        note(st, "H0", "put_back")
        return
    if "burns" in step.pool:
        for street in range(1, 4):
            st.burns_due[street] -= len(st.burned[street])
            st.burned[street].clear()
    if step is not head:
        st.queue.remove(step)
    if incident is not None and step in incident.queue and step.street > incident.street:
        incident.queue.remove(step)
    if step is head:
        if st.phase == "misdeal":
            st.phase = "dealing"
        finished(st, step)
    elif incident is not None:
        rule(st, incident)
