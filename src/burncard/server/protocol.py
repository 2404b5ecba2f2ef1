"""What the page sends to the table; what it is sent stands in `frames`. Every frame is one JSON object with its kind in ``t``.

A command carries `cid`, an id that its sender made up: the same id again is answered again and not done again. `v` is
the table's version the sender was looking at and `hand` the number of the hand.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from burncard.rulings.rulebooks import DEFAULT

Cid = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000_000)]
Chips = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=22)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the next hand is dealt with. `bots` are the seats the table plays itself; `stacks` those unlike `stack`.

    `blinds` are posted by the seats left of the button, in order (heads-up two of them begin on the button); none is a
    game of antes alone. `ante_kind` says who posts the ante: everybody, the big blind or the button. Each of the
    `straddles` seats after the blinds puts up twice what the one before did; `button_straddle`: the one straddler is the
    button. `min_bet` is the least bet, 0: as large as the largest blind, or the ante. `spread` is the most that can be bet or
    raised at once in a spread-limit game.
    """

    seats: Annotated[int, msgspec.Meta(ge=2, le=22)] = 6
    stack: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)] = 200
    blinds: Annotated[tuple[Chips, ...], msgspec.Meta(max_length=22)] = (1, 2)
    ante: Chips = 0
    ante_kind: str = "all"
    straddles: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    button_straddle: bool = False
    min_bet: Chips = 0
    spread: Chips = 0
    structure: str = "NT"
    rulebook: str = DEFAULT
    bots: tuple[SeatNumber, ...] = (2, 3, 4, 5, 6)
    stacks: dict[str, Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]] = {}

    @property
    def least_bet(self) -> int:
        """The least bet in chips, 0 where nothing says it."""
        return self.min_bet or max(self.blinds, default=0) or self.ante


class Command(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What all commands carry."""

    cid: Cid
    v: Number = 0
    hand: Number = 0


class Do(Command, tag="do", frozen=True):
    """Something was done at the table: one line, or several that are done together or not at all."""

    lines: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=4)]


class Undo(Command, tag="undo", frozen=True):
    """Take back the last thing a person did, and what the bots did after it."""


class Next(Command, tag="next", frozen=True):
    """Deal the next hand; the button moves one seat."""


class Rest(Command, tag="rest", frozen=True):
    """Do all that is due from the dealer, shuffles included, until a player or the floor is needed."""


class Hold(Command, tag="hold", frozen=True):
    """Whether the bots wait."""

    on: bool


class Peek(Command, tag="peek", frozen=True):
    """Look at, or cover, the cards of a seat one plays."""

    seat: SeatNumber
    on: bool


class Lesson(Command, tag="lesson", frozen=True):
    """Bring the table to just before the mistake of one of the six rules."""

    rule: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Change(Command, tag="settings", frozen=True):
    """Set the table anew; a new hand begins."""

    settings: Settings


class Ping(msgspec.Struct, tag_field="t", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Is the line still there?"""


#: What changes the table; to look at one's cards does not.
TableCommand = Do | Undo | Next | Rest | Hold | Lesson | Change
AnyCommand = TableCommand | Peek
_decoder = msgspec.json.Decoder(AnyCommand | Ping)


def read(frame: str | bytes) -> AnyCommand | Ping:
    """The command in a frame. Raises msgspec.ValidationError or msgspec.DecodeError, which say what is wrong where."""
    command: AnyCommand | Ping = _decoder.decode(frame)
    return command
