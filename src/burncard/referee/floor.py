"""What the floor did: pointed a mistake out, or chose where the rulebook leaves the choice."""

from __future__ import annotations

from burncard.errors import Illegal
from burncard.game.lines import Line, seat_number
from burncard.referee.carry import pot_winners
from burncard.referee.deal_mistakes import rule_deal
from burncard.referee.flow import advance
from burncard.referee.incident import Incident
from burncard.referee.mistakes import rule
from burncard.referee.state import State
from burncard.rulings.remedies import STREET_REMEDIES


def unnoticed(st: State) -> Incident | None:
    """The oldest mistake that nobody has pointed out."""
    for incident in st.incidents:
        if incident.street == 0 and any(not slip.noticed for slip in incident.slips):
            return incident
        if incident.street > 0 and not incident.noticed:
            return incident
    return None


def notice(st: State, line: Line) -> None:
    """The oldest unnoticed mistake is pointed out now."""
    incident = unnoticed(st)
    if not st.queue:
        raise Illegal("hand_over")
    if incident is None:
        raise Illegal("nothing_to_notice")
    if incident.street == 0:
        slip = next(slip for slip in incident.slips if not slip.noticed)
        slip.noticed = True
        rule_deal(st, incident)
    else:
        rule(st, incident)


def choose(st: State, line: Line) -> None:
    """``fl rule``: who wins a pot whose cards cannot be read (players), or another remedy for the ruling in force."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if head.verb == "pot" and pot_winners(st, head.count) is None:
        winners = [seat_number(word) for word in line.option.split()]
        allowed = [player for player in st.pots[head.count][1] if st.live[player]]
        if not winners or any(player not in allowed for player in winners):
            raise Illegal("name_winners", allowed=" ".join(f"p{player}" for player in allowed))
        st.winners[head.count] = sorted({player for player in winners if player})
        advance(st)
        return
    incident = next((one for one in reversed(st.incidents) if one.open and one.noticed and one.street > 0), None)
    if incident is None or any(step.done for step in incident.steps):
        raise Illegal("nothing_to_rule")
    if line.option not in STREET_REMEDIES:
        raise Illegal("no_such_option", option=line.option, known=", ".join(sorted(STREET_REMEDIES)))
    rule(st, incident, override=line.option)
