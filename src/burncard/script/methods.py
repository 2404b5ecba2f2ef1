"""The lines of a hand as methods, for whoever is due: ``hand.call()`` is ``hand.do("p3 cc")`` when p3 is due."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from burncard.cards import texts
from burncard.errors import Illegal
from burncard.referee.actions import named
from burncard.referee.hand import Outcome
from burncard.referee.model.state import State
from burncard.referee.procedure.due import Due, Legal
from burncard.referee.procedure.streets import coming_street

_STREETS = ("", "flop", "turn", "river")


class Methods:
    """Every method tells the hand one line and returns its Outcome; all raise Illegal, Impossible and LineError as `do`.

    A dealer's method tells what the dealer did, due or not: out of its time it is a mistake, and ruled on.
    """

    __slots__ = ()

    @abstractmethod
    def do(self, line: str) -> Outcome:
        """See Hand."""

    @property
    @abstractmethod
    def due(self) -> Due:
        """See Hand."""

    @property
    @abstractmethod
    def legal(self) -> Legal | None:
        """See Hand."""

    @property
    @abstractmethod
    def state(self) -> State:
        """See Hand."""

    # The players.

    def fold(self) -> Outcome:
        """The player who is due folds."""
        return self._player("f")

    def check(self) -> Outcome:
        """The player who is due checks. Raises Illegal when there is a bet to call."""
        may = self.legal
        if may is not None and may.to_call:
            raise Illegal("no_check", rule="C1", player=may.player, call=may.to_call)
        return self._player("cc")

    def call(self) -> Outcome:
        """The player who is due calls, with all they have when that is less. Raises Illegal when nothing is to be called."""
        may = self.legal
        if may is not None and not may.to_call:
            raise Illegal("no_call", rule="C1", player=may.player)
        return self._player("cc")

    def bet(self, to: int) -> Outcome:
        """The player who is due bets `to` chips. Raises Illegal when there is a bet already: `raise_to`."""
        return self._wager(to, False)

    def raise_to(self, to: int) -> Outcome:
        """The player who is due raises **to** `to` chips on this street. Raises Illegal when there is no bet: `bet`."""
        return self._wager(to, True)

    def show(self, cards: str = "") -> Outcome:
        """The player who is due tables the hand: these cards, or as far as the hand is known."""
        return self._player(f"sm {cards or '-'}")

    def muck(self) -> Outcome:
        """The player who is due throws the hand away."""
        return self._player("sm")

    def play_board(self) -> Outcome:
        """The player who is due says "I play the board"."""
        return self._player("pl")

    # The dealer.

    def shuffle(self, order: str | Sequence[int] = "") -> Outcome:
        """The dealer shuffles; `order` are the cards from the top, as far as known."""
        return self.do(f"d sh {order if isinstance(order, str) else texts(order, '')}".rstrip())

    def deal(self) -> Outcome:
        """The dealer pitches all hole cards that are due."""
        return self.do("d deal")

    def pitch(self, player: int = 0, card: str | int | None = None) -> Outcome:
        """The dealer pitches the top card to `player` (0: whose turn it is); `card` names it where it is not known."""
        to = player or self.state.next_owner() if player or card is not None else 0
        return self.do(f"d dh{f' p{to}' if to else ''}{named(card)}")

    def burn(self, card: str | int | None = None) -> Outcome:
        """The dealer burns the top card."""
        return self.do(f"d bn{named(card)}")

    def flop(self, cards: str | Sequence[int] = "") -> Outcome:
        """The dealer turns three cards on to the board. Raises Illegal when the flop is not the coming street."""
        return self._street(1, cards)

    def turn(self, cards: str | Sequence[int] = "") -> Outcome:
        """The dealer turns the turn. Raises Illegal when it is not the coming street."""
        return self._street(2, cards)

    def river(self, cards: str | Sequence[int] = "") -> Outcome:
        """The dealer turns the river. Raises Illegal when it is not the coming street."""
        return self._street(3, cards)

    def go(self) -> Outcome:
        """The dealer does the one step that is due."""
        return self.do("d go")

    def go_on(self) -> Outcome:
        """The dealer does all that is due until a player, the floor, or the order of a shuffle is needed."""
        return self.do("d go *")

    # The floor.

    def notice(self) -> Outcome:
        """Somebody points out the oldest mistake that nobody has noticed."""
        return self.do("fl notice")

    def rule(self, option: str, because: str = "") -> Outcome:
        """The floor chooses `option`: a remedy, or who wins (``"p1 p3"``)."""
        return self.do(f"fl rule {option}{f' because {because}' if because else ''}")

    def _player(self, what: str) -> Outcome:
        who = self.due.who
        if not who.startswith("p"):
            raise Illegal("no_player_due", due=who) if who else Illegal("hand_over")
        return self.do(f"{who} {what}")

    def _wager(self, to: int, raises: bool) -> Outcome:
        round_ = self.state.round()
        if round_ is not None and bool(round_.level) != raises:
            player = round_.pending[0]
            raise Illegal("bet_stands" if round_.level else "no_bet_yet", rule="C3", player=player, level=round_.level)
        return self._player(f"cbr {to}")

    def _street(self, street: int, cards: str | Sequence[int]) -> Outcome:
        coming = coming_street(self.state)
        if coming != street:
            raise Illegal("other_street", said=_STREETS[street], coming=_STREETS[coming] or "none")
        if not isinstance(cards, str):
            cards = texts(cards, "")
        return self.do(f"d db {cards or (3 if street == 1 else 1)}")
