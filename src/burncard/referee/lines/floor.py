"""What the floor did: pointed a mistake out, or chose where the rulebook leaves the choice."""

from __future__ import annotations

from burncard.errors import Illegal
from burncard.game.lines import Line, seat_number
from burncard.game.steps import Step
from burncard.referee.lines.acts import DO, turn
from burncard.referee.lines.foreign import notice_foreign
from burncard.referee.lines.undercall import decided
from burncard.referee.model.irregularity import DealIrregularity, Irregularity, Remark, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.deal import call_misdeal, deal_irregularity, misdeal, rule_deal, undo
from burncard.referee.procedure.due import floors
from burncard.referee.procedure.finish import notice_stray
from burncard.referee.procedure.rulings import give, note
from burncard.referee.procedure.street_facts import facts_of
from burncard.referee.procedure.streets import rule
from burncard.rulings.remedies import fitting
from burncard.rulings.verdict import Row, Standing


def unnoticed(st: State) -> Irregularity | None:
    """The oldest mistake that nobody has pointed out."""
    for one in st.irregularities:
        if isinstance(one, DealIrregularity):
            if any(not slip.noticed for slip in one.slips):
                return one
        elif not one.noticed:
            return one
    return None


def notice(st: State, line: Line) -> None:
    """The oldest unnoticed mistake is pointed out now."""
    irregularity = unnoticed(st)
    if not st.due:
        raise Illegal("hand_over")
    if irregularity is None:
        raise Illegal("nothing_to_notice")
    point_out(st, irregularity)


def point_out(st: State, irregularity: Irregularity) -> None:
    """A mistake that is there is pointed out, and ruled on."""
    if isinstance(irregularity, DealIrregularity):
        for slip in irregularity.slips:  # one notice covers all that went wrong in the deal
            slip.noticed = True
        rule_deal(st, irregularity)
    elif isinstance(irregularity, StreetIrregularity):
        if irregularity.foreign:
            notice_foreign(st, irregularity)
        else:
            rule(st, irregularity)
    elif isinstance(irregularity, Remark):
        notice_stray(st, irregularity)


def void(st: State, section: str, condition: str) -> None:
    """Note the mistake, and undo the hand."""
    note(st, section, condition)
    undo(st)


def foul(st: State, line: Line) -> None:
    """Two equal cards, or one with another back, are found in play: void at any time before the pot is taken (H11)."""
    if not st.due:
        raise Illegal("hand_over")
    void(st, "H11", "in_play")


def missing(st: State, line: Line) -> None:
    """The deck is proved to lack a card (H11, H21): before the cut-off the hand is void; later as the house has it."""
    if not st.due:
        raise Illegal("hand_over")
    condition = "missing_after" if st.cutoff_passed() else "missing_before"
    if st.book.row("H11", condition).remedy == "misdeal":
        call_misdeal(st, "H11", condition)
    elif note(st, "H11", condition) == "void" or st.book.options.missing_card == "void":
        undo(st)


def button(st: State, line: Line) -> None:
    """The button should have been with `line.seat` (H13): before the cut-off all is void and it is put right; after it
    the hand is played, and the next button set as the book says."""
    _misplaced(st, line, "H13", "button")


def no_hand(st: State, line: Line) -> None:
    """`line.seat` had no right to a hand (H14): before the cut-off void; after it his hand is dead, his chips stay."""
    if _misplaced(st, line, "H14", "no_right") == "dead" and st.live[line.seat]:
        remark = st.irregularities[-1]
        assert isinstance(remark, Remark)
        remark.motion, remark.made = Step("kill", player=line.seat), False
        remark.steps = [remark.motion.caused(remark.number)]
        advance(st)


def left_out(st: State, line: Line) -> None:
    """A player with a right to a hand got none (H14): before the cut-off void; after it he has no claim."""
    _misplaced(st, line, "H14", "left_out")


