"""Players' cards: shown, killed by the dealer, asked for, thrown away (RULES E5, E7, H15, H16, H23)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.said import Said, sources
from burncard.questions.scene import CHECKED, FLOPPED, RIVERED, Scene, deck
from burncard.rulings.verdict import Standing

_PLAYER: Final = {"p1": "the player"}
_WINNER: Final = {"p1": "the asking player", "p2": "the player asked"}
#: A royal flush on the board: nobody can beat it, everybody plays it.
_BOARD_PLAYS: Final = "2c3d4h2d5c7h3c6d8c4d9h7c8dAhKhQh9cJh2hTh"


def _own_card(street: str, facts: frozenset[str]) -> Scene:
    return Scene(FLOPPED, (f"p1 ex {deck()[:2]}",), (), _PLAYER)


def _killed(street: str, facts: frozenset[str]) -> Scene:
    if "tabled" in facts:
        return Scene((*RIVERED, *CHECKED, "p1 sm -"), ("d kill p1",), (), _PLAYER)
    how = "" if "certain" in facts else " mixed protected" if "protected" in facts else " mixed"
    return Scene(FLOPPED, (f"d kill p1{how}",), (), _PLAYER)


def _asked(street: str, facts: frozenset[str]) -> Scene:
    river = (*RIVERED, "p1 cc", "p2 cbr 4", "p3 cc", "p1 cc", "p2 sm")
    if "winner" in facts:
        return Scene((*RIVERED, "p1 cc", "p2 cbr 4", "p3 f", "p1 cc", "p2 sm"), ("p1 ask p2",), (), _WINNER)
    return Scene(river, ("p3 ask p2",), (), {"p3": "the asking player", "p2": "the player asked"})


def _miscalled(street: str, facts: frozenset[str]) -> Scene:
    before = (*RIVERED, "p1 cc", "p2 cbr 4", "p3 cc", "p1 cc", "p3 sm")
    return Scene(before, ("fl forfeit p2",), (), {"p2": "the player who miscalled"})


def _board(street: str, facts: frozenset[str]) -> Scene:
    said = ("p1 pl",) if "said" in facts else ()
    before: tuple[str, ...] = ("d deal", "p3 f", "p4 f", "p5 f", "p6 f", "p1 cc", "p2 cc")
    for _ in range(3):
        before = (*before, "d go *", "p1 cc", "p2 cc")
    lines = (*said, "p1 sm", "p2 sm -", "d go *")
    return Scene(before, lines, (), {"p1": "the player", "p2": "the opponent"}, deck=_BOARD_PLAYS, result=True)


QUESTIONS: Final = (
    Question("miscalled", "hands", "A player miscalled a hand on purpose",
             "At the showdown a player called a hand they do not have, and another threw their cards away.",
             _miscalled, ("showdown",)),
    Question("hand-killed", "hands", "The dealer mucked a live hand",
             "The dealer swept in the cards of a player who had not folded.", _killed, ("flop",),
             (Fact("tabled", "Had the hand been tabled?"),
              Fact("certain", "Can the cards be named for certain?", after="tabled", after_is=False),
              Fact("protected", "Was the hand protected, by a chip, a guard or a hand on it?", after="certain", after_is=False)),
             says=(Said((("floor: A protected hand taken in without the player's fault: the floor may give back what the player put in."
                         " Montana's law says so (ARM 23.16.1233); the books that were read do not."),),
                        sources(), "!tabled !certain protected", Standing.HOUSE),)),
    Question("asked-to-see", "hands", "A player asks to see a called hand",
             "The last to bet on the river was called and threw the cards away. A caller, with cards still in front"
             " of them, asks to see them.", _asked, ("showdown",),
             (Fact("winner", "Is the pot the asking player's if the cards stay away?"),), ("ask_to_see",)),
    Question("own-card-shown", "hands", "A player exposed a card of their own",
             "A player showed one of their own cards, by accident or not, while the hand is on.", _own_card, ("flop",)),
    Question("playing-the-board", "pots", "A player plays the board",
             "At the showdown the board is the best hand of both players. One threw their cards away.",
             _board, ("showdown",), (Fact("said", "Did they first say “I play the board”?"),), ("play_board",)),
)  # fmt: skip
