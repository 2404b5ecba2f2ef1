"""What the oracle tells of a hand: where each card lies, the chips, who is due."""

from __future__ import annotations

from oracle_facts import Facts
from oracle_streets import Step

NAMES = ("preflop", "flop", "turn", "river")


def due(step: Step) -> str:
    if step.verb == "over":
        return ""
    return f"p{step.player + 1}" if step.verb in ("bet", "show") else "d"


def state(f: Facts, step: Step) -> dict[str, object]:
    return {
        "hole": {f"p{p + 1}": held for p in range(f.n) if (held := in_front(f, p))},
        "burns": [*f.burns, *(card for card, where in f.strays if where == "")],
        "pending_burn": [f.pending_burn] if f.pending_burn else [],
        "board": [*f.board(), *(card for card, where in f.strays if where == "board")],
        "aside": sorted(f.aside),
        "muck": sorted([*f.muck, *(card for p in f.mucked for card in f.hole[p] if card not in strays(f))]),
        "scrap": sorted(f.scrap),
        "stub": list(f.stub),
        "stacks": list(f.stacks),
        "due": due(step),
        "phase": phase(f, step),
    }


def strays(f: Facts) -> set[str]:
    return {slip.card for slip in f.slips if slip.kind == "stray" and not slip.done}


def in_front(f: Facts, p: int) -> list[str]:
    """What lies before p: the hand; before a player who has folded, only what was pitched there since."""
    return sorted(card for card in f.hole[p] if p not in f.mucked or card in strays(f))


def phase(f: Facts, step: Step) -> str:
    if f.misdeal:
        return "misdeal"
    if f.over:
        return "done"
    if not f.rounds:
        return "dealing"
    return "showdown" if step.verb == "show" else NAMES[max(f.rounds)]
