"""``d bn``: a burn leaves the deck: as due, or early, one more, late, from where it should not."""

from __future__ import annotations

from typing import Final

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import Step
from burncard.referee.lines.foreign import foreign
from burncard.referee.lines.leaving import Left, Row, always, astray, burn_waiting, first, refuse, scrap
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.finish import finished, stray
from burncard.referee.procedure.motions import CARRY, scrambled
from burncard.referee.procedure.questions import betting_open, debts, owed
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.streets import coming_street, find, went_on
from burncard.table.piles import BURN, EVERYBODY, PENDING


def burn_line(st: State, line: Line) -> None:
    """The top card (or the exposed one that waits there) burned: the first row of `BURNS` that fits."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if FOREIGN in line.cards:  # no card of the deck lies there
        first(BURNS, Left(st, line, head, (), False))
        return
    card, due = _burn_card(st, line, head)
    first(BURNS, Left(st, line, head, (card,), due))


def _burn_card(st: State, line: Line, head: Step) -> tuple[int, bool]:
    """Which card is burned, and whether that is what is due."""
    waiting = st.piles.pile[PENDING]
    said = line.cards[0] if line.cards else UNKNOWN
    if head.verb == "draw_burn" and "boxed" not in line.flags:
        drawn = scrambled(st, head)[0]
        if said in (UNKNOWN, st.piles.face[drawn]):
            return drawn, True
    other = bool(waiting) and said not in (UNKNOWN, st.piles.face[waiting[0]])
    card = waiting[0] if waiting and not other else st.piles.top(1)[0]
    return card, head.verb == "burn" and not other


def _foreign(left: Left) -> None:
    foreign(left.st, left.line)


def _burn(left: Left) -> None:
    left.named()
    CARRY[left.head.verb](left.st, left.head)
    _shown(left.st, left.cards[0], left.shown)
    finished(left.st, left.head)
    _remark_shown(left.st, left.shown)


def _stray(left: Left) -> None:
    left.named()
    left.st.piles.move(left.cards[0], BURN)
    stray(left.st, left.cards, known=left.shown, late=left.late)


def _irregular(left: Left) -> None:
    st, card = left.st, left.cards[0]
    left.named()
    one = find(st, coming_street(st))
    waiting = st.piles.pile[PENDING]
    if waiting and card != waiting[0]:  # the exposed card that waits is the burn, whatever is burned beside it
        burn_waiting(st, one)
    target = _serves(st, one, left.late)
    st.piles.move(card, BURN)
    st.burned[target].append(card)
    if target == one.street or st.ahead >= 0:
        one.burned.append(card)
    _shown(st, card, left.shown)
    went_on(st, one, left.late)
    _remark_shown(st, left.shown)


def _serves(st: State, one: StreetIrregularity, late: bool) -> int:
    """Which street a burn serves (K16): the oldest that owes one, else this one; the next where this one lies there
    early and complete, or an early turn that had its burn is aside."""
    street = one.street
    for debt in debts(st, street):
        return debt.street
    if owed(st, street):
        return 3 if st.ahead >= 0 and street == 2 and st.burned[2] else street
    complete = len(st.laid[street]) >= BOARD_CARDS[street]
    turned = any(card not in st.piles.down for card in st.laid[street])
    if one.noticed and not late and street < 3 and complete and turned and betting_open(st, street):
        one.ahead = True
        return street + 1
    return street


def _shown(st: State, card: int, shown: bool) -> None:
    if shown:
        st.piles.seen[card] = EVERYBODY


def _remark_shown(st: State, shown: bool) -> None:
    if shown:
        note(st, "H17", "burn")
        advance(st)


#: What a burn is.
BURNS: Final = (
    Row("a card that is not of this deck (`XX`)", "anything", "foreign: H10", lambda left: left.foreign, _foreign),
    Row(
        "the top card, `late`",
        "this burn, and nobody believed otherwise",
        "refused: it is as due",
        lambda left: left.due and left.late and not (left.shown or left.believed or left.boxed),
        refuse,
    ),
    Row("a card face up in the deck (`boxed`)", "anything", "scrap: H9", lambda left: left.boxed, scrap),
    Row(
        "the top card, or the exposed one that waits",
        "this burn",
        "the burn; where a player saw it, H17 as well",
        lambda left: left.due and (left.believed or not left.late),
        _burn,
    ),
    Row("any card", "hole cards, or nothing: no street is to come", "a stray card: H0", astray, _stray),
    Row("any card", "anything else", "an irregularity of the street that is to come: H3 to H8", always, _irregular),
)
