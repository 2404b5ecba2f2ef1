"""What an act does to the round, whoever was due: the hand goes to the muck, chips go in, the others are asked again."""

from __future__ import annotations

from burncard.game.rounds import Round
from burncard.game.steps import Step
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance, end_by_fold, relieve
from burncard.referee.procedure.rulings import note
from burncard.table.piles import MUCK


def fold(st: State, round_: Round | None, player: int) -> None:
    """The cards go to the muck, in whatever round the player had still to act."""
    cards = tuple(st.hand(player))
    for card in cards:
        st.piles.move(card, MUCK)
    st.live[player] = False
    st.alive -= 1
    st.tabled.discard(player)
    st.limited.pop(player, None)
    st.oot.pop(player, None)
    if st.chips.stack[player]:
        st.behind -= 1
    if round_ is None:
        return
    round_.folded.append((player, cards))
    if st.alive == 2 and round_.raises < st.book.options.raise_cap:
        round_.two_left = True
    if player in round_.pending:
        round_.note(player, "f", 0)
    else:
        round_.log.append((player, "f", 0))


def call(st: State, round_: Round, player: int) -> None:
    """The price, or all the player has when that is less."""
    stack = st.chips.stack
    amount = round_.level - round_.bets[player]
    if amount:
        if amount >= stack[player]:
            amount = stack[player]
            st.behind -= 1
        st.chips.bet(player, amount, round_.bets)
    round_.note(player, "cc", amount)
    if st.limited:
        st.limited.pop(player, None)


def raise_to(st: State, round_: Round, player: int, to: int) -> None:
    """A bet or raise **to** an amount that the structure allows; everybody else with chips is asked again, in order."""
    bets = round_.bets[player]
    if to == bets + st.chips.stack[player]:
        st.behind -= 1
    st.chips.bet(player, to - bets, round_.bets)
    st.structure.raised(round_, to, st.book.options)
    round_.aggressor = player
    round_.note(player, "cbr", to)
    n = st.n
    order = (*range(player + 1, n + 1), *range(1, player))
    round_.pending = [other for other in order if st.live[other] and st.chips.stack[other]]


def throw_away(st: State, player: int) -> None:
    """At the showdown the hand goes to the muck; once the hands have been read nothing hangs on it any more. Where a
    player is all-in and the book has every hand tabled, it comes back (TDA 16)."""
    if st.pots and st.alive > 1:
        return  # the hands have been read: nothing hangs on the cards any more
    short = any(st.live[p] and not st.chips.stack[p] for p in range(1, st.n + 1))
    if st.alive > 1 and short and st.book.options.all_in_table == "all":
        note(st, "E6", "thrown_all_in")
        return
    st.thrown[player] = tuple(st.hand(player))
    for card in st.thrown[player]:
        st.piles.move(card, MUCK)
    st.gone.add(player)
    st.tabled.discard(player)
    if st.alive > 1 and player not in st.declared:
        st.live[player] = False
        st.alive -= 1
        if st.chips.stack[player]:
            st.behind -= 1
        if st.alive == 1 and not st.irregularities:
            st.due = [Step("push")]
    advance(st)


def went_on(st: State, round_: Round) -> None:
    """After an act: mistakes nobody objected to are settled, the last live hand ends it, the procedure moves on."""
    for one in st.irregularities:
        if one.street > 0 and one.noticed:
            one.open = False  # the players go on: nothing more joins it
    if st.alive == 1:
        end_by_fold(st)
    elif st.behind < 2 and round_.pending:
        relieve(st, round_)
    over = st.alive == 1 or not round_.pending
    if over or st.irregularities:
        advance(st)
    if over:
        st.limited.clear()
    if st.said:
        st.said.clear()
    if st.passed:
        st.passed.clear()
