"""Mistakes of a street: written down as they happen, ruled on when they are noticed, the queue edited by the plan."""

from __future__ import annotations

from burncard.game.steps import Step
from burncard.referee.procedure.advance import advance
from burncard.referee.model.irregularity import Incident
from burncard.referee.procedure.rulings import give
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.rulings.facts import StreetFacts
from burncard.rulings.remedies import STREET_REMEDIES
from burncard.rulings.street import judge
from burncard.rulings.verdict import Plan
from burncard.table.piles import BURN

_DEALING = ("board", "turn_up", "lay")
_MOTIONS = ("return", "pull_back", "recover", "rebuild", "replace", "give", "slide", "kill")


def coming_street(st: State) -> int:
    """The street that is dealt next by what is due, 0 when none is."""
    return next((step.street for step in st.queue if step.verb in _DEALING), 0)


def find(st: State, street: int) -> Incident:
    """The mistake of `street` that a further one joins, or a new one once its remedy has begun."""
    for incident in reversed(st.incidents):
        if incident.open and incident.street == street:
            if not any(step.done for step in incident.steps):
                return incident
            settle(st, incident)
    incident = Incident(len(st.incidents), street, list(st.queue), st.piles.line)
    incident.order = [*st.burned[street], *st.laid[street]]
    at = _dealing_at(incident)
    before = incident.queue[:at]
    incident.pending = next((step.street for step in before if step.verb == "bet"), -1)
    st.incidents.append(incident)
    return incident


def _dealing_at(incident: Incident) -> int:
    """Where in the queue of the mistake its street is dealt."""
    return next(at for at, step in enumerate(incident.queue) if step.verb in _DEALING)


def _resumes_at(incident: Incident) -> int:
    """Where in the queue of the mistake the betting of its street begins, or what follows where there is none any more."""
    betting = (at for at, step in enumerate(incident.queue) if step.verb == "bet" and step.street == incident.street)
    return next(betting, _dealing_at(incident) + 1)


def goes_further(st: State, incident: Incident) -> bool:
    """Whether an early street lies complete, so that a further burn is the next street's."""
    street = incident.street
    complete = len(st.laid[street]) >= BOARD_CARDS[street] and len(st.burned[street]) >= st.burns_due[street]
    return incident.noticed and incident.pending >= 0 and 0 < street < 3 and complete


def lacking(st: State, incident: Incident) -> int:
    """The earlier street whose missing burn is to be made up before this one, 0 for none."""
    for step in incident.queue[: _dealing_at(incident)]:
        made_up = step.verb == "burn" and step.street < incident.street
        if made_up and len(st.burned[step.street]) < st.burns_due[step.street]:
            return step.street
    return 0


def went_on(st: State, incident: Incident) -> None:
    """Nobody noticed: the table goes on as though what was due before had been done."""
    queue, others = incident.queue, _of_others(st, incident)
    if st.laid[incident.street]:
        st.queue[:] = queue[_resumes_at(incident) :]
        if any(card in st.piles.down for card in st.laid[incident.street]):
            st.queue.insert(0, Step("turn_up", incident.street))
    else:
        st.queue[:] = queue[_dealing_at(incident) :]
    st.queue[:] = [*others, *[step for step in st.queue if step not in others]]
    advance(st)


def facts_of(st: State, incident: Incident) -> StreetFacts:
    """Read the facts off the table."""
    street = incident.street
    lying = [*st.burned[street], *st.laid[street]]
    order = [card for card in incident.order if card in lying]
    order += [card for card in lying if card not in order]
    round_ = st.rounds[street] if len(st.rounds) > street else None
    before = incident.queue[: _dealing_at(incident)]
    between = incident.queue[max(incident.pending, 0) and 1 : _dealing_at(incident)]
    return StreetFacts(
        street=street,
        count=BOARD_CARDS[street],
        premature=incident.pending >= 0,
        burns=tuple(st.burned[street]),
        new_burns=incident.new_burns,
        burns_due=st.burns_due[street],
        burn_ahead=sum(1 for step in before if step.verb == "burn" and step.street > street and not step.waived),
        up=tuple(card for card in st.laid[street] if card not in st.piles.down),
        down=tuple(card for card in st.laid[street] if card in st.piles.down),
        order=tuple(order),
        actions=len(round_.log) if round_ else 0,
        actors=round_.actors() if round_ else 0,
        next_out=street < 3 and bool(st.laid[street + 1]) and not incident.ahead,
        more=any(step.verb in _DEALING and step.street > street for step in st.queue),
        ahead=incident.ahead,
        further=tuple(st.laid[street + 1]) if incident.ahead else (),
        shuffled=incident.shuffled,
        shuffle_skipped=not incident.shuffled and any(step.verb == "shuffle" for step in between),
    )


