"""The procedure moves on: rounds open and close, the last live hand ends the betting, pots are made up."""

from __future__ import annotations

from typing import Final

from burncard.game.forced import order_before_flop, price, raise_size
from burncard.game.pots import ante_layers, layers, merged, uncalled
from burncard.game.rounds import STREETS, Round
from burncard.game.steps import Step
from burncard.referee.model.state import State
from burncard.referee.procedure.plan import plan
from burncard.referee.procedure.replan import replan
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.show_order import show_due
from burncard.referee.procedure.showdown import read_pots
from burncard.table.piles import ASIDE, BURN, HOLE, MUCK, PENDING, SCRAP, STUB

#: More than any burn and street together take.
_PLENTY: Final = 6


def advance(st: State) -> None:
    """Let all happen that follows by itself - rounds open and close, pots are made up - until somebody must do something.

    As long as nothing irregular has happened what is due is only shortened: the plan after its first step is the rest of
    the plan. Otherwise it is derived anew from the facts.
    """
    if st.irregularities:
        replan(st)
        for round_ in st.rounds:  # a round that is over does not stand in the plan any more: close it all the same
            if not round_.pending and st.alive > 1 and not st.pots:
                close_round(st, round_)
    due = st.due
    while due:
        if not _passes(st, due[0]):
            return
        if st.due is not due:
            due = st.due
        else:
            due.pop(0)
    if st.phase != "void":
        st.phase = "done"


def _passes(st: State, head: Step) -> bool:
    """Whether the step in front is over or happens by itself. True also when what is due has been derived anew."""
    verb = head.verb
    if verb == "bet":
        return _bet(st, head)
    if verb in ("burn", "board"):
        return _dealing(st, head)
    if verb == "deal":
        return st.dealt_out() or (not st.piles.pile[STUB] and not _call_in(st, head, 1))
    if verb == "show":
        return _show(st)
    if verb == "push":
        st.pots = pots_of(st)
        read_pots(st)
        st.due = [Step("pot", count=number) for number in range(len(st.pots) - 1, -1, -1)]
        return True
    return False


def _bet(st: State, head: Step) -> bool:
    if st.alive == 1:
        end_by_fold(st)
        return True
    street = head.street
    while len(st.rounds) < street:  # a bomb pot has no betting before the flop
        st.rounds.append(Round(len(st.rounds), st.chips.street[len(st.rounds)], 0, 1, [], st.alive))
    if len(st.rounds) > street + 1:  # rounds on cards that were taken back: nobody had acted in them
        del st.rounds[street + 1 :]
    if len(st.rounds) == street:
        open_round(st, street)
    round_ = st.rounds[street]
    st.phase = STREETS[street]
    if round_.pending:
        return False
    if st.alive > 1:
        close_round(st, round_)
    return True


def _dealing(st: State, head: Step) -> bool:
    """A burn or a street in front: hands may have to be tabled first, cards to be called in."""
    if head.waived:
        return True
    if _hands_first(st):
        st.due = [Step("show"), *st.due]
        return True
    if len(st.piles.pile[STUB]) > _PLENTY:
        return False
    if head.verb == "burn":
        after = st.due[1] if len(st.due) > 1 else head
        following = after.count if after.verb == "board" else 0  # a shuffle between them brings cards in
        if short(st, 1 + following) and _call_in(st, head, 1 + following):
            return False
        return short(st, 1)
    if short(st, head.count) and _call_in(st, head, head.count):
        return False
    return not st.piles.pile[STUB]


def _show(st: State) -> bool:
    if st.alive > 1 and show_due(st):
        st.phase = "showdown"
        return False
    return True


def _hands_first(st: State) -> bool:
    """Whether the hands are tabled before the board is run: no betting is possible any more (D4, option)."""
    return st.setup.all_in == "tabled" and st.behind < 2 and bool(st.rounds) and bool(show_due(st))


