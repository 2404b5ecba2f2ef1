"""`decide`: what follows from what somebody asks for. Pure; nothing has happened until its events are stored."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from burncard.errors import BurncardError, Illegal, LineError
from burncard.game.lines import FOREIGN
from burncard.referee.lines import parse
from burncard.rooms.roles import Actor, Command, Kind, May, Role, State, may, row
from burncard.rooms.room import Happened, Room, happen, known
from burncard.session import Session, SessionError
from burncard.session.player import Player
from burncard.session.session import NEW


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the evening. `version` is the one the asker saw, `price` what a call cost them then. `mine`: the name that
    sits down is the asker's own; only a host can seat somebody else, everybody else sits down themselves."""

    text: str
    version: int
    price: int | None = None
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the newest line back."""

    version: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop, or go on."""

    on: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The host's word to who asked."""

    number: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Give:
    """Give a person a role, or take it."""

    person: str
    role: Role
    take: bool = False


@dataclass(frozen=True, slots=True)
class Close:
    """No more is played here."""


Asking = Line | Undo | Pause | Answer | Give | Close


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing happens. `code` is for programs, `text` for people."""

    code: str
    text: str


#: What brings chips to the table.
_CHIPS: Final = ("sit", "enter", "add", "auto", "rebuy", "addon")

_HOST: Final = {
    "deal": Command.BEGIN, "void": Command.CALL_OFF, "result": Command.RESULT, "button": Command.DRAW, "draw": Command.DRAW,
    "twice": Command.TWICE,
    **dict.fromkeys(("correct", "count", "time", "chop", "finish", "knockout"), Command.MONEY),
}  # fmt: skip


def decide(room: Room, actor: Actor, asking: Asking) -> tuple[Happened, ...] | Refused:
    """The events, or why there are none."""
    if isinstance(asking, Line):
        return _line(room, actor, asking)
    command = _COMMANDS[type(asking)]
    if may(room.kind, command, actor.roles, room.state) is not May.YES:
        return _not_yours(room, command)
    match asking:
        case Undo():
            return _undo(room, actor, asking)
        case Pause():
            return (Happened("pause" if asking.on else "go on", actor.person),)
        case Answer():
            return _answer(room, actor, asking)
        case Give():
            return _give(room, actor, asking)
        case Close():
            return (Happened("close", actor.person),)


_COMMANDS: Final = {
    Undo: Command.UNDO, Pause: Command.PAUSE, Answer: Command.ANSWER, Give: Command.GIVE, Close: Command.CLOSE,
}  # fmt: skip


def _line(room: Room, actor: Actor, asking: Line) -> tuple[Happened, ...] | Refused:
    text = " ".join(asking.text.split("#", 1)[0].split())
    words = text.split()
    table = int(words.pop(0)[1:]) if words and re.fullmatch(r"@[0-9]{1,4}", words[0]) else _first_table(room.session)
    if len(words) < 2:
        return Refused("garbled", "A line is: WHO WHAT.")
    command, own = _command(room, actor, words, table)
    answer = may(room.kind, command, actor.roles, room.state)
    chips = not own or room.session.named(words)[1] in _CHIPS
    if command is Command.OWN_SEAT and answer is May.ASKS and (room.open_seats or not chips):
        answer = May.YES  # a seat and chips are asked for, unless the table is open; the rest is their own affair
    if answer is May.NO:
        return _not_yours(room, command)
    if (refused := _cards(room, words, actor, table) or _price(room, words, asking, table)) is not None:
        return refused
    event = Happened("line", actor.person, text)
    try:
        happen(room, [event])  # on a copy: what the rules refuse is refused here, also where the host is to be asked
    except (SessionError, BurncardError) as error:
        code = "illegal" if isinstance(error, Illegal) else "garbled" if isinstance(error, LineError) else "refused"
        return Refused(code, str(error))
    if answer is May.ASKS:
        number = max((one.number for one in room.asked), default=room.version) + 1
        return (Happened("asked", actor.person, text, number),)
    hosts = bool(actor.roles & {Role.HOST, Role.COHOST})
    return (event, *_sits(room, actor.person, text)) if asking.mine or not hosts else (event,)


def _sits(room: Room, person: str, text: str) -> tuple[Happened, ...]:
    """The event that a person plays under the name that sits down with this line."""
    words = text.split()
    words = words[1:] if words[0].startswith("@") else words
    if words[0] == "host" or re.fullmatch(r"d|fl|p[0-9]+", words[0]):
        return ()
    name, verb, _ = room.session.named(words)
    return (Happened("sits", person, room.session.evening.called(name)),) if verb in NEW else ()


def _command(room: Room, actor: Actor, words: list[str], table: int) -> tuple[Command, bool]:
    """What a line asks for, and whether it is about a name the actor plays under."""
    who, verb = words[0], words[1]
    if who == "d":
        return Command.DEAL, False
    if who == "fl":
        return Command.RULE, False
    if who == "host":
        return _HOST.get(verb, Command.STAKES), False
    if re.fullmatch(r"p[0-9]+", who):
        playing = room.session.evening.playing.get(table)
        at = int(who[1:])
        name = playing.names[at - 1] if playing and 1 <= at <= len(playing.names) else ""
        return (Command.OWN_ACT, True) if name in actor.seats else (Command.OTHERS_ACT, False)
    name, verb, _ = room.session.named(words)
    if verb == "timeout":
        return Command.TIMEOUT, False
    known_player: Player | None = room.session.evening.players.get(room.session.evening.called(name))
    if known_player is not None and known_player.name in actor.seats:
        return Command.OWN_SEAT, True
    # A name nobody plays under: somebody sits down. Any other belongs to somebody.
    taken = known_player is not None and any(known_player.name in names for names in room.seats.values())
    here = known_player is not None and known_player.seat is not None
    new = verb in NEW and not taken and not here
    return (Command.OWN_SEAT if new else Command.OTHERS_SEAT), False


def _cards(room: Room, words: list[str], actor: Actor, table: int) -> Refused | None:
    """A card is named by who may know it: with a real deck by who records it, else by nobody but in their own hand."""
    if room.kind is Kind.LIVE or (words[0] == "host" and words[1] in ("button", "draw")):
        return None
    if words[0] == "host" and words[1] == "deal" and len(words) > 2:
        return Refused(
            "named_card", "The deck is shuffled by the table; a line from a person names no card and no seed."
        )
    if not re.fullmatch(r"d|fl|p[0-9]+", words[0]):
        return None
    try:
        named = [card for card in parse(" ".join(words)).cards if 0 <= card < FOREIGN]
    except LineError:
        return None  # said when it is tried
    if not named:
        return None
    playing = room.session.evening.playing.get(table)
    if playing is not None and words[0].startswith("p"):
        at = int(words[0][1:])
        if 1 <= at <= len(playing.names) and playing.names[at - 1] in actor.seats:
            return None
    return Refused("named_card", "The dealer takes the top card; a line from a person names no card of others.")


def _price(room: Room, words: list[str], asking: Line, table: int) -> Refused | None:
    """A call and a raise hold at the price that was seen, a fold at any."""
    if not re.fullmatch(r"p[0-9]+", words[0]) or words[1] not in ("cc", "cbr") or asking.version == room.version:
        return None
    playing = room.session.evening.playing.get(table)
    legal = playing.hand.legal if playing else None
    if words[1] == "cc" and asking.price is not None and legal is not None and legal.to_call == asking.price:
        return None
    return Refused("price_changed", "The table has moved on; look at the price again.")


def _undo(room: Room, actor: Actor, asking: Undo) -> tuple[Happened, ...] | Refused:
    if asking.version != room.version:
        return Refused("stale", "The table has moved on; look again before you take something back.")
    if not room.session.lines:
        return Refused("nothing_to_undo", "There is nothing to take back.")
    before = room.session.undone(1)
    if room.kind is not Kind.LIVE:  # there the cards lie on a table, and the line was only written down
        seen, now = known(before), known(room.session)
        if any(faces - seen.get(name, frozenset()) for name, faces in now.items()):
            return Refused("known", "A card has become known since: this cannot be taken back.")
        if before.evening.hands < room.session.evening.hands:
            return Refused("known", "The hand is over and its cards have been shown: this cannot be taken back.")
    return (Happened("undo", actor.person, room.session.lines[-1]),)


def _answer(room: Room, actor: Actor, asking: Answer) -> tuple[Happened, ...] | Refused:
    asked = next((one for one in room.asked if one.number == asking.number), None)
    if asked is None:
        return Refused("nobody_asked", f"Nobody asks under number {asking.number}.")
    answered = Happened("answered", actor.person, "yes" if asking.yes else "no", asking.number)
    if not asking.yes:
        return (answered,)
    line = Happened("line", asked.person, asked.line)
    try:
        happen(room, [line])
    except (SessionError, BurncardError) as error:
        return Refused("refused", str(error))
    return (answered, line, *_sits(room, asked.person, asked.line))


def _give(room: Room, actor: Actor, asking: Give) -> tuple[Happened, ...] | Refused:
    hosts = {person for person, roles in room.roles.items() if Role.HOST in roles}
    if asking.role is Role.HOST and Role.HOST not in actor.roles:
        return Refused("role", "Only a host makes a host.")
    if asking.take and asking.role is Role.HOST and hosts == {asking.person}:
        return Refused("role", "A table has a host: make another one first.")
    return (Happened("no role" if asking.take else "role", actor.person, f"{asking.role.value} {asking.person}"),)


def _first_table(session: Session) -> int:
    return min(table.number for table in session.evening.tables.values() if table.open)


def _not_yours(room: Room, command: Command) -> Refused:
    found = row(room.kind, command)
    if room.state is State.CLOSED:
        return Refused("closed", "The table is closed.")
    if found.states and room.state not in found.states:
        when = ", ".join(state.value for state in State if state in found.states)
        return Refused("not_now", f"Not now: {command.value} is for {when}.")
    who = ", ".join(role.value for role in Role if role in found.roles) or "the table itself"
    return Refused("role", f"{command.value.capitalize()} is for {who}.")
