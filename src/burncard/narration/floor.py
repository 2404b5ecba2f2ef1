"""What the floor was told or decided, in words. One function for each line the floor has."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from burncard import cards
from burncard.game.lines import Line, parse, seat_number
from burncard.referee.model.wording import reason

Name = Callable[[int], str]

#: What the floor may say of chips and of a player, in words; every other choice is a remedy, told by its reason.
CHOICES: Final = {
    "call": "a call",
    "fold": "a fold",
    "withdraw": "the chips come back",
    "dead": "the hand is dead",
    "all_options": "all options are open",
}


def floor(line: Line, name: Name) -> str:
    """What the floor did or was told, as a sentence."""
    return FLOOR[line.what](line, name)


def decided(option: str, name: Name) -> str:
    """The floor's choice in words: what chips mean, who wins a pot, or why another remedy is taken."""
    choice, _, because = option.partition(" because ")
    winners = [seat_number(word) for word in choice.split()]
    if choice in CHOICES:
        said = CHOICES[choice]
    elif winners and all(winners):
        who = [name(winner) for winner in winners if winner]
        said = f"{who[0]} wins the pot" if len(who) == 1 else f"{', '.join(who[:-1])} and {who[-1]} split the pot"
    else:
        said = reason(choice)
    return f"{said.rstrip('.')} ({_named(because, name)})" if because else said.rstrip(".")


def _named(text: str, name: Name) -> str:
    """Words of the floor with the players by their names."""
    return re.sub(r"\bp([1-9][0-9]?)\b", lambda found: name(int(found[1])), text)


def entered(line: Line, name: Name) -> tuple[str, str]:
    """Who had acted without its being entered, and what they had done."""
    act = parse(line.option)
    done = {"f": "had folded", "cc": "had checked or called"}.get(act.what, f"had raised to {act.amount}")
    return name(act.who), done


def _entered(line: Line, name: Name) -> str:
    who, done = entered(line, name)
    return f"{who} {done}, and it was not entered"


def _missing(line: Line, name: Name) -> str:
    named = f": {cards.texts(line.cards)}" if line.cards else ""
    return f"A card is found to be missing{named}"


FLOOR: Final[dict[str, Callable[[Line, Name], str]]] = {
    "notice": lambda line, name: "The mistake is noticed",
    "rule": lambda line, name: f"The floor decides: {decided(line.option, name)}",
    "foul": lambda line, name: "The deck is found to be foul",
    "missing": _missing,
    "button": lambda line, name: f"The button should have been with {name(line.seat)}",
    "nohand": lambda line, name: f"{name(line.seat)} had no right to a hand",
    "clock": lambda line, name: f"The time of {name(line.seat)} is up",
    "leftout": lambda line, name: "A player was left out of the deal",
    "forfeit": lambda line, name: (
        f"{name(line.seat)} is found to have miscalled a hand{f': {_named(line.option, name)}' if line.option else ''}"
    ),
    "entered": _entered,
}
