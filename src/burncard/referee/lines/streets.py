"""A burn or board cards leave the deck: as due, or too early, too many, too few, from where they should not."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import Step
from burncard.referee.procedure.motions import CARRY, burn, scrambled, turn_one
from burncard.referee.procedure.advance import advance
from burncard.referee.lines.foreign import foreign, wrong_deck
from burncard.referee.model.irregularity import Incident
from burncard.referee.procedure.streets import coming_street, find, goes_further, lacking, rule, went_on
from burncard.referee.procedure.finish import SEEN, carry, deck_shuffle_due, finished, stray
from burncard.referee.procedure.rulings import note
from burncard.referee.model.state import State
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
    waiting = piles.pile[PENDING]
    other = bool(waiting and line.cards and line.cards[0] not in (UNKNOWN, piles.face[waiting[0]]))
    drawn = head.verb == "draw_burn" and (
        not line.cards or line.cards[0] in (UNKNOWN, piles.face[scrambled(st, head)[0]])
    )
    card = scrambled(st, head)[0] if drawn else waiting[0] if waiting and not other else st.piles.top(1)[0]
    street = coming_street(st)
    shown = any(flag in line.flags for flag in SEEN)
    late = "late" in line.flags
    regular = (head.verb == "burn" or drawn) and not other and not _unnoticed(st, street)
    if regular and late and not shown and "boxed" not in line.flags:
        raise Illegal("late_regular")
    piles.name([card], line.cards or (UNKNOWN,))
    if "boxed" in line.flags:
        piles.move(card, SCRAP)
        piles.seen[card] = EVERYBODY
        note(st, "H9", "one")
        advance(st)
        return
    if regular and not late:
        CARRY[head.verb](st, head)
        if shown:
            piles.seen[card] = EVERYBODY
        finished(st, head)
        if shown:
            note(st, "H17", "burn")
        return
    if not street or any(step.verb == "deal" for step in st.queue) or deck_shuffle_due(st):
        piles.move(card, BURN)
        stray(st, [card], known=shown, late=late)
        return
    incident = find(st, street)
    if other:
        burn(st, Step("burn", street))
        incident.order.append(st.burned[street][-1])
        incident.new_burns += 1
    piles.move(card, BURN)
    if earlier := lacking(st, incident):
        st.burned[earlier].append(card)
        incident.made_up += 1
    elif not late and goes_further(st, incident):
        st.burned[street + 1].append(card)
        incident.ahead = True
    else:
        st.burned[street].append(card)
        incident.order.append(card)
        incident.new_burns += 1
    if shown:
        piles.seen[card] = EVERYBODY
    _joined(st, incident, late)
    if shown:
        note(st, "H17", "burn")


def board_line(st: State, line: Line) -> None:
    """Cards from the top on to the board, turned or (``down``) not."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if "foreign" in line.flags:
        wrong_deck(st, line)
        return
    if FOREIGN in line.cards:
        line = foreign(st, line)
        if line.amount == 0 or not st.queue or st.phase in ("misdeal", "void"):
            return
        head = st.queue[0]
        if head.verb == "board" and line.amount < head.count:
            for card, face in zip(ids := st.piles.top(line.amount), line.cards, strict=True):
                st.piles.name([card], [face])
            for _ in ids:
                turn_one(st, head.street)
            head.count -= line.amount
            return
    count, down, late = line.amount, "down" in line.flags, "late" in line.flags
    if head.verb == "lay" and count == head.count and not late and not down:
        piles = st.piles
        rest = scrambled(st, head)
        piles.name([*rest, *piles.top(max(count - len(rest), 0))][:count], line.cards)
        carry(st, head)
        return
    ids = st.piles.top(count)
    street = coming_street(st)
    waits = bool(st.piles.pile[PENDING]) and head.verb == "burn" and not _unnoticed(st, street)
    if waits and st.queue[1].verb == "board" and count == st.queue[1].count and not line.flags:
        st.piles.name(ids, line.cards)
        carry(st, head)  # the exposed card lies there as the burn: it is one, wherever it lies
        head = st.queue[0]
    regular = head.verb == "board" and count == head.count and not _unnoticed(st, street)
    if regular and late and "boxed" not in line.flags:
        raise Illegal("late_regular")
    st.piles.name(ids, line.cards)
    if "boxed" in line.flags:
        for card in ids:
            st.piles.move(card, SCRAP)
            st.piles.seen[card] = EVERYBODY
            note(st, "H9", "one")
        advance(st)
        return
    if regular:
        for _ in range(count):
            turn_one(st, street, down)
        if down and st.queue[1].verb != "turn_up":
            st.queue.insert(1, Step("turn_up", street, because=head.because))
        finished(st, head)
        return
    if not street or any(step.verb == "deal" for step in st.queue) or deck_shuffle_due(st):
        for _ in ids:
            turn_one(st, 0, down)
        stray(st, ids, known=not down, late=late)
        return
    incident = find(st, street)
    if incident.ahead:
        for _ in range(count):
            turn_one(st, street + 1, down)
    else:
        incident.order += [turn_one(st, street, down) for _ in range(count)]
    _joined(st, incident, late)


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
    incident = find(st, street) if street and coming_street(st) == street else None
    for card in down:
        st.piles.down.discard(card)
        st.piles.seen[card] = EVERYBODY
    if incident is not None:
        _joined(st, incident, "late" in line.flags)


def _joined(st: State, incident: Incident, late: bool) -> None:
    """A mistake has grown: rule anew, or, unnoticed, let the table go on."""
    if late or (not incident.noticed and incident.line != st.piles.line):
        incident.noticed = False
        went_on(st, incident)
    else:
        rule(st, incident)


def _unnoticed(st: State, street: int) -> bool:
    return any(incident.street == street and incident.open and not incident.noticed for incident in st.incidents)
