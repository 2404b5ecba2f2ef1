"""The regular procedure from here on: streets, betting, and the burns and shuffles that come with them."""

from __future__ import annotations

from burncard.game.steps import NEXT_SHUFFLE, Step
from burncard.referee.model.irregularity import Packet
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.referee.procedure import questions
from burncard.referee.procedure.lie import Lie
from burncard.rulings.remedies import STANDS
from burncard.table.piles import EVERYBODY


def coming(st: State, lie: Lie) -> list[Step]:
    """What is dealt and bet when the table lies as `lie` says."""
    out: list[Step] = []
    if not st.pots:
        made = lie.burns()
        left = len(lie.stub) + lie.waiting
        taken: set[int] = set()
        for street in range(4):
            if street:
                dealt = _street(st, lie, street, left, made, taken)
                for step in dealt:
                    made[step.street] += step.verb == "burn" and not step.waived
                left -= sum(1 if step.verb == "burn" else step.count for step in dealt if not step.waived)
                out += dealt
            if not _over(st, lie, street):
                out.append(Step("bet", street))
        out += _surplus(st, lie)
    return out


def _over(st: State, lie: Lie, street: int) -> bool:
    """Whether nobody has to act any more after `street`."""
    if street == 0 and st.setup.start == "flop":
        return True
    if street < lie.void and len(st.rounds) > street and not st.rounds[street].pending:
        return True
    return any(_passed(st, lie, later) for later in range(street + 1, 4))


def _passed(st: State, lie: Lie, later: int) -> bool:
    """Whether a later street lies there, or is believed to be due, so that the betting before it has been passed over."""
    one = questions.unnoticed(st, later)
    return bool(lie.laid[later]) or (one is not None and (bool(one.burned) or one.foreign))


def _street(st: State, lie: Lie, street: int, left: int, made: list[int], taken: set[int]) -> list[Step]:
    """What is still to be dealt of a street; by then `left` cards are in the stub, so many burns are `made` for each
    street, and `taken` have been shuffled in."""
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
        board = [Step("board", street, count=lacks, because=because)] if left else []
        begun = remedy == "stand" and not any(card not in st.piles.down for card in laid)
        return [*board, *turn] if begun else [*turn, *board]  # a packet that has only been begun is laid first
    if believed:
        return [Step("board", street, count=lacks)]
    return _fresh(st, lie, street, left, because, made, taken)


def _fresh(
    st: State, lie: Lie, street: int, left: int, because: int, made: list[int], taken: set[int]
) -> list[Step]:
    """A street of which nothing lies: the shuffle that is due before it, burns that are made up, its burn, its cards."""
    due = [card for card, (until, _, _) in lie.aside.items() if 0 < until <= street and card not in taken]
    out: list[Step] = []
    if due:
        joined = [card for card, (until, _, _) in lie.aside.items() if until == NEXT_SHUFFLE and card not in taken]
        number = max(lie.aside[card][1] for card in due)
        if any(lie.aside[card][2] == street for card in due):
            because = number
        out.append(Step("shuffle", street, pool="aside", cards=(*due, *joined), because=number))
        taken.update(due, joined)
    elif street == 2 and lie.ahead >= 0:
        because = lie.ahead
    burns = [
        Step("burn", one.street, pool="made_up", because=one.number)
        for one in questions.debts(st, street)
        if len(lie.laid[one.street]) >= BOARD_CARDS[one.street] and not made[one.street]
    ]
    for number in range(questions.lacking(street, made, lie.ahead >= 0)):
        both = street == 2 and lie.ahead >= 0
        own = both and number == 0 and not made[2]
        burns.append(Step("burn", 3 if both and not own else street, because=because))
    if not burns and due:
        burns.append(Step("burn", street, waived=True, because=because))
    elif due and burns and _known_burn(st, lie):
        out.insert(0, burns.pop(0))
    out += burns
    if left > 0 or due:
        out.append(Step("board", street, count=BOARD_CARDS[street], because=because))
    return out


def _known_burn(st: State, lie: Lie) -> bool:
    """Whether the coming burn waits, or is known to all: then it is made before the shuffle (K19)."""
    return bool(lie.waiting) or bool(lie.stub and st.piles.seen[lie.stub[-1]] == EVERYBODY)


def _scrambled(packet: Packet, street: int) -> list[Step]:
    """A flop that is scrambled: mixed, a burn drawn, laid and completed from the stub."""
    cards, number = packet.cards, packet.because
    out = [] if packet.mixed else [Step("shuffle", street, pool="scramble", cards=cards, because=number)]
    if not packet.drawn:
        out.append(Step("draw_burn", street, count=1 if packet.own else 0, cards=cards, because=number))
    more = "and_next" if len(cards) - 1 < BOARD_CARDS[street] else ""
    return [*out, Step("lay", street, count=BOARD_CARDS[street], cards=cards, pool=more, because=number)]


def _surplus(st: State, lie: Lie) -> list[Step]:
    """Board cards nobody missed to be too many are taken off before the hands are shown, by their places (K10)."""
    return [
        Step("scrap", street, cards=tuple(lie.laid[street][BOARD_CARDS[street] :]))
        for street in range(1, 4)
        if len(lie.laid[street]) > BOARD_CARDS[street]
    ]
