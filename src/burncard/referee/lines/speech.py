"""Words and chips: what a player said or put out, and the act it amounts to (RULES C5-C8, C10)."""

from __future__ import annotations

from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.game.steps import Step
from burncard.referee.lines.acts import DO, turn
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.due import Legal, legal
from burncard.referee.procedure.rulings import note


def says(st: State, line: Line) -> None:
    """A verbal statement in turn binds. A number alone is the total of the bet; "raise" alone must be completed."""
    player, word, amount = line.who, line.option, line.amount
    round_ = turn(st, player)
    options = legal(st)
    assert options is not None
    if word == "check" and options.to_call:
        raise Illegal("check_facing", rule="C2", player=player, call=options.to_call)
    if word in ("bet", "raise") and not amount:
        if not options.can_raise:
            raise Illegal(options.why_not, rule="C4", player=player, to="more", call=options.to_call)
        st.said[player] = "raise"
        return
    if word == "fold":
        _act(st, player, "f")
    elif word in ("check", "call"):
        _act(st, player, "cc")
    elif word == "all-in":
        _total(st, round_, player, round_.bets[player] + st.chips.stack[player], options)
    elif word:
        _act(st, player, "cbr", amount)
    else:
        _total(st, round_, player, amount, options)


def puts(st: State, line: Line) -> None:
    """Chips put out, one tuple a motion. Without a word a second motion does not count; one chip facing a bet calls."""
    player = line.who
    round_ = turn(st, player)
    options = legal(st)
    assert options is not None
    stack, bets = st.chips.stack[player], round_.bets[player]
    if sum(map(sum, line.chips)) > stack:
        raise Impossible("more_than_stack", player=player, to=bets + sum(map(sum, line.chips)), most=bets + stack)
    chips = line.chips[0]
    string = len(line.chips) > 1
    if player in st.said:
        to = bets + sum(chips)
        short = to < options.min_to
        _act(st, player, "cbr", options.min_to if short else min(to, options.max_to))
        st.said.pop(player, None)
        if short:
            note(st, "C7", "raise_completed")
        return
    total = sum(chips)
    if options.to_call and total < options.to_call and total < stack:
        opening = sum(1 for _, act, _ in round_.log if act == "cbr") + (round_.street == 0) <= 1
        condition = "undercall" if opening or round_.players == 2 else "undercall_of_a_raise"
        if st.book.row("C10", condition).remedy == "floor_decides":
            note(st, "C10", condition, Step("choose", player=player, count=total))
            advance(st)
            return
        _act(st, player, "cc")
        note(st, "C10", condition)
    elif options.to_call and (len(chips) == 1 or total - min(chips) < options.to_call):
        _act(st, player, "cc")
        if total > options.to_call:
            note(st, "C6", "one_chip" if len(chips) == 1 else "several_chips")
    else:
        _total(st, round_, player, bets + total, options)
    if string:
        note(st, "C8", "string_bet")


def _total(st: State, round_: Round, player: int, to: int, options: Legal) -> None:
    """A total without the word "raise": half of the least raise or more is made full, less is a call (C5)."""
    if to <= round_.level or not options.can_raise:
        _act(st, player, "cc")
        return
    if to >= options.min_to:
        _act(st, player, "cbr", min(to, options.max_to))
    else:
        half = 2 * (to - round_.level) >= options.min_to - round_.level
        condition = "half_or_more" if half else "less_than_half"
        full = st.book.row("C5", condition).remedy == "full_raise"
        _act(st, player, *(("cbr", options.min_to) if full else ("cc", 0)))
        note(st, "C5", condition)


def _act(st: State, player: int, what: str, amount: int = 0) -> None:
    DO[what](st, Line(player, what, amount=amount))