def forfeit(st: State, line: Line) -> None:
    """`line.seat` miscalled their hand so that another threw his away (E8). Where the cards speak the claim stays; the
    floor takes it all the same only for a reason (K31)."""
    player = line.seat
    if not st.due or st.due[0].verb != "show":
        raise Illegal("not_at_showdown", rule="E8", player=player)
    if not st.live[player] or st.alive == 1:
        raise Illegal("not_in", rule="E8", player=player)
    why = line.option
    speak = st.book.row("E8", "miscalled").remedy != "forfeits"
    note(st, "E8", "miscalled", None if speak and not why else Step("kill", player=player))
    if speak and why:
        give(st, st.irregularities[-1], [Row("E8", "miscalled", "forfeits", f"the floor: {why}", Standing.FLOOR)])
    advance(st)


def clock(st: State, line: Line) -> None:
    """The time of `line.seat`, who is due, is up (C12): a check where it is free, else his hand is dead."""
    round_ = turn(st, line.seat)
    facing = round_.price(line.seat, st.chips.stack[line.seat])
    act = "f" if note(st, "C12", "dead_hand" if facing else "check") == "folded" else "cc"
    DO[act](st, Line(line.seat, act))


def _misplaced(st: State, line: Line, section: str, what: str) -> str:
    """Note it, void the hand if the book says so; the row's remedy."""
    if not st.due:
        raise Illegal("hand_over")
    remedy = note(st, section, f"{what}_{'after' if st.cutoff_passed() else 'before'}")
    if remedy == "void":
        undo(st)
    return remedy


def open_ruling(st: State) -> StreetIrregularity | None:
    """The ruling on a street that the floor may still overrule: none of its motions is made yet."""
    for irregularity in reversed(st.irregularities):
        if irregularity.open and irregularity.noticed and irregularity.street > 0 and irregularity.rulings:
            return irregularity if isinstance(irregularity, StreetIrregularity) and not irregularity.begun else None
    return None


def options(st: State, irregularity: StreetIrregularity) -> tuple[str, ...]:
    """The remedies that fit the facts of a mistake."""
    return fitting(facts_of(st, irregularity))


def floors_options(st: State, irregularity: Irregularity) -> tuple[str, ...]:
    """What the floor may still choose instead, the book's own remedy first; nothing once a motion is made."""
    if not isinstance(irregularity, StreetIrregularity) or open_ruling(st) is not irregularity:
        return ()
    own = irregularity.rulings[irregularity.governing].remedy
    return tuple(sorted(options(st, irregularity), key=lambda remedy: remedy != own))


def _name_winners(st: State, pot: Step, option: str) -> None:
    winners = [seat_number(word) for word in option.split()]
    allowed = [player for player in st.pots[pot.count][1] if st.live[player]]
    if not winners or any(player not in allowed for player in winners):
        raise Illegal("name_winners", allowed=" ".join(f"p{player}" for player in allowed))
    st.winners[pot.count] = sorted({player for player in winners if player})
    advance(st)


def _passed_over(st: State, option: str) -> bool:
    """A player who was passed over (K24): the floor kills the hand, or gives all options back to who had no time to act."""
    round_ = st.round()
    due = round_.pending[0] if round_ is not None else 0
    if st.limited.get(due) != "skipped":
        return False
    if option == "dead":
        DO["f"](st, Line(due, "f"))
    else:
        del st.limited[due]
    return True


def choose(st: State, line: Line) -> None:
    """``fl rule``: who wins a pot whose cards cannot be read (players), or another remedy for the ruling in force."""
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    if head.verb == "choose":
        decided(st, head, line.option)
        return
    if floors(st):
        _name_winners(st, head, line.option)
        return
    option, _, why = line.option.partition(" because ")
    if option in ("dead", "all_options") and _passed_over(st, option):
        return
    if option == "misdeal" and not st.cutoff_passed() and st.phase != "misdeal":
        deal = deal_irregularity(st)
        rows = [st.book.row(ruling.section, ruling.condition) for ruling in deal.rulings]
        misdeal(st, deal)
        give(
            st,
            deal,
            [*rows, Row("G1", "misdeal", "misdeal", f"the floor: {why}" if why else "the floor", Standing.FLOOR)],
        )
        return
    irregularity = open_ruling(st)
    if irregularity is None:
        raise Illegal("nothing_to_rule")
    known = options(st, irregularity)
    if option not in known:
        raise Illegal("no_such_option", option=option, known=", ".join(known))
    rule(st, irregularity, override=option, why=f": {why}" if why else "")
