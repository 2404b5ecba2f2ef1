"""Carrying out one step of the dealer: one motion, one function. What is moved follows from the step alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burncard.game.pots import split
from burncard.game.rounds import Round
from burncard.game.steps import SCRAMBLE, Step
from burncard.referee.model.irregularity import DealIrregularity, Packet
from burncard.referee.model.state import State
from burncard.referee.procedure.lie import lacks_cards, sets_ahead
from burncard.table.piles import ASIDE, BOARD, BURN, EVERYBODY, HOLE, MUCK, PENDING, SCRAP, SIZE, STUB


def burn(st: State, step: Step) -> None:
    """The exposed card that waits on the stub, or the top card."""
    piles = st.piles
    waiting = piles.pile[PENDING]
    card = waiting[0] if waiting else piles.pile[STUB][-1]
    piles.move(card, BURN)
    st.burned[step.street].append(card)


def board(st: State, step: Step) -> None:
    """Cards from the top of the stub, turned; what is left when it is too short for all."""
    for _ in range(min(step.count, len(st.piles.pile[STUB]))):
        turn_one(st, step.street)


def turn_one(st: State, street: int, down: bool = False) -> int:
    """The top card on to the board, face up or `down`; its id."""
    piles = st.piles
    card = piles.pile[STUB][-1]
    piles.move(card, BOARD)
    st.laid[street].append(card)
    if down:
        piles.down.add(card)
    else:
        piles.seen[card] = EVERYBODY
    return card


def pitch(st: State, player: int) -> int:
    """The top card to a player, face down; its id."""
    piles = st.piles
    card = piles.pile[STUB][-1]
    piles.move(card, HOLE + player)
    piles.seen[card] |= 1 << player
    return card


def forget(st: State, card: int) -> None:
    """The card no longer counts as burned or laid for a street."""
    for row in (*st.burned, *st.laid):
        if card in row:
            row.remove(card)
    if (
        st.pots and st.alive > 1 and not st.awards and lacks_cards(st.laid)
    ):  # the hands are read anew by the board as it then lies (K1)
        st.pots, st.winners = [], {}
    st.piles.down.discard(card)
    st.aside.pop(card, None)


def deal_one(st: State) -> None:
    """The top card to the player who is due one."""
    pitch(st, st.next_owner())
    st.took_his_card()
    st.off += 1


def _deal(st: State, step: Step) -> None:
    deal_one(st)


def _turn_up(st: State, step: Step) -> None:
    for card in st.laid[step.street]:
        st.piles.down.discard(card)
        st.piles.seen[card] = EVERYBODY


def _to(pile: int, shown: bool) -> Callable[[State, Step], None]:
    def move(st: State, step: Step) -> None:
        for card in step.cards:
            forget(st, card)
            st.piles.move(card, pile)
            if shown:
                st.piles.seen[card] = EVERYBODY

    return move


def _return(st: State, step: Step) -> None:
    _to(STUB, shown=False)(st, step)
    for card in step.cards:
        _cured(st, card)


def _aside(st: State, step: Step) -> None:
    _to(ASIDE, shown=False)(st, step)
    if step.until == SCRAMBLE:
        st.packet[step.street] = Packet(step.cards, step.because, not st.burned[step.street])
        return
    for card in step.cards:
        _cured(st, card)
        st.aside[card] = (step.until, step.because, step.street)
    if sets_ahead(step) and (st.burned[2] or st.lost[2]) and st.ahead < 0:
        st.ahead = step.because


def _replace(st: State, step: Step) -> None:
    exposed = step.cards[0]
    pitch(st, step.player)
    st.off += 1
    st.piles.seen[exposed] = EVERYBODY
    st.piles.move(exposed, PENDING)
    _cured(st, exposed)


def _give(st: State, step: Step) -> None:
    pitch(st, step.player)
    st.off += 1
    for one in st.irregularities:
        if isinstance(one, DealIrregularity):
            for slip in one.slips:
                slip.cured = slip.cured or slip.remedy == "top_card"
                slip.cured = slip.cured or (slip.remedy in ("replace_again", "replaced") and slip.player == step.player)


def _slide(st: State, step: Step) -> None:
    card = step.cards[0]
    st.piles.move(card, HOLE + step.player)
    st.piles.seen[card] = 1 << step.player
    st.took_his_card()
    _cured(st, card)


def _cured(st: State, card: int) -> None:
    for one in st.irregularities:
        if isinstance(one, DealIrregularity):
            for slip in one.slips:
                slip.cured = slip.cured or slip.card == card


def kill(st: State, step: Step) -> None:
    """All cards of a player to the muck; what he has put in stays, an uncalled part goes back when the round closes."""
    player = step.player
    if st.live[player] and st.alive == 1:
        return  # the last live hand takes all
    for card in list(st.hand(player)):
        st.piles.move(card, MUCK if card < SIZE else SCRAP)  # what does not belong to the deck stays out
    if not st.live[player]:
        return
    st.live[player] = False
    st.alive -= 1
    if st.chips.stack[player]:
        st.behind -= 1
    for round_ in st.rounds:
        if player in round_.pending:
            round_.pending.remove(player)
    if st.rounds and st.alive > 1 and not st.pots:
        _uncalled_back(st, st.rounds[-1], player)


def _uncalled_back(st: State, round_: Round, player: int) -> None:
    """A bet of a dead hand that nobody has called goes back at once: the others play on at the price before it (H15), with
    the least raise of that price, and whoever has answered it is not asked again."""
    bets = round_.bets
    if bets[player] < round_.level or bets.count(bets[player]) > 1:
        return
    before = max(max(bet for other, bet in enumerate(bets) if other != player), round_.base)
    if before < bets[player]:
        st.chips.bet(player, before - bets[player], bets)
        _raised_to(st, round_, before)
        round_.pending = [other for other in round_.pending if round_.acted[other] < before]


def _raised_to(st: State, round_: Round, level: int) -> None:
    """The round's level, last full raise and count of raises as the raises up to `level` made them."""
    round_.level = round_.counted = round_.base
    round_.full, round_.raises, round_.aggressor = round_.least, int(round_.base > 0), 0
    for player, act, to in round_.log:
        if act == "cbr" and round_.level < to <= level:
            st.structure.raised(round_, to, st.book.options)
            round_.aggressor = player
    round_.level = level  # more than the last raise where somebody went all-in for less than the bet that is gone


