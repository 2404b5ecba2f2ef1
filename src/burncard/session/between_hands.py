"""What a player asked for in mid-hand, done when it is over: more chips, another seat, leaving the table."""

from __future__ import annotations

from dataclasses import replace

from burncard.session.button.around import between, clockwise
from burncard.session.button.place import Place
from burncard.session.config import CashTerms
from burncard.session.ledger import CAGE, stack
from burncard.session.player import Player, Seat
from burncard.session.state import Evening


def terms(evening: Evening) -> CashTerms:
    assert evening.config.cash is not None
    return evening.config.cash


def take_added(evening: Evening, player: Player) -> None:
    """The chips he asked for, as far as the limit lets him; he may have won since."""
    most = terms(evening).most
    amount = player.add if most is None else min(player.add, most - evening.chips(player.name))
    player.add = 0
    if amount > 0:
        evening.ledger.move(CAGE, stack(player.name), amount, "top-up" if evening.chips(player.name) else "rebuy")


def take_seat(evening: Evening, player: Player) -> None:
    """Carry out a change of seat. Who gains hands before his big blind is a newcomer there (WSOP live 159)."""
    assert player.seat is not None
    assert player.moving is not None
    old, new = player.seat.seat, player.moving
    table = evening.tables[1]
    last = table.rotation.last
    if last is not None and player.place.settled:
        others = [seat for seat, place in evening.places(1).items() if place.playing and seat != old]
        hands = {seat: clockwise(last.big, [*others, seat]).index(seat) for seat in (old, new)}
        gained = hands[new] - hands[old]
        if old == last.big:
            player.place = replace(player.place, settled=False, owes_small=True)
        elif gained > terms(evening).free_seat_change or between(new, last.small, last.big):
            player.place = replace(player.place, settled=False, owes_big=True)
    player.seat, player.moving = Seat(1, new), None
    table.rotation = table.rotation.vacated(old)


def stand_up(evening: Evening, player: Player) -> None:
    """Chips to the cage, the seat free."""
    assert player.seat is not None
    amount = evening.chips(player.name)
    if amount:
        evening.ledger.move(stack(player.name), CAGE, amount, "cash-out")
    player.left_with, player.left_at = amount, evening.time or 0
    table = evening.tables[player.seat.table]
    table.rotation = table.rotation.vacated(player.seat.seat)
    player.seat, player.place = None, Place()
    player.add, player.leaving, player.moving, player.straddle, player.twice, player.auto = (
        0,
        False,
        None,
        False,
        False,
        None,
    )
