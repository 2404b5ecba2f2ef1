"""The addresses of tables with people: open one, join it, its socket, its stream, one command by POST."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from burncard.errors import BurncardError
from burncard.server import guard
from burncard.server.tables import wire
from burncard.server.tables.game import No
from burncard.server.tables.hall import Hall
from burncard.server.tables.lines import MOST_BYTES, Limit, Lounge, Socket, obey
from burncard.store import StoreError

MONTH = 30 * 24 * 3600
#: The cookie of a browser at a table; sent to that table only, so that one browser may sit at several.
SEAT = "burncard_seat"
NOT_OURS, NO_TABLE = 4403, 4404
MOST_JOINS, JOIN_SECONDS = 30, 60.0
MOST_BODY = 64 * 1024


class Desk:
    """What the routes share."""

    def __init__(self, hall: Hall, frames: int = 100) -> None:
        self.hall = hall
        self.limit = Limit(frames)
        self.joins = Limit(MOST_JOINS, JOIN_SECONDS)
        self._lounges: dict[str, Lounge] = {}

    async def lounge(self, code: str) -> Lounge | None:
        """The lines of a table. Raises StoreError."""
        game = await self.hall.get(code)
        if game is None:
            return None
        if code not in self._lounges:
            self._lounges[code] = Lounge(game)
        return self._lounges[code]


def routes() -> list[Route | WebSocketRoute]:
    """Over `app.state.desk`, a Desk."""
    return [
        Route("/tables", create, methods=["POST"]),
        Route("/t/{code}/join", join, methods=["POST"]),
        Route("/t/{code}/do", act, methods=["POST"]),
        Route("/t/{code}/stream", stream),
        WebSocketRoute("/t/{code}/socket", socket),
    ]


def _no(code: str, text: str, status: int) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status)


def _browser(line: HTTPConnection) -> str:
    """The digest of the token somebody shows: a program's, or a page's cookie, which counts only from our own pages."""
    scheme, _, token = line.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return guard.digest(token.strip())
    cookie = line.cookies.get(SEAT, "")
    return guard.digest(cookie) if cookie and guard.same_origin(line.headers) else ""


async def _body(request: Request, kind: Any) -> Any:
    """The JSON of a request. Raises No."""
    if not guard.same_origin(request.headers) and "origin" in request.headers:
        raise No("origin", "This comes from another site's page.")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise No("garbled", "content-type: should be application/json")
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MOST_BODY:
            raise No("garbled", f"The body should have at most {MOST_BODY} bytes.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise No("garbled", str(error)) from error


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def create(request: Request) -> Response:
    """POST /tables."""
    desk: Desk = request.app.state.desk
    if desk.joins.over(_address(request)):
        return _no("too_many", "Too many attempts; wait a minute.", 429)
    try:
        opening: wire.Opening = await _body(request, wire.Opening)
        if not (_at_home(request, desk.hall) or hmac.compare_digest(opening.key.encode(), desk.hall.key.encode())):
            raise No("link", "The key is not the one this server printed when it started.")
        agreement = {name: msgspec.json.decode(value) for name, value in opening.agreement.items()}
        agreement.setdefault("game", "cash")
        code, keys = await desk.hall.create(opening.kind, agreement, open_seats=opening.open_seats, times=opening.times)
    except No as no:
        return _no(no.code, no.text, 403 if no.code in ("link", "origin") else 422)
    except BurncardError as error:
        return _no("agreement", str(error), 422)
    except StoreError:
        return _no("disk", "The table could not be written down.", 503)
    secrets = {role.value: key for role, key in keys.items()}
    return JSONResponse({"table": code, "keys": secrets, "base": desk.hall.base}, 201)


def _at_home(request: Request, hall: Hall) -> bool:
    """Whether this is the page of somebody who sits at the machine the server runs on."""
    here = guard.host_of(request.headers.get("host", "")) in guard.LOCAL
    return hall.home and here and _address(request) in guard.LOCAL and guard.same_origin(request.headers)


async def join(request: Request) -> Response:
    """POST /t/TABLE/join."""
    desk: Desk = request.app.state.desk
    if desk.joins.over(f"{_address(request)} {request.path_params['code']}"):
        return _no("too_many", "Too many attempts; wait a minute.", 429)
    try:
        coming: wire.Coming = await _body(request, wire.Coming)
        lounge = await desk.lounge(request.path_params["code"])
        if lounge is None:
            return _no("no_table", "There is no such table.", 404)
        old = "" if coming.bot else request.cookies.get(SEAT, "")
        token = old if old and lounge.game.person(guard.digest(old)) else guard.new_token()
        person = await lounge.game.join(coming.key, coming.name, guard.digest(token))
    except No as no:
        return _no(no.code, no.text, {"link": 403, "origin": 403, "disk": 503}.get(no.code, 422))
    except StoreError as error:
        return _no("store", str(error), 503)
    roles = [role.value for role in sorted(lounge.game.state.room.roles.get(person, ()))]
    if coming.bot:
        return JSONResponse({"person": person, "roles": roles, "token": token})
    reply = JSONResponse({"person": person, "roles": roles})
    secure = request.url.scheme == "https"
    reply.set_cookie(SEAT, token, MONTH, path=f"/t/{lounge.game.code}", secure=secure, httponly=True, samesite="strict")
    return reply


async def _who(line: HTTPConnection) -> tuple[Lounge, str] | None:
    """The table and the person of a request, None for a stranger. Raises StoreError."""
    lounge = await line.app.state.desk.lounge(line.path_params["code"])
    person = lounge.game.person(_browser(line)) if lounge else None
    return (lounge, person) if lounge and person else None


async def socket(line: WebSocket) -> None:
    """The table's socket: turned away before it is open, unless its page or program is known here."""
    try:
        found = await _who(line)
    except StoreError:
        await line.close(1013)
        return
    if found is None:
        await line.close(NOT_OURS)
        return
    await line.accept()
    await Socket(found[0], line, found[1], line.app.state.desk.limit).run()


