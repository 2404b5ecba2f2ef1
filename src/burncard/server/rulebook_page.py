"""/rulebook: the pages made from the tables, and a sheet of each book to print."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.plain import page, wrong
from burncard.server.ruling_page import known_books
from burncard.sheets.document import Link
from burncard.sheets.pages import pages
from burncard.sheets.pdf import NoPdf, pdf
from burncard.sheets.sheet import STYLE, html

HERE: Final = "/rulebook"
SHEET_STYLE: Final = f"{HERE}/sheet.css"


def routes(books: Sequence[Rulebook] = ()) -> list[Route]:
    """The routes; `books` are a house's own, shown beside the published ones."""
    known = known_books(books)

    @lru_cache(maxsize=1)
    def made() -> dict[str, str]:
        """The pages' bodies, worked out once."""
        sheets = "".join([f'<li><a href="{HERE}/sheet/{name}">{book.title}</a></li>' for name, book in known.items()])
        bodies = {name: document.html(_href) for name, document in pages(books).items()}
        bodies["README"] += f"<h2>On one page, to print</h2><ul>{sheets}</ul>"
        return bodies

    async def one(request: Request) -> Response:
        name = request.path_params.get("name", "README")
        if name not in made():
            return wrong("No such page", f"There is no page {name}.", HERE)
        return page("Rulebooks", made()[name], HERE)

    async def sheet(request: Request) -> Response:
        name, _, ending = request.path_params["name"].partition(".")
        if name not in known or ending not in ("", "pdf"):
            return wrong("No such book", f"There is no book {name}.", HERE)
        if not ending:
            return HTMLResponse(html(known[name], f'<link rel="stylesheet" href="{SHEET_STYLE}">'))
        try:
            return Response(pdf(known[name]), media_type="application/pdf")
        except NoPdf as error:
            return wrong("No PDF", f"{error}. The page itself prints on one sheet.", HERE, status=501)

    async def style(_: Request) -> Response:
        return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})

    async def bare(_: Request) -> Response:
        return RedirectResponse(HERE, 308)

    return [
        Route(HERE, one),
        Route(f"{HERE}/", bare),
        Route(SHEET_STYLE, style),
        Route(f"{HERE}/sheet/{{name}}", sheet),
        Route(f"{HERE}/{{name}}", one),
    ]


def _href(link: Link) -> str:
    if link.page:
        return f"{HERE}/{link.page}"
    return f"/ruling?{link.query}" if link.query else ""
