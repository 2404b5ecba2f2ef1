"""What the host or the floor says of hands: the stakes, one begun or called off, a result, a bomb pot, running it twice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from burncard.session.between_hands import terms
from burncard.session.errors import SessionError
from burncard.session.hand_in_session import begin, prepare, settle_hand, void
from burncard.session.lines import book, drawing
from burncard.session.parse import chips, none_left, pairs, seed_of, whole
from burncard.session.run_it_twice import may_run_again
from burncard.session.stakes import AnteKind, Stakes
from burncard.session.state import Evening


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
        seed = seed_of(rest[1])
    else:
        none_left(rest, usage)
    if evening.clock is not None and evening.clock.now().on_break:
        raise SessionError("break", left=evening.clock.now().left)
    begin(evening, table, at=at, deck=deck, seed=seed)


def call_off(evening: Evening, table: int, words: list[str]) -> None:
    """``host void REASON``: the hand in progress is called off and dealt again; button and blinds stay."""
    if not words:
        raise SessionError("no_reason")
    void(evening, table)


def result(evening: Evening, table: int, words: list[str]) -> None:
    """``host result [at SEAT] NAME=+20 NAME=-23 … [rake 3]``: a hand of which only the outcome was written down."""
    at, rest, taken = None, list(words), 0
    if rest[-2:-1] == ["rake"]:
        taken = chips(rest[-1], "a rake")
        rest = rest[:-2]
    if rest[:1] == ["at"] and len(rest) > 1:
        at = whole(rest[1], "a seat")
        rest = rest[2:]
    changes = {name: whole(text, f"the result of {name}") for name, text in pairs(rest, "NAME=+20", evening.called)}
    playing = prepare(evening, table, at)
    for name, change in changes.items():
        if name not in playing.names:
            raise SessionError("not_dealt", name=name)
        have = playing.before[playing.names.index(name)]
        if change < -have:
            raise SessionError("not_there", account=name, have=have, amount=-change)
    if taken and evening.config.tournament:
        raise SessionError("no_rake")
    if off := sum(changes.values()) + taken:
        raise SessionError("unbalanced", off=off)
    playing = begin(evening, table, at=at)
    after = {name: have + changes.get(name, 0) for name, have in zip(playing.names, playing.before, strict=True)}
    settle_hand(evening, playing, after, taken, ())


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
        raise SessionError("blind_above_stacks", big=new.big, most=most)
    evening.stakes = new


def bomb(evening: Evening, table: int, words: list[str]) -> None:
    """``host bomb CHIPS``: the next hand is a bomb pot: so much from each, no blinds, no betting before the flop."""
    if len(words) != 1:
        raise SessionError("usage", usage="host bomb CHIPS")
    amount = chips(words[0], "chips")
    if table in evening.playing:
        raise SessionError("hand_on", number=evening.playing[table].number)
    evening.tables[table].bomb = amount


def run_twice(evening: Evening, table: int, words: list[str]) -> None:
    """``host twice``: the rest of the board is dealt twice. All who can still win must have agreed."""
    none_left(words, "host twice")
    if not terms(evening).run_it_twice:
        raise SessionError("no_twice")
    playing = evening.playing.get(table)
    if playing is None:
        raise SessionError("no_hand", table=table)
    if playing.runs > 1 or not may_run_again(playing.hand):
        raise SessionError("twice_not_now")
    live = [playing.names[player - 1] for player in playing.hand.state.players()]
    unasked = [name for name in live if not evening.players[name].twice]
    if unasked:
        raise SessionError("twice_unasked", names=", ".join(unasked))
    playing.runs, playing.fork = 2, len(playing.hand.lines)


def tell_time(evening: Evening, table: int, words: list[str]) -> None:
    """``host clock at SECONDS``: the reading of the outside clock, which never goes back."""
    del table
    if len(words) != 2 or words[0] != "at":
        raise SessionError("usage", usage="host clock at SECONDS")
    reading = whole(words[1], "a time")
    if reading < (evening.time or 0):
        raise SessionError("time_back", reading=reading, last=evening.time or 0)
    evening.time = reading


LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "button": drawing.button, "deal": deal, "void": call_off, "result": result, "count": book.count, "draw": drawing.draw,
}  # fmt: skip
CASH_LINES: Final[Mapping[str, Callable[[Evening, int, list[str]], None]]] = {
    "stakes": stakes, "correct": book.correct, "time": book.time_charge, "bomb": bomb, "twice": run_twice,
    "clock": tell_time,
}  # fmt: skip
