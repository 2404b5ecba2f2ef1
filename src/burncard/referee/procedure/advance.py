"""The procedure moves on: rounds open and close, the last live hand ends the betting, pots are made up."""

from __future__ import annotations

from burncard.game.forced import order_before_flop, price, raise_size
from burncard.game.pots import layers, uncalled
from burncard.game.rounds import STREETS, Round
from burncard.game.steps import Step
from burncard.referee.procedure.rulings import note
from burncard.referee.procedure.showdown import read_pots
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.table.piles import BURN, HOLE, MUCK, PENDING, SCRAP, STUB


def advance(st: State) -> None:
    """Take from the queue all that is settled, until somebody must do something."""
    queue = st.queue
    while queue:
        head = queue[0]
        verb = head.verb
        if verb == "bet" and st.alive == 1:
            end_by_fold(st)
            continue
        if verb == "bet":
            street = head.street
            while len(st.rounds) < street:  # a bomb pot has no betting before the flop
                st.rounds.append(Round(len(st.rounds), st.chips.street[len(st.rounds)], 0, 1, [], st.alive))
            if len(st.rounds) == street:
                open_round(st, street)
            round_ = st.rounds[street]
            st.phase = STREETS[street]
            if round_.pending:
                return
            if st.alive > 1:
                close_round(st, round_)
        elif verb in ("burn", "board") and _hands_first(st):
            queue.insert(0, Step("show"))
            continue
        elif verb == "burn":
            if len(st.burned[head.street]) < st.burns_due[head.street]:
                following = queue[1].count if len(queue) > 1 and queue[1].verb == "board" else 0
                if not short(st, 1 + following) or _call_in(st, head, 1 + following):
                    return
                if not short(st, 1):
                    return
            head.waived = True
        elif verb == "board":
            if short(st, head.count) and _call_in(st, head, head.count):
                return
            if st.piles.pile[STUB]:
                return
        elif verb == "deal":
            if not st.dealt_out():
                return
        elif verb == "show":
            if _board_lacks(st):
                return
            if st.alive > 1 and show_due(st):
                st.phase = "showdown"
                return
        elif verb == "push":
            queue[:1] = _pots(st)
            continue
        else:
            return
        head.done = True
        queue.pop(0)
    if st.phase != "void":
        st.phase = "done"


def _board_lacks(st: State) -> bool:
    """Board cards that nobody missed are dealt at latest before the showdown (H4.9)."""
    _, flop, turn, river = st.laid
    if (len(flop) >= 3 and turn and river) or st.alive < 2 or any(step.verb == "board" for step in st.queue):
        return False
    for street in (1, 2, 3):
        lacks = BOARD_CARDS[street] - len(st.laid[street])
        if lacks > 0 and st.piles.pile[STUB]:
            st.queue.insert(0, Step("board", street, count=lacks))
            return True
    return False


def _hands_first(st: State) -> bool:
    """Whether the hands are tabled before the board is run: no betting is possible any more (D4, option)."""
    return st.setup.all_in == "tabled" and st.behind < 2 and bool(st.rounds) and bool(show_due(st))


def open_round(st: State, street: int) -> None:
    """Begin the betting of a street: who is to act, and at what price."""
    setup, stack = st.setup, st.chips.stack
    order = order_before_flop(setup, st.option["button_straddle_first"]) if street == 0 else range(1, st.n + 1)
    level = price(setup) if street == 0 else 0
    size = raise_size(setup, st.option["straddle_raise"]) if street == 0 else st.structure.bet_size(street)
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
    """Bets into the pot; what nobody matched goes back to its bettor (C11)."""
    player, amount = uncalled(round_.bets)
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
    st.queue[:] = [Step("push")]


def short(st: State, count: int) -> bool:
    """Whether the stub (and the exposed card on it) has fewer than `count` cards."""
    return len(st.piles.pile[STUB]) + len(st.piles.pile[PENDING]) < count


def _call_in(st: State, head: Step, need: int) -> bool:
    """A stub that is too short: burns are shuffled in, then the muck, then scrap (H4.11, H20). False when none is left."""
    have = len(st.piles.pile[STUB]) + len(st.piles.pile[PENDING])
    names = []
    for pile, name in ((BURN, "burns"), (MUCK, "muck"), (SCRAP, "scrap")):
        if have < need and st.piles.pile[pile]:
            have += len(st.piles.pile[pile])
            names.append(name)
    if not names:
        return False
    step = Step("shuffle", head.street, pool=" ".join(names), because=len(st.incidents))
    note(st, "H21", "short_stub", [step])
    st.queue.insert(0, step)
    return True


def show_order(st: State) -> list[int]:
    """The live players in the order of show: last to bet or raise on the river, else left of the button (E2)."""
    river = st.rounds[3] if len(st.rounds) > 3 else None
    first = river.aggressor if river is not None and river.aggressor and st.live[river.aggressor] else 1
    return [player for player in (*range(first, st.n + 1), *range(1, first)) if st.live[player]]


def show_due(st: State) -> list[int]:
    """Who has still to table, declare or throw away, in the order of show."""
    done = st.tabled | st.declared | st.gone
    return [player for player in show_order(st) if player not in done]


def pots_of(st: State, until: int = 4) -> list[tuple[int, list[int]]]:
    """The pots, bets of streets from `until` on left out.

    A player who was skipped on a round that is sealed contests of that round only what he matched (H4.9): what was put
    in beyond it is a layer of its own.
    """
    chips, live = st.chips, st.players()
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
    paid = [ante + sum(street[player] for street in streets) for player, ante in enumerate(chips.ante)]
    pots = layers(paid, sum(chips.dead), live)
    for amount, players in extra:
        at = next((at for at, pot in enumerate(pots) if pot[1] == players), -1)
        if at >= 0:
            pots[at] = (pots[at][0] + amount, players)
        else:
            pots.append((amount, players))
    return pots


def _pots(st: State) -> list[Step]:
    st.pots = pots_of(st)
    read_pots(st)
    return [Step("pot", count=number) for number in range(len(st.pots) - 1, -1, -1)]


def hole(player: int) -> int:
    """The pile in front of a player."""
    return HOLE + player
