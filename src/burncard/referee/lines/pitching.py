"""A hole card leaves the deck: to whom it was due, as a replacement, one too many, or to the wrong player."""

from __future__ import annotations

from burncard.errors import Illegal
from burncard.game.lines import FOREIGN, Line
from burncard.referee.lines.dealer import brought
from burncard.referee.lines.foreign import foreign
from burncard.referee.model.irregularity import FIRST
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import add, deal_irregularity
from burncard.referee.procedure.finish import SEEN, finished, stray
from burncard.referee.procedure.motions import CARRY, pitch
from burncard.referee.procedure.rulings import note
from burncard.rulings.facts import Slip
from burncard.table.piles import EVERYBODY, HOLE, SCRAP


def pitch_line(st: State, line: Line) -> None:
    """The top card to a player: his due, a replacement, or one too many, or to the wrong one."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if FOREIGN in line.cards:
        _foreign(st, line, head.verb)
        return
    if st.unready == FIRST:
        brought(st)
        head = st.due[0]
    dealing = any(step.verb == "deal" for step in st.due)
    serving = head.verb in ("replace", "give")
    owner = st.next_owner() if dealing else head.player if serving else 1
    player = line.seat or owner
    late = "late" in line.flags
    known = any(flag in line.flags for flag in SEEN)
    known = known or st.piles.seen[st.piles.top(1)[0]] == EVERYBODY  # a card all have seen counts as exposed (K3)
    regular = (dealing and head.verb == "deal" and player == owner) or (serving and player == head.player)
    if late and regular and not known and "boxed" not in line.flags:
        raise Illegal("late_regular")
    card = _named_top(st, line)
    flags, place = line.flags, st.off
    if "boxed" in flags:
        st.piles.move(card, SCRAP)
        st.piles.seen[card] = EVERYBODY
        st.off += 1
        if dealing:
            if late:  # nobody thought of the owner: the deal went on with the next player
                st.took_his_card()
            add(st, Slip("boxed", card, player, place, True, late=late, noticed=not late))
        else:
            note(st, "H9", "one")
        advance(st)
        return
    if regular and dealing:
        pitch(st, player)
        st.took_his_card()
        st.off += 1
    elif regular:
        CARRY[head.verb](st, head)
        finished(st, head)
    else:
        _pitch_astray(st, line, player, owner if dealing else 0, known)
        return
    if known:
        st.piles.seen[card] = EVERYBODY
        add(st, Slip("exposed", card, player, place, True, replacement=not dealing, late=late, noticed=not late))
    else:
        advance(st)


def _foreign(st: State, line: Line, due: str) -> None:
    """A card that does not belong: seen at once it is scrap (H10); unseen it is dealt like any other (K13)."""
    player = st.next_owner() if due == "deal" else 0
    if "late" not in line.flags or not player or line.seat not in (0, player):
        foreign(st, line)
        return
    card = st.piles.slip_in(HOLE + player)
    st.piles.seen[card] = 1 << player
    st.took_his_card()
    add(st, Slip("foreign", card, player, st.off, late=True, noticed=False))


def _pitch_astray(st: State, line: Line, player: int, owner: int, known: bool) -> None:
    """A hole card to a player who was not due: `owner` should have had it, 0 when nobody should."""
    place, late = st.off, "late" in line.flags
    if st.unready or not st.live[player]:
        stray(st, [pitch(st, player)], known=known, late=late)
        return
    if not owner and not late and st.cutoff_passed():
        stray(st, [pitch(st, player)], known=known)
        return
    card = pitch(st, player)
    st.off += 1
    if known:
        st.piles.seen[card] = EVERYBODY
    seen = known or "seen" in line.flags
    irregularity = deal_irregularity(st)
    unseen = [slip for slip in irregularity.slips if slip.kind == "misplaced" and not slip.noticed]
    if owner:
        if late or unseen:
            _goes_on_from(st, player, owner)
            boxed = [
                slip for slip in irregularity.slips if slip.kind == "boxed" and slip.player == owner and not slip.cured
            ]
            if boxed and player == owner % st.n + 1:  # the owner of a boxed card was passed over: it is served later
                boxed[-1].late, boxed[-1].noticed = True, False
                advance(st)
                return
        slip = Slip(
            "misplaced", card, player, place, seen, owner, late=late or bool(unseen), noticed=not (late or unseen)
        )
        if not unseen:
            add(st, slip)
        else:
            advance(st)
    elif unseen and len(st.hand(player)) <= 2:
        advance(st)
    else:
        add(st, Slip("extra", card, player, place, seen, late=late, noticed=not late))


def _named_top(st: State, line: Line) -> int:
    card = st.piles.top(1)[0]
    if line.cards:
        st.piles.name([card], line.cards)
    return card


def _goes_on_from(st: State, player: int, owner: int) -> None:
    """Nobody noticed: the deal goes on from the seat that was served. One just before the owner was served twice, one
    behind him shows that the players between were passed over."""
    if st.off == 1:  # the first card off the deck: the deal began there (K8)
        st.began, st.dealt = player, 1
        return
    ahead = (player - owner) % st.n
    back = ahead + 1 - st.n
    st.dealt += back if ahead > st.n // 2 and st.dealt + back >= 0 else ahead + 1
    st.dealt = min(st.dealt, 2 * st.n)
