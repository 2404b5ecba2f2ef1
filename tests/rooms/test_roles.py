"""Who may do what: the table, cell by cell, against a list written by hand; and what `decide` makes of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from burncard.rooms import (
    Actor,
    Answer,
    Close,
    Give,
    Happened,
    Kind,
    Line,
    Pause,
    Refused,
    Role,
    Room,
    Undo,
    decide,
    happen,
)
from burncard.rooms.roles import Command, May, State, cell, page
from burncard.rooms.room import KINDS
from burncard.session import Session

# What each role may (y) or asks for (?), host co-host dealer player floor watcher screen; and in which states (b h p c).
EXPECTED = """
look at the table                 yyyyyyy bhpc
own seat and chips                yy??.?. bhp.
somebody's seat and chips         yy..... bhp.
act in one's own hand             yyyy... .h..
enter somebody's act              yy..y.. .h..
say that somebody's time is up    yyy.y.. .h..
the dealer's lines                ..y.... .h..
the floor's lines                 yy..y.. .hp.
deal the next hand                yyy.... b...
call a hand off                   yy..y.. .hp.
write down a result               yyy.... b...
draw seats and the button         yyy.... b.p.
stakes, clock and tables          yy..... bhp.
ledger, deals and prizes          yy..... b.p.
run it twice                      yyy.... .h..
take a line back                  yyy.y.. bh..
pause and go on                   yyy.y.. bhp.
answer who asks for a seat        yy..... bhp.
give and take roles               yy..... bhp.
close the table                   y...... b.p.
"""
ELSEWHERE = {
    Kind.PRACTICE: {"the dealer's lines": "yyy.... .h.."},
    Kind.ONLINE: dict.fromkeys(
        ("enter somebody's act", "say that somebody's time is up", "the dealer's lines", "write down a result"),
        "....... ....",
    ),
    Kind.BY_HAND: {},
    Kind.LIVE: {"enter somebody's act": "yyy.y.. .h.."},
}  # fmt: skip
ROWS = {line[:34].strip(): line[34:] for line in EXPECTED.strip().splitlines()}
MARKS = {"y": May.YES, "?": May.ASKS, ".": May.NO}


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("command", Command)
def test_every_cell(kind: Kind, command: Command) -> None:
    who, when = (ELSEWHERE[kind].get(command.value) or ROWS[command.value]).split(" ")
    for role, mark in zip(Role, who, strict=True):
        for state, there in zip(State, when, strict=True):
            right = May.NO if there == "." else MARKS[mark]
            assert cell(kind, command, role, state) is right, (kind, command, role, state)


def test_the_page_is_made_from_the_table() -> None:
    file = Path(__file__).resolve().parents[2] / "docs" / "roles.md"
    assert file.read_text(encoding="utf-8") == page(), "run scripts/roles_page.py"


CASH = {"game": "cash", "blinds": [1, 2], "buy_in": [40, 200]}
LINES = ["Ann sit 1 100", "Ben sit 2 100", "Cal sit 3 100", "host button 1", "host deal", "d sh", "d go *"]
PEOPLE = {
    "hanna": {Role.HOST}, "cora": {Role.COHOST}, "dora": {Role.DEALER}, "ann": {Role.PLAYER}, "ben": {Role.PLAYER},
    "cal": {Role.PLAYER}, "flo": {Role.FLOOR}, "wanda": {Role.WATCHER}, "tv": {Role.SCREEN},
}  # fmt: skip


def room(kind: Kind = Kind.BY_HAND, lines: list[str] = LINES) -> Room:
    seats = {name: frozenset({name.capitalize()}) for name in ("ann", "ben", "cal")}
    roles = {person: frozenset(has) for person, has in PEOPLE.items()}
    return Room(kind, Session.of(CASH, lines), roles, seats, version=len(lines))


def ask(at: Room, person: str, text: str, **more: int) -> tuple[Happened, ...] | Refused:
    return decide(at, at.actor(person), Line(text, **({"version": at.version} | more)))


def code(answer: tuple[Happened, ...] | Refused) -> str:
    return answer.code if isinstance(answer, Refused) else "+".join(event.kind for event in answer)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("person", [*PEOPLE, "stranger"])
def test_nobody_acts_leaves_or_takes_chips_for_another(kind: Kind, person: str) -> None:
    """Every role against a foreign seat: only who may enter somebody's act or seat does."""
    at = room(kind)
    before = at.session.digest()
    entering = {"hanna", "cora", "flo"} | ({"dora"} if kind is Kind.LIVE else set())
    if kind is Kind.ONLINE:
        entering = set()
    # p1 is Ben, p2 Cal, p3 Ann, who is due.
    right = "line" if person == "ann" or person in entering else "role"
    assert code(ask(at, person, "p3 cc")) == right
    for line in ("Ben leave", "Ben add 20", "Ben out", "ben leave", "@1 Ben leave"):
        right = "line" if person in ("hanna", "cora", "ben") else "role"
        if person == "ben" and "add" in line:
            right = "asked"
        assert code(ask(at, person, line)) == right, line
    assert at.session.digest() == before, "deciding changes nothing"


