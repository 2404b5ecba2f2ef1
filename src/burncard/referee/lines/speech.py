"""Words and chips: what a player said or put out, and the act it amounts to (RULES C5-C8, C10, K20-K22, K28, K40).

What was said or put out happened, so it is never refused: where raising is not open it is a call, more than a player has
is all-in, more than the structure allows is brought down. Out of turn it is an act out of turn (C9).
"""

from __future__ import annotations

from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.referee.lines import out_of_turn
from burncard.referee.lines.acts import DO
from burncard.referee.lines.meaning import meant
from burncard.referee.lines.undercall import undercall
from burncard.referee.model.state import State
from burncard.referee.procedure.due import Legal, legal
from burncard.referee.procedure.rulings import note


def says(st: State, line: Line) -> None:
    """A verbal statement in turn binds. A number alone is the total of the bet; "raise" alone must be completed."""
    player, word, amount = line.who, line.option, line.amount
    if _has_said(st, player):
        note(st, "C7", "first_word")
        return
    round_ = _in_turn(st, line)
    if round_ is None:
        return
    options = legal(st)
    assert options is not None
    if st.raising(player) and word in ("fold", "check", "call"):
        note(st, "C7", "first_word")
    elif word == "check" and options.to_call:
        note(st, "C7", "check_facing_a_bet")
        st.limited[player] = "check"
    elif word == "fold":
        _act(st, player, "f")
    elif word in ("check", "call"):
        _act(st, player, "cc")
    elif word == "all-in":
        _total(st, round_, player, round_.bets[player] + st.chips.stack[player], options)
    elif word == "raise" or st.raising(player) or (word and not amount):
        _raise_said(st, round_, player, amount, options)
    else:
        _total(st, round_, player, meant(st, round_, options, amount), options)
    if round_.pending[:1] != [player]:
        st.said[player] = "chips"


def puts(st: State, line: Line) -> None:
    """Chips put out, one tuple a motion. Without a word a second motion does not count; one chip facing a bet calls."""
    player = line.who
    if _has_said(st, player):
        return  # the chips of what was said: the words count (C7)
    total = sum(map(sum, line.chips))
    stack = st.chips.stack[player]
    if total > stack and st.live[player]:
        raise Impossible("more_than_stack", player=player, to=total, most=stack)
    round_ = _in_turn(st, line)
    if round_ is None:
        return
    options = legal(st)
    assert options is not None
    bets = round_.bets[player]
    chips = line.chips[0]
    if st.raising(player):
        if len(line.chips) > 1 and note(st, "C8", "after_raise") == "one_raise":
            chips = tuple([chip for motion in line.chips for chip in motion])
        _raise_said(st, round_, player, bets + sum(chips), options)
        return
    total = sum(chips)
    if options.to_call and total < options.to_call and total < stack:
        undercall(st, round_, player, total, bool(line.flags))
    elif options.to_call and (len(chips) == 1 or total - min(chips) < options.to_call):
        _act(st, player, "cc")
        if total > options.to_call:
            note(st, "C6", "one_chip" if len(chips) == 1 else "several_chips")
    else:
        _total(st, round_, player, bets + total, options)
    if len(line.chips) > 1:
        note(st, "C8", "string_bet")


def _has_said(st: State, player: int) -> bool:
    """Whether the player has acted by word, and nobody has acted since: chips or words that follow are of that act."""
    round_ = st.round()
    return st.said.get(player) == "chips" and (round_ is None or round_.pending[0] != player)


def _in_turn(st: State, line: Line) -> Round | None:
    """The open round, if it is this player's turn. None when the words or chips are seen to already: they came out of
    turn, or nothing hangs on them (no hand, the betting is over)."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    round_ = st.round()
    if round_ is not None and round_.pending[0] == player:
        return round_
    if st.live[player] and any(step.verb == "bet" for step in st.due):
        out_of_turn.act(st, _as_act(st, round_, line))
    return None


def _as_act(st: State, round_: Round | None, line: Line) -> Line:
    """Words or chips out of turn as the act they amount to."""
    player = line.who
    level, bets = (round_.level, round_.bets[player]) if round_ else (0, 0)
    most = bets + st.chips.stack[player]
    what, amount = "cc", 0
    if line.what == "puts":
        chips = line.chips[0]
        to = bets + sum(chips)
        if to > level and not (level > bets and (len(chips) == 1 or to - min(chips) < level)):
            what, amount = "cbr", to
    elif line.option == "fold":
        what = "f"
    elif line.option == "all-in":
        what, amount = "cbr", most
    elif line.option in ("bet", "raise") or line.amount > level:
        what, amount = "cbr", max(line.amount, level + 1)
    return Line(player, what, amount=min(amount, most))


def _raise_said(st: State, round_: Round, player: int, to: int, options: Legal) -> None:
    """Who says raise has raised, by the least at any rate; without an amount the chips are still to come."""
    if not options.can_raise:
        _act(st, player, "cc")
        if options.why_not != "only_call":
            note(st, "C7", "raise_not_open")
        return
    if not to:
        st.said[player] = "raise"
        return
    opening = not round_.level
    _act(st, player, "cbr", min(max(to, options.min_to), options.max_to))
    st.said.pop(player, None)
    if to < options.min_to:
        note(st, *(("C5", "opening") if opening else ("C7", "raise_completed")))
    elif to > options.max_to:
        _too_much(st, player)


def _too_much(st: State, player: int) -> None:
    """More than the structure allows; more than the player has is all-in, and nothing to tell."""
    if st.chips.stack[player]:
        note(st, "C7", "too_much")


def _total(st: State, round_: Round, player: int, to: int, options: Legal) -> None:
    """A total without the word "raise": an opening bet is made the least bet (K20); of a raise, half of the least or more
    is made full, less is a call (C5)."""
    if to <= round_.level or not options.can_raise:
        _act(st, player, "cc")
    elif to >= options.min_to:
        _act(st, player, "cbr", min(to, options.max_to))
        if to > options.max_to:
            _too_much(st, player)
    else:
        half = 2 * (to - round_.level) >= options.min_to - round_.level
        condition = "opening" if not round_.level else "half_or_more" if half else "less_than_half"
        full = st.book.row("C5", condition).remedy in ("full_raise", "full_bet")
        _act(st, player, *(("cbr", options.min_to) if full else ("cc", 0)))
        note(st, "C5", condition)


def _act(st: State, player: int, what: str, amount: int = 0) -> None:
    st.said.pop(player, None)
    DO[what](st, Line(player, what, amount=amount))
