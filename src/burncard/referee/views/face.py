"""The views as plain data, ready for JSON: the dict face that `Hand.view` and `Hand.snapshot` show."""

from __future__ import annotations

from typing import Any

from burncard.referee.model.state import State
from burncard.referee.views import inside
from burncard.referee.views.seen import CardsView, RulingView, seen, truth
from burncard.referee.views.steps import StepView
from burncard.referee.views.table import PublicView


def view(st: State, seat: int | None) -> dict[str, Any]:
    """What `seat` (1-based; None a watcher) may know. Cards not seen are ``??``."""
    found = seen(st, seat or 0)
    return {
        **_public(found.public),
        "steps": [_step(step) for step in found.steps],
        "ruling": _ruling(found.ruling),
        **_cards(found.cards),
        "rulings": list(found.sections),
        "seat": seat,
    }


def snapshot(st: State, sections: list[str]) -> dict[str, Any]:
    """The whole truth by the keys of ``_expect``, and more."""
    found = truth(st)
    return {
        **_public(found.public),
        "steps": [_step(step) for step in found.steps],
        "ruling": _ruling(found.ruling),
        **_cards(found.cards),
        "stub_set": " ".join(found.stub_set),
        "rulings": sections,
    }


def _players(numbers: tuple[int, ...]) -> list[str]:
    return [f"p{player}" for player in numbers]


def _public(table: PublicView) -> dict[str, Any]:
    legal = table.legal
    raises = legal is not None and legal.can_raise
    return {
        "n": table.n,
        "seats": list(table.seats),
        "button": table.seats[-1],
        "variant": table.variant,
        "rulebook": table.rulebook,
        "phase": table.phase,
        "due": table.due,
        "stacks": list(table.stacks),
        "bets": list(table.bets),
        "pots": [[pot.chips, " ".join(_players(pot.players))] for pot in table.pots],
        "live": _players(table.live),
        "tabled": _players(table.tabled),
        "declared": _players(table.declared),
        "to_call": legal.to_call if legal else None,
        "can_raise": legal.can_raise if legal else None,
        "why_not": legal.why_not if legal else None,
        "min_to": legal.min_to if legal and raises else None,
        "max_to": legal.max_to if legal and raises else None,
        "stub_count": table.stub,
    }


def _cards(cards: CardsView) -> dict[str, Any]:
    return {
        "hole": {f"p{player}": " ".join(faces) for player, faces in cards.hole.items()},
        "burns": " ".join(cards.burns),
        "pending_burn": " ".join(cards.pending_burn),
        "board": " ".join(cards.board),
        "aside": " ".join(cards.aside),
        "muck": " ".join(cards.muck),
        "scrap": " ".join(cards.scrap),
        "stub_top": " ".join(cards.stub),
    }


def _step(step: StepView) -> dict[str, Any]:
    return {
        "verb": step.verb,
        "text": step.text,
        "who": step.who,
        "player": step.player,
        "street": step.street,
        "count": step.count,
        "because": step.because,
        "waived": step.waived,
    }


def _ruling(ruling: RulingView | None) -> dict[str, Any] | None:
    if ruling is None:
        return None
    return {
        "irregularity": ruling.irregularity,
        "section": ruling.section,
        "sections": list(ruling.sections),
        "condition": ruling.condition,
        "title": ruling.title,
        "source": ruling.source,
        "basis": ruling.basis,
        "cited": ruling.cited,
        "reason": ruling.reason,
        "book": ruling.book,
        "book_title": ruling.book_title,
        "line": ruling.line,
        "options": [{"remedy": remedy, "reason": inside.reason_of(remedy)} for remedy in ruling.options],
        "not_entered": f"p{ruling.not_entered}" if ruling.not_entered else "",
        "k": ruling.k,
        "n": ruling.n,
        "steps": [{"text": step.text, "done": step.done, "verb": step.verb} for step in ruling.steps],
    }