def test_a_seat_is_asked_for_and_the_host_answers() -> None:
    at = room()
    asked = ask(at, "wanda", "Wanda Lee sit 5 100")
    assert code(asked) == "asked"
    assert isinstance(asked, tuple)
    at = happen(at, asked)
    (one,) = at.asked
    assert code(decide(at, at.actor("ann"), Answer(one.number, True))) == "role"
    assert code(decide(at, at.actor("hanna"), Answer(99, True))) == "nobody_asked"
    no = happen(at, decide(at, at.actor("hanna"), Answer(one.number, False)))  # type: ignore[arg-type]
    assert no.asked == ()
    yes = happen(at, decide(at, at.actor("cora"), Answer(one.number, True)))  # type: ignore[arg-type]
    assert yes.actor("wanda").seats == {"Wanda Lee"}
    assert code(ask(yes, "wanda", "Wanda Lee out")) == "line"
    assert code(ask(yes, "ann", "Wanda Lee out")) == "role"
    open_ = replace(room(), open_seats=True)
    assert code(ask(open_, "wanda", "Wanda sit 5 100")) == "line+sits"
    assert code(ask(open_, "wanda", "Ann sit 5 100")) == "role", "another person's name"


def test_a_host_seats_others_without_playing_for_them() -> None:
    at = room()
    at = happen(at, ask(at, "hanna", "Eve sit 5 100"))  # type: ignore[arg-type]
    assert at.actor("hanna").seats == frozenset()
    mine = decide(at, at.actor("hanna"), Line("Hanna sit 6 100", at.version, mine=True))
    assert happen(at, mine).actor("hanna").seats == {"Hanna"}  # type: ignore[arg-type]


def test_fault_4_who_has_stood_up_acts_no_longer() -> None:
    """boardgame.io#429: the token of the old occupant kept its rights."""
    at = room(lines=LINES[:4])
    at = happen(at, ask(at, "ben", "Ben leave"))  # type: ignore[arg-type]
    assert at.actor("ben").seats == frozenset()
    at = happen(replace(at, open_seats=True), ask(replace(at, open_seats=True), "wanda", "Ben sit 2 100"))  # type: ignore[arg-type]
    assert code(ask(at, "ben", "Ben leave")) == "role"
    assert code(ask(at, "wanda", "Ben leave")) == "line"


def test_a_call_and_a_raise_have_a_price_and_a_fold_has_none() -> None:
    """Faults 8, 9 and 10: what was meant for another price or another hand is never carried out."""
    at = room()
    stale = {"version": at.version - 1}
    assert code(ask(at, "ann", "p3 cbr 10", **stale)) == "price_changed"
    assert code(ask(at, "ann", "p3 cc", **stale)) == "price_changed"
    assert code(ask(at, "ann", "p3 cc", price=2, **stale)) == "line"
    assert code(ask(at, "ann", "p3 cc", price=100, **stale)) == "price_changed"
    assert code(ask(at, "ann", "p3 f", **stale)) == "line"


