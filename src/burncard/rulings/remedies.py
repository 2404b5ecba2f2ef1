"""The small verbs a street is put right with. Each takes the facts and returns a Plan; none knows a rulebook.

Cards are named by id; a street's burn that already lies there is not made again (RULES I3).
"""

from __future__ import annotations

from collections.abc import Callable

from burncard.game.steps import Step
from burncard.rulings.facts import StreetFacts
from burncard.rulings.verdict import Plan


def _back(facts: StreetFacts) -> list[Step]:
    """First what was bet on the void cards goes back."""
    return [Step("return_bets", facts.street)] if facts.actions else []


def _pull(facts: StreetFacts) -> list[Step]:
    """The cards of the void street go to one side; what was not turned comes with what was (H3.4)."""
    return [*_back(facts), Step("aside", facts.street, cards=facts.up + facts.down + facts.further)]


def _fresh(facts: StreetFacts) -> list[Step]:
    """Shuffle what lies aside into the stub and deal the street; one burn only if none lies there."""
    return [
        Step("shuffle", facts.street, pool="aside"),
        Step("burn", facts.street, waived=bool(facts.burns)),
        Step("board", facts.street, count=facts.count),
    ]


def reshuffle(facts: StreetFacts) -> Plan:
    """Pull the street aside, shuffle it into the stub, deal it again; its burn stays and no second one is made."""
    return Plan(now=_pull(facts), rebuild=True, deal=_fresh(facts))


def next_card(facts: StreetFacts) -> Plan:
    """The early card waits aside; the next burn and the would-be river make the turn; the river comes from a shuffle
    with the early card, the burn already lying there (H4)."""
    ahead = facts.street + 1 if facts.burns else facts.street
    early, over = facts.up[: facts.count], (*facts.up[facts.count :], *facts.down)
    now = [*_back(facts), Step("aside", facts.street, cards=early + facts.further)]
    if over:  # more than one turned: what followed it goes back on top (H4.12)
        now.append(Step("return", facts.street, cards=over[::-1]))
    deal = [Step("burn", ahead), Step("board", facts.street, count=facts.count)]
    return Plan(now=now, rebuild=True, deal=deal, before_next=[Step("shuffle", facts.street + 1, pool="aside")])


def put_back(facts: StreetFacts) -> Plan:
    """What was laid down but not turned goes back on top; burns made stay made; the street comes when it is due."""
    now = [Step("return", facts.street, cards=facts.down[::-1])] if facts.down else []
    new = facts.burns[len(facts.burns) - facts.new_burns :]
    surplus = new[1:] if facts.premature else facts.burns[facts.burns_due :]  # one early burn is left (H4.1)
    if surplus:
        now.append(Step("return", facts.street, cards=surplus[::-1]))
    return Plan(now=now, rebuild=True)


def restore_order(facts: StreetFacts) -> Plan:
    """The order is certain: the cards take the places they would have had, what is left over goes back on top."""
    due = facts.burns_due + facts.burn_ahead
    burn, board, over = facts.order[:due], facts.order[due : due + facts.count], facts.order[due + facts.count :]
    lying = set(facts.up + facts.down)
    now = [*_back(facts)]
    if over:
        now.append(Step("return", facts.street, cards=over[::-1]))
    if late := tuple(card for card in burn if card in lying):
        now.append(Step("to_burn", facts.street + bool(facts.burn_ahead), cards=late))
    if early := tuple(card for card in board if card not in lying):
        now.append(Step("to_board", facts.street, cards=early))
    if any(card in facts.down for card in board):
        now.append(Step("turn_up", facts.street))
    missing = facts.count - len(board)
    deal = [Step("burn", facts.street) for _ in range(due - len(burn))]
    if missing:
        deal.append(Step("board", facts.street, count=missing))
    return Plan(now=now, rebuild=True, deal=deal)


def scramble(facts: StreetFacts) -> Plan:
    """The cards of the flop are scrambled face down; the floor draws one as a burn, the others are the flop,
    completed from the stub if need be."""
    own = facts.up + facts.down
    deal = [
        Step("shuffle", facts.street, pool="scramble", cards=own),
        Step("draw_burn", facts.street, count=0 if facts.burns else 1, cards=own),
        Step("lay", facts.street, count=facts.count, cards=own, pool="and_next" if len(own) - 1 < facts.count else ""),
    ]
    return Plan(now=_pull(facts), rebuild=True, deal=deal)


def add_missing(facts: StreetFacts) -> Plan:
    """Too few were turned: the rest comes from the top, nothing is shuffled."""
    deal = [Step("board", facts.street, count=facts.count - facts.cards)]
    now = [*_back(facts), *([Step("turn_up", facts.street)] if facts.down else [])]
    return Plan(now=now, rebuild=True, deal=deal)


def stand(facts: StreetFacts) -> Plan:
    """The cards are sealed: they stand. Sealing says which, not how many: surplus ones are scrap, missing ones come."""
    board = facts.up + facts.down
    now = []
    if len(board) > facts.count:
        now.append(Step("scrap", facts.street, cards=board[facts.count :]))
    if facts.down:
        now.append(Step("turn_up", facts.street))
    if len(board) < facts.count:
        now.append(Step("board", facts.street, count=facts.count - len(board)))
    return Plan(now=now)


def make_up(facts: StreetFacts) -> Plan:
    """The cards stand; the missing burn is made before the next street, so that the right card comes there."""
    plan = stand(facts)
    plan.next_burns = facts.burns_due - len(facts.burns)
    return plan


def burn_back(facts: StreetFacts) -> Plan:
    """The cards stand; the surplus burn goes back on top and is the next street's burn."""
    plan = stand(facts)
    if facts.more:
        plan.now.append(Step("return", facts.street, cards=facts.burns[facts.burns_due :][::-1]))
    return plan


def fitting(facts: StreetFacts) -> tuple[str, ...]:
    """The remedies that can be carried out on these facts: what the floor may choose from."""
    wrong_burn = len(facts.burns) != facts.burns_due
    sealed = facts.next_out or (facts.actors >= 2 and bool(facts.cards))
    if sealed or (facts.actions and not facts.premature and facts.cards == facts.count):
        burn = "make_up" if len(facts.burns) < facts.burns_due else "burn_back"
        return ("stand", burn) if wrong_burn else ("stand",)
    found: list[str] = []
    if facts.up:
        found.append("reshuffle")
        if facts.premature and facts.street == 2:
            found.append("next_card")
        if not facts.premature:
            found.append("add_missing" if facts.cards < facts.count else "stand")
            found.append("restore_order")
    else:
        found.append("put_back")
        if facts.down and not facts.premature:
            found.append("restore_order")
    four = facts.cards == facts.count + 1 or (facts.cards == facts.count and not facts.burns)
    if facts.street == 1 and facts.cards and not facts.premature and four:
        found.append("scramble")
    return tuple(found)


STREET_REMEDIES: dict[str, Callable[[StreetFacts], Plan]] = {
    function.__name__: function
    for function in (
        reshuffle, next_card, put_back, restore_order, scramble, add_missing, stand, make_up, burn_back,
    )
}  # fmt: skip
