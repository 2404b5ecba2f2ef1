"""/replay/frames: a table script, line by line, as the frames the table itself sends. Nothing is kept of it.

Whoever sends a file knows what stands in it, so the frames hide no card that a player of the hand has seen.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burncard.errors import BurncardError
from burncard.referee.model.wording import title
from burncard.script.errors import ScriptError
from burncard.script.hand import Hand
from burncard.server.books import Shelf
from burncard.server.dealt import Dealt
from burncard.server.frames import Frame, LogEntry, TableFrame
from burncard.server.guard import same_origin
from burncard.server.live import Live
from burncard.server.protocol import Settings
from burncard.server.views import table_frame

HERE: Final = "/replay/frames"
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
    """A hand, line by line; the first moment is the one before any line."""

    moments: tuple[Moment, ...]


class Unread(Frame, frozen=True, kw_only=True):
    """Why a file cannot be replayed: its line, counted from 1 (0: the whole file), and what would be right."""

    line: int
    text: str


def routes() -> list[Route]:
    """The route."""

    async def frames(request: Request) -> Response:
        if not same_origin(request.headers):
            return _said(Unread(line=0, text="Send a hand from the page itself."), 403)
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > MOST_BYTES:
                return _said(Unread(line=0, text=f"The file is longer than {MOST_BYTES:,} bytes."), 413)
        made = await asyncio.to_thread(replay, body.decode("utf-8", "replace"))
        return _said(made, 200 if isinstance(made, Replay) else 422)

    return [Route(HERE, frames, methods=["POST"])]


def _said(what: Replay | Unread, status: int) -> Response:
    return Response(msgspec.json.encode(what), status, {"cache-control": "no-store"}, "application/json")


def replay(text: str) -> Replay | Unread:
    """The frames of the hand that `text` tells."""
    try:
        hand = Hand.from_script(text)
        if len(hand.lines) > MOST_LINES:
            return Unread(line=0, text=f"The hand has more than {MOST_LINES:,} lines.")
        live = _begun(hand)
        moments = [_moment(live, "", 0)]
        for line in hand.lines:
            told = len(live.record)
            live.do(line, "file")
            moments.append(_moment(live, line, told))
    except ScriptError as error:
        problem = error.problems[0]
        said = f"{problem.read}: {problem.right}" if problem.read else problem.right
        return Unread(line=problem.line or 0, text=said)
    except (BurncardError, ValueError, msgspec.ValidationError) as error:
        return Unread(line=0, text=str(error))
    return Replay(moments=tuple(moments))


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
