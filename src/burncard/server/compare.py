"""The newest mistake by every book: the same deck, the same mistake, everybody checks or calls to the river.

While the hand goes on, nothing that is still to come is told: what nobody at the table has seen is ``??``, also a seen
card once it has been shuffled again, and who would win is left open.
"""

from __future__ import annotations

import re

from burncard.cards import DECK, card, text
from burncard.errors import BurncardError
from burncard.referee.compare import Played, play_out, played
from burncard.referee.lines import parse
from burncard.referee.views import HIDDEN, Face, RulingView, seen, truth
from burncard.rulings.rulebooks.table import Rulebook
from burncard.server.books import Shelf
from burncard.server.frames import Outcome
from burncard.server.live import Live
from burncard.server.seats import with_seats

_CARD = re.compile(r"\b[2-9TJQKA][cdhs]\b")


def comparable(live: Live) -> bool:
    """Whether there is something the books may see differently: a ruling, or a hand thrown away at the showdown."""
    return live.before is not None or bool(live.hand.state.gone)


def by_books(live: Live, shelf: Shelf) -> list[Outcome]:
    """One outcome a book, the table's own first. Raises Illegal when nothing has gone wrong in this hand.

    The shuffles are drawn from the source the table itself draws them from, so that once the hand is over the table's
    own book shows what lies there if everybody checked or called.
    """
    own = live.hand.rulebook
    books = [own, *[book for book in shelf.all(own) if book is not own]]
    seed = live.source()[0]
    if live.before is None and live.hand.state.gone:
        return [_outcome(_again(live, book, seed), live) for book in books]
    hand = live.before if live.before is not None else live.hand
    return [_outcome(one, live) for one in played(hand, books, seed)]


def _again(live: Live, book: Rulebook, seed: bytes) -> Played:
    """The same lines under another book: who throws a hand away need not lose it, or may not do it at all."""
    hand, error = live.hand.again([], book), ""
    try:
        for line in live.hand.lines:
            hand.do(line)
        play_out(hand, seed)
    except BurncardError as problem:
        error = str(problem)
    return Played(hand, hand, None, (), error)


def _outcome(one: Played, live: Live) -> Outcome:
    seats, book, over = live.dealt.seats, one.ended.rulebook, live.over()
    reader = _Reader(set(range(52)) if over else _known(live, one))
    ended = truth(one.ended.state)
    lie, public = ended.cards, ended.public
    # As it was ruled on, through the eyes of the table: the motions name what everybody had seen then.
    view: RulingView | None = seen(one.ruled.state).ruling
    ordered = view.steps if view and one.ruling and view.irregularity == one.ruling.irregularity else ()
    ends = [
        f"Seat {seat} {stack - began:+d}"
        for seat, stack, began in sorted(zip(seats, public.stacks, live.dealt.stacks, strict=True))
        if stack != began and public.phase == "done"
    ]
    good = not one.error
    return Outcome(
        book=book.name,
        name=book.title,
        title=one.ruling.title if one.ruling else "",
        source=one.ruling.source if one.ruling else "",
        reason=one.ruling.reason if one.ruling else "",
        steps=tuple([with_seats(step.text, seats) for step in ordered]),
        board=reader.faces(lie.board) if good else (),
        burns=reader.faces(lie.burns) if good else (),
        aside=reader.faces(lie.aside) if good else (),
        phase=public.phase if good else "",
        note=with_seats(reader.words(f"Refused: {one.error}."), seats) if one.error else "",
        ends=", ".join(ends).replace("-", "−") if over and good else "",
        open=over,
    )


def _known(live: Live, one: Played) -> set[int]:
    """The faces that the table has seen by now and whose places a later shuffle has not hidden again."""
    shuffled = {face for line in one.lines if parse(line).what == "sh" for face in parse(line).cards}
    return {card(face) for face in _open(live) if face != HIDDEN} - shuffled


def _open(live: Live) -> set[Face]:
    """Every face a watcher sees on the table now."""
    cards = seen(live.hand.state).cards
    piles = (cards.burns, cards.pending_burn, cards.board, cards.aside, cards.muck, cards.scrap, cards.stub)
    return {face for pile in (*piles, *cards.hole.values()) for face in pile}


class _Reader:
    """Somebody who knows some faces: all others are hidden from them, on piles and in words."""

    def __init__(self, known: set[int]) -> None:
        self._known = frozenset([text(face) for face in DECK if face in known])

    def faces(self, pile: tuple[Face, ...]) -> tuple[Face, ...]:
        """The pile as the reader may see it."""
        return tuple([face if face in self._known else HIDDEN for face in pile])

    def words(self, said: str) -> str:
        """The sentence without the cards the reader does not know."""
        return _CARD.sub(lambda found: found[0] if found[0] in self._known else HIDDEN, said)
