"""What players and director of a tournament say: entries, the clock, tables, the chip race. Prizes stand in `prizes`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from burncard.cards import CardError, cards
from burncard.session.button.place import SETTLED, Place
from burncard.session.errors import SessionError
from burncard.session.hand_in_session import knock_out
from burncard.session.ledger import CAGE, bounty, stack
from burncard.session.lines.prizes import FEES, POOL, PRIZE_LINES, everybody, not_paid, terms
from burncard.session.parse import none_left, pairs, place_of, whole
from burncard.session.player import Player, Seat, Table
from burncard.session.state import Evening
from burncard.session.tournament.levels import Clock
from burncard.session.tournament.places import Out
from burncard.session.tournament.race import odd_chips, race


def _clock(evening: Evening) -> Clock:
    assert evening.clock is not None
    return evening.clock


def enter(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME enter TABLE.SEAT``: a first entry, or a re-entry of a player who is out, for a full stack."""
    if len(words) != 1:
        raise SessionError("usage", usage="NAME enter TABLE.SEAT")
    seat, rules = place_of(words[0]), terms(evening)
    if player.seat is not None:
        raise SessionError("seated", name=player.name, seat=player.seat)
    if evening.hands and _clock(evening).now().index >= rules.late_level:
        raise SessionError("entry_closed", level=_clock(evening).now().index + 1, late=rules.late_level)
    if player.entries > rules.reentries:
        raise SessionError("no_reentry", name=player.name, n=player.entries, most=rules.reentries)
    not_paid(evening)
    _bounty_given(evening, player.name)
    evening.free_seat(seat)
    _pay_in(evening, player, rules.price, rules.fee, rules.stack, "entry" if not player.entries else "re-entry")
    begun = evening.tables[seat.table].rotation.last is not None or seat.table in evening.playing
    player.entries += 1
    player.seat, player.place = seat, Place() if begun else SETTLED
    evening.players[player.name] = player
    _back_in(evening, player.name)