def rule(st: State, incident: Incident, override: str = "", why: str = "") -> None:
    """Rule on a mistake, anew at each further one, and edit what is due. `override` is a remedy the
    floor chose, `why` its reason."""
    facts = facts_of(st, incident)
    verdict = judge(facts, st.book)
    plan = STREET_REMEDIES[override](facts) if override else verdict.plan
    fresh = incident.noticed or not incident.rulings
    if not incident.noticed or not incident.going:
        incident.going = list(st.queue)
    incident.noticed = True
    others = _of_others(st, incident)
    queue = _replanned(st, incident, facts, plan, bool(verdict.rows))
    queue = [step for step in queue if step not in others]
    later = [step for step in others if step.pool == "made_up"]
    first = [step for step in others if step.verb != "return" and step not in later]
    back = [step for step in others if step.verb == "return"]  # what left the stub earlier goes back later
    queue = [*first, *queue[: len(plan.now)], *back, *queue[len(plan.now) :]]
    _make_up(queue, later)
    number = incident.number
    for step in (*plan.now, *plan.before_next, *(plan.deal or ())):
        step.because = number
    _mark_waived(st, queue)
    st.queue[:] = queue
    if not any(step.verb == "pot" for step in queue):  # a fold-out on a void street is undone
        st.pots, st.folded_out = [], False
        st.winners.clear()
    shown = [step for step in queue if step.because == number or step.street == incident.street]
    incident.steps = [step for step in incident.steps if step.done] + _telling(shown, queue, incident, plan)
    rows = verdict.rows
    if override and verdict.governing:
        rows = verdict.overruled(override, f"the floor, instead of {verdict.governing.source}{why}")
    if not rows and not fresh and incident.rulings:
        advance(st)
        return  # what was ruled before stands
    incident.governing = verdict.rows.index(verdict.governing) if verdict.governing else -1
    give(st, incident, rows)
    advance(st)


def _of_others(st: State, incident: Incident) -> list[Step]:
    """Motions that other mistakes have put in front: whatever becomes of this one, they are still to be made."""
    found: list[Step] = []
    for step in (*incident.queue, *st.queue):
        stray = step.verb == "aside" and step.because >= 0 and st.incidents[step.because].street < 0
        motion = step.verb in _MOTIONS or stray or step.pool == "made_up" or step.pool.startswith("stub")
        if motion and step.because not in (-1, incident.number) and not step.done and step not in found:
            found.append(step)
    return found


def _telling(shown: list[Step], queue: list[Step], incident: Incident, plan: Plan) -> list[Step]:
    """The steps to be told with the ruling, in order: from the first motion to the last that the ruling changed."""
    if not plan.rebuild:
        return list(plan.now)
    last = max([at for at, step in enumerate(queue) if step in shown and step.verb != "bet"], default=-1)
    if plan.before_next:
        last = next(
            (at for at, step in enumerate(queue) if step.verb in _DEALING and step.street == incident.street + 1), last
        )
    return queue[: last + 1]


def _replanned(st: State, incident: Incident, facts: StreetFacts, plan: Plan, ruled: bool) -> list[Step]:
    base = incident.queue
    at, resumes = _dealing_at(incident), _resumes_at(incident)
    if not plan.rebuild:
        if ruled or len(st.rounds) > incident.street:
            going = incident.going if len(st.rounds) > incident.street or not facts.cards else base[resumes:]
            queue = [*plan.now, *going]
            _make_up(queue, [Step("burn", facts.street, pool="made_up") for _ in range(plan.next_burns)])
            for step in queue:
                if step.pool == "made_up" and step.because < 0:
                    step.because = incident.number
            return queue
        due = _as_due(facts, base[:at], incident.made_up)
        missing = facts.count - facts.cards
        if not facts.cards or missing <= 0:
            return due + base[at if missing > 0 else resumes :]
        turn = [Step("turn_up", facts.street)] if facts.down else []  # a packet that has only been begun
        return [*due, Step("board", facts.street, count=missing), *turn, *base[resumes:]]
    cut = next((i for i, step in enumerate(base[:at]) if step.verb == "bet"), -1)
    if facts.actions == 0 and base[resumes].verb == "bet":
        del st.rounds[incident.street :]
    dealing = (
        plan.deal
        if plan.deal is not None
        else [*_as_due(facts, base[cut + 1 : at], incident.made_up), *base[at:resumes]]
    )
    tail = base[resumes + 1 :]
    if plan.before_next and tail and tail[0].verb == "shuffle":
        tail = tail[1:]  # one shuffle serves both (I.5)
    return [*plan.now, *base[: cut + 1], *dealing, base[resumes], *plan.before_next, *tail]


def _make_up(queue: list[Step], burns: list[Step]) -> None:
    """A missing burn is made up before the burn of the next street that has one due."""
    for burn in burns:
        at = next((at for at, step in enumerate(queue) if step.verb == "burn" and step.street > burn.street), -1)
        if at >= 0:
            queue.insert(at, burn)


def _as_due(facts: StreetFacts, steps: list[Step], made_up: int) -> list[Step]:
    """What was due before the street's cards, less what has been done of it."""
    made = facts.new_burns + made_up
    out: list[Step] = []
    for step in steps:
        if step.verb == "burn" and not step.waived and made:
            made -= 1
        elif not (step.verb == "shuffle" and facts.shuffled):
            out.append(step)
    return out


def _mark_waived(st: State, queue: list[Step]) -> None:
    """A burn that will lie there already is not made again, and the step says so."""
    made = [len(cards) for cards in st.burned]
    for step in queue:
        if step.verb == "burn":
            step.waived = made[step.street] >= st.burns_due[step.street]
            made[step.street] += not step.waived
        elif step.verb == "draw_burn":
            made[step.street] += step.count
        elif step.verb == "to_burn":
            made[step.street] += len(step.cards)
        elif step.verb in ("return", "to_board"):
            made[step.street] -= sum(1 for card in step.cards if st.piles.where[card] == BURN)


def settle(st: State, incident: Incident) -> None:
    """A mistake is over once its motions are made or the players go on; burns that stayed are accepted."""
    if incident.open and incident.noticed and incident.street > 0:
        incident.open = False
        street = incident.street
        if len(st.rounds) <= street and st.burned[street]:
            st.burns_due[street] = max(st.burns_due[street], len(st.burned[street]))
