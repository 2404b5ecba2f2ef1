"""Carrying out what is due: the facts after one motion of the dealer."""

from __future__ import annotations

import oracle_bets as bets
from oracle_books import Book
from oracle_facts import SIZE, Beyond, Facts, Slip
from oracle_streets import Step, open_round, street_step
from oracle_strength import Value, best


def open_if_due(f: Facts, number: int, full: list[int]) -> None:
    """The round after street `number` begins when the street lies; before the flop, when the deal is complete."""
    if number in f.rounds:
        return
    f.rounds[number] = bets.preflop(f, full) if number == 0 else bets.later(f)
    if number == 0 and f.open_flop:
        f.rounds[0].pending = []
    if number:
        f.streets[number].settled = not f.streets[number].late


def close(f: Facts, number: int) -> None:
    """Bets into the pot: what nobody matched goes back."""
    r = f.rounds.get(number)
    if r and not r.pending and not r.done and not f.streets.get(number + 1, f.streets[1]).late:
        bets.give_back(f, r)


def voided(f: Facts, book: Book) -> bool:
    """Whether a fold that left one live hand was made on a street that is void (H2.1, H4.9)."""
    for s in SIZE:
        r = f.rounds.get(s)
        if r and r.folded and not f.streets[s].late:
            probe = street_step(f, s, book)
            if probe is not None and probe.verb == "refund":
                return True
    return False


def draw(f: Facts) -> str:
    if not f.stub:
        raise Beyond("the stub is too short")
    card = f.stub.pop(0)
    f.left.append(card)
    return card


def to_top(f: Facts, card: str) -> None:
    """A card goes back on top, known if the table has seen it."""
    f.stub.insert(0, card)
    if card in f.left:
        f.left.remove(card)


def remove(f: Facts, card: str) -> None:
    """Take a card from wherever it lies."""
    for pile in (f.burns, f.stub, f.scrap, f.muck, *f.hole):
        if card in pile:
            pile.remove(card)
    for street in f.streets.values():
        for pile in (street.burns, street.laid):
            if card in pile:
                pile.remove(card)
        street.down.discard(card)
    f.strays[:] = [(one, where) for one, where in f.strays if one != card]
    if f.pending_burn == card:
        f.pending_burn = ""


def slips(f: Facts, card: str) -> list[Slip]:
    return [slip for slip in f.slips if slip.card == card and not slip.done]


