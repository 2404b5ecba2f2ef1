"""Pitching: a card to a seat, and what was wrong with it (docs/rules/deal.md)."""

from __future__ import annotations

from oracle_books import Book
from oracle_deal import expected, too_late
from oracle_facts import Facts, Slip
from oracle_moves import carry_out, draw
from oracle_streets import Step


def pitch(f: Facts, step: Step, book: Book, words: list[str], flags: set[str]) -> None:
    """A card is pitched: the one that is due, or one that is not."""
    p = int(words[0][1:]) - 1 if words else (step.player if step.verb in ("pitch", "replace", "serve") else expected(f))
    number = len(f.left)
    if step.verb in ("replace", "serve") and p == step.player:
        carry_out(f, step, book)
        card = f.left[-1]
        if flags & {"up", "off", "flash"}:
            f.known.add(card)
            slip = Slip("exposed", card, p, late="late" in flags, number=-2)
            note(f, slip)
        elif card in f.known:
            note(f, Slip("exposed", card, p, number=-2))
        return
    card = draw(f)
    seen = bool(flags & {"up", "off", "flash"})
    if seen:
        f.known.add(card)
    if f.pitched < 2 * f.n and step.verb in ("pitch", "slide", "stray back"):
        due = expected(f)
        f.hole[p].append(card)
        late = "late" in flags
        if p == due:
            f.pitched += 1
            f.last_served = p
            if card in f.known:
                note(f, Slip("exposed", card, p, late=late, number=number))
            return
        if not late:
            note(f, Slip("slide", card, p, due, seen=seen or "seen" in flags, number=number))
            return
        wrong_seat(f, card, p, due, number)
        return
    if any(slip.kind == "skip" and slip.late for slip in f.slips) and len(f.hole[p]) < 2:
        f.hole[p].append(card)  # a later line of the same mistake
        return
    if f.pitched >= 2 * f.n and f.live[p] and not (f.rounds and too_late(f, book) and "late" not in flags):
        f.hole[p].append(card)
        note(f, Slip("extra", card, p, late="late" in flags, seen=seen or "seen" in flags))
        return
    f.hole[p].append(card)
    note(f, Slip("stray", card, p, late="late" in flags))


def wrong_seat(f: Facts, card: str, p: int, due: int, number: int) -> None:
    """Nobody notices: pitching goes on from the seat that was served."""
    if number == 0:
        f.first, f.pitched = p, 1
        kind = "start"
    elif p == f.last_served:
        kind = "double"
    else:
        while f.pitched < 2 * f.n and expected(f) != p:
            f.pitched += 1
        f.pitched = min(2 * f.n, f.pitched + 1)
        kind = "skip"
    f.last_served = p
    note(f, Slip(kind, card, p, due, late=True, number=number))


def note(f: Facts, slip: Slip) -> None:
    f.slips.append(slip)
    if slip.late:
        f.notices.append(slip)
