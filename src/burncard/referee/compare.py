"""The same mistake under several rulebooks: one deck, one recorded source of shuffles, the outcomes side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burncard.cards import UNKNOWN, texts
from burncard.errors import BurncardError, Illegal
from burncard.referee.hand import Hand
from burncard.referee.procedure.motions import shuffle_pool
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.shuffle import order


def compare(
    hand: Hand, books: Sequence[str | Rulebook] = (), seed: bytes = b"", irregularity: int = -1
) -> list[dict[str, Any]]:
    """Each book's ruling on a mistake of `hand` and where it leads.

    The hand is taken back to just before the mistake (number `irregularity`, by default the last that was ruled on), the
    same mistake is made under each book, and the hand is played out: the dealer does what is due, players check or
    call and table their hands. Shuffle number k of every book is drawn from `seed` (at least 16 bytes, recorded by the
    caller). Returns a snapshot a book with, added, ``book``, ``title``, ``given`` (the ruling as it was given, with its
    steps) and ``lines`` (what was done from the mistake on). Raises Illegal when no ruling has been given.
    """
    ruled = [one for one in hand.state.irregularities if one.rulings]
    if not ruled:
        raise Illegal("nothing_ruled")
    mistake = ruled[-1] if irregularity < 0 else hand.state.irregularities[irregularity]
    first, last = mistake.line, mistake.rulings[-1].line
    before = hand.again(hand.happened[:first])
    out = []
    for book in books or names():
        one = before.under(load(book) if isinstance(book, str) else book)
        out.append(_played(one, hand.happened[first : last + 1], seed))
    return out


def _played(hand: Hand, mistake: Sequence[str], seed: bytes) -> dict[str, Any]:
    start = len(hand.lines)
    given: dict[str, Any] | None = None
    try:
        for line in mistake:
            hand.do(line)
        given = hand.snapshot()["ruling"]
        play_out(hand, seed)
    except BurncardError as error:
        return {"book": hand.rulebook.name, "title": hand.rulebook.title, "error": str(error), "given": given}
    return {
        **hand.snapshot(),
        "book": hand.rulebook.name,
        "title": hand.rulebook.title,
        "given": given,
        "lines": hand.lines[start:],
    }


def play_out(hand: Hand, seed: bytes, shuffles: int = 0) -> None:
    """Go on to the end: what is due is done, players check or call and table; shuffles are drawn from `seed`."""
    state = hand.state
    while (due := hand.due).who not in ("", "fl"):
        step = due.step
        if due.who != "d":
            hand.do(f"{due.who} {'cc' if step is not None and step.verb == 'bet' else 'sm -'}")
        elif step is not None and step.verb == "shuffle":
            faces = state.piles.faces_of(shuffle_pool(state, step.pool, step.cards))
            known = [] if UNKNOWN in faces else order(sorted(faces), seed, shuffles)
            hand.do(f"d sh {texts(known, '')}".rstrip())
            shuffles += 1
        else:
            hand.do("d go *")
