"""Accidents of the dealer's hands: a live hand mucked, the stub dropped, a pot pushed wrongly, the board swept."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import Line
from burncard.game.rounds import STREETS
from burncard.game.steps import Step
from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance, end_by_fold
from burncard.referee.procedure.finish import carry
from burncard.referee.procedure.motions import kill
from burncard.referee.procedure.questions import deal_open, open_on
from burncard.referee.procedure.replan import replan, telling
from burncard.referee.procedure.rulings import give, note
from burncard.table.piles import BOARD, EVERYBODY, MUCK, PENDING, STUB


def _first(st: State, section: str, condition: str, step: Step) -> None:
    """Tell the mistake with its one motion."""
    note(st, section, condition, step)
    advance(st)


def kill_line(st: State, line: Line) -> None:
    """The dealer mucked a live hand (H15): fetched back if it can be named or was tabled, else dead."""
    player = line.seat
    if not st.due:
        raise Illegal("hand_over")
    if player in st.thrown:  # it lies in the muck already; mixed, it cannot be taken back (K32)
        if "mixed" in line.flags:
            st.mixed.add(player)
        return
    if not st.live[player] or not st.hand(player):
        raise Illegal("not_in", rule="E6", player=player)
    cards = tuple(st.hand(player))
    condition = "tabled" if player in st.tabled else "certain"
    if condition == "certain" and "mixed" in line.flags:
        condition = "protected" if "protected" in line.flags else "mixed"
    if st.book.row("H15", condition).remedy == "recover":
        for card in cards:
            st.piles.move(card, MUCK)
        _first(st, "H15", condition, Step("recover", player=player, cards=cards))
        return
    kill(st, Step("kill", player=player))
    if note(st, "H15", condition) == "refund":
        _refund(st, player)
    if st.alive == 1:
        end_by_fold(st)
    advance(st)


def _refund(st: State, player: int) -> None:
    """All chips that a player put into this hand come back out of the pot."""
    chips = st.chips
    for account in (*chips.street, chips.ante, chips.dead):
        chips.bet(player, -account[player], account)


def drop(st: State, line: Line) -> None:
    """The stub fell (H20): restored when its order is certain, else shuffled, with whatever it was mixed with."""
    if not st.due:
        raise Illegal("hand_over")
    if not st.piles.pile[STUB]:
        raise Illegal("nothing_to_drop", rule="H20")
    others = [name for name in ("muck", "burns") if name in line.flags]
    condition = "with_others" if others else "mixed" if "mixed" in line.flags else "certain"
    if st.book.row("H20", condition).remedy == "restore":
        note(st, "H20", condition)
        advance(st)
        return
    if st.book.row("H20", condition).remedy == "stub_alone":
        others = []
    if "burns" in others:
        for one in st.irregularities:
            if isinstance(one, StreetIrregularity) and one.open:
                one.unsure = True
    _first(st, "H20", condition, Step("shuffle", pool=" ".join(["stub", *others])))


def push(st: State, line: Line) -> None:
    """A pot is pushed to a player: by hand what is due, or wrongly (H18), then it comes back."""
    player = line.seat
    head = st.head()
    if head is None:
        raise Illegal("hand_over")
    amount = st.chips.in_pots()
    if not amount:
        raise Illegal("no_pot", rule="F3")
    if head.verb == "pot" and st.winners.get(head.count) == [player]:
        carry(st, head)
        return
    if head.verb == "pull_back":
        raise Illegal("dealer_due", player=player, step="Take the pot back.")
    number = head.count if head.verb == "pot" else -1
    if number >= 0:
        amount = st.pots[number][0]
    st.chips.award(player, amount)
    st.pushed = (player, amount, number)
    _first(st, "H18", "early" if head.verb != "pot" else "wrong", Step("pull_back", player=player, count=amount))


def sweep(st: State, line: Line) -> None:
    """The board is swept or mixed too early (H19): rebuilt from the record, which knows each card and its place."""
    if not st.due:
        raise Illegal("hand_over")
    cards = tuple(st.piles.pile[BOARD])
    if not cards:
        raise Illegal("nothing_to_sweep", rule="H19")
    for card in cards:
        st.piles.move(card, MUCK)
    _first(st, "H19", "rebuilt", Step("rebuild", cards=cards))


def flash(st: State, line: Line) -> None:
    """The top card of the stub is shown by accident (H4.13)."""
    if not st.due:
        raise Illegal("hand_over")
    card = st.piles.top(1)[0]
    st.piles.name([card], line.cards or (UNKNOWN,))
    st.piles.seen[card] = EVERYBODY
    show_top(st, card)


def show_top(st: State, card: int) -> None:
    """All have seen the top card: what it would have been decides what becomes of it (K3)."""
    if deal_open(st):
        note(st, "H0", "put_back")
    else:
        _between_streets(st, card)
    advance(st)


def _between_streets(st: State, card: int) -> None:
    bet = bool(st.due) and st.due[0].verb == "bet"
    back = [one for step in st.due if step.verb == "return" for one in step.cards]
    street, burn = role_of(st, len(back))
    if not street:
        note(st, "H0", "put_back")
    elif burn and not st.piles.pile[PENDING] and bet:
        st.piles.move(card, PENDING)
        note(st, "H4", "top_card_early")
    elif burn:
        note(st, "H4", "top_card")
    elif bet:
        _early(st, street)
    else:
        note(st, "H4", "top_card_plays")


def _early(st: State, street: int) -> None:
    """A card of the board is seen with the betting open: the street has come early, whatever joined before (H3, H4)."""
    row = ("H3", "flop") if street == 1 else ("H4", STREETS[street])
    one = open_on(st, street)
    if one is None or one.begun or not one.noticed:
        note(st, *row)
        return
    replan(st)
    one.steps, one.done, one.governing = telling(st, one), 0, 0
    give(st, one, [st.book.row(*row)])


def role_of(st: State, behind: int) -> tuple[int, bool]:
    """What the card of the stub with `behind` cards before it will be: (its street, whether as the burn); 0: nothing."""
    waiting = len(st.piles.pile[PENDING])
    for at, step in enumerate(st.due):
        if step.verb == "shuffle":  # a known burn is made before it (K19)
            after = st.due[at + 1] if at + 1 < len(st.due) else step
            burned = after.verb == "burn" and not after.waived and not waiting and not behind
            return (after.street, True) if burned else (0, False)
        if step.verb == "burn" and not step.waived:
            if waiting:
                waiting = 0
                continue
            if behind == 0:
                return step.street, True
            behind -= 1
        elif step.verb == "board":
            if behind < step.count:
                return step.street, False
            behind -= step.count
    return 0, False
