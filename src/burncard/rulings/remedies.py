"""The small verbs a street is put right with. Each says which motions are still to be made, from the facts alone.

Cards are named by id. What is dealt afterwards is not said here: it follows from what then lies there. A remedy whose
motions have been made asks for none, so that it can be asked again after each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burncard.game.steps import SCRAMBLE, Step
from burncard.rulings.facts import StreetFacts

Motions = list[Step]


def _back(facts: StreetFacts) -> Motions:
    """First what was bet on the void cards goes back."""
    return [Step("return_bets", facts.street)] if facts.actions else []


def _aside(facts: StreetFacts, cards: tuple[int, ...], until: int) -> Motions:
    return [Step("aside", facts.street, cards=cards, until=until)] if cards else []


def _on_top(facts: StreetFacts, cards: tuple[int, ...]) -> Motions:
    """Back on top, last out first; a board card whose place is lost waits for the next shuffle, a burn stays one."""
    back = tuple(card for card in cards if card in facts.backable)
    lost = tuple(card for card in cards if card not in facts.backable and card not in facts.burns)
    return [
        *_aside(facts, lost, facts.street),
        *([Step("return", facts.street, cards=back[::-1])] if back else []),
    ]


def reshuffle(facts: StreetFacts) -> Motions:
    """Pull the street aside (what was not turned comes with what was, H3.4); it is shuffled in and dealt again. Of an
    early turn or river the first is that card, the others go back (K4)."""
    if facts.premature and facts.street > 1 and (facts.up or facts.set_aside):
        first = 0 if facts.set_aside else facts.count
        over = (*facts.up[first:], *facts.down)
        return [*_back(facts), *_aside(facts, facts.up[:first] + facts.further, facts.street), *_on_top(facts, over)]
    return [*_back(facts), *_aside(facts, facts.up + facts.down + facts.further, facts.street)]


def next_card(facts: StreetFacts) -> Motions:
    """The early card waits aside; the next burn and the would-be river make the turn; the river comes from a shuffle
    with the early card, the burn already lying there (H4). More than one turned: what followed it goes back (K4)."""
    first = 0 if facts.set_aside else facts.count
    early, over = facts.up[:first], (*facts.up[first:], *facts.down, *facts.further)
    return [*_back(facts), *_aside(facts, early, facts.street + 1), *_on_top(facts, over)]


def put_back(facts: StreetFacts) -> Motions:
    """What was laid down but not turned goes back on top, and burns nobody owes; a burn that is owed, or that a shuffle
    follows before its street, stays (H4.1, K15)."""
    surplus = () if facts.shuffle_due else facts.burns[facts.burns_due :]
    return _on_top(facts, surplus + facts.down + facts.further)


def restore_order(facts: StreetFacts) -> Motions:
    """The order is certain: the cards take the places they would have had, what is left over goes back on top."""
    over = facts.order[len(facts.places) :]
    now = [*_back(facts), *_on_top(facts, over)]
    wrong = [
        (card, place)
        for card, place, lies in zip(facts.order, facts.places, facts.lying, strict=False)
        if place != lies
    ]
    return [*now, *_to_places(wrong, True, "to_burn"), *_to_places(wrong, False, "to_board")]


def _to_places(wrong: list[tuple[int, tuple[int, bool]]], burns: bool, verb: str) -> Motions:
    """The cards that belong elsewhere on the table, street by street."""
    by_street = [tuple(card for card, place in wrong if place == (street, burns)) for street in range(4)]
    return [Step(verb, street, cards=cards) for street, cards in enumerate(by_street) if cards]


def scramble(facts: StreetFacts) -> Motions:
    """The cards of the flop are scrambled face down; the floor draws one as a burn, the others are the flop,
    completed from the stub if need be."""
    return [*_back(facts), *_aside(facts, facts.up + facts.down + facts.further, SCRAMBLE)]


def add_missing(facts: StreetFacts) -> Motions:
    """Too few were turned: the rest comes from the top, nothing is shuffled."""
    return _back(facts)


def stand(facts: StreetFacts) -> Motions:
    """The cards are sealed: they stand. Sealing says which, not how many: surplus ones are scrap, missing ones come."""
    board = facts.up + facts.down
    return [Step("scrap", facts.street, cards=board[facts.count :])] if len(board) > facts.count else []


def make_up(facts: StreetFacts) -> Motions:
    """The cards stand; the missing burn is made before the next street, so that the right card comes there."""
    return stand(facts)


def burn_back(facts: StreetFacts) -> Motions:
    """The cards stand; the surplus burn goes back on top and is the next street's burn."""
    surplus = facts.burns[facts.burns_due :] if facts.burn_to_come else ()
    return [*stand(facts), *_on_top(facts, surplus)]


def fitting(facts: StreetFacts) -> tuple[str, ...]:
    """The remedies that can be carried out on these facts: what the floor may choose from."""
    wrong_burn = len(facts.burns) != facts.burns_due
    if facts.sealed or (facts.actions and not facts.premature and facts.cards == facts.count):
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


STREET_REMEDIES: Final[dict[str, Callable[[StreetFacts], Motions]]] = {
    function.__name__: function
    for function in (
        reshuffle, next_card, put_back, restore_order, scramble, add_missing, stand, make_up, burn_back,
    )
}  # fmt: skip
#: Under these the cards stay as they lie and the betting on them counts.
STANDS: Final = frozenset({"stand", "make_up", "burn_back"})
