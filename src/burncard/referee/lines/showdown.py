"""What a player did with their own cards: tabled them, showed one, played the board, threw them away and took them back."""

from __future__ import annotations

from typing import Final

from burncard.cards import UNKNOWN, text
from burncard.errors import Illegal, Impossible
from burncard.game.lines import Line
from burncard.game.steps import PLAYERS, Step
from burncard.referee.lines import betting
from burncard.referee.lines.acts import DO, public_step
from burncard.referee.lines.floor import point_out
from burncard.referee.model.state import State
from burncard.referee.procedure.advance import advance
from burncard.referee.procedure.questions import deal_record
from burncard.referee.procedure.rulings import note
from burncard.table.piles import BOARD, EVERYBODY, HOLE, SIZE

_EARLY: Final = frozenset({"oot"})


def show(st: State, line: Line) -> None:
    """Table the hand (``sm CARDS``, ``sm -``), show one card of it, or throw it away (``sm``); a hand thrown away at the
    showdown may be taken back and tabled while it can be told apart (K32)."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    hand = st.hand(player)
    shows = bool(line.cards or line.option)
    if player in st.thrown and shows:
        _take_back(st, player, line.cards)
        return
    if not st.live[player]:
        raise Illegal("not_in", rule="E6", player=player)
    if len(line.cards) > len(hand):
        raise Impossible("hand_count", player=player, count=len(hand), named=len(line.cards))
    if not hand or not shows:
        _throw_away(st, player)
        return
    if any(step.verb == "deal" for step in st.due):
        raise Illegal("dealer_due", rule="B6", player=player, step=public_step(st, Step("deal")))
    if player in st.tabled:
        raise Illegal("already_tabled", player=player)
    if line.cards:
        _name_hand(st, player, hand, line.cards)
    if line.cards and len(line.cards) < len(hand):
        _one_card(st, hand, line.cards)
    else:
        _tables(st, player, hand)


def _tables(st: State, player: int, hand: list[int]) -> None:
    """The whole hand lies open: a card that does not belong is seen, or it came too early, or all have shown."""
    _table(st, player, hand)
    if any(card >= SIZE for card in hand) and (deal := deal_record(st)) is not None:
        point_out(st, deal)  # everybody sees a card that does not belong
    elif st.due[0].verb == "bet":
        note(st, "H23", "tabled_early")
    elif len(st.tabled) + len(st.declared) + len(st.gone) >= st.alive:
        advance(st)


def _table(st: State, player: int, hand: list[int]) -> None:
    for card in hand:
        st.piles.seen[card] = EVERYBODY
    st.tabled.add(player)


def _one_card(st: State, hand: list[int], faces: tuple[int, ...]) -> None:
    """Not the whole hand: what is shown is shown, and no claim comes of it until both cards lie open (K33)."""
    for card in hand:
        if st.piles.face[card] in faces:
            st.piles.seen[card] = EVERYBODY
    note(st, *(("E3", "one_card") if st.due[0].verb == "show" else ("H16", "own_card")))


def _name_hand(st: State, player: int, hand: list[int], faces: tuple[int, ...]) -> None:
    """The named cards must be among those of the player, in any order."""
    free = [card for card in hand if st.piles.face[card] not in faces or st.piles.face[card] == UNKNOWN]
    fresh = [face for face in faces if face != UNKNOWN and face not in st.piles.faces_of(hand)]
    blank = [card for card in free if st.piles.face[card] == UNKNOWN]
    if len(fresh) > len(blank):
        raise Impossible("not_his_cards", player=player, card=text(fresh[0]))
    st.piles.name(blank[: len(fresh)], fresh)


def _take_back(st: State, player: int, faces: tuple[int, ...]) -> None:
    """A hand thrown away is shown: live while it can be told apart and nothing was pushed, else dead."""
    if player in st.mixed or player in st.declared or st.awards:
        note(st, "E6", "mixed")
        return
    hand = list(st.thrown[player])
    _name_hand(st, player, hand, faces)
    if note(st, "E6", "taken_back") == "shown_dead":
        return
    restore(st, player)
    st.due = [Step("show"), Step("push")]
    advance(st)


def restore(st: State, player: int) -> None:
    """The thrown hand of a player lies in front of them again, tabled and live."""
    hand = list(st.thrown.pop(player))
    for card in hand:
        st.piles.move(card, HOLE + player)
    st.gone.discard(player)
    _table(st, player, hand)
    st.pots, st.winners = [], {}
    if not st.live[player]:
        st.live[player] = True
        st.alive += 1
        if st.chips.stack[player]:
            st.behind += 1


def _throw_away(st: State, player: int) -> None:
    head = st.due[0]
    waits = (
        head.verb == "show" or player in st.declared or st.alive == 1 or (st.behind <= 1 and head.verb not in PLAYERS)
    )
    if not waits or any(step.verb == "deal" for step in st.due):
        DO["f"](st, Line(player, "f", flags=_EARLY))  # with the betting open, a hand thrown away is folded
        return
    betting.throw_away(st, player)


def play_board(st: State, line: Line) -> None:
    """Say "I play the board" (RULES E5). Said too early, too late, or under a book that does not hear it: no effect."""
    player = line.who
    if not st.due:
        raise Illegal("hand_over")
    heard = st.book.options.play_board == "declaration" and st.due[0].verb == "show" and len(st.piles.pile[BOARD]) == 5
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
