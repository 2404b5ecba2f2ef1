"""The betting of a hand that goes by the book, in numbers alone: no cards, no deck, nobody who errs.

`Hand` is its readable twin and says what is right: it knows why an act is refused, and what follows when somebody makes
it all the same. Here an act that is not open changes nothing and is answered with False. Prices, least raises and pots
come from the same `game/` that the referee reads; a property test holds both against each other. Who only needs
to know what a million regular hands come to is four times as fast here.
"""

from __future__ import annotations

from burncard.game.forced import order_before_flop, post, price, raise_size, shortfall
from burncard.game.options import Options
from burncard.game.pots import ante_layers, layers, merged, uncalled
from burncard.game.rounds import Round
from burncard.game.setup import Setup
from burncard.game.structures import structures
from burncard.table.chips import Chips

LAST_STREET = 3


class Betting:
    """A hand from its forced bets on. Players from 1, chips whole; `player` is due, 0: the round or the betting is over.

    `setup` begins before the flop: a bomb pot is a Hand's.
    """

    __slots__ = ("alive", "behind", "chips", "live", "options", "round", "setup", "structure")

    def __init__(self, setup: Setup, options: Options) -> None:
        self.setup = setup
        self.options = options
        self.structure = structures()[setup.variant](setup)
        self.chips = Chips(setup.stacks)
        post(setup, self.chips)
        self.live = [False, *[True] * setup.n]
        self.alive = setup.n
        self.behind = 0  # who has a hand and chips
        self.round = self._opened(0)

    @property
    def player(self) -> int:
        """Who is due, 0 for nobody."""
        pending = self.round.pending
        return pending[0] if pending else 0

    @property
    def over(self) -> bool:
        """Whether there is no betting any more: one hand is left, or the last street's round is over."""
        return self.alive == 1 or (self.round.street == LAST_STREET and not self.round.pending)

    def to_call(self, player: int) -> int:
        """What a call costs, all the player has when that is less."""
        return self.round.price(player, self.chips.stack[player])

    def raises(self, player: int) -> tuple[int, int]:
        """The least and the most the player who is due may raise to; (0, 0) when it is not open to them (C3, C4)."""
        round_, stack = self.round, self.chips.stack
        own = stack[player]
        if own <= round_.level - round_.bets[player]:
            return 0, 0
        for other, live in enumerate(self.live):
            if live and other != player and stack[other]:
                break
        else:
            return 0, 0
        structure = self.structure
        if structure.closed(round_, player, self.options):
            return 0, 0
        pot = 0
        if structure.code == "PT":
            pot = self.chips.in_pots()
            if not round_.street:
                pot += shortfall(self.setup, self.chips, self.options.pl_blinds)
        most = structure.most(round_, player, own, pot)
        return min(structure.least(round_, player), most), most

    def fold(self, player: int) -> bool:
        """In turn: the hand is given up."""
        round_ = self.round
        if not player or player != self.player:
            return False
        self.live[player] = False
        self.alive -= 1
        if self.chips.stack[player]:
            self.behind -= 1
        round_.folded.append((player, ()))
        if self.alive == 2 and round_.raises < self.options.raise_cap:
            round_.two_left = True
        round_.note(player, "f", 0)
        self._went_on()
        return True

    def call(self, player: int) -> bool:
        """In turn: the price is matched, or all that is left; a check when there is none."""
        round_ = self.round
        if not player or player != self.player:
            return False
        amount = self.to_call(player)
        if amount:
            self.chips.bet(player, amount, round_.bets)
            if not self.chips.stack[player]:
                self.behind -= 1
        round_.note(player, "cc", amount)
        if not round_.pending or self.behind < 2:
            self._went_on()
        return True

    def raise_to(self, player: int, to: int) -> bool:
        """In turn: a bet or raise **to** an amount the structure allows."""
        round_ = self.round
        if not player or player != self.player or to <= round_.level:
            return False
        least, most = self.raises(player)
        if not least <= to <= most:
            return False
        self.chips.bet(player, to - round_.bets[player], round_.bets)
        stack = self.chips.stack
        if not stack[player]:
            self.behind -= 1
        self.structure.raised(round_, to, self.options)
        round_.aggressor = player
        round_.note(player, "cbr", to)
        n, live = self.setup.n, self.live
        order = (*range(player + 1, n + 1), *range(1, player))
        round_.pending = [other for other in order if live[other] and stack[other]]
        self._went_on()
        return True

    def deal(self) -> bool:
        """The next street lies there: its round opens. False while a round is open or when no street follows."""
        if self.round.pending or self.over:
            return False
        self.round = self._opened(self.round.street + 1)
        return True

    def paid(self) -> list[int]:
        """What each player has put in and not got back, p1 first."""
        return [had - has for had, has in zip(self.setup.stacks, self.chips.stack[1:], strict=True)]

    def pots(self) -> list[tuple[int, list[int]]]:
        """The pots as (chips, players who can win them), main pot first: antes, then what was bet (K37)."""
        chips = self.chips
        live = [player for player, lives in enumerate(self.live) if lives]
        bet = [sum(put) for put in zip(*chips.street, strict=True)]
        return merged([*ante_layers(chips.ante, chips.dead, live), *layers(bet, 0, live)])

    def _opened(self, street: int) -> Round:
        setup, stack, live = self.setup, self.chips.stack, self.live
        if street:
            order, level, size = range(1, setup.n + 1), 0, self.structure.bet_size(street)
            pending = [player for player in order if live[player] and stack[player]]
        else:
            level, size = price(setup), raise_size(setup, self.options)
            pending = [player for player in order_before_flop(setup, self.options) if stack[player]]
        self.behind = len(pending)
        round_ = Round(street, self.chips.street[street], level, size, pending, self.alive)
        if self.behind < 2:
            self._relieve(round_)
        if not round_.pending:
            self._close(round_)
        return round_

    def _went_on(self) -> None:
        round_ = self.round
        if self.alive == 1:
            self._close(round_)
            round_.pending.clear()
            return
        if self.behind < 2 and round_.pending:
            self._relieve(round_)
        if not round_.pending:
            self._close(round_)

    def _relieve(self, round_: Round) -> None:
        """With at most one player left who has chips, nobody is asked who has matched all that can be won from them (C4)."""
        bets = round_.bets
        for player in list(round_.pending):
            most = max([bets[other] for other, live in enumerate(self.live) if live and other != player])
            if bets[player] >= most:
                round_.pending.remove(player)

    def _close(self, round_: Round) -> None:
        """What nobody matched goes back (C11); of a dead hand only a bet or raise of its own (K36)."""
        player, amount = uncalled(round_.bets)
        if amount and not self.live[player]:
            amount = min(amount, round_.bets[player] - round_.posted[player])
        if amount:
            if self.live[player] and not self.chips.stack[player]:
                self.behind += 1
            self.chips.bet(player, -amount, round_.bets)
