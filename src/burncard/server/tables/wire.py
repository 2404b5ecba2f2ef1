"""What a table with people is sent, and what it sends: JSON objects with their kind in ``t``. docs/protocol.md is made from it.

A command carries `cid`, an id its sender made up: the same id again is answered again and not done again. `v` is the
version the sender was looking at.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from burncard.rooms import Role
from burncard.server.frames import Ack as Ack
from burncard.server.frames import AwardFrame, ChoiceFrame, Faces, Frame, LogEntry, OptionFrame, PotFrame, StepFrame
from burncard.server.frames import Pong as Pong
from burncard.server.frames import Rej as Rej
from burncard.server.protocol import Cid, Number
from burncard.server.protocol import Ping as Ping

Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Command(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What all commands carry."""

    cid: Cid
    v: Number = 0


class Do(Command, tag="do", frozen=True):
    """A line of the evening (docs/session.md). `mine`: the name that sits down is the sender's own."""

    line: Text
    mine: bool = True


class TakeBack(Command, tag="undo", frozen=True):
    """Take the newest line back; refused when a card has become known since."""


class Stop(Command, tag="pause", frozen=True):
    """Pause, or go on."""

    on: bool


class Reply(Command, tag="answer", frozen=True):
    """The host's word to who asked for a seat or chips, by the number of the question."""

    number: Number
    yes: bool


class Appoint(Command, tag="give", frozen=True):
    """Give somebody a role, or take it."""

    person: Name
    role: Role
    take: bool = False


class Shut(Command, tag="close", frozen=True):
    """No more is played at this table."""


class Remove(Command, tag="kick", frozen=True):
    """Send somebody away: their roles, seats and browsers count no longer here. Chips stay until the host cashes them out."""

    person: Name


class Relink(Command, tag="relink", frozen=True):
    """New links: the old ones of this kind (host, play or watch) let nobody in any more. Answered with `link`."""

    role: Role


class Device(Command, tag="device", frozen=True):
    """A code with which another device becomes the sender, once, within five minutes. Answered with `code`."""


class Ahead(Command, tag="ahead", frozen=True):
    """What to do when the turn comes: fold (or check where that is free), or call, at this price only; empty takes it back."""

    what: Annotated[str, Meta(pattern="^(fold|call|)$")]
    price: Number = 0


AnyCommand = Do | TakeBack | Stop | Reply | Appoint | Shut | Remove | Relink | Device | Ahead
_decoder = msgspec.json.Decoder(AnyCommand | Ping)


def read(frame: str | bytes) -> AnyCommand | Ping:
    """The command in a frame. Raises msgspec.ValidationError or msgspec.DecodeError, which say what is wrong where."""
    command: AnyCommand | Ping = _decoder.decode(frame)
    return command


class RuledFrame(Frame, frozen=True, kw_only=True):
    """The ruling in force: step `k` of `n`."""

    section: str
    title: str
    source: str
    reason: str
    k: int
    n: int
    steps: tuple[StepFrame, ...]


class HandFrame(Frame, frozen=True, kw_only=True):
    """A hand for one reader. Players are counted from p1, first to be dealt; `names` and `seats` are theirs. Amounts are chips;
    what a player may do is null where nobody can bet."""

    number: int
    run: int
    names: tuple[str, ...]
    seats: tuple[int, ...]
    button: int
    phase: str
    due: str
    steps: tuple[StepFrame, ...]
    stacks: tuple[int, ...]
    bets: tuple[int, ...]
    pots: tuple[PotFrame, ...]
    live: tuple[int, ...]
    tabled: tuple[int, ...]
    to_call: int | None
    can_raise: bool | None
    min_to: int | None
    max_to: int | None
    hole: Annotated[dict[str, Faces], Meta(description="By player, `p1`; a face the reader has not seen is `??`.")]
    board: Faces
    burns: Faces
    pending_burn: Faces
    aside: Faces
    muck: Faces
    scrap: Faces
    stub: int
    ruling: RuledFrame | None
    options: tuple[OptionFrame, ...]
    choices: tuple[ChoiceFrame, ...]
    unnoticed: bool
    won: tuple[int, ...]
    words: Annotated[
        dict[str, str], Meta(description="By player, `p1`: the hand in words, where the reader can see it.")
    ]
    awards: tuple[AwardFrame, ...]


class SeatedFrame(Frame, frozen=True, kw_only=True):
    """Somebody in the evening. `chips` are those between hands; `seat` 0: none."""

    name: str
    seat: int
    chips: int
    playing: bool
    owes: bool
    auto: int


class PersonFrame(Frame, frozen=True, kw_only=True):
    """Somebody with a link, what they are here and under which names they play: everybody sees whether a host plays."""

    person: str
    roles: tuple[Role, ...]
    plays: tuple[str, ...]


class AskedFrame(Frame, frozen=True, kw_only=True):
    """A question for the host."""

    number: int
    person: str
    line: str


class EveningFrame(Frame, frozen=True, kw_only=True):
    """The table for one reader's knowledge."""

    table: str
    kind: str
    title: str
    state: str
    stakes: str
    buy_in: Annotated[tuple[int, ...], Meta(description="The least and the most a seat is bought for; 0 for no limit.")]
    button: int
    hands: int
    players: tuple[SeatedFrame, ...]
    queue: tuple[str, ...]
    people: tuple[PersonFrame, ...]
    asked: tuple[AskedFrame, ...]
    ledger: dict[str, int]
    hand: HandFrame | None
    last: Annotated[HandFrame | None, Meta(description="The newest hand that is over, as the reader saw its end.")]
    frozen: Annotated[str, Meta(description="Why nothing can be done here any more; empty for a sound table.")]


class You(Frame, frozen=True, kw_only=True):
    """Who the reader is here."""

    person: str
    roles: tuple[Role, ...]
    plays: tuple[str, ...]


class Snap(msgspec.Struct, tag_field="t", tag="snap", frozen=True):
    """The newest state. `log` has the record's lines since the last one that was sent; times are milliseconds since 1970."""

    v: int
    you: You
    here: tuple[str, ...]
    deadline: int
    now: int
    log: tuple[LogEntry, ...]
    table: EveningFrame


class Code(msgspec.Struct, tag_field="t", tag="code", frozen=True):
    """A code for another device."""

    cid: str
    code: str


class Link(msgspec.Struct, tag_field="t", tag="link", frozen=True):
    """A new link's secret, for the fragment of its address."""

    cid: str
    role: Role
    key: str


Message = Snap | Ack | Rej | Pong | Code | Link


class Coming(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """POST /t/TABLE/join: the link's secret, or another device's code, and a name. `bot`: a program, which is given a token
    for `Authorization: Bearer` and no cookie."""

    key: Annotated[str, Meta(min_length=6, max_length=64)]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: bool = False


class Times(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds at a table the computer deals: to act, the time bank of each player, for who is not connected, and
    until the next hand (0: the host deals it)."""

    act: Annotated[float, Meta(ge=0.05, le=600)] = 20.0
    bank: Annotated[float, Meta(ge=0, le=3600)] = 60.0
    away: Annotated[float, Meta(ge=0.05, le=600)] = 20.0
    next: Annotated[float, Meta(ge=0, le=600)] = 0.0


class Opening(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """POST /tables: a new table. `key` is what the server printed, needed by whoever does not sit at its machine;
    `agreement` the header of an evening (docs/session.md)."""

    key: Annotated[str, Meta(max_length=64)] = ""
    kind: Annotated[str, Meta(pattern="^(online|by hand|live)$")] = "online"
    agreement: dict[str, msgspec.Raw] = {}
    open_seats: bool = False
    times: Times = Times()
