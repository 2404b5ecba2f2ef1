"""What a cash player says between hands: sits down, buys chips, sits out, comes back, changes seats, leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from burncard.session.between_hands import stand_up, take_added, take_seat, terms
from burncard.session.button.place import SETTLED, ComeIn, Place
from burncard.session.errors import SessionError
from burncard.session.ledger import CAGE, stack
from burncard.session.parse import chips, none_left, whole
from burncard.session.player import Player, Seat
from burncard.session.state import Evening


def sit(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME sit SEAT CHIPS [wait|post|buy]``"""
    if len(words) < 2:
        raise SessionError("usage", usage="NAME sit SEAT CHIPS [wait|post|buy]")
    seat, amount, how = Seat(1, whole(words[0], "a seat")), chips(words[1], "a buy-in"), _come_in(words[2:])
    if player.seat is not None:
        raise SessionError("seated", name=player.name, seat=player.seat.seat)
    evening.free_seat(seat)
    if evening.queue and evening.queue[0] != player.name:
        raise SessionError("queue_first", name=evening.queue[0])
    _brings_back(evening, player, amount)
    first = evening.tables[1].rotation.last is None and not evening.playing
    evening.ledger.move(CAGE, stack(player.name), amount, "buy-in")
    player.seat, player.place = seat, SETTLED if first else Place(come_in=how)
    evening.players[player.name] = player
    if player.name in evening.queue:
        evening.queue.remove(player.name)


def queue(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME queue [off]``: on to the waiting list, or off it."""
    if words == ["off"]:
        if player.name not in evening.queue:
            raise SessionError("not_queued", name=player.name)
        evening.queue.remove(player.name)
        return
    none_left(words, "NAME queue [off]")
    if player.seat is not None:
        raise SessionError("seated", name=player.name, seat=player.seat.seat)
    if player.name in evening.queue:
        raise SessionError("queued", name=player.name)
    evening.players[player.name] = player
    evening.queue.append(player.name)


def add(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME add CHIPS``: a top-up or a rebuy; in mid-hand it waits until the hand is over."""
    if len(words) != 1:
        raise SessionError("usage", usage="NAME add CHIPS")
    amount = chips(words[0], "chips")
    _at_table(player)
    _limits(evening, player, evening.chips(player.name) + player.add + amount, "stack")
    player.add += amount
    if not evening.in_hand(player):
        take_added(evening, player)


def auto(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME auto CHIPS|off``: topped up to so many before each hand."""
    if len(words) != 1:
        raise SessionError("usage", usage="NAME auto CHIPS|off")
    if words == ["off"]:
        player.auto = None
        return
    amount = chips(words[0], "chips")
    _limits(evening, player, amount, "stack")
    player.auto = amount


def out(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME out [big]``: sits out from the next hand, or as soon as the big blind would be his."""
    if words not in ([], ["big"]):
        raise SessionError("usage", usage="NAME out [big]")
    _at_table(player)
    player.place = replace(player.place, dodge=True) if words else replace(player.place, playing=False, dodge=False)


def in_(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME in [wait|post|buy]``: comes back, or changes how he comes in."""
    _at_table(player)
    how = _come_in(words)
    if not evening.chips(player.name) and not player.add:
        raise SessionError("no_chips", name=player.name)
    player.place = replace(player.place, playing=True, dodge=False, come_in=how)


def move(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME move SEAT``; in mid-hand it waits until the hand is over."""
    if len(words) != 1:
        raise SessionError("usage", usage="NAME move SEAT")
    _at_table(player)
    seat = whole(words[0], "a seat")
    evening.free_seat(Seat(1, seat))
    player.moving = seat
    if not evening.playing:
        take_seat(evening, player)


def leave(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME leave``: cashes out; in mid-hand when the hand is over."""
    none_left(words, "NAME leave")
    _at_table(player)
    if evening.in_hand(player):
        player.leaving = True
        return
    stand_up(evening, player)


def straddle(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME straddle [off]``: whenever the place to straddle is his."""
    if words not in ([], ["off"]):
        raise SessionError("usage", usage="NAME straddle [off]")
    if terms(evening).straddle == "no":
        raise SessionError("no_straddle")
    _at_table(player)
    player.straddle = not words


def twice(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME twice [off]``: agrees to run it twice in this hand."""
    if words not in ([], ["off"]):
        raise SessionError("usage", usage="NAME twice [off]")
    if not terms(evening).run_it_twice:
        raise SessionError("no_twice")
    if not evening.in_hand(player):
        raise SessionError("not_in_hand", name=player.name)
    player.twice = not words


def _brings_back(evening: Evening, player: Player, amount: int) -> None:
    """Who comes back within the hour brings what they left with, more than the most included; else the limits hold."""
    within = 60 * terms(evening).return_within
    soon = (evening.time or 0) - player.left_at < within
    if not soon or player.left_with < terms(evening).least:
        _limits(evening, player, amount, "buy-in")
    elif amount < player.left_with:
        raise SessionError("brings_back", name=player.name, amount=amount, left=player.left_with, within=within // 60)
    elif amount > player.left_with:
        _limits(evening, player, amount, "buy-in")


def _come_in(words: list[str]) -> ComeIn:
    if len(words) > 1 or (words and words[0] not in tuple(ComeIn)):
        raise SessionError("come_in", text=" ".join(words))
    return ComeIn(words[0]) if words else ComeIn.WAIT


def _at_table(player: Player) -> Seat:
    if player.seat is None:
        raise SessionError("not_seated", name=player.name)
    return player.seat


def _limits(evening: Evening, player: Player, amount: int, what: str) -> None:
    limits = terms(evening)
    if amount < limits.least and what == "buy-in":
        raise SessionError("buy_in_low", name=player.name, amount=amount, least=limits.least)
    if limits.most is not None and amount > limits.most:
        raise SessionError("buy_in_high", name=player.name, amount=amount, most=limits.most)


LINES: Final[dict[str, Callable[[Evening, Player, list[str]], None]]] = {
    "sit": sit, "queue": queue, "add": add, "auto": auto, "out": out, "in": in_, "move": move, "leave": leave,
    "straddle": straddle, "twice": twice,
}  # fmt: skip
