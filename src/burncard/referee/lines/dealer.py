"""What the dealer does next: the step that is due, the deal, a shuffle."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.steps import PLAYERS, Step
from burncard.referee.model.irregularity import FIRST, READY, Remark, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import add
from burncard.referee.procedure.due import floors, who
from burncard.referee.procedure.finish import carry, finished
from burncard.referee.procedure.motions import deal_one, shuffle_pool
from burncard.referee.procedure.questions import open_on
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.streets import coming_street, rule
from burncard.rulings.facts import Slip
from burncard.table.piles import ASIDE, EVERYBODY, STUB

_OTHERS = PLAYERS | {"shuffle"}


def go(st: State, line: Line) -> None:
    """The one step that is due from the dealer, or (``*``) all until somebody else or a shuffle is needed."""
    head = st.head()
    if line.option:
        while (head := st.head()) is not None and head.verb not in _OTHERS and not floors(st):
            _make(st, head)
        return
    if head is None:
        raise Illegal("hand_over")
    if head.verb in PLAYERS:
        raise Illegal("players_turn", due=who(st))
    if head.verb == "shuffle":
        raise Illegal("shuffle_needs_order")
    if floors(st):
        raise Illegal("floors_turn")
    _make(st, head)


def _make(st: State, head: Step) -> None:
    if head.verb == "deal":
        pitch_due(st)
        advance(st)
    elif head.verb in ("replace", "give"):
        _serve(st, head)
    else:
        carry(st, head)


def _serve(st: State, head: Step) -> None:
    """A replacement, or the card that is owed; one that all have seen counts as exposed (K3)."""
    card, place = st.piles.pile[STUB][-1], st.off
    known = st.piles.seen[card] == EVERYBODY
    carry(st, head)
    if known:
        st.piles.seen[card] = EVERYBODY
        add(st, Slip("exposed", card, head.player, place, True, replacement=True))


def deal(st: State, line: Line) -> None:
    """All hole cards still due, in order, without a mistake."""
    head = st.head()
    if st.unready == FIRST:
        brought(st)
        head = st.head()
    if head is None or head.verb != "deal":
        raise Illegal("nothing_to_deal", rule="B4")
    while not st.dealt_out() and head is not None and head.verb == "deal":
        pitch_due(st)
        head = st.head()
    advance(st)


def shuffle(st: State, line: Line) -> None:
    """A shuffle and a cut; `line.cards` is the order from the top, as far as it is known."""
    step = next((step for step in st.due if step.verb == "shuffle"), None)
    pool = shuffle_pool(st, step.pool, step.cards) if step else shuffle_pool(st, "")
    if not pool:
        raise Illegal("nothing_to_shuffle")
    order = [face for face in line.cards if face != UNKNOWN]
    if len(order) != len(line.cards):
        raise Impossible("shuffle_unknown")
    st.piles.check_order(pool, order)
    head = st.head()
    for one in st.irregularities:
        if isinstance(one, StreetIrregularity) and one.open:
            one.shuffle_skipped = False
    st.piles.shuffle(pool, order, ASIDE if step and step.pool == "scramble" else STUB)
    if step is not None and step.pool == "scramble":
        st.packet[step.street].mixed = True
    else:
        _mixed(st, pool, step)
    if step is None:
        note(st, "H0", "put_back")
        advance(st)
    elif step is head:
        finished(st, step)
    else:
        _early(st, step)


def _mixed(st: State, pool: list[int], step: Step | None) -> None:
    """The stub has a new order: what was certain is so no more; burns that went in are made, and gone."""
    st.shuffled = len(st.piles.moves)
    st.unready = READY
    if st.phase == "misdeal":
        st.phase = "dealing"
    for card in pool:
        st.aside.pop(card, None)
    for street in range(1, 4):
        for card in [card for card in st.burned[street] if card in pool]:
            st.burned[street].remove(card)
            st.lost[street] += 1
    for one in st.irregularities:
        if isinstance(one, Remark) and one.motion is not None and one.motion.verb == "shuffle" and step is not None:
            one.made = one.made or one.motion.pool == step.pool


def _early(st: State, step: Step) -> None:
    """A shuffle made before its time serves all the same; an irregularity that waits is ruled on anew."""
    street = coming_street(st)
    one = open_on(st, street) if street else None
    advance(st)
    if one is not None and one.noticed and not one.begun:
        rule(st, one)


def brought(st: State) -> None:
    """The deck is dealt as it was brought to the table: nobody missed the first shuffle."""
    st.unready = READY
    if st.irregularities:
        advance(st)
    else:
        st.due.pop(0)


def pitch_due(st: State) -> None:
    """The hole card that is due; one that all have seen counts as exposed (K3)."""
    card = st.piles.pile[STUB][-1]
    if st.piles.seen[card] == EVERYBODY:
        player, place = st.next_owner(), st.off
        deal_one(st)
        add(st, Slip("exposed", card, player, place, True))
    else:
        deal_one(st)
