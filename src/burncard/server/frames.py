"""What the table sends: whole frames as types, from which the page's own types are generated (`make wire`).

A frame is made for one reader's knowledge; every card in it is a `Face`, ``"??"`` for one the reader has not seen.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from burncard.server.protocol import Settings

Face = Annotated[str, Meta(pattern=r"^([2-9TJQKA][cdhs]|\?\?)$")]
Faces = tuple[Face, ...]


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what is sent."""


class LegalFrame(Frame, frozen=True, kw_only=True):
    """What the player who is due may do, in chips."""

    seat: int
    to_call: int
    can_raise: bool
    why_not: str
    min_to: int
    max_to: int
    can_check: bool
    pot: int


class SeatFrame(Frame, frozen=True, kw_only=True):
    """One seat at the table."""

    seat: int
    p: Annotated[int, Meta(description="The player's number in this hand, p1 first to be dealt.")]
    bot: bool
    stack: int
    bet: int
    cards: Faces
    peeked: bool
    live: bool
    tabled: bool
    declared: Annotated[bool, Meta(description="Has said that they play the board.")]
    button: bool
    due: bool
    said: Annotated[bool, Meta(description='Has said "raise" without an amount: the chips say how much.')]
    oot: Annotated[bool, Meta(description="Has acted out of turn; the act waits for its turn.")]
    won: Annotated[int, Meta(description="Chips won when the pots were pushed.")]
    words: Annotated[str, Meta(description="The hand in words, when the viewer can see it.")]


class StepFrame(Frame, frozen=True, kw_only=True):
    """A step that is due, or one of a remedy."""

    text: str
    verb: str
    done: bool


class MissingFrame(Frame, frozen=True, kw_only=True):
    """Who may have acted without its being entered: then there was no mistake."""

    p: int
    seat: int
    bet: int
    stack: int
    legal: Annotated[LegalFrame | None, Meta(description="What the player could do at that moment.")]


class RulingFrame(Frame, frozen=True, kw_only=True):
    """The ruling in force."""

    section: str
    title: str
    source: str
    reason: str
    book: str
    k: Annotated[int, Meta(description="The step that is due now, from 1, of `n`; `n` + 1 when all are done.")]
    n: int
    steps: tuple[StepFrame, ...]
    now: Annotated[str, Meta(description="What to do at this moment, in words.")]
    waits: Annotated[bool, Meta(description="The hand has to go on first, then comes the remedy.")]
    line: Annotated[int, Meta(description="The number of the line that was ruled on.")]
    missing: MissingFrame | None


class GivenFrame(Frame, frozen=True, kw_only=True):
    """A ruling that was given in this hand."""

    section: str
    title: str
    source: str
    reason: str
    book: str
    do: Annotated[str, Meta(description="What the remedy has the dealer do with card, chips and hand, in one line.")]
    line: Annotated[int, Meta(description="The number of the line that was ruled on, from 0.")]


class LogEntry(Frame, frozen=True, kw_only=True):
    """One sentence of the record; `n` is the number of the line, from 1."""

    n: int
    who: str
    text: str
    kind: Literal["deal", "player", "floor", "ruling", "table"]


class LessonFrame(Frame, frozen=True, kw_only=True):
    """One of the six rules to live through."""

    rule: int
    title: str
    say: str
    then: str
    use: Annotated[tuple[str, ...], Meta(description="Controls to use, by their ids.")]
    done: Annotated[bool, Meta(description="The mistake has been made; `then` says what came of it.")]
    missed: Annotated[bool, Meta(description="The hand has gone past the mistake: only a new start brings it back.")]


class BookFrame(Frame, frozen=True, kw_only=True):
    """A rulebook the next hand can be dealt by."""

    id: str
    name: str


class PotFrame(Frame, frozen=True, kw_only=True):
    """A pot in the middle and the seats that can win it."""

    amount: int
    seats: tuple[int, ...]


class AwardFrame(Frame, frozen=True, kw_only=True):
    """What was pushed to a seat out of one pot."""

    pot: Annotated[int, Meta(description="The pot's number, 0 the main pot.")]
    seat: int
    amount: int
    words: Annotated[str, Meta(description="The hand that won it, when it can be seen.")]
    five: Annotated[Faces, Meta(description="The five cards that play, when they can be seen.")]


class OptionFrame(Frame, frozen=True, kw_only=True):
    """A remedy the floor may choose instead."""

    option: str
    text: str


class ChoiceFrame(Frame, frozen=True, kw_only=True):
    """A decision the floor has to make, as the line that says it."""

    line: str
    text: str


class TableFrame(Frame, frozen=True, kw_only=True):
    """The whole table for one reader."""

    v: int
    hand: int
    settings: Settings
    blinds: Annotated[
        tuple[int, ...], Meta(description="Small and big blind of this hand, and the straddle if there is one.")
    ]
    books: tuple[BookFrame, ...]
    book: str
    frozen: str
    hold: bool
    rule: Annotated[int, Meta(description="The rule this hand is about, 0 in a hand of the game.")]
    lesson: LessonFrame | None
    seats: tuple[SeatFrame, ...]
    board: Faces
    board_down: Annotated[int, Meta(description="How many of the board's last cards lie face down.")]
    burns: Faces
    pending_burn: Faces
    aside: Faces
    muck: Faces
    scrap: Faces
    stub: int
    phase: str
    due: Annotated[str, Meta(description="`d`, `fl`, `p3` or empty.")]
    due_text: str
    legal: LegalFrame | None
    pots: tuple[PotFrame, ...]
    pot: int
    awards: tuple[AwardFrame, ...]
    steps: tuple[StepFrame, ...]
    options: Annotated[
        tuple[OptionFrame, ...], Meta(description="What the floor may choose instead of the remedy in force.")
    ]
    choices: Annotated[tuple[ChoiceFrame, ...], Meta(description="What the floor has to choose between now.")]
    over: Annotated[bool, Meta(description="The hand is over.")]
    ruling: RulingFrame | None
    rulings: tuple[GivenFrame, ...]
    log: Annotated[tuple[LogEntry, ...], Meta(description="The record from entry `log_from` on.")]
    log_from: Annotated[int, Meta(description="How many entries were sent before, and still stand.")]
    can_undo: bool
    can_compare: bool
    unnoticed: bool
    pitch_to: Annotated[int, Meta(description="Next seat to be pitched a card, 0 when no pitch is due.")]


class Outcome(Frame, frozen=True, kw_only=True):
    """The newest mistake by one book. `open` is false while the hand goes on: cards to come are hidden then."""

    book: str
    name: str
    title: str
    source: str
    reason: str
    steps: tuple[str, ...]
    board: Faces
    burns: Faces
    aside: Faces
    phase: str
    note: str
    ends: Annotated[str, Meta(description="What everybody won or lost in the end; empty while the hand goes on.")]
    open: bool


class Snap(msgspec.Struct, tag_field="t", tag="snap", frozen=True):
    """The newest state."""

    v: int
    table: TableFrame


class Ack(msgspec.Struct, tag_field="t", tag="ack", frozen=True):
    """The command was done and is on the disk."""

    cid: str
    v: int


class Rej(msgspec.Struct, tag_field="t", tag="rej", frozen=True):
    """The command was refused and nothing has changed. `field`: which of the settings it was refused for."""

    cid: str
    code: str
    rule: str
    text: str
    v: int
    field: str = ""


class Pong(msgspec.Struct, tag_field="t", tag="pong", frozen=True):
    """The line is still there."""


Message = Snap | Ack | Rej | Pong
_encoder = msgspec.json.Encoder()


def write(message: Message) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()
