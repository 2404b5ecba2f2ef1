"""The hand as data for JSON: the whole truth, and what one seat may know of it (built up from nothing)."""

from __future__ import annotations

from typing import Any

from burncard.cards import UNKNOWN, text, texts
from burncard.game.steps import Step
from burncard.referee.lines.floor import floors_options
from burncard.referee.model.irregularity import Irregularity, StreetIrregularity
from burncard.referee.model.state import State
from burncard.referee.model.wording import instruction, reason, title
from burncard.referee.procedure.advance import pots_of
from burncard.referee.procedure.due import legal, who
from burncard.table.piles import ASIDE, BOARD, BURN, HOLE, MUCK, PENDING, SCRAP, STUB


def pots_in_the_middle(st: State) -> list[tuple[int, list[int]]]:
    """Main pot first; bets still in front of players are not in them."""
    if st.pushed[1] and st.pushed[2] < 0:
        return []
    if st.pots:
        left = [step.count for step in st.due if step.verb == "pot" and step.count != st.pushed[2]]
        found = [st.pots[number] for number in sorted(left)]
        return [(amount, [player for player in players if st.live[player]] or players) for amount, players in found]
    return pots_of(st, st.street_in_front())


def snapshot(st: State, sections: list[str]) -> dict[str, Any]:
    """The whole truth by the keys of ``_expect``, and more."""
    piles = st.piles
    stub = piles.faces(STUB)[::-1]
    out = _public(st)
    out.update(
        hole={f"p{player}": texts(piles.faces(HOLE + player)) for player in range(1, st.n + 1) if st.hand(player)},
        burns=texts(piles.faces(BURN)),
        pending_burn=texts(piles.faces(PENDING)),
        board=texts(piles.faces_of(board_in_order(st))),
        aside=texts(piles.faces(ASIDE)),
        muck=texts(piles.faces(MUCK)),
        scrap=texts(piles.faces(SCRAP)),
        stub_top=texts(stub),
        stub_set=texts(_stub_set(st)),
        rulings=sections,
    )
    return out


def board_in_order(st: State) -> list[int]:
    """The board cards by their places: flop, turn, river, whenever they were laid."""
    placed = [card for street in st.laid[1:] for card in street]
    return placed + [card for card in st.piles.pile[BOARD] if card not in placed]


def _stub_set(st: State) -> list[int]:
    """The faces in the stub, the order aside: where all others are located they follow even from an unknown order."""
    known = [face for face in st.piles.faces(STUB) if face != UNKNOWN]
    blank = len(st.piles.pile[STUB]) - len(known)
    rest = [face for face in range(52) if face not in st.piles.face]
    return known + (rest if blank == len(rest) else [UNKNOWN] * blank)


def _public(st: State) -> dict[str, Any]:
    """What everybody at the table sees: seats, chips, who is due, the ruling in force."""
    options = legal(st)
    return {
        "n": st.n,
        "seats": list(st.setup.seats),
        "button": st.setup.seats[-1],
        "variant": st.setup.variant,
        "rulebook": st.book.name,
        "phase": st.phase,
        "due": who(st),
        "stacks": st.chips.stack[1:],
        "bets": st.bets_in_front(),
        "pots": [[amount, " ".join(f"p{player}" for player in players)] for amount, players in pots_in_the_middle(st)],
        "live": [f"p{player}" for player in st.players()],
        "tabled": [f"p{player}" for player in sorted(st.tabled)],
        "declared": [f"p{player}" for player in sorted(st.declared)],
        "to_call": options.to_call if options else None,
        "can_raise": options.can_raise if options else None,
        "why_not": options.why_not if options else None,
        "min_to": options.min_to if options and options.can_raise else None,
        "max_to": options.max_to if options and options.can_raise else None,
        "stub_count": len(st.piles.pile[STUB]),
        "steps": [_step(st, step) for step in st.due],
        "ruling": _in_force(st),
    }


def _step(st: State, step: Step) -> dict[str, Any]:
    return {
        "verb": step.verb,
        "text": instruction(step, st.piles.faces_of(step.cards)),
        "who": "p" if step.verb in ("bet", "show") else "fl" if step.verb == "choose" else "d",
        "player": step.player,
        "street": step.street,
        "count": step.count,
        "because": step.because,
        "waived": step.waived,
    }


def _in_force(st: State) -> dict[str, Any] | None:
    """The newest ruling of which something is left to do, step k of n."""
    for irregularity in reversed(st.irregularities):
        if irregularity.going_on:
            return _ruling(st, irregularity)
    return None


def _ruling(st: State, irregularity: Irregularity) -> dict[str, Any]:
    steps = irregularity.steps
    governing = irregularity.rulings[irregularity.governing]
    return {
        "irregularity": irregularity.number,
        "section": governing.section,
        "sections": [ruling.section for ruling in irregularity.rulings],
        "condition": governing.condition,
        "title": title(governing.section, governing.condition),
        "source": governing.source,
        "basis": governing.basis,
        "reason": reason(governing.remedy),
        "book": governing.book,
        "book_title": st.book.title,
        "line": governing.line,
        "options": [{"remedy": remedy, "reason": reason(remedy)} for remedy in floors_options(st, irregularity)],
        "not_entered": _could_be_missing(st, irregularity),
        "k": irregularity.done + 1,
        "n": len(steps),
        "steps": [
            {
                "text": instruction(step, st.piles.faces_of(step.cards)),
                "done": at < irregularity.done,
                "verb": step.verb,
            }
            for at, step in enumerate(steps)
        ],
    }


def _could_be_missing(st: State, irregularity: Irregularity) -> str:
    """Whom to ask, before an early street is ruled on, whether he did not act or his act was only not entered."""
    if not isinstance(irregularity, StreetIrregularity) or not irregularity.open or irregularity.begun:
        return ""
    pending = [player for round_ in st.rounds[: irregularity.street] for player in round_.pending]
    return f"p{pending[0]}" if pending else ""


def view(st: State, seat: int | None) -> dict[str, Any]:
    """What `seat` (1-based; None a watcher) has seen, laid over what everybody sees. Cards not seen are ``??``."""
    bit = 1 << seat if seat else 0

    def seen(pile: int) -> str:
        cards = board_in_order(st) if pile == BOARD else st.piles.pile[pile]
        return texts([_face_for(st, card, bit) for card in cards])

    out = _public(st)
    out["hole"] = {f"p{player}": seen(HOLE + player) for player in range(1, st.n + 1) if st.hand(player)}
    for name, pile in (
        ("burns", BURN), ("pending_burn", PENDING), ("board", BOARD), ("aside", ASIDE), ("muck", MUCK), ("scrap", SCRAP),
    ):  # fmt: skip
        out[name] = seen(pile)
    out["stub_top"] = " ".join(seen(STUB).split()[::-1])
    for step, shown in zip(st.due, out["steps"], strict=True):
        shown["text"] = instruction(step, [_face_for(st, card, bit) for card in step.cards])
    if out["ruling"]:
        irregularity = st.irregularities[out["ruling"]["irregularity"]]
        for step, shown in zip(irregularity.steps, out["ruling"]["steps"], strict=True):
            shown["text"] = instruction(step, [_face_for(st, card, bit) for card in step.cards])
    out["rulings"] = [ruling.section for irregularity in st.irregularities for ruling in irregularity.rulings]
    out["seat"] = seat
    return out


def _face_for(st: State, card: int, bit: int) -> int:
    seen = st.piles.seen[card]
    return st.piles.face[card] if seen == -1 or seen & bit else UNKNOWN


__all__ = ["pots_in_the_middle", "snapshot", "text", "view"]
