"""What a player did: folds, calls, raises in turn; at the showdown tables, declares the board or throws away."""

from __future__ import annotations

from typing import Final

from burncard.cards import UNKNOWN, text
from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.rounds import Round
from burncard.game.steps import PLAYERS, Step
from burncard.referee.model.state import State
from burncard.referee.model.wording import instruction
from burncard.referee.procedure.advance import advance, end_by_fold, relieve
from burncard.referee.procedure.due import legal, who
from burncard.referee.procedure.rulings import note
from burncard.table.piles import BOARD, EVERYBODY, MUCK


def turn(st: State, player: int) -> Round:
    """The open round, if it is this player's turn. Raises Illegal, naming who is due, if not."""
    queue = st.due
    if queue and queue[0].verb == "bet":
        round_ = st.rounds[queue[0].street]
        if round_.pending[0] == player:
            return round_
    if not queue:
        raise Illegal("hand_over")
    if not st.live[player]:
        raise Illegal("not_in", rule="E6", player=player)
    if queue[0].verb == "bet":
        raise Illegal("out_of_turn", rule="C9", player=player, due=who(st))
    if queue[0].verb == "show":
        raise Illegal("betting_over", player=player)
    raise Illegal("dealer_due", rule="B6", player=player, step=_public(st, queue[0]))


def _public(st: State, step: Step) -> str:
    """What the dealer has to do, in words that give away no card."""
    seen = st.piles.seen
    return instruction(step, [st.piles.face[card] if seen[card] == EVERYBODY else UNKNOWN for card in step.cards])


def out_of_turn(st: State, line: Line) -> None:
    """An act before the player's turn (C9): it goes back to whoever is due. When the turn comes it binds if nothing has
    changed in front of him, a fold always; after a bet or raise he has all options."""
    player = line.who
    head = st.head()
    round_ = st.rounds[head.street] if head is not None and head.verb == "bet" else None
    if round_ is None or player not in round_.pending:
        turn(st, player)
    assert round_ is not None
    if round_.pending[0] == player:
        raise Illegal("not_out_of_turn", rule="C9", player=player)
    if player in st.oot:
        raise Illegal("already_waiting", rule="C9", player=player)
    most = round_.bets[player] + st.chips.stack[player]
    if line.amount > most:
        raise Impossible("more_than_stack", player=player, to=line.amount, most=most)
    st.oot[player] = (line.what, line.amount, round_.level)
    note(st, "C9", "out_of_turn")


def _turn_comes(st: State) -> None:
    """The turn may have come to a player who acted before it."""
    while (round_ := st.round()) is not None and round_.pending[0] in st.oot:
        player = round_.pending[0]
        what, amount, level = st.oot.pop(player)
        if what != "f" and round_.level != level:
            return
        options = legal(st)
        if what == "cbr" and options is not None and options.can_raise:
            amount = min(max(amount, options.min_to), options.max_to)
        elif what == "cbr":
            what = "cc"
        DO[what](st, Line(player, what, amount=amount))


def _went_on(st: State, round_: Round) -> None:
    """After an act: mistakes nobody objected to are settled, the last live hand ends it, the procedure moves on."""
    for one in st.irregularities:
        if one.street > 0 and one.noticed:
            one.open = False  # the players go on: nothing more joins it
    if st.alive == 1:
        end_by_fold(st)
    elif st.behind < 2 and round_.pending:
        relieve(st, round_)
    if st.alive == 1 or not round_.pending or st.irregularities:
        advance(st)
    if st.alive == 1 or not round_.pending:
        st.oot.clear()
    if st.said:
        st.said.clear()
    if st.oot:
        _turn_comes(st)


def _not_after_raise(st: State, player: int) -> None:
    if player in st.said:
        raise Illegal("said_raise", rule="C7", player=player)


def fold(st: State, line: Line) -> None:
    """In turn: the cards go to the muck. Binding even when a check is free (C2)."""
    if line.flags:
        out_of_turn(st, line)
        return
    player = line.who
    round_ = turn(st, player)
    if st.said:
        _not_after_raise(st, player)
    cards = tuple(st.hand(player))
    for card in cards:
        st.piles.move(card, MUCK)
    st.live[player] = False
    st.alive -= 1
    st.behind -= 1
    round_.folded.append((player, cards))
    if st.alive == 2 and round_.raises < st.structure.cap:
        round_.two_left = True
    round_.note(player, "f", 0)
    _went_on(st, round_)


def check_or_call(st: State, line: Line) -> None:
    """In turn: match the price, with all he has when that is less."""
    if line.flags:
        out_of_turn(st, line)
        return
    player = line.who
    round_ = turn(st, player)
    if st.said:
        _not_after_raise(st, player)
    stack = st.chips.stack
    amount = round_.level - round_.bets[player]
    if amount:
        if amount >= stack[player]:
            amount = stack[player]
            st.behind -= 1
        st.chips.bet(player, amount, round_.bets)
    round_.note(player, "cc", amount)
    if st.irregularities or not round_.pending or st.behind < 2:
        _went_on(st, round_)


