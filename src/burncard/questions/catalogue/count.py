"""A street has too many or too few cards (RULES H2, H4.12)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.scene import BEFORE, Scene

_TURNED = Fact("turned", "Are the cards turned face up?")
_NAMES: Final = (*("the first three cards",) * 3, "the fourth card", "the fifth card")
_FIVE = Fact("five", "Are there five cards or more?")


def _too_many(street: str, facts: frozenset[str]) -> Scene:
    count = 5 if "five" in facts else 4
    flag = "" if "turned" in facts else " down"
    return Scene(BEFORE["flop"], ("d bn", f"d db {count}{flag}"), ("the burn", *_NAMES[:count]))


def _found_late(street: str, facts: frozenset[str]) -> Scene:
    cards = ("the burn", *_NAMES[:4])
    if "turn_out" in facts:
        acts = ("p1 cc", "p2 cc", "p3 cc", "d bn", "d db 1", "fl notice")
        return Scene(BEFORE["flop"], ("d bn", "d db 4 late", *acts), (*cards, "the turn's burn", "the turn"))
    return Scene(BEFORE["flop"], ("d bn", "d db 4 late", "p1 cbr 4", "p2 f", "fl notice"), cards)


def _too_few(street: str, facts: frozenset[str]) -> Scene:
    return Scene(BEFORE["flop"], ("d bn", "d db 2"), ("the burn", "the two flop cards", "the two flop cards"))


def _two_cards(street: str, facts: frozenset[str]) -> Scene:
    coming = "turn" if street == "flop" else "river"
    count = 3 if "three" in facts else 2
    cards = ("the burn", "the first card", "the second card", "the third card")[: count + 1]
    lines: tuple[str, ...] = ("d bn", f"d db {count}")
    if "acted" in facts:
        lines = ("d bn", f"d db {count} late", "p1 cc", "fl notice")
    return Scene(BEFORE[coming], lines, cards)


QUESTIONS: Final = (
    Question("four-card-flop", "count", "The flop has too many cards",
             "The dealer burned and then laid four cards or more for the flop. Nobody has acted on it.",
             _too_many, ("preflop",), (_TURNED, _FIVE)),
    Question("four-card-flop-late", "count", "The flop has four cards, found after betting",
             "A flop of four cards was turned, and players have acted on it.",
             _found_late, ("flop",), (Fact("turn_out", "Is the turn already dealt?"),)),
    Question("short-flop", "count", "The flop has too few cards",
             "The dealer burned and turned only two cards for the flop.", _too_few, ("preflop",)),
    Question("two-cards-turned", "count", "Two cards or more turned instead of one",
             "The betting was complete; for the turn or the river the dealer turned too many cards. The first of them is known.",
             _two_cards, ("flop", "turn"),
             (Fact("acted", "Has a player already acted on them?"), Fact("three", "Are there three cards or more?"))),
)  # fmt: skip
