"""The newest mistake by every book: the same deck, the same mistake, everybody checks or calls to the river."""

from __future__ import annotations

from typing import Any

from burncard.referee.compare import compare
from burncard.rulings.rulebooks import names
from burncard.script.changes import cards_of
from burncard.server.live import Live
from burncard.server.seats import with_seats


def by_books(live: Live) -> list[dict[str, Any]]:
    """One outcome a book, the table's own first. Raises Illegal when nothing has gone wrong in this hand.

    The shuffles are drawn from the source the table itself draws them from, so that the table's own book shows what
    will lie there if everybody checks or calls.
    """
    hand = live.before if live.before is not None else live.hand
    own = live.dealt.rulebook
    books = (own, *[name for name in names() if name != own])
    return [_outcome(found, live.dealt.seats) for found in compare(hand, books, seed=live.source()[0])]


def _outcome(found: dict[str, Any], seats: tuple[int, ...]) -> dict[str, Any]:
    given = found["given"] or {}
    misdeal = "misdeal" in (given.get("condition", ""), found.get("phase", ""))
    return {
        "book": found["book"],
        "name": found["title"],
        "title": given.get("title", "Nothing to rule on"),
        "source": given.get("source", ""),
        "reason": given.get("reason", ""),
        "steps": [with_seats(step["text"], seats) for step in given.get("steps", [])],
        "board": cards_of(found.get("board", "")),
        "burns": cards_of(found.get("burns", "")),
        "aside": cards_of(found.get("aside", "")),
        "phase": found.get("phase", ""),
        "note": found.get("error", "") or ("All cards come back: a new deal from the same deck." if misdeal else ""),
    }
