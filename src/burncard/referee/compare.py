"""The same mistake under several rulebooks: one deck, one recorded source of shuffles, the outcomes side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from burncard.cards import UNKNOWN, texts
from burncard.errors import BurncardError, Illegal
from burncard.referee.hand import Hand
from burncard.referee.model.irregularity import Ruling
from burncard.referee.procedure.motions import shuffle_pool
from burncard.rulings.rulebooks import load, names
from burncard.rulings.rulebooks.table import Rulebook
from burncard.table.shuffle import order


@dataclass(frozen=True, slots=True)
class Played:
    """One mistake by one book: the hand as it was `ruled` on, and as it ended; `error` says what stopped it."""

    ruled: Hand
    ended: Hand
    ruling: Ruling | None
    lines: tuple[str, ...]
    error: str = ""


def compare(
    hand: Hand, books: Sequence[str | Rulebook] = (), seed: bytes = b"", irregularity: int = -1
) -> list[dict[str, Any]]:
    """Each book's ruling on a mistake of `hand` and where it leads: `played` as data, with every card.

    Returns a snapshot a book with, added, ``book``, ``title``, ``given`` (the ruling as it was given, with its steps)
    and ``lines`` (what was done from the mistake on). Raises Illegal when no ruling has been given.
    """
    return [_data(one) for one in played(hand, books, seed, irregularity)]


def played(hand: Hand, books: Sequence[str | Rulebook] = (), seed: bytes = b"", irregularity: int = -1) -> list[Played]:
    """A mistake of `hand` by each book, and where it leads.

    The hand is taken back to just before the mistake (number `irregularity`, by default the last that was ruled on), the
    same mistake is made under each book, and the hand is played out: the dealer does what is due, players check or
    call and table their hands. Shuffle number k of every book is drawn from `seed` (at least 16 bytes, recorded by the
    caller). Raises Illegal when no ruling has been given.
    """
    ruled = [one for one in hand.state.irregularities if one.rulings]
    if not ruled:
        raise Illegal("nothing_ruled")
    last_ruled = max(ruled, key=lambda one: one.rulings[-1].line)
    mistake = last_ruled if irregularity < 0 else hand.state.irregularities[irregularity]
    first, last = mistake.line, mistake.rulings[-1].line
    before = hand.again(hand.happened[:first])
    return [
        _played(before.under(load(book) if isinstance(book, str) else book), hand.happened[first : last + 1], seed)
        for book in books or names()
    ]


def _played(hand: Hand, mistake: Sequence[str], seed: bytes) -> Played:
    start, given, error = len(hand.lines), len(hand.rulings), ""
    try:
        for line in mistake:
            hand.do(line)
    except BurncardError as problem:
        error = str(problem)
    ruled = hand.copy()
    new = hand.rulings[given:]
    try:
        if not error:
            play_out(hand, seed)
    except BurncardError as problem:
        error = str(problem)
    return Played(ruled, hand, new[-1] if new else None, tuple(hand.lines[start:]), error)


def _data(one: Played) -> dict[str, Any]:
    book = one.ended.rulebook
    # A ruling that orders no motion now is a ruling too: it has no steps.
    given = one.ruled.snapshot()["ruling"] or (one.ruling and {**_words(one.ruling), "steps": []})
    named = {"book": book.name, "title": book.title, "given": given}
    if one.error:
        return {**named, "error": one.error}
    return {**one.ended.snapshot(), **named, "lines": list(one.lines)}


def _words(ruling: Ruling) -> dict[str, str]:
    return {"section": ruling.section, "title": ruling.title, "source": ruling.source, "reason": ruling.reason}


def _plainly(hand: Hand) -> str:
    """A check or call; the least raise of a player who has said raise."""
    legal = hand.legal
    return f"cbr {legal.min_to}" if legal is not None and hand.state.raising(legal.player) else "cc"


def play_out(hand: Hand, seed: bytes, shuffles: int = 0) -> None:
    """Go on to the end: what is due is done, players check or call and table; shuffles are drawn from `seed`."""
    state = hand.state
    while (due := hand.due).who not in ("", "fl"):
        step = due.step
        if due.who != "d":
            hand.do(f"{due.who} {_plainly(hand) if step is not None and step.verb == 'bet' else 'sm -'}")
        elif step is not None and step.verb == "shuffle":
            faces = state.piles.faces_of(shuffle_pool(state, step.pool, step.cards))
            known = [] if UNKNOWN in faces else order(sorted(faces), seed, shuffles)
            hand.do(f"d sh {texts(known, '')}".rstrip())
            shuffles += 1
        else:
            hand.do("d go *")
