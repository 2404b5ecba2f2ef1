"""``d db``, ``d tu``: cards of the board leave the deck: as due, or too early, too many, too few; and those that lie face
down are turned."""

from __future__ import annotations

from typing import Final

from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import Step
from burncard.referee.lines.accidents import show_top
from burncard.referee.lines.foreign import foreign, wrong_deck
from burncard.referee.lines.leaving import Left, Row, always, astray, burn_waiting, first, refuse, scrap
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.finish import carry, finished, stray
from burncard.referee.procedure.motions import scrambled, turn_one
from burncard.referee.procedure.questions import owed
from burncard.referee.procedure.streets import coming_street, find, went_on
from burncard.table.piles import BOARD, BURN, EVERYBODY, PENDING


def board_line(st: State, line: Line) -> None:
    """Cards from the top on to the board, turned or (``down``) not: the first row of `BOARDS` that fits."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if FOREIGN in line.cards or "foreign" in line.flags:
        first(BOARDS, Left(st, line, head, (), False))
        return
    if head.verb == "lay" and line.amount == head.count and not line.flags:
        rest = scrambled(st, head)
        cards = (*rest, *st.piles.top(max(head.count - len(rest), 0)))[: head.count]
    else:
        cards = tuple(st.piles.top(line.amount))
    first(BOARDS, Left(st, line, head, cards, head.verb == "board" and line.amount == head.count))


def _wrong_deck(left: Left) -> None:
    wrong_deck(left.st, left.line)


def _among_foreign(left: Left) -> None:
    """What of the cards belongs to the deck lies there; the rest of the street is still due."""
    st, line = left.st, foreign(left.st, left.line)
    head = st.head()
    if line.amount == 0 or head is None or st.phase in ("misdeal", "void"):
        return
    if head.verb == "board" and line.amount < head.count:
        st.piles.name(st.piles.top(line.amount), line.cards)
        for _ in range(line.amount):
            turn_one(st, head.street)
        advance(st)
    else:
        board_line(st, line)


def _half_drawn(left: Left) -> None:
    """A card half drawn, seen and put back: all know the top card (W19, K3)."""
    st, card = left.st, left.st.piles.top(1)[0]
    st.piles.name([card], left.line.cards[:1])
    st.piles.seen[card] = EVERYBODY
    show_top(st, card)


def _laid(left: Left) -> None:
    left.named()
    carry(left.st, left.head)


def _after_the_waiting(left: Left) -> None:
    left.named()
    carry(left.st, left.head)  # the exposed card lies there as the burn: it is one, wherever it lies
    board_line(left.st, left.line)


def _street(left: Left) -> None:
    st, head = left.st, left.head
    left.named()
    for _ in left.cards:
        turn_one(st, head.street, left.down)
    if left.down and not st.irregularities:
        st.due.insert(1, Step("turn_up", head.street))
    finished(st, head)


def _stray(left: Left) -> None:
    left.named()
    for _ in left.cards:
        turn_one(left.st, 0, left.down)
    stray(left.st, left.cards, known=not left.down, late=left.late)


def _irregular(left: Left) -> None:
    """Cards that were not due: too early, too many, too few, without what should come before them."""
    st = left.st
    left.named()
    one = find(st, coming_street(st))
    street = one.street
    if street in st.packet:  # what was to be scrambled waits for the next shuffle instead
        packet = st.packet.pop(street)
        for card in packet.cards:
            if st.piles.where[card] not in (BOARD, BURN):
                st.aside[card] = (street, packet.because, street)
    if st.piles.pile[PENDING] and owed(st, street):
        burn_waiting(st, one)  # K55
    if one.ahead:  # burned for already; without a burn between, it is one more of this street (K4, K6)
        one.further += [turn_one(st, street + 1, left.down) for _ in left.cards]
    else:
        for _ in left.cards:
            turn_one(st, street, left.down)
    went_on(st, one, left.late)


def _waits_as_burn(left: Left) -> bool:
    """Whether the cards come as due but for the exposed card, which lies there as the burn."""
    st = left.st
    following = st.due[1] if len(st.due) > 1 else left.head
    waits = bool(st.piles.pile[PENDING]) and left.head.verb == "burn"
    return waits and following.verb == "board" and left.line.amount == following.count and not left.line.flags


def turn_line(st: State, line: Line) -> None:
    """The board cards that lie face down are turned."""
    head = st.head()
    if head is not None and head.verb == "turn_up":
        if "late" in line.flags:
            raise Illegal("late_regular")
        carry(st, head)
        return
    down = [card for card in st.piles.pile[BOARD] if card in st.piles.down]
    if not down:
        raise Illegal("nothing_down")
    street = next(street for street in range(4) if set(st.laid[street]) & set(down))
    one = find(st, street) if street and coming_street(st) == street else None
    for card in down:
        st.piles.down.discard(card)
        st.piles.seen[card] = EVERYBODY
    if one is not None:
        went_on(st, one, "late" in line.flags)
    else:
        advance(st)


#: What cards of the board are.
BOARDS: Final = (
    Row(
        "a street of another deck (`foreign`)",
        "anything",
        "foreign: H22",
        lambda left: "foreign" in left.line.flags,
        _wrong_deck,
    ),
    Row(
        "a card that is not of this deck among them (`XX`)",
        "anything",
        "foreign: H10",
        lambda left: left.foreign,
        _among_foreign,
    ),
    Row(
        "a card half drawn and put back (`flash`)",
        "anything",
        "the top card is known: H4",
        lambda left: "flash" in left.line.flags,
        _half_drawn,
    ),
    Row(
        "as many cards as are asked for",
        "to lay out scrambled cards",
        "the board, made up from the stub",
        lambda left: left.head.verb == "lay" and left.line.amount == left.head.count and not left.line.flags,
        _laid,
    ),
    Row(
        "as many cards as the street has",
        "the burn, and the exposed card waits to be it",
        "that card is the burn; the rest as below",
        _waits_as_burn,
        _after_the_waiting,
    ),
    Row(
        "as many cards as are asked for, `late`",
        "this street, and nobody believed otherwise",
        "refused: it is as due",
        lambda left: left.due and left.late and not (left.boxed or left.believed),
        refuse,
    ),
    Row("cards face up in the deck (`boxed`)", "anything", "scrap: H9", lambda left: left.boxed, scrap),
    Row("as many cards as are asked for", "this street", "the street", lambda left: left.due, _street),
    Row("any cards", "hole cards, or nothing: no street is to come", "stray cards: H0", astray, _stray),
    Row("any cards", "anything else", "an irregularity of the street that is to come: H3 to H8", always, _irregular),
)
