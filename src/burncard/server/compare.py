"""The newest mistake by every book: the same deck, the same mistake, everybody checks or calls to the river."""

from __future__ import annotations

from typing import Any

from burncard.errors import BurncardError
from burncard.referee.compare import compare, play_out
from burncard.rulings.rulebooks.table import Rulebook
from burncard.script.changes import cards_of
from burncard.server.books import Shelf
from burncard.server.live import Live
from burncard.server.seats import with_seats


def comparable(live: Live) -> bool:
    """Whether there is something the books may see differently: a ruling, or a hand thrown away at the showdown."""
    return live.before is not None or bool(live.hand.state.gone)


def by_books(live: Live, shelf: Shelf) -> list[dict[str, Any]]:
    """One outcome a book, the table's own first. Raises Illegal when nothing has gone wrong in this hand.

    The shuffles are drawn from the source the table itself draws them from, so that the table's own book shows what
    will lie there if everybody checks or calls.
    """
    own = live.hand.rulebook
    books = [own, *[book for book in shelf.all(own) if book is not own]]
    seed = live.source()[0]
    if live.before is None and live.hand.state.gone:
        return [_outcome(_again(live, book, seed), live) for book in books]
    hand = live.before if live.before is not None else live.hand
    return [_outcome(found, live) for found in compare(hand, books, seed=seed)]


def _again(live: Live, book: Rulebook, seed: bytes) -> dict[str, Any]:
    """The same lines under another book: who throws his hand away need not lose it, or may not do it at all."""
    found: dict[str, Any] = {"book": book.name, "title": book.title, "given": None}
    hand = live.hand.again([], book)
    try:
        for line in live.hand.lines:
            hand.do(line)
        play_out(hand, seed)
    except BurncardError as error:
        found["error"] = str(error)
    return {**hand.snapshot(), **found}


def _outcome(found: dict[str, Any], live: Live) -> dict[str, Any]:
    given = found["given"] or {}
    seats = live.dealt.seats
    ends = [
        f"Seat {seat} {stack - began:+d}"
        for seat, stack, began in sorted(
            zip(seats, found.get("stacks", live.dealt.stacks), live.dealt.stacks, strict=True)
        )
        if stack != began and found.get("phase") == "done"
    ]
    return {
        "book": found["book"],
        "name": found["title"],
        "title": given.get("title", ""),
        "source": given.get("source", ""),
        "reason": given.get("reason", ""),
        "steps": [with_seats(step["text"], seats) for step in given.get("steps", [])],
        "board": cards_of(found.get("board", "")),
        "burns": cards_of(found.get("burns", "")),
        "aside": cards_of(found.get("aside", "")),
        "phase": found.get("phase", ""),
        "note": with_seats(f"Refused: {found['error']}." if found.get("error") else "", seats),
        "ends": ", ".join(ends).replace("-", "−"),
    }
