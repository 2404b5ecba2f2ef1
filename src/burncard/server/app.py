"""The server's routes: the page, its socket, the comparison of books, the hand as a file, and the pages without script."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from burncard.rulings.rulebooks.table import Rulebook
from burncard.server import guard, pocket, quiz_page, replay_page, rulebook_page, ruling_page
from burncard.server.compare import by_books
from burncard.server.export import hand_script
from burncard.server.socket import Room, endpoint
from burncard.server.table import Table
from burncard.server.tables.hall import Hall
from burncard.server.tables.page import routes as page_routes
from burncard.server.tables.routes import Desk
from burncard.server.tables.routes import routes as tables
from burncard.store import Store

STATIC = Path(__file__).parent / "static"
#: The client's own pages: one file, which sees from its address what to show.
PAGES = ("/", "/play", "/host", "/whatnow", "/learn", "/learn/{rule:int}", "/replay")
MONTH = 30 * 24 * 3600
_NO_CLIENT = "The client is not built: run `make web` in the checkout, then start again.\n"


def app(
    store: Store,
    hosts: frozenset[str],
    *,
    pace: float = 0.8,
    static: Path = STATIC,
    books: Sequence[Rulebook] = (),
    hall: Hall | None = None,
    frames: int = 100,
) -> Starlette:
    """The application over `store`, answering to the names `hosts`; `pace` is how long a bot thinks, in seconds.
    `books` are a house's own rulebooks, offered beside the published ones; `hall` has the tables with people, each of whom may
    send `frames` commands in 20 seconds."""

    @contextlib.asynccontextmanager
    async def life(application: Starlette) -> AsyncIterator[None]:
        table = Table(store, pace=pace, books=books)
        application.state.room = Room(table)
        application.state.known = table.knows
        application.state.desk = Desk(hall or Hall(store), frames)
        await table.open()
        yield
        await application.state.desk.hall.close()
        await table.close()

    async def page(request: Request) -> Response:
        if not (static / "index.html").is_file():
            return PlainTextResponse(_NO_CLIENT, 503)
        reply = FileResponse(static / "index.html", headers={"cache-control": "no-cache"})
        token = request.cookies.get(guard.COOKIE, "")
        table: Table = request.app.state.room.table
        if not token or not await table.knows(guard.digest(token)):
            token = guard.new_token()
            await table.welcome(guard.digest(token))
        reply.set_cookie(guard.COOKIE, token, max_age=MONTH, httponly=True, samesite="strict", path="/")
        return reply

    async def outcomes(request: Request) -> Response:
        if (refusal := await _turned_away(request)) is not None:
            return refusal
        try:
            table: Table = request.app.state.room.table
            return Response(msgspec.json.encode(by_books(table.live, table.shelf)), media_type="application/json")
        except ValueError as error:
            return JSONResponse({"code": "nothing_wrong", "text": str(error)}, 409)

    async def script(request: Request) -> Response:
        if (refusal := await _turned_away(request)) is not None:
            return refusal
        room: Room = request.app.state.room
        live = room.table.live
        own = room.peeked(guard.digest(request.cookies.get(guard.COOKIE, "")))
        headers = {
            "content-disposition": f'attachment; filename="hand-{live.number}.hand"',
            "cache-control": "no-store",
        }
        return PlainTextResponse(hand_script(live, own), headers=headers)

    async def healthy(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    routes = [
        *[Route(address, page) for address in PAGES],
        Route("/healthz", healthy),
        Route("/table/books", outcomes),
        Route("/table/hand.hand", script),
        WebSocketRoute("/table/socket", endpoint),
        *tables(),
        *page_routes(),
        *ruling_page.routes(books),
        *pocket.routes(books),
        *replay_page.routes(),
        *quiz_page.routes(books),
        *rulebook_page.routes(books),
        Mount("/", _Built(directory=static, check_dir=False)),
    ]
    return Starlette(
        routes=routes, lifespan=life, middleware=[Middleware(guard.Guard, hosts=hosts), Middleware(GZipMiddleware)]
    )


class _Built(StaticFiles):
    """The client's files. A name that carries a digest of its content never changes, so it is kept for good."""

    def file_response(self, full_path: os.PathLike[str] | str, *args: Any, **more: Any) -> Response:
        reply = super().file_response(full_path, *args, **more)
        lasting = "assets" in Path(full_path).parts or "fonts" in Path(full_path).parts
        reply.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return reply


async def _turned_away(request: Request) -> Response | None:
    """A refusal for a browser that did not come by way of the page."""
    token = request.cookies.get(guard.COOKIE, "")
    table: Table = request.app.state.room.table
    if token and await table.knows(guard.digest(token)):
        return None
    return PlainTextResponse("Open the table's page first.\n", 403)