@pytest.mark.parametrize(
    "line", ["d bn As", "d db As", "d sh AsKs", "fl button p2", "p1 sm AsKs", "host deal seed " + "0" * 32]
)
def test_nobody_asks_about_a_card_by_naming_it(line: str) -> None:
    at = room()
    person = "flo" if line.startswith("fl") else "hanna" if line.startswith(("host", "p1")) else "dora"
    if line.startswith("host"):
        at = room(lines=LINES[:4])
    assert code(ask(at, person, line)) == ("line" if line.startswith("fl") else "named_card")


def test_with_a_real_deck_cards_are_entered() -> None:
    at = room(Kind.LIVE, LINES[:5])
    assert code(ask(at, "dora", "d sh")) == "line"


def test_fault_24_an_undo_is_no_peek() -> None:
    """SWUOnline#304: back only to where a card became known to somebody; the undo is an event."""
    at = room()
    at = happen(at, ask(at, "ann", "p3 cc"))  # type: ignore[arg-type]
    undo = decide(at, at.actor("dora"), Undo(at.version))
    assert undo == (Happened("undo", "dora", "p3 cc"),)
    assert code(decide(at, at.actor("dora"), Undo(at.version - 1))) == "stale"
    assert code(decide(at, at.actor("ann"), Undo(at.version))) == "role"
    back = happen(at, undo)
    assert back.session.digest() == room().session.digest()
    dealt = room(lines=[*LINES[:4], "host deal seed " + "1" * 64, "d go *"])
    assert code(decide(dealt, dealt.actor("hanna"), Undo(dealt.version))) == "known"
    nothing = room(lines=[])
    assert code(decide(nothing, nothing.actor("hanna"), Undo(0))) == "nothing_to_undo"


def test_pause_roles_and_closing() -> None:
    at = room()
    paused = happen(at, decide(at, at.actor("flo"), Pause(True)))  # type: ignore[arg-type]
    assert code(ask(paused, "ann", "p3 cc")) == "not_now"
    assert code(decide(at, at.actor("cora"), Give("ann", Role.HOST))) == "role"
    assert code(decide(at, at.actor("hanna"), Give("hanna", Role.HOST, take=True))) == "role"
    at = happen(at, decide(at, at.actor("hanna"), Give("ann", Role.DEALER)))  # type: ignore[arg-type]
    assert at.actor("ann").roles == {Role.PLAYER, Role.DEALER}
    at = happen(at, decide(at, at.actor("hanna"), Give("ann", Role.DEALER, take=True)))  # type: ignore[arg-type]
    assert at.actor("ann").roles == {Role.PLAYER}
    assert code(decide(at, at.actor("hanna"), Close())) == "not_now"
    between = room(lines=LINES[:4])
    shut = happen(between, decide(between, between.actor("hanna"), Close()))  # type: ignore[arg-type]
    assert code(ask(shut, "hanna", "host deal")) == "closed"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "p3",
        "@9 p3 cc",
        "@x y z",
        "p0 cc",
        "p99 cc",
        "p3 cc cc",
        "host",
        "host nonsense",
        "x" * 5000 + " sit 1 1",
        "\x00 \x00",
    ],
)
def test_any_text_is_decided_on(text: str) -> None:
    at = room()
    for person in (*PEOPLE, "stranger"):
        assert isinstance(ask(at, person, text), Refused)


def test_an_unknown_event_stops() -> None:
    with pytest.raises(ValueError, match="is no event of a room"):
        happen(room(), [Happened("future", "x")])
    assert "future" not in KINDS


def test_somebody_unknown_is_a_watcher() -> None:
    assert room().actor("nobody") == Actor("nobody", frozenset({Role.WATCHER}), frozenset())
