"""The regular procedure from here on: streets, betting, and the burns and shuffles that come with them."""

from __future__ import annotations

from burncard.game.steps import NEXT_SHUFFLE, Step
from burncard.referee.model.irregularity import Packet
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.referee.procedure import questions
from burncard.referee.procedure.lie import Lie
from burncard.rulings.remedies import STANDS
from burncard.table.piles import EVERYBODY


class _Deck:
    """The stub in thought: how many cards have been drawn, how many are left, which lying aside have been shuffled in,
    whether a burn waits; and how many burns have been made for each street by then."""

    __slots__ = ("drawn", "left", "made", "mixed", "taken", "waiting")

    def __init__(self, lie: Lie, called_in: int) -> None:
        self.drawn = 0
        self.mixed = called_in >= 0
        self.waiting = lie.waiting
        self.left = len(lie.stub) + lie.waiting + max(called_in, 0)
        self.made = lie.burns()
        self.taken: set[int] = set()

    def make(self, step: Step) -> None:
        """The step is made, in thought."""
        if step.verb == "shuffle" and step.pool == "aside":
            self.left += len(step.cards)
            self.taken.update(step.cards)
            self.mixed = True
        elif step.verb == "burn" and not step.waived:
            self.made[step.street] += 1
            self._draw(1 - self.waiting)
            self.left -= self.waiting
            self.waiting = 0
        elif step.verb == "board":
            self._draw(step.count)

    def _draw(self, count: int) -> None:
        self.drawn += count
        self.left -= count

    def known_burn(self, lie: Lie) -> bool:
        """Whether the coming burn waits, or is known to all: then it is made before a shuffle (K19)."""
        if self.waiting:
            return True
        return (
            not self.mixed and len(lie.stub) > self.drawn and lie.st.piles.seen[lie.stub[-1 - self.drawn]] == EVERYBODY
        )


def coming(st: State, lie: Lie, called_in: int = -1) -> list[Step]:
    """What is dealt and bet when the table lies as `lie` says; first the stub is shuffled with so many cards
    (`called_in`; -1: it is not)."""
    out: list[Step] = []
    if lie.pots:
        return out
    deck = _Deck(lie, called_in)
    for street in range(4):
        if street:
            dealt = _street(st, lie, street, deck)
            for step in dealt:
                deck.make(step)
            out += dealt
        if not _over(st, lie, street):
            out.append(Step("bet", street))
    return out + _surplus(lie)


def _over(st: State, lie: Lie, street: int) -> bool:
    """Whether nobody has to act any more after `street`."""
    if street == 0 and st.setup.start == "flop":
        return True
    closed = len(st.rounds) > street and not st.rounds[street].pending
    if closed and (street < lie.void or not st.rounds[street].log):
        return True
    return any(_passed(st, lie, later) for later in range(street + 1, 4))


def _passed(st: State, lie: Lie, later: int) -> bool:
    """Whether a later street lies there, or is believed to be due, so that the betting before it has been passed over.
    Nobody believes so of a street whose burn was made too early once the street before it has been taken away."""
    one = questions.unnoticed(st, later)
    before = later == 1 or bool(lie.laid[later - 1])
    return bool(lie.laid[later]) or (one is not None and before and (bool(one.burned) or one.foreign))


def _street(st: State, lie: Lie, street: int, deck: _Deck) -> list[Step]:
    """What is still to be dealt of a street, the stub being as `deck` says."""
    if street in lie.packet:
        return _scrambled(lie.packet[street], street)
    one = questions.open_on(st, street)
    laid = lie.laid[street]
    lacks = BOARD_CARDS[street] - len(laid)
    remedy = (one.chosen or one.remedy) if one is not None and one.noticed else "stand"
    because = one.number if one is not None and one.noticed and (laid or remedy not in STANDS) else -1
    turn = [Step("turn_up", street, because=because)] if any(card in st.piles.down for card in laid) else []
    believed = one is not None and not one.noticed
    if believed and one is not None and (laid or one.foreign):
        return turn
    if lacks <= 0:
        return turn
    if laid:
        board = [Step("board", street, count=lacks, because=because)] if deck.left else []
        begun = one is not None and not one.begun and remedy == "stand" and all(card in st.piles.down for card in laid)
        return [*board, *turn] if begun else [*turn, *board]  # a packet that has only been begun is laid first
    if believed:
        return [Step("board", street, count=lacks)]
    return _fresh(st, lie, street, because, deck)


def _fresh(st: State, lie: Lie, street: int, because: int, deck: _Deck) -> list[Step]:
    """A street of which nothing lies: the shuffle that is due before it, burns that are made up, its burn, its cards."""
    due = [card for card, (until, _, _) in lie.aside.items() if 0 < until <= street and card not in deck.taken]
    out: list[Step] = []
    if due:
        joined = [card for card, (until, _, _) in lie.aside.items() if until == NEXT_SHUFFLE and card not in deck.taken]
        number = max(lie.aside[card][1] for card in due)
        if any(lie.aside[card][2] == street for card in due):
            because = number
        out.append(Step("shuffle", street, pool="aside", cards=(*due, *joined), because=number))
    elif street == 2 and lie.ahead >= 0:
        because = lie.ahead
    burns = [
        Step("burn", one.street, pool="made_up", because=one.number)
        for one in questions.debts(st, street)
        if lie.laid[one.street] and not deck.made[one.street]
    ]
    for number in range(questions.lacking(street, deck.made, lie.ahead >= 0)):
        both = street == 2 and lie.ahead >= 0
        own = both and number == 0 and not deck.made[2]
        burns.append(Step("burn", 3 if both and not own else street, because=because))
    if due and burns and deck.known_burn(lie):
        out.insert(0, burns.pop(0))
    if due and not burns:
        burns.append(Step("burn", street, waived=True, because=because))
    out += burns
    if deck.left > 0 or due:
        out.append(Step("board", street, count=BOARD_CARDS[street], because=because))
    return out


def _scrambled(packet: Packet, street: int) -> list[Step]:
    """A flop that is scrambled: mixed, a burn drawn, laid and completed from the stub."""
    cards, number = packet.cards, packet.because
    out = [] if packet.mixed else [Step("shuffle", street, pool="scramble", cards=cards, because=number)]
    if not packet.drawn:
        out.append(Step("draw_burn", street, count=1 if packet.own else 0, cards=cards, because=number))
    more = "and_next" if len(cards) - 1 < BOARD_CARDS[street] else ""
    return [*out, Step("lay", street, count=BOARD_CARDS[street], cards=cards, pool=more, because=number)]


def _surplus(lie: Lie) -> list[Step]:
    """Board cards nobody missed to be too many are taken off before the hands are shown, by their places (K10)."""
    return [
        Step("scrap", street, cards=tuple(lie.laid[street][BOARD_CARDS[street] :]))
        for street in range(1, 4)
        if len(lie.laid[street]) > BOARD_CARDS[street]
    ]
