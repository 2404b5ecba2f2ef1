"""Acts out of turn, words and chips (RULES C5-C10). Blinds of 5 and 10; the player is first to act before the flop."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.scene import FLOPPED, PLAYERS, Scene

_STACKS: Final = (1000,) * PLAYERS
_BLINDS: Final = (5, 10, 0, 0, 0, 0)


def _scene(*lines: str) -> Scene:
    names = {"p3": "the player", "p4": "the player who acted out of turn" if " oot" in lines[0] else "p4"}
    return Scene(
        ("d deal",), lines, (), names, stacks=_STACKS, blinds=_BLINDS, watched=3 if "oot" not in lines[0] else 4
    )


def _under_raise(street: str, facts: frozenset[str]) -> Scene:
    return _scene("p3 puts 5 5 5" if "half" in facts else "p3 puts 5 5 2")


def _one_chip(street: str, facts: frozenset[str]) -> Scene:
    return _scene("p3 puts 100")


def _several(street: str, facts: frozenset[str]) -> Scene:
    if "covers" not in facts:
        return _scene("p3 puts 6 6")
    return _scene("p3 puts 10 5" if "half" in facts else "p3 puts 10 2")


def _raise_said(street: str, facts: frozenset[str]) -> Scene:
    return _scene("p3 says raise", "p3 puts 5 5 5")


def _string(street: str, facts: frozenset[str]) -> Scene:
    return _scene("p3 says raise", "p3 puts 10 + 40") if "raised" in facts else _scene("p3 puts 10 + 20")


def _undercall(street: str, facts: frozenset[str]) -> Scene:
    if "again" in facts:
        names = {"p2": "the first of the two", "p3": "the player"}
        lines = ("p2 puts 5 5", "p3 puts 5 5")
        return Scene((*FLOPPED, "p1 cbr 50"), lines, (), names, stacks=_STACKS, blinds=_BLINDS, watched=3)
    if "raised" not in facts:
        return _scene("p3 puts 5")
    names = {"p3": "the raiser", "p4": "the player"}
    return Scene(("d deal", "p3 cbr 30"), ("p4 puts 5",), (), names, stacks=_STACKS, blinds=_BLINDS, watched=4)


def _out_of_turn(street: str, facts: frozenset[str]) -> Scene:
    if "passive" in facts:
        ahead = ("d deal", "p3 f", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc", "d go *") if "two" in facts else FLOPPED
        names = {"p2": "the player who acted out of turn"}
        return Scene(ahead, ("p2 cc oot", "p1 cbr 30"), (), names, stacks=_STACKS, blinds=_BLINDS, watched=2)
    return _scene("p4 cbr 30 oot", "p3 cbr 20" if "changed" in facts else "p3 f")


_PREFLOP: Final = ("preflop",)
QUESTIONS: Final = (
    Question("out-of-turn", "bets", "A player acted out of turn",
             "A player checked, called, bet or raised before the player in front had acted.",
             _out_of_turn, _PREFLOP,
             (Fact("changed", "Did the player in front then bet or raise?"),
              Fact("passive", "Was the act out of turn only a check or a call?", after="changed"),
              Fact("two", "Were only two players left who could still bet?", after="passive"))),
    Question("under-raise", "bets", "A raise is too small",
             "The price is 10, the least raise is to 20. A player put out more than a call and less than a raise.",
             _under_raise, _PREFLOP, (Fact("half", "Is it half of the least raise or more (here: 15)?"),)),
    Question("one-chip", "bets", "One large chip without a word",
             "The price is 10. A player silently put out one chip of 100.", _one_chip, _PREFLOP),
    Question("several-chips", "bets", "Several chips without a word",
             "The price is 10. A player silently put out more than one chip, and more than the call.",
             _several, _PREFLOP,
             (Fact("covers", "Is it still a call without the smallest chip?"),
              Fact("half", "Is it half of the least raise or more (here: 15)?", after="covers"))),
    Question("raise-said", "bets", "“Raise” said, too few chips",
             "The price is 10, the least raise is to 20. A player said “raise” and put out 15.",
             _raise_said, _PREFLOP),
    Question("string-bet", "bets", "Chips in two motions",
             "The price is 10. A player put out 10, went back to the stack and added more.",
             _string, _PREFLOP, (Fact("raised", "Did they say “raise” first, without an amount?"),)),
    Question("undercall", "bets", "Too few chips for a call",
             "The price is 10, or more. A player put out 5 and has more.", _undercall, _PREFLOP,
             (Fact("raised", "Do they face a raise, with others in the hand?"),
              Fact("again", "Did the player just before them put out too few as well?", after="raised", after_is=False))),
)  # fmt: skip
