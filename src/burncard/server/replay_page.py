"""/replay/frames: a hand of a file, line by line, as the frames the table itself sends; /replay/books: the mistake of a
line by the other books. Nothing is kept of the file.

Whoever sends a file knows what stands in it, so the frames hide no card that a player of the hand has seen.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burncard.errors import BurncardError, TextError
from burncard.referee.model.wording import title
from burncard.script.hand import Hand
from burncard.server.books import Shelf
from burncard.server.compare import by_books
from burncard.server.dealt import Dealt
from burncard.server.frames import Frame, LogEntry, Outcome, TableFrame
from burncard.server.guard import same_origin
from burncard.server.live import Live
from burncard.server.protocol import Settings
from burncard.server.replay_extras import Chances, chances
from burncard.server.replay_file import find
from burncard.server.views import table_frame

HERE: Final = "/replay/frames"
BOOKS: Final = "/replay/books"
MOST_BYTES: Final = 200_000
MOST_LINES: Final = 1_000


class Moment(Frame, frozen=True, kw_only=True):
    """The hand after a line. `log` is what is told of the line, `ruling` the title of what was ruled on it."""

    line: str
    log: tuple[LogEntry, ...]
    ruling: str
    source: str
    table: TableFrame


class Replay(Frame, frozen=True, kw_only=True):
    """A hand, line by line; the first moment is the one before any line. It is hand `number` of `hands` in its file."""

    moments: tuple[Moment, ...]
    chances: tuple[Chances, ...]
    number: int
    hands: int


class Unread(Frame, frozen=True, kw_only=True):
    """Why a file cannot be replayed: its line, counted from 1 (0: the whole file), and what would be right."""

    line: int
    text: str


def routes() -> list[Route]:
    """The routes."""

    async def frames(request: Request) -> Response:
        text = await _sent(request)
        if isinstance(text, Response):
            return text
        made = await asyncio.to_thread(replay, text, _asked(request, "hand", 1))
        return _said(made, 200 if isinstance(made, Replay) else 422)

    async def books(request: Request) -> Response:
        text = await _sent(request)
        if isinstance(text, Response):
            return text
        told = await asyncio.to_thread(other_books, text, _asked(request, "hand", 1), _asked(request, "line", 0))
        return _said(told, 422 if isinstance(told, Unread) else 200)

    return [Route(HERE, frames, methods=["POST"]), Route(BOOKS, books, methods=["POST"])]


def _asked(request: Request, name: str, usual: int) -> int:
    said = request.query_params.get(name, "")
    return int(said) if said.isascii() and said.isdigit() and len(said) < 7 else usual


async def _sent(request: Request) -> str | Response:
    """The text that was sent, or why it is not read."""
    if not same_origin(request.headers):
        return _said(Unread(line=0, text="Send a hand from the page itself."), 403)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            return _said(Unread(line=0, text=f"The file is longer than {MOST_BYTES:,} bytes."), 413)
    return body.decode("utf-8", "replace")


def _said(what: Replay | Unread | list[Outcome], status: int) -> Response:
    return Response(msgspec.json.encode(what), status, {"cache-control": "no-store"}, "application/json")


def replay(text: str, number: int = 1) -> Replay | Unread:
    """The frames of hand `number` of those that `text` tells."""
    try:
        hand, hands = find(text, number)
        if len(hand.lines) > MOST_LINES:
            return Unread(line=0, text=f"The hand has more than {MOST_LINES:,} lines.")
        live = _begun(hand)
        moments = [_moment(live, "", 0)]
        for line in hand.lines:
            told = len(live.record)
            live.do(line, "file")
            moments.append(_moment(live, line, told))
    except (BurncardError, ValueError, msgspec.ValidationError) as error:
        return _unread(error)
    shares = chances([one.table for one in moments])
    return Replay(moments=tuple(moments), chances=shares, number=max(1, min(number, hands)), hands=hands)


def other_books(text: str, number: int, line: int) -> list[Outcome] | Unread:
    """What each book makes of the newest mistake up to `line` of the hand: everybody checks or calls from there."""
    try:
        hand = find(text, number).hand
        live = _begun(hand)
        for said in hand.lines[:line]:
            live.do(said, "file")
        return by_books(live, Shelf())
    except (BurncardError, ValueError, msgspec.ValidationError) as error:
        return _unread(error)


def _unread(error: Exception) -> Unread:
    if not isinstance(error, TextError):
        return Unread(line=0, text=str(error))
    problem = error.problems[0]
    said = f"{problem.read}: {problem.right}" if problem.read else problem.right
    return Unread(line=problem.line or 0, text=said)


def _begun(hand: Hand) -> Live:
    """The hand before its first line, at a table whose seats are all the reader's."""
    setup = hand.state.setup
    dealt = Dealt(
        settings=Settings(seats=hand.n, bots=(), rulebook=hand.rulebook.name),
        seats=tuple(setup.seats),
        stacks=tuple(setup.stacks),
        blinds=tuple(setup.blinds),
        antes=tuple(setup.antes),
        variant=setup.variant,
        big_blind=setup.min_bet,
        rulebook=hand.rulebook.name,
        seed="",
        bots=(),
    )
    return Live(dealt, 1, hand.again([]))


def _moment(live: Live, line: str, told: int) -> Moment:
    frame = table_frame(live, 0, frozenset(live.dealt.seats), Shelf())
    given = [one for one in live.hand.rulings if one.line == len(live.written) - 1] if line else []
    return Moment(
        line=line,
        log=tuple(live.record[told:]),
        ruling=" · ".join([title(one.section, one.condition) for one in given]),
        source=" · ".join(dict.fromkeys([one.source for one in given])),
        table=msgspec.structs.replace(frame, log=(), books=(), can_undo=False),
    )
