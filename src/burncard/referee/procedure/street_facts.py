"""The facts of a street, read off the table for whoever judges it."""

from __future__ import annotations

from burncard.referee.model.irregularity import StreetIrregularity
from burncard.referee.model.state import BOARD_CARDS, State
from burncard.referee.procedure import questions
from burncard.rulings.facts import StreetFacts

Place = tuple[int, bool]  # a street, and whether as its burn


def facts_of(st: State, one: StreetIrregularity) -> StreetFacts:
    """What judging the street needs to know."""
    street = one.street
    left = questions.order(st)
    streets = together(st, one)
    lying = _lying(st, streets)
    order = [card for card in left if card in lying]
    burns = [card for card, (_, burn) in lying.items() if burn and _serves(st, lying[card][0], street)]
    due = max(_base(st, street), one.before)
    laid = st.laid[street]
    further = tuple(card for card in one.further if street < 3 and card in st.laid[street + 1])
    at = min([left.index(card) for card in laid if card in left], default=len(left))
    round_ = st.rounds[street] if len(st.rounds) > street else None
    return StreetFacts(
        street=street,
        count=BOARD_CARDS[street],
        premature=questions.betting_open(st, street),
        burns=tuple(burns),
        new_burns=sum(1 for card in one.burned if card in burns),
        burns_due=due,
        first=sum(1 for card in burns if card not in left or left.index(card) < at),
        up=tuple(card for card in laid if card not in st.piles.down),
        down=tuple(card for card in laid if card in st.piles.down),
        order=tuple(order),
        places=tuple(_places(st, streets, order, due, one.line)),
        lying=tuple(lying[card] for card in order),
        backable=frozenset(left),
        actions=len(round_.log) if round_ else 0,
        actors=round_.actors() if round_ else 0,
        next_out=questions.next_out(st, street),
        burn_to_come=any(questions.owed(st, later) and not st.laid[later] for later in range(street + 1, 4)),
        ahead=one.ahead,
        further=further,
        further_up=any(card not in st.piles.down for card in further),
        shuffle_due=any(0 < until <= street for until, _, _ in st.aside.values()),
        shuffle_skipped=one.shuffle_skipped,
        unsure=one.unsure,
        set_aside=any(because == one.number for _, because, _ in st.aside.values()),
    )


def _serves(st: State, burned_for: int, street: int) -> bool:
    return burned_for == street or (st.ahead >= 0 and (burned_for, street) == (3, 2))


def _base(st: State, street: int) -> int:
    """How many burns should lie for the street: one; turn and river together two after an early turn with its burn."""
    if st.ahead >= 0 and street == 2:
        return max(2 - st.lost[2] - st.lost[3], 0)
    return max(1 - st.lost[street], 0)


def together(st: State, one: StreetIrregularity) -> list[int]:
    """The streets whose cards are put right together: in a run-out also the later ones that lie there (K1)."""
    out = [one.street]
    for later in range(one.street + 1, 4):
        if one.further or questions.could_act(st, later - 1) or not (st.laid[later] or st.burned[later]):
            break
        out.append(later)
    return out


def _lying(st: State, streets: list[int]) -> dict[int, Place]:
    out: dict[int, Place] = {}
    for street in streets:
        out.update((card, (street, True)) for card in st.burned[street])
        if st.ahead >= 0 and street == 2:
            out.update((card, (3, True)) for card in st.burned[3])
        out.update((card, (street, False)) for card in st.laid[street])
    return out


def _places(st: State, streets: list[int], order: list[int], due: int, since: int) -> list[Place]:
    """Where the cards of `order` belong: burns that are owed, then the board, street by street. A debt that was found
    only when these cards lay there (line `since`) is paid at the street after (K18)."""
    out: list[Place] = [
        (one.street, True) for one in questions.debts(st, streets[0]) if one.rulings and one.rulings[0].line < since
    ]
    for street in streets:
        burns = due if street == streets[0] else _base(st, street)
        kept = [card for card in st.burned[street] if card not in order]
        if st.ahead >= 0 and street == 2:
            kept += [card for card in st.burned[3] if card not in order]
            last = [(3, True)] if burns > len(st.burned[2]) or st.burned[3] else []
            places: list[Place] = [(2, True)] * (burns - len(last)) + last
        else:
            places = [(street, True)] * burns
        out += places[len(kept) :]
        out += [(street, False)] * (BOARD_CARDS[street] - sum(1 for card in st.laid[street] if card not in order))
    return out