def bet_or_raise(st: State, line: Line) -> None:
    """In turn: bet or raise **to** an amount, within what the structure allows."""
    if line.flags:
        out_of_turn(st, line)
        return
    player, to = line.who, line.amount
    round_ = turn(st, player)
    options = legal(st)
    assert options is not None
    stack, bets = st.chips.stack[player], round_.bets[player]
    if to > bets + stack:
        raise Impossible("more_than_stack", player=player, to=to, most=bets + stack)
    if not options.can_raise:
        raise Illegal(options.why_not, rule="C4", player=player, to=to, call=options.to_call, level=round_.level)
    if to <= round_.level:
        raise Illegal("no_raise", rule="C3", player=player, to=to, level=round_.level)
    if to < options.min_to:
        raise Illegal("raise_too_small", rule="C3", player=player, to=to, least=options.min_to, size=round_.full)
    if to > options.max_to:
        raise Illegal(
            "raise_too_big", rule="C3", player=player, to=to, most=options.max_to, structure=st.structure.name
        )
    st.chips.bet(player, to - bets, round_.bets)
    if to == bets + stack:
        st.behind -= 1
    st.structure.raised(round_, to)
    round_.aggressor = player
    round_.note(player, "cbr", to)
    n = st.n
    order = (*range(player + 1, n + 1), *range(1, player))
    round_.pending = [other for other in order if st.live[other] and st.chips.stack[other]]
    _went_on(st, round_)


def show(st: State, line: Line) -> None:
    """Table the hand (``sm CARDS``, ``sm -``) or throw it away (``sm``)."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    hand = st.hand(player)
    if not st.live[player]:
        raise Illegal("not_in", rule="E6", player=player)
    if not hand or (not line.cards and not line.option):
        _throw_away(st, player)
        return
    if any(step.verb == "deal" for step in st.due):
        raise Illegal("dealer_due", rule="B6", player=player, step=_public(st, Step("deal")))
    if player in st.tabled:
        raise Illegal("already_tabled", player=player)
    if line.cards:
        _name_hand(st, player, line.cards, len(hand))
    for card in hand:
        st.piles.seen[card] = EVERYBODY
    st.tabled.add(player)
    if st.due[0].verb == "bet":
        note(st, "H23", "tabled_early")
    elif len(st.tabled) + len(st.declared) + len(st.gone) >= st.alive:
        advance(st)


def _name_hand(st: State, player: int, faces: tuple[int, ...], count: int) -> None:
    """The named cards must be those in front of the player, in any order."""
    if len(faces) != count:
        raise Impossible("hand_count", player=player, count=count, named=len(faces))
    hand = st.hand(player)
    free = [card for card in hand if st.piles.face[card] not in faces or st.piles.face[card] == UNKNOWN]
    fresh = [face for face in faces if face != UNKNOWN and face not in st.piles.faces_of(hand)]
    blank = [card for card in free if st.piles.face[card] == UNKNOWN]
    if len(fresh) > len(blank):
        raise Impossible("not_his_cards", player=player, card=text(fresh[0]))
    st.piles.name(blank[: len(fresh)], fresh)


def _throw_away(st: State, player: int) -> None:
    head = st.due[0]
    waits = (
        head.verb == "show" or player in st.declared or st.alive == 1 or (st.behind <= 1 and head.verb not in PLAYERS)
    )
    if not waits or any(step.verb == "deal" for step in st.due):
        raise Illegal("use_fold", rule="E4", player=player)
    short = any(st.live[p] and not st.chips.stack[p] for p in range(1, st.n + 1))
    if st.alive > 1 and short and st.option["all_in_table"] == "all":
        raise Illegal("must_table", rule="all-in", player=player)
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


def play_board(st: State, line: Line) -> None:
    """Say "I play the board" (RULES E5). Said too early, too late, or under a book that does not hear it: no effect."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    heard = st.option["play_board"] == "declaration" and st.due[0].verb == "show" and len(st.piles.pile[BOARD]) == 5
    if heard and st.live[player] and player not in st.gone:
        st.declared.add(player)
        advance(st)


def expose(st: State, line: Line) -> None:
    """A player turns cards of his own over: they are live and shown to all (H16)."""
    player = line.who
    hand = st.hand(player)
    if not hand or not st.due:
        raise Illegal("not_in", rule="E6", player=player)
    for face in line.cards:
        if face == UNKNOWN:
            raise Impossible("expose_unknown", player=player)
    known = st.piles.faces_of(hand)
    fresh = [face for face in line.cards if face not in known]
    blank = [card for card in hand if st.piles.face[card] == UNKNOWN]
    if len(fresh) > len(blank):
        raise Impossible("not_his_cards", player=player, card=text(fresh[0]))
    st.piles.name(blank[: len(fresh)], fresh)
    for card in hand:
        if st.piles.face[card] in line.cards:
            st.piles.seen[card] = EVERYBODY
    note(st, "H16", "own_card")


DO: Final = {"f": fold, "cc": check_or_call, "cbr": bet_or_raise}
