"""Roles, kinds of table, and the one table of who may do what in which state. docs/roles.md is made from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """What a person is at a table; somebody can be several things."""

    HOST = "host"
    COHOST = "co-host"
    DEALER = "dealer"
    PLAYER = "player"
    FLOOR = "floor"
    WATCHER = "watcher"
    SCREEN = "screen"


class Kind(StrEnum):
    """What kind of table it is."""

    PRACTICE = "practice"  # one person who does everything, bots, lessons
    ONLINE = "online"  # the computer deals
    BY_HAND = "by hand"  # a person deals on a tablet, players hold phones
    LIVE = "live"  # a real deck; the tablet records, cards are unknown unless entered


class State(StrEnum):
    """When."""

    BETWEEN = "between hands"
    HAND = "in a hand"
    PAUSED = "paused"
    CLOSED = "closed"


class Command(StrEnum):
    """What can be asked for, by what it touches."""

    LOOK = "look at the table"
    OWN_SEAT = "own seat and chips"
    OTHERS_SEAT = "somebody's seat and chips"
    OWN_ACT = "act in one's own hand"
    OTHERS_ACT = "enter somebody's act"
    TIMEOUT = "say that somebody's time is up"
    DEAL = "the dealer's lines"
    RULE = "the floor's lines"
    BEGIN = "deal the next hand"
    CALL_OFF = "call a hand off"
    RESULT = "write down a result"
    DRAW = "draw seats and the button"
    STAKES = "stakes, clock and tables"
    MONEY = "ledger, deals and prizes"
    TWICE = "run it twice"
    UNDO = "take a line back"
    PAUSE = "pause and go on"
    ANSWER = "answer who asks for a seat"
    GIVE = "give and take roles"
    CLOSE = "close the table"


class May(StrEnum):
    """The answer of a cell."""

    YES = "yes"
    ASKS = "asks"  # the host answers
    NO = "no"


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a person, what they are at the table, and the names they play under."""

    person: str
    roles: frozenset[Role]
    seats: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Row:
    """Who may, and when. `asks`: whose wish the host answers."""

    roles: frozenset[Role]
    states: frozenset[State]
    asks: frozenset[Role] = frozenset()


def _row(roles: Collection[Role], *states: State, asks: Collection[Role] = ()) -> Row:
    return Row(frozenset(roles), frozenset(states), frozenset(asks))


_EVERYBODY: Final = tuple(Role)
_HOSTS: Final = (Role.HOST, Role.COHOST)
_BETWEEN, _HAND, _PAUSED, _CLOSED = State
_OPEN: Final = (_BETWEEN, _HAND, _PAUSED)
_NOBODY: Final[tuple[Role, ...]] = ()

TABLE: Final[Mapping[Command, Row]] = {
    Command.LOOK: _row(_EVERYBODY, *State),
    Command.OWN_SEAT: _row(_HOSTS, *_OPEN, asks=(Role.PLAYER, Role.DEALER, Role.WATCHER)),
    Command.OTHERS_SEAT: _row(_HOSTS, *_OPEN),
    Command.OWN_ACT: _row((*_HOSTS, Role.DEALER, Role.PLAYER), _HAND),
    Command.OTHERS_ACT: _row((*_HOSTS, Role.FLOOR), _HAND),
    Command.TIMEOUT: _row((*_HOSTS, Role.DEALER, Role.FLOOR), _HAND),
    Command.DEAL: _row((Role.DEALER,), _HAND),
    Command.RULE: _row((*_HOSTS, Role.FLOOR), _HAND, _PAUSED),
    Command.BEGIN: _row((*_HOSTS, Role.DEALER), _BETWEEN),
    Command.CALL_OFF: _row((*_HOSTS, Role.FLOOR), _HAND, _PAUSED),
    Command.RESULT: _row((*_HOSTS, Role.DEALER), _BETWEEN),
    Command.DRAW: _row((*_HOSTS, Role.DEALER), _BETWEEN, _PAUSED),
    Command.STAKES: _row(_HOSTS, *_OPEN),
    Command.MONEY: _row(_HOSTS, _BETWEEN, _PAUSED),
    Command.TWICE: _row((*_HOSTS, Role.DEALER), _HAND),
    Command.UNDO: _row((*_HOSTS, Role.DEALER, Role.FLOOR), _BETWEEN, _HAND),
    Command.PAUSE: _row((*_HOSTS, Role.DEALER, Role.FLOOR), *_OPEN),
    Command.ANSWER: _row(_HOSTS, *_OPEN),
    Command.GIVE: _row(_HOSTS, *_OPEN),
    Command.CLOSE: _row((Role.HOST,), _BETWEEN, _PAUSED),
}

