"""What the dealer did, held against what is due: done, or written down as a mistake. Never refused for being wrong."""

from __future__ import annotations

from collections.abc import Sequence

from burncard.cards import UNKNOWN
from burncard.errors import Illegal, Impossible
from burncard.game.lines import FOREIGN, Line
from burncard.game.steps import PLAYERS, Step
from burncard.referee.carry import CARRY, burn, pitch, shuffle_pool, turn_one
from burncard.referee.deal_mistakes import add, deal_incident
from burncard.referee.due import floors, who
from burncard.referee.flow import advance, end_by_fold
from burncard.referee.foreign import foreign, wrong_deck
from burncard.referee.incident import Incident
from burncard.referee.mistakes import coming_street, find, note, rule, settle, went_on
from burncard.referee.state import State
from burncard.rulings.facts import Slip
from burncard.table.piles import ASIDE, BURN, EVERYBODY, PENDING, SCRAP, STUB

_SEEN = ("up", "off", "flash")
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


def carry(st: State, step: Step) -> None:
    """Do one step, take it off the queue, and let the procedure move on."""
    CARRY[step.verb](st, step)
    finished(st, step)


def finished(st: State, step: Step) -> None:
    """A step is done: off the queue with it, and its mistake is over when no motion of it is left in front."""
    if step.verb != "deal" and st.queue and st.queue[0] is step:
        step.done = True
        st.queue.pop(0)
    if st.alive == 1 and not st.folded_out and step.verb == "kill":
        end_by_fold(st)
    advance(st)
    if step.because >= 0 and step.verb != "shuffle":
        head = st.head()
        if head is None or head.because != step.because or head.verb in PLAYERS:
            settle(st, st.incidents[step.because])


def deal(st: State, line: Line) -> None:
    """All hole cards still due, in order, without a mistake."""
    head = st.head()
    if head is not None and head.verb == "shuffle" and head.pool == "first":
        st.queue.pop(0)
        head = st.head()
    if head is None or head.verb != "deal":
        raise Illegal("nothing_to_deal", rule="B4")
    while (head := st.head()) is not None and head.verb == "deal":
        carry(st, head)


def shuffle(st: State, line: Line) -> None:
    """A shuffle and a cut; `line.cards` is the order from the top, as far as it is known."""
    head = st.head()
    early = next((step for step in st.queue if step.verb == "shuffle"), None)
    step = head if head is not None and head.verb == "shuffle" else early
    pool = shuffle_pool(st, step.pool if step else "")
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
    if step is head:
        if st.phase == "misdeal":
            st.phase = "dealing"
        finished(st, step)
    elif incident is not None:
        rule(st, incident)


