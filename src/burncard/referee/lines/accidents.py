"""Accidents of the dealer's hands: a live hand mucked, the stub dropped, a pot pushed wrongly, the board swept."""

from __future__ import annotations

from burncard.cards import UNKNOWN
from burncard.errors import Illegal
from burncard.game.lines import Line
from burncard.game.steps import Step
from burncard.referee.procedure.motions import kill
from burncard.referee.procedure.advance import advance, end_by_fold
from burncard.referee.procedure.finish import carry
from burncard.referee.procedure.rulings import note
from burncard.referee.model.state import State
from burncard.table.piles import BOARD, EVERYBODY, MUCK, PENDING, STUB


def _first(st: State, section: str, condition: str, step: Step) -> None:
    """Tell the mistake and put its one motion in front."""
    step.because = len(st.incidents)
    note(st, section, condition, [step])
    st.queue.insert(0, step)


def kill_line(st: State, line: Line) -> None:
    """The dealer mucked a live hand (H15): fetched back if it can be named or was tabled, else dead."""
    player = line.seat
    if not st.queue:
        raise Illegal("hand_over")
    if not st.live[player] or not st.hand(player):
        raise Illegal("not_in", rule="E6", player=player)
    cards = tuple(st.hand(player))
    condition = "tabled" if player in st.tabled else "mixed" if "mixed" in line.flags else "certain"
    if st.book.row("H15", condition).remedy == "recover":
        for card in cards:
            st.piles.move(card, MUCK)
        _first(st, "H15", condition, Step("recover", player=player, cards=cards))
        return
    kill(st, Step("kill", player=player))
    note(st, "H15", condition)
    if st.alive == 1:
        end_by_fold(st)
    advance(st)


def drop(st: State, line: Line) -> None:
    """The stub fell (H20): restored when its order is certain, else shuffled, with whatever it was mixed with."""
    if not st.queue:
        raise Illegal("hand_over")
    if not st.piles.pile[STUB]:
        raise Illegal("nothing_to_drop", rule="H20")
    others = [name for name in ("muck", "burns") if name in line.flags]
    condition = "with_others" if others else "mixed" if "mixed" in line.flags else "certain"
    if st.book.row("H20", condition).remedy == "restore":
        note(st, "H20", condition)
    else:
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
    if not st.queue:
        raise Illegal("hand_over")
    cards = tuple(st.piles.pile[BOARD])
    if not cards:
        raise Illegal("nothing_to_sweep", rule="H19")
    for card in cards:
        st.piles.move(card, MUCK)
    _first(st, "H19", "rebuilt", Step("rebuild", cards=cards))


def flash(st: State, line: Line) -> None:
    """The top card of the stub is shown by accident (H4.13)."""
    if not st.queue:
        raise Illegal("hand_over")
    card = st.piles.top(1)[0]
    st.piles.name([card], line.cards or (UNKNOWN,))
    st.piles.seen[card] = EVERYBODY
    if any(step.verb == "deal" for step in st.queue):
        note(st, "H0", "put_back")
        return
    coming = next((step for step in st.queue if step.verb in ("burn", "board") and not step.waived), None)
    burned = (
        coming is not None and coming.verb == "burn" and len(st.burned[coming.street]) < st.burns_due[coming.street]
    )
    if not burned or st.piles.pile[PENDING]:
        if coming is not None:
            _first(st, "H4", "top_card_plays", Step("shuffle", pool="stub"))
        else:
            note(st, "H0", "put_back")
    elif st.queue[0].verb == "bet":
        st.piles.move(card, PENDING)
        note(st, "H4", "top_card_early")
    else:
        note(st, "H4", "top_card")
