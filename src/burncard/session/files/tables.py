"""An evening as tables: the ledger for a spreadsheet (CSV), the results as a page to print (HTML)."""

from __future__ import annotations

import csv
import io
from html import escape
from itertools import chain

from burncard.session.cash.settle_up import settle
from burncard.session.coin import Coin
from burncard.session.errors import SessionError
from burncard.session.files.report import nets
from burncard.session.ledger import won_bounties
from burncard.session.lines.prizes import places
from burncard.session.session import Session
from burncard.session.state import Evening
from burncard.sheets.document import Document

_FORMULA = ("=", "+", "-", "@", "\t")
_STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #ccc}
tr{break-inside:avoid}
@media print{body{margin:0;max-width:none;font-size:11pt}}
"""


def ledger_csv(session: Session) -> str:
    """Every entry of the ledger, hands included, one a row; in a tournament the money's entries as well.

    `amount` is in chips (or units of money), `shown` as the session's coin shows it. Raises SessionError for a session
    taken up from a saved state, which has only the sums of earlier hands.
    """
    if session.earlier:
        raise SessionError("not_whole_evening", n=session.evening.before)
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["book", "entry", "hand", "from", "to", "amount", "shown", "why", "corrects"])
    evening, coin = session.evening, session.config.coin
    chips = coin if session.config.cash else Coin()
    books = (("chips", chips, evening.ledger), ("money", coin, evening.money))
    for name, shown, entry in chain.from_iterable(((n, c, entry) for entry in book.entries) for n, c, book in books):
        rows.writerow(
            [name, entry.number, entry.hand or "", _text(entry.source), _text(entry.target), entry.amount,
             shown.show(entry.amount), _text(entry.why), entry.corrects or ""]
        )  # fmt: skip
    return out.getvalue()


def _text(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def results_page(session: Session) -> str:
    """The results as one HTML page without anything from elsewhere, to be printed or sent."""
    evening = session.evening
    title = session.config.title or ("Cash game" if session.config.cash else "Tournament")
    page = Document(title)
    page.text(f"{evening.stakes_now()}, {evening.hands} hand{'s' * (evening.hands != 1)} played")
    if session.config.cash:
        _cash(page, evening)
    else:
        _tournament(page, evening)
    body = page.html(lambda link: "")
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _cash(page: Document, evening: Evening) -> None:
    coin, book = evening.config.coin, evening.ledger
    names = sorted((name for name in evening.players if book.bought(name)), key=lambda name: -book.net(name))
    rows = [
        (name, coin.show(book.bought(name)), coin.show(book.cashed(name)), coin.show(evening.chips(name)),
         coin.show(book.net(name), sign=True))
        for name in names
    ]  # fmt: skip
    page.table(("player", "bought", "cashed out", "chips", "result"), rows)
    owed = nets(evening)
    if not evening.playing and any(owed.values()):
        page.heading("To settle up")
        page.table(("pays", "to", "amount"), [(t.payer, t.payee, coin.tell(t.amount)) for t in settle(owed).transfers])


def _tournament(page: Document, evening: Evening) -> None:
    coin, paid = evening.config.coin, evening.paid or evening.deal or {}
    left = sorted((p.name for p in evening.players.values() if p.seat), key=lambda name: -evening.chips(name))
    over = evening.paid is not None and len(left) == 1
    ranked = [("1" if over else "in", name) for name in left]
    ranked += [(str(place), name) for place, tie in reversed(places(evening)) for name in tie]
    rows = [
        (place, name, coin.tell(paid.get(name, 0)), coin.tell(evening.money.balance(won_bounties(name))))
        for place, name in ranked
    ]
    page.table(("place", "player", "prize", "bounties"), rows)
