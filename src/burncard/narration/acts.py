"""What a player did, as the words that follow the name. One function for each line a player has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burncard import cards
from burncard.narration.before import Happened
from burncard.table.piles import HOLE


def act(one: Happened) -> str:
    """``"calls 10, all-in"``: what the player of the line did."""
    return ACTS[one.line.what](one)


def _turn(one: Happened) -> str:
    return " out of turn" if "oot" in one.line.flags else ""


def _all_in(one: Happened) -> str:
    state = one.hand.state
    return ", all-in" if one.paid and not state.chips.stack[one.line.who] and state.phase != "done" else ""


def _fold(one: Happened) -> str:
    return f"folds{_turn(one)}"


def _call(one: Happened) -> str:
    if "oot" in one.line.flags:
        return "checks or calls out of turn"
    paid = one.paid
    return f"calls {one.voice.money(paid)}{_all_in(one)}" if paid else "checks"


def _raise(one: Happened) -> str:
    verb = "raises to" if one.before.faced else "bets"
    return f"{verb} {one.voice.money(one.line.amount)}{_all_in(one)}{_turn(one)}"


def _say(one: Happened) -> str:
    line = one.line
    amount = one.voice.money(line.amount) if line.amount else ""
    return f'says "{" ".join([word for word in (line.option, amount) if word])}"'


def _put(one: Happened) -> str:
    money = one.voice.money
    motions = [" ".join([money(chip) for chip in motion]) for motion in one.line.chips]
    if "withdrawn" in one.line.flags:
        return f"puts out {motions[0]} and is given the chips back"
    stands = f", {money(one.paid)} of it stands" if one.paid else ""
    return f"puts out {', then '.join(motions)}{stands}"


def _ask(one: Happened) -> str:
    return f"asks to see the hand of {one.voice.name(one.line.seat)}"


def _play_board(one: Happened) -> str:
    return 'says "I play the board"'


def _expose(one: Happened) -> str:
    return f"exposes {cards.texts(one.line.cards)}"


def _show(one: Happened) -> str:
    line = one.line
    if not line.cards and not line.option:
        return "throws the hand away"
    if line.cards and line.who not in one.hand.state.tabled:
        return f"shows {cards.texts(line.cards)}"
    held = one.eyes.faces(one.hand.state.piles.pile[HOLE + line.who])
    return f"tables {' '.join(held) or 'the hand'}"


ACTS: Final[dict[str, Callable[[Happened], str]]] = {
    "f": _fold,
    "cc": _call,
    "cbr": _raise,
    "says": _say,
    "puts": _put,
    "ask": _ask,
    "pl": _play_board,
    "ex": _expose,
    "sm": _show,
}