def rebuy(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME rebuy [TABLE.SEAT] [double]``: who has just lost all buys a new stack and keeps the seat; who has no more
    than `rebuy_at` buys one more, between hands, without a seat named."""
    rules, seated, usage = terms(evening), player.seat is not None, "NAME rebuy [TABLE.SEAT] [double]"
    times = 2 if words[-1:] == ["double"] else 1
    places = words[:-1] if times == 2 else words
    if seated and places:
        raise SessionError("seated", name=player.name, seat=player.seat)
    if len(places) != (0 if seated else 1):
        raise SessionError("usage", usage=usage)
    closed = _clock(evening).now().index >= rules.late_level
    if closed or player.rebuys + times > rules.rebuys or not player.entries:
        raise SessionError("no_rebuy", name=player.name, n=player.rebuys, most=rules.rebuys, late=rules.late_level)
    not_paid(evening)
    if player.seat is not None:
        _rebuy_more(evening, player)
    else:
        _rebuy_anew(evening, player, place_of(places[0]))
    for _ in range(times):
        _pay_in(evening, player, rules.price, 0, rules.stack, "rebuy")
    player.rebuys += times


def _rebuy_more(evening: Evening, player: Player) -> None:
    assert player.seat is not None
    most = terms(evening).rebuy_at
    if evening.in_hand(player):
        raise SessionError("hand_on", number=evening.playing[player.seat.table].number)
    if evening.chips(player.name) > most:
        raise SessionError("rebuy_rich", name=player.name, have=evening.chips(player.name), most=most)


def _rebuy_anew(evening: Evening, player: Player, seat: Seat) -> None:
    _bounty_given(evening, player.name)
    evening.free_seat(seat)
    missed = player.name not in evening.tables[seat.table].last_dealt or seat.table in evening.playing
    player.seat, player.place = seat, Place() if missed else SETTLED
    _back_in(evening, player.name)


def _bounty_given(evening: Evening, name: str) -> None:
    """Raises SessionError where a player comes back and nobody has been given the bounty for the last time."""
    if name in evening.heads:
        raise SessionError("head", name=name)


def knockout(evening: Evening, at: int, words: list[str]) -> None:
    """``host knockout NAME by NAME [and NAME …]``: who is given the bounty of a player who is out."""
    del at
    if "by" not in words:
        raise SessionError("usage", usage="host knockout NAME by NAME [and NAME …]")
    cut = words.index("by")
    out, *winners = [
        evening.player(part.strip()).name
        for part in (" ".join(words[:cut]), *" ".join(words[cut + 1 :]).split(" and "))
    ]
    if out not in evening.heads:
        raise SessionError("no_head", name=out)
    if out in winners or len(set(winners)) < len(winners):
        raise SessionError("named_twice", name=out if out in winners else winners[0])
    knock_out(evening, out, winners)


def addon(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME addon``: the chips of the add-on, once, between hands."""
    none_left(words, "NAME addon")
    rules = terms(evening)
    if player.seat is None:
        raise SessionError("not_seated", name=player.name)
    if not rules.addon_chips or player.addon or _clock(evening).now().index > rules.late_level:
        raise SessionError("no_addon", name=player.name)
    if evening.in_hand(player):
        raise SessionError("hand_on", number=evening.playing[player.seat.table].number)
    _pay_in(evening, player, rules.addon_price, 0, rules.addon_chips, "add-on")
    player.addon = True


def move(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME move TABLE.SEAT``: to balance tables. Not while he is in a hand."""
    if len(words) != 1:
        raise SessionError("usage", usage="NAME move TABLE.SEAT")
    seat = place_of(words[0])
    if player.seat is None:
        raise SessionError("not_seated", name=player.name)
    if evening.in_hand(player):
        raise SessionError("hand_on", number=evening.playing[player.seat.table].number)
    evening.free_seat(seat)
    _seat(evening, player, seat)


def forfeit(evening: Evening, player: Player, words: list[str]) -> None:
    """``NAME forfeit``: gives up his chips, which leave play, and is out."""
    none_left(words, "NAME forfeit")
    if player.seat is None:
        raise SessionError("not_seated", name=player.name)
    if evening.in_hand(player):
        raise SessionError("hand_on", number=evening.playing[player.seat.table].number)
    not_paid(evening)
    amount, table = evening.chips(player.name), player.seat.table
    evening.ledger.move(stack(player.name), CAGE, amount, "forfeit")
    evening.tables[table].rotation = evening.tables[table].rotation.vacated(player.seat.seat)
    player.seat = None
    evening.out.append(Out(player.name, amount, table))
    if not evening.hand_for_hand:
        evening.note_out()


def table(evening: Evening, at: int, words: list[str]) -> None:
    """``host table N``: opens one more table."""
    del at
    if len(words) != 1:
        raise SessionError("usage", usage="host table N")
    number = whole(words[0], "a table")
    if not 1 <= number <= 9999 or (number in evening.tables and evening.tables[number].open):
        raise SessionError("table_open", table=number)
    evening.tables[number] = Table(number)


def break_(evening: Evening, at: int, words: list[str]) -> None:
    """``host break N NAME=TABLE.SEAT …``: a table breaks, each of its players to the seat he drew."""
    del at
    if not words:
        raise SessionError("usage", usage="host break N NAME=TABLE.SEAT …")
    broken = evening.table_named(words[0])
    if broken.number in evening.playing:
        raise SessionError("hand_on", number=evening.playing[broken.number].number)
    if not broken.open or sum(1 for other in evening.tables.values() if other.open) == 1:
        raise SessionError("last_table", table=broken.number)
    there = {player.name for player in evening.seated(broken.number).values()}
    drawn = (
        {name: place_of(text) for name, text in pairs(words[1:], "NAME=TABLE.SEAT", evening.called)}
        if words[1:]
        else {}
    )
    everybody(there, set(drawn))
    for seat in drawn.values():
        if seat.table == broken.number:
            raise SessionError("no_table", text=str(seat.table))
        evening.free_seat(seat)
    _different(drawn)
    for name, seat in drawn.items():
        _seat(evening, evening.players[name], seat)
    broken.open = False


def final(evening: Evening, at: int, words: list[str]) -> None:
    """``host final NAME=SEAT …``: all who are left to table 1, each to the seat he drew; the button is drawn anew."""
    del at
    if evening.playing:
        raise SessionError("hand_on", number=next(iter(evening.playing.values())).number)
    drawn = {name: Seat(1, whole(text, "a seat")) for name, text in pairs(words, "NAME=SEAT", evening.called)}
    everybody({player.name for player in evening.players.values() if player.seat}, set(drawn))
    for seat in drawn.values():
        if not 1 <= seat.seat <= evening.config.seats:
            raise SessionError("no_seat", seat=seat.seat, seats=evening.config.seats)
    _different(drawn)
    for other in evening.tables.values():
        other.open = False
    evening.tables[1] = Table(1)
    for name, seat in drawn.items():
        player = evening.players[name]
        player.seat, player.place = seat, SETTLED


def clock(evening: Evening, at: int, words: list[str]) -> None:
    """``host clock run|pause|at SECONDS``: the reading of the outside clock, and whether playing time runs."""
    del at
    usage = "host clock run SECONDS, host clock pause SECONDS, or host clock at SECONDS"
    if len(words) != 2 or words[0] not in ("run", "pause", "at"):
        raise SessionError("usage", usage=usage)
    reading, time = whole(words[1], "a time"), _clock(evening)
    {"run": time.run, "pause": time.pause, "at": time.tell}[words[0]](reading)


def level(evening: Evening, at: int, words: list[str]) -> None:
    """``host level N``: the clock is set to the beginning of level N (breaks counted)."""
    del at
    if len(words) != 1:
        raise SessionError("usage", usage="host level N")
    _clock(evening).go_to(whole(words[0], "a level") - 1)


def chip_race(evening: Evening, at: int, words: list[str]) -> None:
    """``host race OLD NEW [NAME=CARDS …]``: the table's chips of OLD are coloured up; each odd chip gets a card."""
    if len(words) < 2:
        raise SessionError("usage", usage="host race OLD NEW [NAME=CARDS …]")
    if at in evening.playing:
        raise SessionError("hand_on", number=evening.playing[at].number)
    old, new = whole(words[0], "a chip"), whole(words[1], "a chip")
    seated = evening.seated(at)
    seat_of = {player.name: seat for seat, player in seated.items()}
    stacks = {seat: evening.chips(player.name) for seat, player in seated.items()}
    odd_chips(stacks, old, new)
    dealt = {}
    for name, text in pairs(words[2:], "NAME=CARDS", evening.called) if words[2:] else ():
        if name not in seat_of:
            raise SessionError("not_seated", name=name)
        try:
            dealt[seat_of[name]] = cards(text)
        except CardError as error:
            raise SessionError("card", error=str(error)) from None
    for seat, after in race(stacks, old, new, dealt, terms(evening).race).items():
        account, change = stack(seated[seat].name), after - stacks[seat]
        if change > 0:
            evening.ledger.move(CAGE, account, change, "chip race")
        elif change < 0:
            evening.ledger.move(account, CAGE, -change, "chip race")


def _pay_in(evening: Evening, player: Player, price: int, fee: int, amount: int, why: str) -> None:
    if price:
        evening.money.move(CAGE, POOL, price, f"{why}: {player.name}")
    if fee:
        evening.money.move(CAGE, FEES, fee, f"{why}: {player.name}")
    if (head := terms(evening).bounty) and not evening.money.balance(bounty(player.name)):
        evening.money.move(CAGE, bounty(player.name), head, f"{why}: {player.name}")
    evening.ledger.move(CAGE, stack(player.name), amount, why)


def _back_in(evening: Evening, name: str) -> None:
    """A player who bought in again has not finished."""
    evening.finished = [
        kept
        for group in evening.finished
        if (kept := [left for tie in group if (left := tuple(other for other in tie if other != name))])
    ]
    evening.out = [out for out in evening.out if out.player != name]


def _seat(evening: Evening, player: Player, seat: Seat) -> None:
    assert player.seat is not None
    old = evening.tables[player.seat.table]
    old.rotation = old.rotation.vacated(player.seat.seat)
    begun = evening.tables[seat.table].rotation.last is not None or seat.table in evening.playing
    player.seat = seat
    player.place = Place() if begun else replace(SETTLED)


def _different(drawn: Mapping[str, Seat]) -> None:
    if len(set(drawn.values())) < len(drawn):
        raise SessionError("seat_twice")


PLAYER_LINES: Final[dict[str, Callable[[Evening, Player, list[str]], None]]] = {
    "enter": enter, "rebuy": rebuy, "addon": addon, "move": move, "forfeit": forfeit,
}  # fmt: skip
HOST_LINES: Final[dict[str, Callable[[Evening, int, list[str]], None]]] = {
    "table": table, "break": break_, "final": final, "clock": clock, "level": level, "race": chip_race,
    "knockout": knockout,
    **PRIZE_LINES,
}  # fmt: skip
