"""Pages that the server itself writes: no script, one stylesheet from our own origin, readable on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

STYLE_ADDRESS: Final = "/plain.css"
MOST_QUERY: Final = 2000

STYLE: Final = (
    files("burncard.server").joinpath("tokens.css").read_text("utf-8")
    + """
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1.0625rem/1.45 var(--font); font-variant-numeric: tabular-nums }
main { margin: 0 auto; padding: 0 1rem 3rem; max-width: 46rem } a { color: var(--link) } h1 { font-size: 1.5rem; margin: .8rem 0 .3rem; line-height: 1.2 } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem }
p { margin: .4rem 0 } .dim { color: var(--dim) } .small { font-size: .9rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .4rem 0; border-bottom: 1px solid var(--line) }
.masthead { background: var(--bg-2); padding: 0 .75rem; min-height: 56px; gap: 0 1.2rem } .masthead a { color: var(--ink); text-decoration: none; font-weight: 600; border-bottom: 3px solid transparent; border-top: 3px solid transparent } .masthead a[aria-current] { border-bottom-color: var(--gold-t) } .masthead img { margin-right: .6rem } .home { font-size: 1.1rem }
nav a, .skip { display: inline-flex; align-items: center; min-height: 44px }
.skip { position: absolute; left: -99rem } .skip:focus { position: static }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
.tiles { list-style: none; padding: 0; margin: .5rem 0; display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)) }
.tiles a, button, .answer { display: flex; align-items: center; width: 100%; min-height: 54px; padding: .5rem .9rem; border: 1px solid var(--edge); border-radius: .6rem; background: var(--pod); color: var(--ink); text-decoration: none; font: inherit; text-align: left; cursor: pointer }
.tiles a:hover, button:hover { border-color: var(--gold-t) }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem } .two a { justify-content: center; font-weight: 700; font-size: 1.2rem; min-height: 72px }
.go { background: var(--call); color: #fff; justify-content: center; font-weight: 700; margin-top: .8rem }
.moves { padding: 0; list-style: none; counter-reset: move } .moves > li { counter-increment: move; display: flex; gap: .8rem; padding: .55rem .8rem; background: var(--pod); border-left: 4px solid var(--gold); margin: .35rem 0; border-radius: .3rem }
.moves > li::before { content: counter(move); font-weight: 800; min-width: 1.4rem; color: var(--gold-t) }
.who { color: var(--dim) } .unsure { border: 1px solid var(--gold-t); border-radius: .3rem; padding: 0 .35rem; white-space: nowrap }
.right { color: var(--ok-t); font-weight: 700 } .wrong { color: var(--danger-t); font-weight: 700 }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid var(--line) }
details { margin: .6rem 0 } summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; color: var(--gold-t) }
fieldset { border: 0; padding: 0; margin: .6rem 0 } legend { font-weight: 700; padding: 0 } label.answer { margin: .35rem 0; gap: .7rem } input[type=radio] { width: 1.4rem; height: 1.4rem; flex: none; accent-color: var(--gold-t) }
.find { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .6rem 0 } .find label { flex: 1 1 12rem } .find input { display: block; width: 100%; min-height: 44px; font: inherit; padding: 0 .6rem; background: var(--bg); color: var(--ink); border: 1px solid var(--edge); border-radius: .3rem } .find button { width: auto }
select { min-height: 44px; min-width: 4rem; font: inherit; background: var(--bg); color: var(--ink); border: 1px solid var(--edge); border-radius: .3rem }
[aria-current] { font-weight: 700; color: var(--ink); text-decoration: none }
@media (max-width: 30rem) { td { display: block; border: 0; padding: .1rem 0 } td::before { content: attr(data-label) ": "; color: var(--dim) } thead { display: none } tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0 } }
@media print { :root { --bg: #fff; --pod: #fff; --ink: #000; --dim: #333 } nav, form, .noprint { display: none } body { max-width: none } }
"""
)

_NAVIGATION: Final = {
    "/play": "Play", "/ruling": "What now?", "/learn": "Learn", "/replay": "Replay", "/quiz": "Practise", "/rulebook": "Rulebooks",
}  # fmt: skip


def page(title: str, body: str, here: str, *, status: int = 200, back: str = "") -> HTMLResponse:
    """A whole page; `body` is HTML, `here` the address of its part for the navigation, `back` the same with what is
    to be remembered, the rulebook."""
    links = "".join([
        f'<a href="{back or address}" aria-current=page>{name}</a>' if address == here else f'<a href="{address}">{name}</a>'
        for address, name in _NAVIGATION.items()
    ])  # fmt: skip
    return HTMLResponse(
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">'
        f'<title>{escape(title)} · Burncard</title><link rel="stylesheet" href="{STYLE_ADDRESS}"></head><body>'
        f'<a class="skip" href="#main">To the answer</a><nav class="masthead" aria-label="Pages"><a class="home" href="/"><img src="/icon.svg" alt="" width="26" height="26">Burncard</a>{links}</nav>'
        f'<main id="main">{body}</main></body></html>\n',
        status,
        # a form needs the Origin header, which no-referrer would take away
        headers={"cache-control": "no-store", "referrer-policy": "same-origin"},
    )


def wrong(title: str, what: str, here: str, *, status: int = 404) -> HTMLResponse:
    """A page that says what cannot be answered."""
    return page(
        title,
        f'<h1>{escape(title)}</h1><p>{escape(what)}</p><p><a href="{here}">Start again</a></p>',
        here,
        status=status,
    )


def address(path: str, query: Mapping[str, str]) -> str:
    """A link with a query, ready for an attribute."""
    given = {name: value for name, value in query.items() if value}
    return escape(f"{path}?{urlencode(given)}" if given else path, quote=True)


async def _style(_: Request) -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})


def style_route() -> Route:
    """The stylesheet's route; the pages' modules share it."""
    return Route(STYLE_ADDRESS, _style)