#: Where a kind of table differs from that.
OTHERWISE: Final[Mapping[Kind, Mapping[Command, Row]]] = {
    Kind.PRACTICE: {
        Command.DEAL: _row((*_HOSTS, Role.DEALER), _HAND),
    },
    Kind.ONLINE: {
        Command.OTHERS_ACT: _row(_NOBODY),  # nobody acts for another; time is told by the table itself
        Command.TIMEOUT: _row(_NOBODY),
        Command.DEAL: _row(_NOBODY),
        Command.RESULT: _row(_NOBODY),
    },
    Kind.BY_HAND: {},
    Kind.LIVE: {
        Command.OTHERS_ACT: _row((*_HOSTS, Role.DEALER, Role.FLOOR), _HAND),  # the tablet records what was done
    },
}


def row(kind: Kind, command: Command) -> Row:
    """The row of a command at a kind of table."""
    return OTHERWISE[kind].get(command, TABLE[command])


def cell(kind: Kind, command: Command, role: Role, state: State) -> May:
    """Whether somebody who is that and nothing else may ask for that then."""
    found = row(kind, command)
    if state not in found.states:
        return May.NO
    return May.YES if role in found.roles else May.ASKS if role in found.asks else May.NO


def may(kind: Kind, command: Command, roles: Collection[Role], state: State) -> May:
    """The best answer that any of somebody's roles gives."""
    answers = {cell(kind, command, role, state) for role in roles}
    return May.YES if May.YES in answers else May.ASKS if May.ASKS in answers else May.NO


def page() -> str:
    """docs/roles.md."""
    lines = [
        "# Who may do what at a table",
        "",
        "Made by `python scripts/roles_page.py` from `burncard/rooms/roles.py`. ✓ may, ? asks and the host answers; what is left",
        "empty is refused. A person can be several things and may what any of them may.",
        "",
        "| what | when | " + " | ".join(role.value for role in Role) + " |",
        "|---|---|" + ":-:|" * len(Role),
        *(_line(command, TABLE[command]) for command in Command),
    ]
    for kind in Kind:
        lines += ["", f"## {kind.value.capitalize()}", "", _KINDS[kind]]
        if OTHERWISE[kind]:
            lines += [
                "",
                "| what | when | " + " | ".join(role.value for role in Role) + " |",
                "|---|---|" + ":-:|" * len(Role),
            ]
            lines += [_line(command, found) for command, found in OTHERWISE[kind].items()]
    return "\n".join(lines) + "\n"


_KINDS: Final = {
    Kind.PRACTICE: "One person does everything, against bots; lessons are practice. The host deals.",
    Kind.ONLINE: "The computer deals and tells the time: nobody writes the dealer's lines, and nobody acts for another.",
    Kind.BY_HAND: "The dealer works on a tablet and can go wrong, the players hold phones. A dealer who does not play sees no "
    "hole card. The table as above.",
    Kind.LIVE: "A real deck. The tablet records what happened, acts included; cards are unknown unless somebody enters them.",
}


def _line(command: Command, found: Row) -> str:
    when = "always" if len(found.states) == len(State) else ", ".join(s.value for s in State if s in found.states)
    marks = ["✓" if role in found.roles else "?" if role in found.asks else "" for role in Role]
    return f"| {command.value} | {when or 'never'} | " + " | ".join(marks) + " |"
