"""What the host or the floor says: the button, the stakes, a hand begun or called off, a result, a correction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from burncard.cards import CardError, card
from burncard.session.between_hands import terms
from burncard.session.button import first as first_button
from burncard.session.errors import SessionError
from burncard.session.hand_in_session import begin, prepare, settle_hand, void
from burncard.session.ledger import TIME, stack
from burncard.session.parse import chips, none_left, pairs, whole
from burncard.session.run_it_twice import may_run_again
from burncard.session.stakes import AnteKind, Stakes
from burncard.session.state import Evening


def button(evening: Evening, table: int, words: list[str]) -> None:
    """``host button SEAT|lowest|before-dealer|NAME=CARD …``: where the first button goes."""
    if not words:
        raise SessionError("usage", usage="host button SEAT|lowest|before-dealer|NAME=CARD …")
    at = evening.tables[table]
    if at.rotation.last is not None or table in evening.playing:
        raise SessionError("button-given")
    seats = [seat for seat, place in evening.places(table).items() if place.playing]
    if words == ["lowest"]:
        start = first_button.lowest_seat(seats)
    elif words == ["before-dealer"]:
        start = first_button.before_dealer(seats)
    elif len(words) == 1 and "=" not in words[0]:
        start = whole(words[0], "a seat")
    else:
        start = _drawn(evening, table, words)
    if start not in seats:
        raise SessionError("button-not-playing", seat=start)
    at.rotation = replace(at.rotation, start=start)


def _drawn(evening: Evening, table: int, words: list[str]) -> int:
    at = {player.name: seat for seat, player in evening.seated(table).items()}
    draws = {}
    for name, text in pairs(words, "NAME=CARD"):
        if name not in at:
            raise SessionError("not-seated", name=name)
        try:
            draws[at[name]] = card(text)
        except CardError as error:
            raise SessionError("card", error=str(error)) from None
    return first_button.by_high_card(draws)


def deal(evening: Evening, table: int, words: list[str]) -> None:
    """``host deal [at SEAT] [deck CARDS|seed HEX]``: the next hand. `at`: the button lay there, and nobody saw it."""
    at, deck, seed = None, None, None
    usage = "host deal [at SEAT] [deck CARDS|seed HEX]"
    rest = list(words)
    if rest[:1] == ["at"] and len(rest) > 1:
        at = whole(rest[1], "a seat")
        rest = rest[2:]
    if rest[:1] == ["deck"] and len(rest) > 1:
        deck = " ".join(rest[1:])
    elif rest[:1] == ["seed"] and len(rest) == 2:
        seed = _seed(rest[1])
    else:
        none_left(rest, usage)
    begin(evening, table, at=at, deck=deck, seed=seed)


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise SessionError("seed", text=text) from None
    if len(seed) < 16:
        raise SessionError("seed", text=text)
    return seed


def call_off(evening: Evening, table: int, words: list[str]) -> None:
    """``host void REASON``: the hand in progress is called off and dealt again; button and blinds stay."""
    if not words:
        raise SessionError("no-reason")
    void(evening, table)


def result(evening: Evening, table: int, words: list[str]) -> None:
    """``host result [at SEAT] NAME=+20 NAME=-20 …``: a hand of which only the outcome was written down."""
    at, rest = None, list(words)
    if rest[:1] == ["at"] and len(rest) > 1:
        at = whole(rest[1], "a seat")
        rest = rest[2:]
    changes = {name: whole(text, f"the result of {name}") for name, text in pairs(rest, "NAME=+20")}
    playing = prepare(evening, table, at)
    for name, change in changes.items():
        if name not in playing.names:
            raise SessionError("not-dealt", name=name)
        have = playing.before[playing.names.index(name)]
        if change < -have:
            raise SessionError("not-there", account=name, have=have, amount=-change)
    if sum(changes.values()):
        raise SessionError("unbalanced", off=sum(changes.values()))
    playing = begin(evening, table, at=at)
    after = {name: have + changes.get(name, 0) for name, have in zip(playing.names, playing.before, strict=True)}
    settle_hand(evening, playing, after, {}, ())


def stakes(evening: Evening, table: int, words: list[str]) -> None:
    """``host stakes SMALL BIG [ANTE [all|big-blind|button]]``: from the next hand."""
    del table
    if not 2 <= len(words) <= 4 or (len(words) == 4 and words[3] not in tuple(AnteKind)):
        raise SessionError("usage", usage="host stakes SMALL BIG [ANTE [all|big-blind|button]]")
    amounts = [whole(text, "a blind") for text in words[:3]]
    kind = AnteKind(words[3]) if len(words) == 4 else AnteKind.ALL
    new = Stakes(amounts[0], amounts[1], amounts[2] if len(amounts) > 2 else 0, kind)
    most = max((evening.chips(name) for name in evening.players), default=0)
    if most and new.big > most:
        raise SessionError("blind-above-stacks", big=new.big, most=most)
    evening.stakes = new


def correct(evening: Evening, table: int, words: list[str]) -> None:
    """``host correct ENTRY REASON``: reverse an entry of the ledger by another. Not while a hand is played."""
    del table
    if len(words) < 2:
        raise SessionError("usage", usage="host correct ENTRY REASON")
    if evening.playing:
        raise SessionError("hand-on", number=next(iter(evening.playing.values())).number)
    evening.ledger.correct(whole(words[0], "an entry"), " ".join(words[1:]))


def time_charge(evening: Evening, table: int, words: list[str]) -> None:
    """``host time CHIPS``: each seated player pays for his time; who has less pays what he has. Not in mid-hand."""
    if len(words) != 1:
        raise SessionError("usage", usage="host time CHIPS")
    amount = chips(words[0], "a charge")
    if evening.playing:
        raise SessionError("hand-on", number=next(iter(evening.playing.values())).number)
    for player in evening.seated(table).values():
        due = min(amount, evening.chips(player.name))
        if due:
            evening.ledger.move(stack(player.name), TIME, due, "time")


def bomb(evening: Evening, table: int, words: list[str]) -> None:
    """``host bomb CHIPS``: the next hand is a bomb pot: so much from each, no blinds, no betting before the flop."""
    if len(words) != 1:
        raise SessionError("usage", usage="host bomb CHIPS")
    amount = chips(words[0], "chips")
    if table in evening.playing:
        raise SessionError("hand-on", number=evening.playing[table].number)
    evening.tables[table].bomb = amount


def run_twice(evening: Evening, table: int, words: list[str]) -> None:
    """``host twice``: the rest of the board is dealt twice. All who can still win must have agreed."""
    none_left(words, "host twice")
    if not terms(evening).run_it_twice:
        raise SessionError("no-twice")
    playing = evening.playing.get(table)
    if playing is None:
        raise SessionError("no-hand", table=table)
    if playing.runs > 1 or not may_run_again(playing.hand):
        raise SessionError("twice-not-now")
    live = [playing.names[player - 1] for player in playing.hand.state.players()]
    unasked = [name for name in live if not evening.players[name].twice]
    if unasked:
        raise SessionError("twice-unasked", names=", ".join(unasked))
    playing.runs, playing.fork = 2, len(playing.hand.lines)


LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "button": button, "deal": deal, "void": call_off, "result": result,
}  # fmt: skip
CASH_LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "stakes": stakes, "correct": correct, "time": time_charge, "bomb": bomb, "twice": run_twice,
}  # fmt: skip
