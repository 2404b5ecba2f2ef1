"""A .hand file through the oracle, and what of its `_expect` does not hold (docs/table-script.md)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from oracle_facts import Beyond
from oracle_hand import Oracle, Refused, cards

FULL = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]


def oracle_of(data: dict[str, Any]) -> Oracle:
    if any(data["antes"]) or data.keys() & {"_all_in", "_dead", "_first", "_straddle_raise"} or data["variant"] != "NT":
        raise Beyond("not this game")
    deck = cards(data.get("_deck", ""))
    deck += [card for card in FULL if card not in deck]
    return Oracle(
        list(data["starting_stacks"]),
        list(data["blinds_or_straddles"]),
        deck,
        data.get("_rulebook", "classic"),
        data.get("_start", "preflop"),
    )


def run(path: Path) -> list[str]:
    """The differences between what the file expects and what the oracle says."""
    data = tomllib.loads(path.read_text("utf-8"))
    oracle = oracle_of(data)
    expect: dict[str, Any] = data["_expect"]
    for number, line in enumerate(data["actions"], 1):
        try:
            oracle.do(line)
        except Refused:
            if expect.get("refused") != number:
                raise
    return compared(oracle, expect)


def compared(oracle: Oracle, expect: dict[str, Any]) -> list[str]:
    state = oracle.state()
    bad = []
    for key, want in expect.items():
        got: object
        right: object
        if key in ("burns", "pending_burn", "board"):
            got, right = state[key], cards(want)
        elif key in ("aside", "muck", "scrap"):
            got, right = state[key], sorted(cards(want))
        elif key == "stub_count":
            got, right = len(state["stub"]), want  # type: ignore[arg-type]
        elif key == "stub_top":
            right = cards(want)
            got = state["stub"][: len(right)]  # type: ignore[index]
        elif key == "hole":
            right = {p: sorted(cards(h)) for p, h in want.items()}
            got = {p: state["hole"].get(p, []) for p in want}  # type: ignore[attr-defined]
        elif key == "stacks" and isinstance(want, dict):
            right = want
            got = {p: state["stacks"][int(p[1:]) - 1] for p in want}  # type: ignore[index]
        elif key in ("stacks", "due", "phase"):
            got, right = state[key], want
        else:
            continue
        if got != right:
            bad.append(f"{key}: expected {right}, got {got}")
    return bad