def carry_out(f: Facts, step: Step, book: Book) -> None:
    street = f.streets.get(step.street)
    match step.verb:
        case "pitch":
            card = draw(f)
            number = len(f.left) - 1
            f.hole[step.player].append(card)
            f.pitched += 1
            f.last_served = step.player
            if card in f.known:
                f.slips.append(Slip("exposed", card, step.player, number=number))
        case "serve":
            f.hole[step.player].append(draw(f))
            for slip in f.slips:
                if slip.kind == "skip":
                    slip.done = True
        case "slide":
            card = step.cards[0]
            remove(f, card)
            f.hole[step.player].append(card)
            f.pitched += 1
            f.last_served = step.player
            for slip in slips(f, card):
                slip.done = True
        case "replace":
            _replace(f, step)
        case "bury":
            _bury(f, step.player)
        case "stray back":
            remove(f, step.cards[0])
            to_top(f, step.cards[0])
            for slip in slips(f, step.cards[0]):
                slip.done = True
                slip.kind = "was " + slip.kind
        case "stray aside":
            remove(f, step.cards[0])
            f.aside[step.cards[0]] = 9
            for slip in slips(f, step.cards[0]):
                slip.done = True
        case "burn":
            assert street
            if f.pending_burn:
                card, f.pending_burn = f.pending_burn, ""
            else:
                card = draw(f)
            f.burns.append(card)
            street.burns.append(card)
        case "board":
            assert street
            for _ in range(step.number):
                card = draw(f)
                street.laid.append(card)
                f.known.add(card)
            f.known |= street.down
            street.down.clear()
        case "turn up":
            assert street
            f.known |= street.down
            street.down.clear()
        case "back":
            remove(f, step.cards[0])
            to_top(f, step.cards[0])
        case "pull":
            assert street
            f.stub.remove(step.cards[0])
            f.aside[step.cards[0]] = step.number
            if step.street == 2 and step.number == 3 and not street.laid and open_round(f, 1):
                street.ahead = True
        case "aside":
            assert street
            for card in step.cards:
                remove(f, card)
                f.known.add(card)
                f.aside[card] = step.number
            if step.street == 2 and step.number == 3 and street.burns:
                street.ahead = True
            street.cured = False
            _forget(f, step.street)
        case "gather":
            assert street
            for card in step.cards:
                remove(f, card)
                f.aside[card] = step.street
            street.packet = list(step.cards)
            street.scrambling = "burn" if len(street.burns) < 1 else "next"
            street.mixed = False
            _forget(f, step.street)
        case "draw":
            assert street
            card = street.packet.pop(0)
            del f.aside[card]
            if street.scrambling == "burn":
                f.burns.append(card)
                street.burns.append(card)
            else:
                f.pending_burn = card
            street.scrambling = ""
        case "face":
            assert street
            street.laid = street.packet
            for card in street.packet:
                del f.aside[card]
            street.packet = []
            f.known |= set(street.laid)
            street.mixed, street.cured, street.settled = False, True, True
        case "to board":
            assert street
            card = step.cards[0]
            remove(f, card)
            street.laid.append(card)
            street.laid.sort(key=f.left.index)
            f.known.add(card)
        case "to burn":
            assert street
            card = step.cards[0]
            was = [one for one in f.burns if one in f.left and f.left.index(one) > f.left.index(card)]
            remove(f, card)
            f.burns.insert(f.burns.index(was[0]) if was else len(f.burns), card)
            street.burns.append(card)
            street.burns.sort(key=lambda one: f.left.index(one) if one in f.left else -1)
        case "scrap":
            for card in step.cards:
                remove(f, card)
                f.scrap.append(card)
        case "refund":
            bets.refund(f, f.rounds[step.street])
            f.mucked -= set(f.rounds[step.street].folded)
            del f.rounds[step.street]
        case "push":
            push(f)
        case _:
            raise NotImplementedError(step.verb)


def _forget(f: Facts, s: int) -> None:
    """The street is void: so is the round that was to follow."""
    f.rounds.pop(s, None)
    f.streets[s].settled = False


def _replace(f: Facts, step: Step) -> None:
    old = step.cards[0]
    slip = slips(f, old)[0]
    slip.done = True
    place = f.hole[step.player].index(old)
    card = draw(f)
    f.hole[step.player].remove(old)
    f.hole[step.player].insert(place, card)
    if slip.number == -2 and f.pending_burn:
        f.scrap.append(old)
    else:
        f.pending_burn = old
    if card in f.known:
        f.slips.append(Slip("exposed", card, step.player, number=-2))


def _bury(f: Facts, p: int) -> None:
    for slip in f.slips:
        if slip.seat == p and slip.kind in ("extra", "double", "skip"):
            slip.done = True
    number = max(f.rounds)
    bets.bury(f, f.rounds[number], p, f.posts[p] if number == 0 else 0)
    f.muck += f.hole[p]
    f.hole[p] = []


def push(f: Facts) -> None:
    for number in sorted(f.rounds):
        bets.give_back(f, f.rounds[number])
    for s in SIZE:
        for card in f.streets[s].laid[SIZE[s] :]:
            remove(f, card)
            f.scrap.append(card)
    board = f.board()
    worth: dict[int, Value] = (
        {p: best([*f.hole[p], *board]) for p in f.living() if len(f.hole[p]) == 2} if len(board) == 5 else {}
    )
    for chips, who in bets.pots(f):
        able = [p for p in who if p in worth] or [p for p in f.living() if p in worth] or f.living()
        top = max(worth.get(p, ()) for p in able)
        winners = [p for p in able if worth.get(p, ()) == top]
        each, odd = divmod(chips, len(winners))
        for place, p in enumerate(sorted(winners)):
            f.stacks[p] += each + (place < odd)
    f.over = True