def open_round(st: State, street: int) -> None:
    """Begin the betting of a street: who is to act, and at what price."""
    setup, stack = st.setup, st.chips.stack
    order = order_before_flop(setup, st.book.options) if street == 0 else range(1, st.n + 1)
    level = price(setup) if street == 0 else 0
    size = raise_size(setup, st.book.options) if street == 0 else st.structure.bet_size(street)
    live = st.live
    pending = [player for player in order if live[player] and stack[player]]
    st.behind = len(pending)
    round_ = Round(street, st.chips.street[street], level, size, pending, st.alive)
    st.rounds.append(round_)
    if st.behind < 2:
        relieve(st, round_)


def relieve(st: State, round_: Round) -> None:
    """With at most one player left who has chips, nobody is asked who has matched all that can be won from him (C4)."""
    bets = round_.bets
    for player in list(round_.pending):
        if bets[player] >= max(bets[other] for other in range(1, st.n + 1) if st.live[other] and other != player):
            round_.pending.remove(player)


def close_round(st: State, round_: Round) -> None:
    """Bets into the pot; what nobody matched goes back to its bettor (C11). Blinds and straddles of a dead hand stay: only
    a bet or raise of their own goes back (K36)."""
    player, amount = uncalled(round_.bets)
    if amount and not st.live[player]:
        amount = min(amount, round_.bets[player] - round_.posted[player])
    if amount:
        if st.live[player] and not st.chips.stack[player]:
            st.behind += 1
        st.chips.bet(player, -amount, round_.bets)


def end_by_fold(st: State) -> None:
    """One live hand is left: nothing more is dealt, it takes the pots."""
    if st.rounds:
        close_round(st, st.rounds[-1])
        st.rounds[-1].pending.clear()
    st.folded_out = True
    st.due = plan(st) if st.irregularities else [Step("push")]


def short(st: State, count: int) -> bool:
    """Whether the stub (and the exposed card on it) has fewer than `count` cards."""
    return len(st.piles.pile[STUB]) + len(st.piles.pile[PENDING]) < count


def _call_in(st: State, head: Step, need: int) -> bool:
    """A stub that is too short: burns are shuffled in, then the muck, then scrap (H4.11, H20)."""
    have = len(st.piles.pile[STUB]) + len(st.piles.pile[PENDING])
    names = []
    lying = ((ASIDE, "aside"),) if head.verb == "deal" else ()
    for pile, name in (*lying, (BURN, "burns"), (MUCK, "muck"), (SCRAP, "scrap")):
        if have < need and st.piles.pile[pile]:
            have += len(st.piles.pile[pile])
            names.append(name)
    if not names:
        return False
    note(st, "H21", "short_stub", Step("shuffle", head.street, pool=" ".join(names)))
    replan(st)
    return True


def pots_of(st: State, until: int = 4) -> list[tuple[int, list[int]]]:
    """The pots, bets of streets from `until` on left out: antes first, then what was bet (K37).

    A player who was skipped on a round that is sealed contests of that round only what he matched (H4.9): what was put
    in beyond it is a layer of its own. Who threw a hand away at the showdown is counted until the pots are made up: the
    last one in a side pot has won it (K33).
    """
    chips = st.chips
    live = [player for player in range(1, st.n + 1) if st.live[player] or player in st.thrown]
    streets = [list(street) for street in chips.street[:until]]
    extra: list[tuple[int, list[int]]] = []
    for round_ in st.rounds[:until]:
        bets = streets[round_.street]
        caps = [bets[player] for player in round_.pending if st.live[player] and bets[player] < max(bets)]
        if not caps or round_ is st.round():
            continue
        over = [max(bet - min(caps), 0) for bet in bets]
        streets[round_.street] = [min(bet, min(caps)) for bet in bets]
        extra += layers(over, 0, [player for player in live if over[player]] or live)
    bet = [sum(street[player] for street in streets) for player in range(st.n + 1)]
    pots = merged([*ante_layers(chips.ante, chips.dead, live), *layers(bet, 0, live), *extra])
    return [(amount, _claiming(st, players)) for amount, players in pots]


def _claiming(st: State, players: list[int]) -> list[int]:
    """Who can still win a pot: who has a hand, or else the last one who had one."""
    last = [player for player in st.thrown if player in players][-1:]
    return [player for player in players if st.live[player]] or last or players


def hole(player: int) -> int:
    """The pile in front of a player."""
    return HOLE + player