async def act(request: Request) -> Response:
    """POST /t/TABLE/do: one command, its answer."""
    try:
        found = await _who(request)
    except StoreError as error:
        return _no("store", str(error), 503)
    if found is None:
        return _no("stranger", "Join the table first.", 403)
    lounge, person = found
    if request.app.state.desk.limit.over(person):
        return _no("too_many", "Too many commands; wait a little.", 429)
    if not request.headers.get("content-type", "").startswith("application/json"):
        return _no("garbled", "content-type: should be application/json", 422)
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > MOST_BYTES:
            return _no("garbled", f"A command has at most {MOST_BYTES} bytes.", 413)
    return Response(await obey(lounge.game, person, data), media_type="application/json")


class _Stream:
    """A reader of lines of JSON."""

    def __init__(self, lounge: Lounge, person: str) -> None:
        self.person = person
        self._lounge, self._awake, self._gone = lounge, asyncio.Event(), False

    def wake(self) -> None:
        """See Reader."""
        self._awake.set()

    def leave(self, code: int) -> None:
        """See Reader."""
        self._gone = True
        self._awake.set()

    async def lines(self) -> AsyncIterator[bytes]:
        """States, one a line, an empty line every ten seconds without one."""
        self._lounge.enter(self, newest=False)
        since = 0
        self._awake.set()
        try:
            while not self._gone:
                try:
                    async with asyncio.timeout(10):
                        await self._awake.wait()
                except TimeoutError:
                    yield b"\n"
                    continue
                self._awake.clear()
                data, since = self._lounge.snap(self.person, since)
                yield data + b"\n"
        finally:
            self._lounge.exit(self)


async def stream(request: Request) -> Response:
    """GET /t/TABLE/stream."""
    try:
        found = await _who(request)
    except StoreError as error:
        return _no("store", str(error), 503)
    if found is None:
        return _no("stranger", "Join the table first.", 403)
    headers = {"cache-control": "no-store"}
    return StreamingResponse(_Stream(*found).lines(), media_type="application/x-ndjson", headers=headers)
