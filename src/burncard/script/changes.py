"""What one line changed at the table, in plain sentences, worked out from the state before and the state after.

Nothing here knows a rule: a card that lay on the board and lies aside now was set aside, whyever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from burncard import cards
from burncard.game.lines import Line

State = Mapping[str, Any]
Money = Callable[[int], str]
Name = Callable[[str], str]

_FLAGS: Final = {
    "up": "face up",
    "down": "face down",
    "boxed": "it lay face up in the deck",
    "off": "it fell off the table",
    "flash": "somebody saw it in passing",
    "seen": "the receiver looked at it",
    "foreign": "from another deck",
}
_STREETS: Final = {3: "The flop", 4: "The turn", 5: "The river"}


def cards_of(value: str | list[str]) -> list[str]:
    """The cards of a pile of a state, one text each."""
    packed = "".join(value.split()) if isinstance(value, str) else "".join(value).replace(" ", "")
    return [packed[at : at + 2] for at in range(0, len(packed), 2)]


def pile(state: State, name: str) -> list[str]:
    """The cards on a pile of a state; ``p3`` names what lies in front of a player."""
    return cards_of(state["hole"].get(name, "") if name.startswith("p") and name[1:].isdigit() else state[name])


def came(before: State, after: State, name: str) -> list[str]:
    """The cards that are on a pile now and were not there before, in the order they lie."""
    had = Counter(pile(before, name))
    new = []
    for card in pile(after, name):
        if had[card]:
            had[card] -= 1
        else:
            new.append(card)
    return new


def act(line: Line, before: State, after: State, name: Name, money: Money) -> str:
    """What a player did, as a sentence."""
    who = f"p{line.who}"
    said = name(who)
    at = line.who - 1
    paid = before["stacks"][at] - after["stacks"][at]
    rest = ", all-in" if paid and not after["stacks"][at] and after["phase"] != "done" else ""
    turn = " out of turn" if "oot" in line.flags else ""
    if line.what == "f":
        return f"{said} folds{turn}"
    if line.what == "cc" and turn:
        return f"{said} checks or calls out of turn"
    if line.what == "cc":
        return f"{said} calls {money(paid)}{rest}" if before["to_call"] else f"{said} checks"
    if line.what == "cbr":
        verb = "raises to" if any(before["bets"]) else "bets"
        return f"{said} {verb} {money(line.amount)}{rest}{turn}"
    if line.what == "says":
        amount = f" {money(line.amount)}" if line.amount else ""
        return f'{said} says "{f"{line.option}{amount}".strip()}"'
    if line.what == "puts":
        motions = [" ".join([money(chip) for chip in motion]) for motion in line.chips]
        return f"{said} puts out {', then '.join(motions)}{f', {money(paid)} of it stands' if paid else ''}"
    if line.what == "ask":
        return f"{said} asks to see the hand of {name(f'p{line.seat}')}"
    if line.what == "pl":
        return f'{said} says "I play the board"'
    if line.what == "ex":
        return f"{said} exposes {cards.texts(line.cards)}"
    if line.cards or line.option:
        return f"{said} tables {' '.join(pile(after, who)) or 'his hand'}"
    return f"{said} throws his hand away"


def floor(line: Line, name: Name) -> str:
    """What the floor did or was told, as a sentence."""
    whose = name(f"p{line.seat}") if line.seat else ""
    said = {
        "notice": "The mistake is noticed",
        "rule": f"The floor decides: {line.option}",
        "foul": "The deck is found to be foul",
        "missing": f"A card is found to be missing: {cards.texts(line.cards)}".removesuffix(": "),
        "button": f"The button should have been with {whose}",
        "nohand": f"{whose} had no right to a hand",
        "clock": f"The time of {whose} is up",
        "leftout": "A player was left out of the deal",
        "entered": f"{whose} had acted, and it was not entered: {line.option}",
    }
    return said.get(line.what, f"The floor: {line.what}")


def _accident(line: Line, name: Name) -> list[str]:
    """What befell the dealer, as a sentence; nothing for his regular lines."""
    whose = name(f"p{line.seat}") if line.seat else ""
    mixed = ", beyond telling apart" if "mixed" in line.flags else ""
    said = {
        "kill": f"The dealer takes in the hand of {whose}{mixed}",
        "drop": f"The stub is dropped{mixed}",
        "push": f"The pot is pushed to {whose}",
        "sweep": f"The board is swept{mixed}",
        "flash": "The top of the stub is seen",
    }
    return [said[line.what]] if line.what in said else []


def dealer(line: Line, before: State, after: State, name: Name) -> list[str]:
    """What the dealer's line moved, a sentence a motion."""
    said = _accident(line, name)
    if after["phase"] == "misdeal" and before["phase"] != "misdeal":
        return [*said, "All cards come back; the deal starts again"]
    if line.what == "sh":
        lay = pile(before, "aside")
        said.append(f"Shuffled and cut, with {' '.join(lay)}" if lay else "Shuffled and cut")
    aside = came(before, after, "aside")
    if aside:
        said.append(f"Set aside, face up: {' '.join(aside)}")
    scrap = came(before, after, "scrap")
    if scrap:
        said.append(f"Out of play: {' '.join(scrap)}")
    said += _holes(line, before, after, name)
    waiting = came(before, after, "pending_burn")
    if waiting:
        said.append(f"Face up on the stub, to be the burn: {' '.join(waiting)}")
    burns = came(before, after, "burns")
    if burns:
        said.append(f"Burned: {' '.join(burns)}{_flags(line) if line.what == 'bn' else ''}")
    said += _board(line, before, after)
    muck = came(before, after, "muck")
    if muck:
        said.append(f"To the muck: {' '.join(muck)}")
    if line.what != "sh" and after["stub_count"] > before["stub_count"]:
        said.append(f"Back on the stub: {after['stub_count'] - before['stub_count']}")
    return said


def chips(before: State, after: State, name: Name, money: Money) -> list[str]:
    """Chips that came to a player: pots pushed, and bets returned."""
    over = after["phase"] == "done" or in_pots(after) < in_pots(before)
    said = []
    for at, (had, has) in enumerate(zip(before["stacks"], after["stacks"], strict=True), 1):
        if has > had:
            verb = "takes" if over else "gets back"
            said.append(f"{name(f'p{at}')} {verb} {money(has - had)}")
    return said


def in_pots(state: State) -> int:
    """The chips in all pots."""
    return sum([amount for amount, _ in state["pots"]])


def _holes(line: Line, before: State, after: State, name: Name) -> list[str]:
    said = []
    for who in after["hole"]:
        new = came(before, after, who)
        if new:
            said.append(f"To {name(who)}: {' '.join(new)}{_flags(line) if line.what == 'dh' else ''}")
    return said


def _board(line: Line, before: State, after: State) -> list[str]:
    new = came(before, after, "board")
    if not new:
        return []
    count = len(pile(after, "board"))
    regular = len(new) == (3 if count == 3 else 1)
    where = _STREETS.get(count) if regular else None
    return [f"{where or 'On the board'}: {' '.join(new)}{_flags(line) if line.what == 'db' else ''}"]


def _flags(line: Line) -> str:
    words = [_FLAGS[flag] for flag in _FLAGS if flag in line.flags]
    return f" ({', '.join(words)})" if words else ""
