"""A user's file, as strict as type checkers get: mypy and pyright read it (`make check`), a test runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from burncard import (
    Action,
    Bet,
    BurncardError,
    Call,
    Check,
    Fold,
    Hand,
    Legal,
    Outcome,
    Raise,
    Range,
    Ruling,
    Show,
    Strength,
    Told,
    evaluate,
    read,
    shuffled,
)


def tight(actions: list[Action]) -> Action | None:
    """A bot by pattern matching."""
    for action in actions:
        match action:
            case Raise(player=_, least=least, most=most):
                return action.at(min(2 * least, most))
            case Bet() | Check() | Show():
                return action
            case Call(chips=chips) if chips <= 4:
                return action
            case Fold():
                continue
            case _:
                pass
    return None


def play(seed: int) -> Hand:
    """A whole hand."""
    hand = Hand.random(seed, players=3, rulebook="tda-2024")
    while hand.phase != "done":
        action = tight(hand.actions())
        outcome: Outcome = hand.do(action) if action else hand.go() if hand.due.who == "d" else hand.call()
        rulings: tuple[Ruling, ...] = outcome.rulings
        assert not rulings
    return hand


def walk(path: Path) -> Iterator[tuple[str, list[int]]]:
    """Every step of every hand of a file."""
    for hand in read(path):
        for step in hand.replay():
            told: Told = step
            yield told.line, told.hand.stacks


def questions() -> dict[str, int | str | float]:
    """Values of all the kinds a caller meets."""
    strength: Strength = evaluate("AsAhKdKc2c9h4d")
    aces: Range = Range("AA, KK")
    hand = Hand([200, 200], [1, 2], deck=shuffled("seed"))
    hand.deal()
    legal: Legal | None = hand.legal
    try:
        hand.check()
    except BurncardError as error:
        code: str = error.code
    else:
        code = ""
    return {
        "description": strength.description,
        "combos": len(aces),
        "most": legal.max_to if legal else 0,
        "code": code,
    }
