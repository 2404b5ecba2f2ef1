"""The oracle beside the product's public `Hand`, line by line: cards, chips, what is due, misdeals."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from oracle_clumsy import Drawn
from oracle_facts import Beyond
from oracle_hand import Oracle, Refused, cards

from burncard import BurncardError, Hand

ORDERED = ("burns", "pending_burn", "board")
LOOSE = ("aside", "muck", "scrap")

RULES = {
    "hole": "H1, H5, H12",
    "burns": "I3, H4.1, H7, H8",
    "pending_burn": "H1.2, H4.13",
    "board": "H2 to H4, H7, H8",
    "aside": "H3, H4, 0.4",
    "muck": "H12.2, E6",
    "scrap": "H4.9, H9",
    "stub": "I4, H0",
    "stacks": "part C, F, H2.1, H4.9",
    "due": "0.3, B6, parts H and I",
    "misdeal": "part G",
    "taken": "H0: what happened is never refused",
}


def of_oracle(oracle: Oracle) -> dict[str, object]:
    state = oracle.state()
    phase = state.pop("phase")
    return {**state, "misdeal": phase == "misdeal"}


def of_product(hand: Hand) -> dict[str, object]:
    told: dict[str, Any] = hand.snapshot()
    state: dict[str, object] = {pile: cards(told[pile]) for pile in ORDERED}
    state |= {pile: sorted(cards(told[pile])) for pile in LOOSE}
    state["hole"] = {p: sorted(cards(held)) for p, held in told["hole"].items() if held}
    state["stub"] = cards(told["stub_top"])
    state["stacks"] = list(told["stacks"])
    state["due"] = told["due"]
    state["misdeal"] = told["phase"] == "misdeal"
    return state


def difference(drawn: Drawn) -> tuple[int, str, object, object] | None:
    """(number of the line, what differs, the oracle's, the product's) of the first difference; None when there is none."""
    oracle = drawn.oracle()
    hand = Hand(list(drawn.stacks), list(drawn.blinds), deck="".join(drawn.deck), rulebook=drawn.book)
    for number, line in enumerate(drawn.lines):
        try:
            oracle.do(line)
            ours = of_oracle(oracle)
        except (Refused, Beyond):
            return None
        try:
            hand.do(line)
            theirs = of_product(hand)
        except BurncardError as no:
            return number, "taken", True, f"{type(no).__name__}: {no}"
        except Exception as fault:
            return number, "taken", True, f"FAULT {type(fault).__name__}: {fault}"
        if ours["misdeal"] and theirs["misdeal"]:
            continue
        if ours["misdeal"] and called_when_dealt(hand):
            return None
        for key, value in ours.items():
            if theirs[key] != value and not (key == "stub" and line.startswith("d sh")):
                return number, key, value, theirs[key]
    return None


def called_when_dealt(hand: Hand) -> bool:
    """A misdeal that a known card on top makes sure is called at once here, by others when that card is pitched (0.4)."""
    later = hand.copy()
    while later.phase != "misdeal" and any(step.verb in ("deal", "replace", "give") for step in later.steps):
        try:
            later.do("d go")
        except BurncardError:
            break
    return later.phase == "misdeal"


def smallest(drawn: Drawn) -> Drawn:
    """The same kind of difference with as few lines as go."""
    found = difference(drawn)
    if found is None:
        return drawn
    best = replace(drawn, lines=drawn.lines[: found[0] + 1])
    place = len(best.lines) - 2
    while place >= 0:
        trial = replace(best, lines=[*best.lines[:place], *best.lines[place + 1 :]])
        try:
            again = difference(trial)
        except Exception:
            again = None
        if again and again[1] == found[1]:
            best = replace(trial, lines=trial.lines[: again[0] + 1])
            place = min(place, len(best.lines) - 1)
        place -= 1
    return best


def told(drawn: Drawn) -> str:
    """A difference as a runnable .hand file that says both sides and where the rule stands."""
    found = difference(drawn)
    if found is None:
        return ""
    number, key, ours, theirs = found
    return drawn.script(
        f"After line {number + 1}: {key}",
        f"by the rules: {ours}",
        f"by the referee: {theirs}",
        f"see docs/rules: {RULES[key]}",
    )
