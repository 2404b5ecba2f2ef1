"""A burn or board cards leave the deck: as due, or too early, too many, too few, from where they should not."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import Step
from burncard.referee.lines.accidents import show_top
from burncard.referee.lines.foreign import foreign, wrong_deck
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import call_misdeal, undo
from burncard.referee.procedure.finish import SEEN, carry, finished, stray
from burncard.referee.procedure.motions import CARRY, burn, scrambled, turn_one
from burncard.referee.procedure.questions import betting_open, deal_open, debts, owed, unnoticed
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.streets import coming_street, find, went_on
from burncard.table.piles import BOARD, BURN, EVERYBODY, PENDING, SCRAP


def burn_line(st: State, line: Line) -> None:
    """The top card (or the exposed one that waits there) burned."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if FOREIGN in line.cards:
        foreign(st, line)
        return
    piles = st.piles
    card, due = _burn_card(st, line, head)
    shown, late = any(flag in line.flags for flag in SEEN), "late" in line.flags
    believed = unnoticed(st, head.street) is not None
    if due and late and not (shown or believed) and "boxed" not in line.flags:
        raise Illegal("late_regular")
    piles.name([card], line.cards or (UNKNOWN,))
    if "boxed" in line.flags:
        boxed(st, [card])
        return
    if due and (believed or not late):
        CARRY[head.verb](st, head)
        _shown(st, card, shown)
        finished(st, head)
        _remark_shown(st, shown)
        return
    if _astray(st):
        piles.move(card, BURN)
        stray(st, [card], known=shown, late=late)
        return
    one = find(st, coming_street(st))
    waiting = piles.pile[PENDING]
    if waiting and card != waiting[0]:  # the exposed card that waits is the burn, whatever is burned beside it
        _burn_waiting(st, one)
    target = _serves(st, one, late)
    piles.move(card, BURN)
    st.burned[target].append(card)
    if target == one.street or st.ahead >= 0:
        one.burned.append(card)
    _shown(st, card, shown)
    went_on(st, one, late)
    _remark_shown(st, shown)


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


def _burn_waiting(st: State, one: StreetIrregularity) -> None:
    burn(st, Step("burn", one.street))
    one.burned.append(st.burned[one.street][-1])


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


def _astray(st: State) -> bool:
    """Whether no street is to come, or the deal is not complete: no rule fits what leaves the deck (H0)."""
    return not coming_street(st) or deal_open(st)


def _shown(st: State, card: int, shown: bool) -> None:
    if shown:
        st.piles.seen[card] = EVERYBODY


def _remark_shown(st: State, shown: bool) -> None:
    if shown:
        note(st, "H17", "burn")
        advance(st)


def boxed(st: State, cards: list[int]) -> None:
    """Cards that lay face up in the deck are scraps of paper: the next ones take their places (H9)."""
    for card in cards:
        st.piles.move(card, SCRAP)
        st.piles.seen[card] = EVERYBODY
        condition = "one" if not _boxed_before(st) else "several_after" if st.cutoff_passed() else "several"
        remedy = st.book.row("H9", condition).remedy
        if remedy == "misdeal":
            call_misdeal(st, "H9", condition)
            return
        note(st, "H9", condition)
        if remedy == "void":
            undo(st)
            return
    advance(st)


def _boxed_before(st: State) -> bool:
    """Whether a boxed card has come up since the cards were last dealt."""
    dealt = max([one.number for one in st.irregularities if any(r.section == "G1" for r in one.rulings)], default=-1)
    return any(r.section == "H9" for one in st.irregularities[dealt + 1 :] for r in one.rulings)


def board_line(st: State, line: Line) -> None:
    """Cards from the top on to the board, turned or (``down``) not."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if "foreign" in line.flags:
        wrong_deck(st, line)
        return
    if FOREIGN in line.cards:
        _among_foreign(st, line)
        return
    if "flash" in line.flags:
        _half_drawn(st, line)
        return
    if head.verb == "lay" and line.amount == head.count and not line.flags:
        rest = scrambled(st, head)
        st.piles.name([*rest, *st.piles.top(max(head.count - len(rest), 0))][: head.count], line.cards)
        carry(st, head)
    else:
        _from_the_stub(st, line, head)


def _from_the_stub(st: State, line: Line, head: Step) -> None:
    """What lies there, held against what was due: as due, boxed, astray, or an irregular street."""
    count, down, late = line.amount, "down" in line.flags, "late" in line.flags
    ids = st.piles.top(count)
    if _waits_as_burn(st, head, line):
        st.piles.name(ids, line.cards)
        carry(st, head)  # the exposed card lies there as the burn: it is one, wherever it lies
        head = st.due[0]
    due = head.verb == "board" and count == head.count
    if due and late and "boxed" not in line.flags and unnoticed(st, head.street) is None:
        raise Illegal("late_regular")
    st.piles.name(ids, line.cards)
    if "boxed" in line.flags:
        boxed(st, ids)
    elif due:
        for _ in range(count):
            turn_one(st, head.street, down)
        if down and not st.irregularities:
            st.due.insert(1, Step("turn_up", head.street))
        finished(st, head)
    elif _astray(st):
        for _ in ids:
            turn_one(st, 0, down)
        stray(st, ids, known=not down, late=late)
    else:
        _irregular_board(st, count, down, late)


def _irregular_board(st: State, count: int, down: bool, late: bool) -> None:
    """Cards that were not due: too early, too many, too few, without what should come before them."""
    one = find(st, coming_street(st))
    street = one.street
    if street in st.packet:  # what was to be scrambled waits for the next shuffle instead
        packet = st.packet.pop(street)
        for card in packet.cards:
            if st.piles.where[card] not in (BOARD, BURN):
                st.aside[card] = (street, packet.because, street)
    if st.piles.pile[PENDING] and owed(st, street):
        _burn_waiting(st, one)  # K55
    if one.ahead:  # burned for already; without a burn between, it is one more of this street (K4, K6)
        one.further += [turn_one(st, street + 1, down) for _ in range(count)]
    else:
        for _ in range(count):
            turn_one(st, street, down)
    went_on(st, one, late)


def _among_foreign(st: State, line: Line) -> None:
    """What of the cards belongs to the deck lies there; the rest of the street is still due."""
    line = foreign(st, line)
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


def _half_drawn(st: State, line: Line) -> None:
    """A card half drawn, seen and put back: all know the top card (W19, K3)."""
    card = st.piles.top(1)[0]
    st.piles.name([card], line.cards[:1])
    st.piles.seen[card] = EVERYBODY
    show_top(st, card)


def _waits_as_burn(st: State, head: Step, line: Line) -> bool:
    """Whether the cards come as due but for the exposed card, which lies there as the burn."""
    following = st.due[1] if len(st.due) > 1 else head
    waits = bool(st.piles.pile[PENDING]) and head.verb == "burn"
    return waits and following.verb == "board" and line.amount == following.count and not line.flags


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
