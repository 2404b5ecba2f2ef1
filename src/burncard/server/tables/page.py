"""A plain page to join a table and play at it: a script of our own origin, no build. Texts of others are put in as text only."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from burncard.server import guard, plain

SCRIPT_ADDRESS = "/t.js"
BUILT = Path(__file__).resolve().parent.parent / "static"

_BODY = """<h1>{title}</h1><p class="dim">Players trust the host: whoever runs the server can read the cards in its database.</p>
<form id="join"><p><label>Your name <input id="name" maxlength="40" autocomplete="nickname"></label></p><button class="go">Join</button></form>
<p id="word" role="status"></p><div id="table" hidden><p id="stands"></p><p id="cards"></p><div id="acts"></div>
<p><label>A line (docs: sessions) <input id="line" maxlength="200"></label> <button id="say">Say it</button></p><div id="asked"></div>
<table><tbody id="seats"></tbody></table><ol id="log"></ol></div><script src="/t.js"></script>"""

SCRIPT = r"""'use strict'
const at = id => document.getElementById(id), code = location.pathname.split('/')[2]
let key = new URLSearchParams(location.hash.slice(1)).get('k') || '', line, snap, wait = 300
if (key) history.replaceState(null, '', location.pathname)
const put = (parent, kind, text) => { const one = document.createElement(kind); one.textContent = text; parent.append(one); return one }
const word = text => { at('word').textContent = text }
at('join').addEventListener('submit', async event => {
  event.preventDefault()
  const reply = await fetch(`/t/${code}/join`, { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, name: at('name').value }) })
  const said = await reply.json()
  if (!reply.ok) return word(said.text)
  word(''); open()
})
function open() {
  line = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/t/${code}/socket`)
  line.onmessage = event => {
    const message = JSON.parse(event.data); wait = 300
    if (message.t === 'snap') { snap = message; draw() } else if (message.t === 'rej') word(message.text)
    else if (message.t === 'code') word(`Code for your other device: ${message.code}`); else word('')
  }
  line.onclose = event => {
    if (event.code === 4001) return word('This seat is open in a newer window.')
    if (event.code === 4003) return word('You have been sent away from this table.')
    if (!snap) return
    word('The line is gone; trying again.'); setTimeout(open, wait); wait = Math.min(5000, wait * 2)
  }
}
const id = () => [...crypto.getRandomValues(new Uint8Array(12))].map(n => n.toString(16).padStart(2, '0')).join('')
const ask = what => line.send(JSON.stringify({ v: snap.v, ...what, cid: id() }))
const say = text => ask({ t: 'do', line: text })
function draw() {
  const { table, you } = snap, hand = table.hand || table.last
  at('join').hidden = true; at('table').hidden = false
  at('stands').textContent = `${table.kind}, ${table.stakes}, ${table.state}. You are ${you.person} (${you.roles.join(', ')}).` + (table.frozen ? ` ${table.frozen}` : '')
  const mine = hand ? hand.names.findIndex(name => you.plays.includes(name)) + 1 : 0
  at('cards').textContent = hand ? `Board: ${hand.board.join(' ') || 'none'} · pot ${hand.pots.reduce((sum, pot) => sum + pot.amount, 0)} · yours: ${(hand.hole[`p${mine}`] || []).join(' ')}` : ''
  const acts = at('acts'); acts.replaceChildren()
  const key = (text, then) => { put(acts, 'button', text).onclick = then }
  if (table.hand && mine && table.hand.due === `p${mine}`) {
    const who = `p${mine}`
    if (hand.to_call === null) { key('Show', () => say(`${who} sm -`)); key('Throw away', () => say(`${who} sm`)) } else {
      key(hand.to_call ? `Call ${hand.to_call}` : 'Check', () => say(`${who} cc`))
      if (hand.can_raise) { key(`Raise to ${hand.min_to}`, () => say(`${who} cbr ${hand.min_to}`)); key(`All in ${hand.max_to}`, () => say(`${who} cbr ${hand.max_to}`)) }
      key('Fold', () => say(`${who} f`))
    }
  }
  if (table.hand && table.hand.due === 'd' && you.roles.includes('dealer')) key(table.hand.steps[0].text, () => say(table.hand.steps[0].verb === 'shuffle' ? 'd sh' : 'd go'))
  for (const choice of table.hand ? table.hand.choices : []) if (you.roles.some(role => ['host', 'co-host', 'floor'].includes(role))) key(choice.text, () => say(choice.line))
  if (!table.hand && you.roles.some(role => role !== 'watcher' && role !== 'player')) { if (!table.button) key('Button at the lowest seat', () => say('host button lowest')); key('Deal the next hand', () => say('host deal')) }
  if (you.roles.includes('host')) key(table.state === 'paused' ? 'Go on' : 'Pause', () => ask({ t: 'pause', on: table.state !== 'paused' }))
  if (!you.plays.length && you.roles.some(role => role === 'host' || role === 'player')) { const taken = table.players.map(one => one.seat); let seat = 1; while (taken.includes(seat)) seat += 1; key(`Sit down in seat ${seat}`, () => say(`${you.person} sit ${seat} 100`)) }
  key('Another device', () => ask({ t: 'device' }))
  at('asked').replaceChildren()
  for (const one of table.asked) { put(at('asked'), 'p', `${one.person}: ${one.line}`); if (you.roles.some(role => role === 'host' || role === 'co-host')) for (const yes of [true, false]) put(at('asked'), 'button', yes ? 'Yes' : 'No').onclick = () => ask({ t: 'answer', number: one.number, yes }) }
  at('seats').replaceChildren()
  for (const one of table.players) { const row = put(at('seats'), 'tr', ''), n = hand ? hand.names.indexOf(one.name) + 1 : 0
    for (const text of [one.seat || '', one.name, n ? hand.stacks[n - 1] : one.chips, n ? hand.bets[n - 1] || '' : '', n ? (hand.hole[`p${n}`] || []).join(' ') : '', table.hand && hand.due === `p${n}` ? 'to act' : '']) put(row, 'td', text) }
  for (const one of snap.log) at('log').prepend(Object.assign(document.createElement('li'), { textContent: `${one.who}: ${one.text}` }))
}
at('say').onclick = () => { say(at('line').value); at('line').value = '' }
open()
"""


async def _page(request: Request) -> Response:
    """The client's page; a plain one where it is not built, or where ``?plain`` asks for it."""
    code = request.path_params["code"]
    built = BUILT / "index.html"
    if "plain" not in request.query_params and built.is_file():
        return FileResponse(built, headers={"cache-control": "no-cache", "referrer-policy": "same-origin"})
    reply = plain.page("Table", _BODY.format(title=f"Table {escape(code)}"), "")
    reply.headers["referrer-policy"] = "same-origin"
    return reply


async def _script(_: Request) -> Response:
    return Response(SCRIPT, media_type="text/javascript", headers={"cache-control": "no-cache"})


async def _picture(request: Request) -> Response:
    """POST /qr, a text of at most 300 characters: the rows of its code for a phone's camera, ``1`` is dark."""
    import segno

    text = (await request.body())[:1200].decode(errors="replace")
    if not 0 < len(text) <= 300 or not guard.same_origin(request.headers):
        return JSONResponse({"code": "garbled", "text": "A text of 1 to 300 characters, from this server's page."}, 422)
    rows = ["".join([str(cell) for cell in row]) for row in segno.make(text, error="m").matrix]
    return JSONResponse(rows, headers={"cache-control": "no-store"})


def routes() -> list[Route]:
    """The page and its script."""
    return [Route("/t/{code}", _page), Route(SCRIPT_ADDRESS, _script), Route("/qr", _picture, methods=["POST"])]
