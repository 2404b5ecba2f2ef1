"""Mistakes of the deal: exposed, extra and misplaced hole cards (RULES H1, H5, H9, H12, H13)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.scene import DEALT, Scene, pitches

_FIRST = Fact("first", "Was it the very first card off the deck?")
_SECOND = Fact("second", "Was it the second card off the deck?", after="first", after_is=False)
_NEXT = Fact("next", "Was it seen before another card left the deck, and is the card unseen?")
_ACTED = Fact("acted", "Have two players already acted, with chips?", after="next", after_is=False)
_CALLS: Final = ("p3 cc", "p4 cc")


def _exposed(flag: str, facts: frozenset[str]) -> Scene:
    at = 0 if "first" in facts else 1 if "second" in facts else 8
    owner = f"p{at % 6 + 1}"
    rest = ("d deal",) if at == 8 else ()
    names = {owner: "the player" if at == 8 else "the first player" if at == 0 else "the second player"}
    return Scene(pitches(at), (f"d dh {owner} {flag}", *rest), ("the exposed card",), names)


def _turned_over(street: str, facts: frozenset[str]) -> Scene:
    return _exposed("up", facts)


def _off_table(street: str, facts: frozenset[str]) -> Scene:
    return _exposed("off", facts)


def _two_exposed(street: str, facts: frozenset[str]) -> Scene:
    return Scene(pitches(4), ("d dh p5 up", "d dh p6 up"), ("the first exposed card", "the second exposed card"))


def _replacement_exposed(street: str, facts: frozenset[str]) -> Scene:
    known = {4: "the exposed card", 12: "the exposed replacement"}
    if "acted" in facts:
        lines = ("d dh p5 up", "d deal", "d dh p5 up late", *_CALLS, "fl notice")
        return Scene(pitches(4), lines, (), {"p5": "the player"}, known)
    return Scene(pitches(4), ("d dh p5 up", "d deal", "d dh p5 up"), (), {"p5": "the player"}, known)


def _exposed_late(street: str, facts: frozenset[str]) -> Scene:
    acts = _CALLS if "acted" in facts else ("p3 cc",)
    lines = ("d dh p5 up late", "d deal", *acts, "fl notice")
    return Scene(pitches(4), lines, ("the exposed card",), {"p5": "the player"})


def _extra(street: str, facts: frozenset[str]) -> Scene:
    owner = "p1" if "first_player" in facts else "p4"
    flag = " seen" if "seen" in facts else ""
    name = "the first player" if owner == "p1" else "the player"
    return Scene(DEALT, (f"d dh {owner}{flag}",), ("the extra card",), {owner: name})


def _extra_two(street: str, facts: frozenset[str]) -> Scene:
    return Scene(DEALT, ("d dh p1", "d dh p2"), ("the first extra card", "the second extra card"))


def _extra_and_exposed(street: str, facts: frozenset[str]) -> Scene:
    lines = ("d dh p4 up", *pitches(8), "d dh p1 seen" if "seen" in facts else "d dh p1")
    names = {"p1": "the first player", "p4": "the other player"}
    return Scene(pitches(3), lines, (), names, {3: "the exposed card", 12: "the extra card"})


def _three_cards(street: str, facts: frozenset[str]) -> Scene:
    return Scene(DEALT, ("d dh p4 late", *_CALLS, "fl notice"), ("the third card",), {"p4": "the player"})


def _two_running(street: str, facts: frozenset[str]) -> Scene:
    names = {"p4": "the player with one too many", "p5": "the player it was meant for"}
    if "next" in facts:
        return Scene(pitches(10), ("d dh p4",), ("the misplaced card",), names)
    acts = ("d dh p5", "d dh p6") if "acted" in facts else ("d dh p5",)
    if "acted" in facts:
        acts = (*acts, *_CALLS)
    return Scene(pitches(10), ("d dh p4 late", *acts, "fl notice"), ("the misplaced card",), names)


def _skipped(street: str, facts: frozenset[str]) -> Scene:
    names = {"p4": "the skipped player", "p5": "the next player"}
    if "next" in facts:
        return Scene(pitches(9), ("d dh p5",), ("the misplaced card",), names)
    acts = ("d dh p6", *_CALLS) if "acted" in facts else ("d dh p6",)
    return Scene(pitches(9), ("d dh p5 late", *acts, "fl notice"), ("the misplaced card",), names)


def _button_short(street: str, facts: frozenset[str]) -> Scene:
    names = {"p1": "the first player", "p6": "the button"}
    rest = tuple([f"d dh p{number}" for number in range(2, 7)])
    return Scene(pitches(5), ("d dh p1 late", *rest, *_CALLS, "fl notice"), ("the misplaced card",), names)


def _first_seat(street: str, facts: frozenset[str]) -> Scene:
    names = {"p1": "the player it was meant for", "p2": "the wrong player"}
    if "next" in facts:
        return Scene((), ("d dh p2",), ("the first card",), names)
    rest = tuple([f"d dh p{number % 6 + 1}" for number in range(2, 13)])
    acts = (*rest, *_CALLS) if "acted" in facts else rest[:3]
    return Scene((), ("d dh p2 late", *acts, "fl notice"), ("the first card",), names)


def _boxed(street: str, facts: frozenset[str]) -> Scene:
    if "second" in facts:
        return Scene(pitches(3), ("d dh p4 boxed", "d dh p4 boxed"), ("the first boxed card", "the second boxed card"))
    return Scene(pitches(3), ("d dh p4 boxed", "d deal"), ("the boxed card",), {"p4": "the player"})


QUESTIONS: Final = (
    Question("exposed-card", "deal", "The dealer exposed a hole card",
             "One hole card was turned over or flashed by the dealer, before two players acted.",
             _turned_over, ("deal",), (_FIRST, _SECOND)),
    Question("card-off-table", "deal", "A hole card fell off the table",
             "One hole card left the table on its way to a player, before two players acted.",
             _off_table, ("deal",), (_FIRST, _SECOND)),
    Question("two-exposed", "deal", "The dealer exposed two hole cards",
             "Two hole cards were exposed by the dealer, before two players acted.", _two_exposed, ("deal",)),
    Question("replacement-exposed", "deal", "The replacement was exposed too",
             "A hole card was exposed, and the card that replaced it was exposed as well.",
             _replacement_exposed, ("deal",),
             (Fact("acted", "Have two players already acted, with chips, and this player not?"),)),
    Question("exposed-found-late", "deal", "An exposed card was not replaced",
             "The replacement of an exposed hole card was forgotten, and the betting has begun.",
             _exposed_late, ("preflop",), (Fact("acted", "Has its owner acted, or have two players?"),)),
    Question("extra-card", "deal", "One player got an extra card",
             "After every player had two cards, one card more was dealt. Nobody has acted.",
             _extra, ("deal",),
             (Fact("first_player", "Did it go to the player dealt first?"), Fact("seen", "Did the player look at it?"))),
    Question("two-extra-cards", "deal", "Two extra cards were dealt",
             "After every player had two cards, two cards more were dealt.", _extra_two, ("deal",)),
    Question("extra-and-exposed", "deal", "An extra card, and an exposed one",
             "A hole card was exposed during the deal, and then the first player got an extra card.",
             _extra_and_exposed, ("deal",), (Fact("seen", "Did the player look at the extra card?"),)),
    Question("three-cards-late", "deal", "A player has three cards, found after action",
             "A third card was dealt to a player; it is seen after two players have acted.",
             _three_cards, ("preflop",)),
    Question("two-cards-running", "deal", "Two cards running to one player",
             "During the deal a player got the card that was meant for the next one.",
             _two_running, ("deal",), (_NEXT, _ACTED)),
    Question("player-skipped", "deal", "A player was skipped in the deal",
             "During the deal a player was passed over.", _skipped, ("deal",), (_NEXT, _ACTED)),
    Question("button-short", "deal", "The button has one card",
             "The button was passed over in the first round; it is seen after two players have acted, and the button has not.",
             _button_short, ("preflop",)),
    Question("wrong-first-seat", "deal", "The deal began at the wrong seat",
             "The first card went to a player who was not the first to the left of the button.",
             _first_seat, ("deal",), (_NEXT, _ACTED)),
    Question("boxed-card", "deck", "A card lay face up in the deck",
             "While pitching, the dealer found a boxed card.",
             _boxed, ("deal",), (Fact("second", "Is it the second one in this deal?"),)),
)  # fmt: skip
