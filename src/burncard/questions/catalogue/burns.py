"""A burn is missing, made twice, or seen (RULES H7, H8, H17)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.said import Said, sources
from burncard.questions.scene import BEFORE, Scene
from burncard.rulings.verdict import Standing

_COMING: Final = {"preflop": "flop", "flop": "turn", "turn": "river"}
_TURNED = Fact("turned", "Is the next street already turned?")
_DOWN = Fact("turned", "Is the next street already turned?", after="known")
_ACTED = Fact("acted", "Has a player already acted on it?", after="turned")
_STREETS: Final = ("preflop", "flop", "turn")


def _board(coming: str) -> str:
    return "d db 3" if coming == "flop" else "d db 1"


def _cards(coming: str) -> tuple[str, ...]:
    if coming == "flop":
        return ("the first flop card", "the other two flop cards", "the other two flop cards")
    return ("the card that was dealt",)


def _no_burn(street: str, facts: frozenset[str]) -> Scene:
    coming = _COMING[street]
    if "turned" not in facts:
        return Scene(BEFORE[coming], (f"{_board(coming)} down",), _cards(coming))
    if "acted" in facts:
        return Scene(BEFORE[coming], (f"{_board(coming)} late", "p1 cc", "fl notice"), _cards(coming))
    return Scene(BEFORE[coming], (_board(coming),), _cards(coming))


def _two_burns(street: str, facts: frozenset[str]) -> Scene | None:
    if "known" not in facts:
        return None
    coming = _COMING[street]
    names = ("the first burn", "the second burn", *_cards(coming))
    if "turned" not in facts:
        return Scene(BEFORE[coming], ("d bn", "d bn"), names)
    if "acted" in facts:
        return Scene(BEFORE[coming], ("d bn", "d bn late", _board(coming), "p1 cc", "fl notice"), names)
    return Scene(BEFORE[coming], ("d bn", "d bn late", _board(coming), "fl notice"), names)


def _seen(street: str, facts: frozenset[str]) -> Scene:
    return Scene(BEFORE[_COMING[street]], ("d bn up",), ("the burn",))


QUESTIONS: Final = (
    Question("no-burn", "burn", "No card was burned",
             "The betting was complete, but the next street was dealt without a burn.",
             _no_burn, _STREETS, (_TURNED, _ACTED)),
    Question("two-burns", "burn", "Two cards were burned",
             "The betting was complete, and two cards were burned instead of one.",
             _two_burns, _STREETS, (Fact("known", "Is it known which burn came first?"), _DOWN, _ACTED),
             says=(Said((("floor: No book says it: the floor decides. It is customary to shuffle the burns, face down, and draw one: it is"
                         " the burn, the other the card it would have been."), "The later cards come as if nothing had gone wrong."),
                        sources("RP-14: randomness may be used; 38: one burn a street", "", "122"), "!known", Standing.DERIVED),)),
    Question("burn-seen", "burn", "The burn card was seen",
             "The betting was complete; while burning, the dealer showed the burn card.", _seen, _STREETS),
)  # fmt: skip