def pitch_line(st: State, line: Line) -> None:
    """The top card to a player: his due, a replacement, or one too many, or to the wrong one."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if FOREIGN in line.cards:
        foreign(st, line)
        return
    first = head.verb == "shuffle" and head.pool == "first"
    if first:
        head = st.queue[1]
    dealing = any(step.verb == "deal" for step in st.queue)
    serving = head.verb in ("replace", "give")
    owner = st.next_owner() if dealing else head.player if serving else 1
    player = line.seat or owner
    if player > st.n:
        raise Impossible("no_such_player", player=player, n=st.n)
    late = "late" in line.flags
    known = any(flag in line.flags for flag in _SEEN)
    regular = (dealing and head.verb == "deal" and player == owner) or (serving and player == head.player)
    if late and regular and not known and "boxed" not in line.flags:
        raise Illegal("late_regular")
    card = _named_top(st, line)
    if first:
        st.queue.pop(0)
    flags, place = line.flags, st.off
    if "boxed" in flags:
        st.piles.move(card, SCRAP)
        st.piles.seen[card] = EVERYBODY
        st.off += 1
        if dealing:
            add(st, Slip("boxed", card, player, place, known=True))
        else:
            note(st, "H9", "one")
        advance(st)
        return
    if regular and dealing:
        pitch(st, player)
        st.dealt += 1
        st.off += 1
    elif regular:
        CARRY[head.verb](st, head)
        finished(st, head)
    else:
        _pitch_astray(st, line, player, owner if dealing else 0, known)
        return
    if known:
        st.piles.seen[card] = EVERYBODY
        add(st, Slip("exposed", card, player, place, known=True, late=late, noticed=not late))
    else:
        advance(st)


def _pitch_astray(st: State, line: Line, player: int, owner: int, known: bool) -> None:
    """A hole card to a player who was not due: `owner` should have had it, 0 when nobody should."""
    place, late = st.off, "late" in line.flags
    head = st.head()
    if head is not None and head.verb == "shuffle":
        _stray(st, [pitch(st, player)], known=known)
        return
    if not owner and not late and (st.cutoff_passed() or len(st.rounds) > 1):
        _stray(st, [pitch(st, player)], known=known)
        return
    card = pitch(st, player)
    st.off += 1
    if known:
        st.piles.seen[card] = EVERYBODY
    incident = deal_incident(st)
    unseen = [slip for slip in incident.slips if slip.kind == "misplaced" and not slip.noticed]
    if owner:
        if late or unseen:
            st.dealt = (st.dealt // st.n) * st.n + player
        slip = Slip(
            "misplaced", card, player, place, known, owner, late=late or bool(unseen), noticed=not (late or unseen)
        )
        if not unseen:
            add(st, slip)
        else:
            advance(st)
    elif unseen and len(st.hand(player)) <= 2:
        advance(st)
    else:
        seen = known or "seen" in line.flags
        add(st, Slip("extra", card, player, place, seen, late=late, noticed=not late))


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
    drawn = head.verb == "draw_burn" and (not line.cards or line.cards[0] in (UNKNOWN, piles.faces(ASIDE)[0]))
    card = piles.pile[ASIDE][0] if drawn else waiting[0] if waiting and not other else _top_card(st)
    street = coming_street(st)
    shown = any(flag in line.flags for flag in _SEEN)
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
    if not street or any(step.verb == "deal" for step in st.queue) or _deck_shuffle_due(st):
        piles.move(card, BURN)
        _stray(st, [card], known=shown, late=late)
        return
    incident = find(st, street)
    if other:
        burn(st, Step("burn", street))
        incident.order.append(st.burned[street][-1])
        incident.new_burns += 1
    piles.move(card, BURN)
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
        rest = piles.pile[ASIDE]
        piles.name([*rest, *piles.top(max(count - len(rest), 0))][:count], line.cards)
        carry(st, head)
        return
    ids = st.piles.top(count)
    street = coming_street(st)
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
        if down:
            st.queue.insert(1, Step("turn_up", street, because=head.because))
        finished(st, head)
        return
    if not street or any(step.verb == "deal" for step in st.queue) or _deck_shuffle_due(st):
        for _ in ids:
            turn_one(st, 0, down)
        _stray(st, ids, known=not down, late=late)
        return
    incident = find(st, street)
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
    if not st.piles.down:
        raise Illegal("nothing_down")
    street = next(street for street in range(4) if set(st.laid[street]) & st.piles.down)
    incident = find(st, street) if street and coming_street(st) == street else None
    for card in list(st.piles.down):
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


def _deck_shuffle_due(st: State) -> bool:
    head = st.head()
    return head is not None and head.verb == "shuffle" and head.pool in ("deck", "first")


def _stray(st: State, cards: Sequence[int], *, known: bool = False, late: bool = False) -> None:
    """Cards moved where no rule fits (H0): back where they came from; unnoticed, they stay where they are."""
    if known:
        for card in cards:
            st.piles.seen[card] = EVERYBODY
    back = [] if late else [Step("return", cards=tuple(cards[::-1]), because=len(st.incidents))]
    note(st, "H0", "put_back", back)
    st.queue[:0] = back
    advance(st)


def _top_card(st: State) -> int:
    return st.piles.top(1)[0]


def _named_top(st: State, line: Line) -> int:
    card = _top_card(st)
    if line.cards:
        st.piles.name([card], line.cards)
    return card
