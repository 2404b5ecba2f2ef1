"""A street, or its burn, comes before the betting is complete (RULES H3, H4)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.scene import FLOPPED, TURNED, Scene, late

#: the street whose betting is open -> (lines before, the card that comes early, the last player to act)
_OPEN: Final = {
    "preflop": (("d deal", "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc"), "flop", "p2"),
    "flop": ((*FLOPPED, "p1 cc", "p2 cc"), "turn", "p3"),
    "turn": ((*TURNED, "p1 cc", "p2 cc"), "river", "p3"),
}
_ACTED = Fact("acted", "Has a player already acted on the early card?")
_TWO = Fact("two", "Have two different players acted on it?", after="acted")


def _cards(coming: str) -> tuple[str, ...]:
    return ("the early flop",) * 3 if coming == "flop" else (f"the early {coming}",)


def _board(coming: str) -> str:
    return "d db 3" if coming == "flop" else "d db 1"


def _early(street: str, facts: frozenset[str]) -> Scene:
    before, coming, waiting = _OPEN[street]
    lines: tuple[str, ...] = ("d bn", _board(coming))
    if "acted" in facts:
        acts = ("p1 cc", "p2 cc") if "two" in facts else ("p1 cc",)
        lines = (*late(lines), *acts, "fl notice")
    return Scene(before, lines, ("the early burn", *_cards(coming)), {waiting: "the player who was to act"})


def _no_burn(street: str, facts: frozenset[str]) -> Scene:
    before, coming, _ = _OPEN[street]
    return Scene(before, (_board(coming),), _cards(coming))


def _two_burns(street: str, facts: frozenset[str]) -> Scene:
    before, coming, _ = _OPEN[street]
    names = ("the first burn", "the second burn", *_cards(coming))
    return Scene(before, ("d bn", "d bn", _board(coming)), names)


def _burn_only(street: str, facts: frozenset[str]) -> Scene:
    return Scene(_OPEN[street][0], ("d bn",), ("the early burn",))


def _face_down(street: str, facts: frozenset[str]) -> Scene:
    before, coming, _ = _OPEN[street]
    return Scene(before, ("d bn", f"{_board(coming)} down"), ("the early burn", *_cards(coming)))


def _twice(street: str, facts: frozenset[str]) -> Scene:
    before, coming, _ = _OPEN[street]
    again = ("d go *", "d bn", "d db 1") if "again" in facts else ("d go *", "d bn")
    return Scene((*before, "d bn", _board(coming)), again, ("the second early burn", "the second early card"))


_STREETS: Final = ("preflop", "flop", "turn")
QUESTIONS: Final = (
    Question("early-flop", "early", "The flop came too early",
             "The dealer burned and turned the flop while a player still had to act before the flop.",
             _early, ("preflop",), (_ACTED, _TWO)),
    Question("early-turn", "early", "The turn came too early",
             "The dealer burned and turned the turn card while a player still had to act on the flop.",
             _early, ("flop",), (_ACTED, _TWO)),
    Question("early-river", "early", "The river came too early",
             "The dealer burned and turned the river card while a player still had to act on the turn.",
             _early, ("turn",), (_ACTED, _TWO)),
    Question("early-burn", "early", "Only the burn came too early",
             "The dealer burned while a player still had to act; nothing has been turned.",
             _burn_only, _STREETS),
    Question("early-face-down", "early", "Laid down too early, not turned",
             "The dealer burned and laid the next street face down while a player still had to act.",
             _face_down, _STREETS),
    Question("early-no-burn", "early", "Came too early, and without a burn",
             "The next street was turned without a burn while a player still had to act.",
             _no_burn, _STREETS),
    Question("early-two-burns", "early", "Came too early, after two burns",
             "The dealer burned twice and turned the next street while a player still had to act.",
             _two_burns, _STREETS),
)  # fmt: skip
