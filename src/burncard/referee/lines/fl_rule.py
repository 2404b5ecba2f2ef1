"""``fl rule``: the floor chooses, or overrules."""

from __future__ import annotations

from typing import Final

from burncard.game.forms import Form
from burncard.game.lines import seat_number
from burncard.referee.lines.floor import choose
from burncard.referee.lines.kind import Happening, LineKind
from burncard.referee.lines.reasons import named
from burncard.referee.model.wording import reason
from burncard.rulings.kinds import FLOPPED

#: What the floor may say of chips and of a player, in words; every other choice is a remedy, told by its reason.
CHOICES: Final = {
    "call": "a call",
    "fold": "a fold",
    "withdraw": "the chips come back",
    "dead": "the hand is dead",
    "all_options": "all options are open",
}


def decided(one: Happening) -> str:
    """The floor's choice in words: what chips mean, who wins a pot, or why another remedy is taken."""
    choice, _, because = one.line.option.partition(" because ")
    winners = [seat_number(word) for word in choice.split()]
    if choice in CHOICES:
        said = CHOICES[choice]
    elif winners and all(winners):
        who = [one.name(winner) for winner in winners if winner]
        said = f"{who[0]} wins the pot" if len(who) == 1 else f"{', '.join(who[:-1])} and {who[-1]} split the pot"
    else:
        said = reason(choice)
    return f"{said.rstrip('.')} ({named(because, one)})" if because else said.rstrip(".")


def lowered(said: str) -> str:
    """A sentence as it reads within another."""
    return f"{said[:1].lower()}{said[1:]}"


LINE = LineKind(
    who="fl",
    what="rule",
    form=Form(takes="text"),
    does=choose,
    says=lambda one: f"The floor decides: {decided(one)}",
    record=lambda one: f"rules: {lowered(decided(one))}",
    means={
        "fl rule OPTION": "the floor chose OPTION where the rulebook leaves the choice, or overruled it; `because` and a reason may follow",
        "fl rule p1 p3": "who wins a pot whose hands cannot be read",
        "fl rule withdraw · fl rule dead · fl rule all_options": "too few chips facing a raise are given back (at once, WSOP live) · the hand of the player who was passed over is killed · that player had no time to act and keeps all options",
    },
    example="fl rule next_card because the camera saw it",
    scene=(*FLOPPED, "p1 cc", "p2 cc", "d bn", "d db 1"),
    place=2,
)