def _return_bets(st: State, step: Step) -> None:
    if len(st.rounds) <= step.street:
        return
    round_ = st.rounds[step.street]
    for player in range(1, st.n + 1):
        if round_.bets[player]:
            st.chips.bet(player, -round_.bets[player], round_.bets)
    for player, cards in round_.folded:
        for card in cards:
            st.piles.move(card, HOLE + player)
        st.live[player] = True
        st.alive += 1
    st.behind = sum([1 for player in st.players() if st.chips.stack[player]])
    del st.rounds[step.street :]


def _draw_burn(st: State, step: Step) -> None:
    card = scrambled(st, step)[0]
    st.packet[step.street].drawn = True
    if step.count:
        st.piles.move(card, BURN)
        st.burned[step.street].append(card)
    else:
        st.piles.move(card, PENDING)


def _lay(st: State, step: Step) -> None:
    for card in scrambled(st, step):
        st.piles.move(card, BOARD)
        st.laid[step.street].append(card)
        st.piles.seen[card] = EVERYBODY
    st.packet.pop(step.street, None)
    board(st, Step("board", step.street, count=step.count - len(st.laid[step.street])))


def _recover(st: State, step: Step) -> None:
    for card in step.cards:
        st.piles.move(card, HOLE + step.player)


def _rebuild(st: State, step: Step) -> None:
    for card in step.cards:
        st.piles.move(card, BOARD)


def _pull_back(st: State, step: Step) -> None:
    player, amount, _ = st.pushed
    st.chips.award(player, -amount)
    st.pushed = (0, 0, -1)


def _to_burn(st: State, step: Step) -> None:
    _to(BURN, shown=False)(st, step)
    st.burned[step.street] += step.cards
    for card in step.cards:
        st.piles.down.discard(card)


def _to_board(st: State, step: Step) -> None:
    _to(BOARD, shown=True)(st, step)
    st.laid[step.street] += step.cards


def _pot(st: State, step: Step) -> None:
    for player, amount in split(st.pots[step.count][0], st.winners[step.count]).items():
        st.chips.award(player, amount)
        st.awards.append((step.count, player, amount))


CARRY: Final[dict[str, Callable[[State, Step], None]]] = {
    "deal": _deal,
    "burn": burn,
    "board": board,
    "turn_up": _turn_up,
    "aside": _aside,
    "return": _return,
    "replace": _replace,
    "give": _give,
    "slide": _slide,
    "kill": kill,
    "return_bets": _return_bets,
    "draw_burn": _draw_burn,
    "lay": _lay,
    "to_burn": _to_burn,
    "to_board": _to_board,
    "scrap": _to(SCRAP, shown=True),
    "pot": _pot,
    "recover": _recover,
    "rebuild": _rebuild,
    "pull_back": _pull_back,
}


def scrambled(st: State, step: Step) -> list[int]:
    """The cards of a scramble that still lie aside, in their new order."""
    return [card for card in st.piles.pile[ASIDE] if card in step.cards]


def shuffle_pool(st: State, pool: str, cards: tuple[int, ...] = ()) -> list[int]:
    """The cards a shuffle is made of: the stub and what the rule names with it (RULES I4); of a scramble its `cards`.

    Of what lies aside only what is due goes in: the `cards` of the step, else whatever waits for the next shuffle.
    """
    piles = st.piles.pile
    if pool == "scramble":
        return [card for card in piles[ASIDE] if card in cards or not cards]
    extra = {"burns": BURN, "muck": MUCK, "scrap": SCRAP}
    called = [card for name in pool.split() if name in extra for card in piles[extra[name]]]
    if "aside" in pool.split() or cards:
        called += [card for card in piles[ASIDE] if card in (cards or st.aside)]
    return [*piles[STUB], *[card for card in called if card < SIZE]]  # what does not belong to the deck stays out
