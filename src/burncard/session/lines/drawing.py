"""Drawing, before the first hand: for the seats, and for the button."""

from __future__ import annotations

from dataclasses import replace

from burncard.cards import CardError, card
from burncard.session.button import first as first_button
from burncard.session.errors import SessionError
from burncard.session.parse import pairs, seed_of, whole
from burncard.session.player import Seat
from burncard.session.state import Evening
from burncard.table.shuffle import order


def button(evening: Evening, table: int, words: list[str]) -> None:
    """``host button SEAT|lowest|before-dealer|NAME=CARD …``: where the first button goes."""
    if not words:
        raise SessionError("usage", usage="host button SEAT|lowest|before-dealer|NAME=CARD …")
    at = evening.tables[table]
    if at.rotation.last is not None or table in evening.playing:
        raise SessionError("button_given")
    seats = [seat for seat, place in evening.places(table).items() if place.playing]
    if words == ["lowest"]:
        start = first_button.lowest_seat(seats)
    elif words == ["before-dealer"]:
        start = first_button.before_dealer(seats)
    elif len(words) == 1 and "=" not in words[0]:
        start = whole(words[0], "a seat")
    else:
        start = first_button.by_high_card(_cards_of(evening, table, words))
    if start not in seats:
        raise SessionError("button_not_playing", seat=start)
    at.rotation = replace(at.rotation, start=start)


def _cards_of(evening: Evening, table: int, words: list[str]) -> dict[int, int]:
    """What each seat drew, the face of a card."""
    at = {player.name: seat for seat, player in evening.seated(table).items()}
    draws = {}
    for name, text in pairs(words, "NAME=CARD", evening.called):
        if name not in at:
            raise SessionError("not_seated", name=name)
        try:
            draws[at[name]] = card(text)
        except CardError as error:
            raise SessionError("card", error=str(error)) from None
    return draws


def draw(evening: Evening, table: int, words: list[str]) -> None:
    """``host draw NAME=CARD …|seed HEX``: the seats are drawn, before the first hand of the evening.

    By cards the highest has seat 1 of its table (suits: spades, hearts, diamonds, clubs), the next one seat 2, and so
    on; a seed makes the order of everybody seated, who are dealt round the open tables in turn.
    """
    if evening.hands or evening.playing:
        raise SessionError("draw_late")
    if words[:1] == ["seed"] and len(words) == 2:
        names = [player.name for player in evening.players.values() if player.seat]
        drawn = [names[at] for at in order(range(len(names)), seed_of(words[1]))]
        tables = sorted(number for number, one in evening.tables.items() if one.open)
    else:
        drawn, tables = _by_cards(evening, table, words), [table]
    if len(drawn) > len(tables) * evening.config.seats:
        raise SessionError("no_free_seat")
    for at, name in enumerate(drawn):
        evening.players[name].seat = Seat(tables[at % len(tables)], at // len(tables) + 1)
    for number in tables:
        evening.tables[number].rotation = replace(evening.tables[number].rotation, start=None)


def _by_cards(evening: Evening, table: int, words: list[str]) -> list[str]:
    seats = {player.name: seat for seat, player in evening.seated(table).items()}
    drew = _cards_of(evening, table, words)
    if set(seats.values()) != set(drew):
        missing = {name for name, seat in seats.items() if seat not in drew}
        raise SessionError("everybody", names=", ".join(sorted(missing)))
    first_button.by_high_card(drew)
    return sorted(seats, key=lambda name: -drew[seats[name]])
