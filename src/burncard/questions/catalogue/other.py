"""The deck, the stub, the pot, the table: what else can go wrong (RULES H0, H9-H11, H13, H14, H18-H20)."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.said import Said, sources
from burncard.questions.scene import BEFORE, CHECKED, DEALT, FLOPPED, RIVERED, Scene, pitches
from burncard.rulings.verdict import Standing

_COMING: Final = {"preflop": "flop", "flop": "turn", "turn": "river"}
_ACTED: Final = Fact("acted", "Have two players acted after the blinds, with chips?")
_TWO_CALLS: Final = ("d deal", "p3 cc", "p4 cc")


def _boxed(street: str, facts: frozenset[str]) -> Scene:
    before = BEFORE[_COMING[street]]
    if "second" in facts:
        before = (*before, "d bn boxed")
    if "burn" in facts:
        return Scene(before, ("d bn boxed",), ("the boxed card",))
    return Scene((*before, "d bn"), ("d db 1 boxed",), ("the boxed card",))


def _foreign(street: str, facts: frozenset[str]) -> Scene:
    if "acted" in facts:
        return Scene((*FLOPPED, *CHECKED, "d bn"), ("d db XX",))
    return Scene(pitches(3), ("d dh p4 XX",), (), {"p4": "the player"})


def _foul(street: str, facts: frozenset[str]) -> Scene:
    return Scene((*FLOPPED, "p1 cbr 4", "p2 cc"), ("fl foul",))


def _missing(street: str, facts: frozenset[str]) -> Scene:
    return Scene(_TWO_CALLS if "acted" in facts else DEALT, ("fl missing",))


def _button(street: str, facts: frozenset[str]) -> Scene:
    return Scene(
        _TWO_CALLS if "acted" in facts else DEALT, ("fl button p2",), (), {"p2": "the right seat"}, button=True
    )


def _no_right(street: str, facts: frozenset[str]) -> Scene:
    return Scene(_TWO_CALLS if "acted" in facts else DEALT, ("fl nohand p5",), (), {"p5": "the wrong player"})


def _left_out(street: str, facts: frozenset[str]) -> Scene:
    return Scene(_TWO_CALLS if "acted" in facts else DEALT, ("fl leftout",))


def _stub(street: str, facts: frozenset[str]) -> Scene:
    line = "d drop" if "certain" in facts else "d drop mixed muck" if "muck" in facts else "d drop mixed"
    return Scene((*FLOPPED, *CHECKED), (line,))


def _pot(street: str, facts: frozenset[str]) -> Scene:
    if "open" in facts:
        return Scene((*RIVERED, "p1 cc", "p2 cbr 4"), ("d push p2",), (), {"p2": "the player"})
    shown = ("p1 sm -", "p2 sm", "p3 sm")
    return Scene((*RIVERED, *CHECKED, *shown), ("d push p2",), (), {"p2": "the wrong player"})


def _swept(street: str, facts: frozenset[str]) -> Scene | None:
    if "certain" not in facts:
        return None
    known = {13: "the flop", 14: "the flop", 15: "the flop", 17: "the turn", 19: "the river"}
    return Scene((*RIVERED, *CHECKED), ("d sweep",), known=known)


def _flash(street: str, facts: frozenset[str]) -> Scene:
    if "burned" in facts:
        return Scene((*FLOPPED, *CHECKED, "d bn"), ("d flash",), known={17: "the card that was shown"})
    before = (*FLOPPED, "p1 cc") if "betting" in facts else (*FLOPPED, *CHECKED)
    return Scene(before, ("d flash",), known={16: "the card that was shown"})


def _clock(street: str, facts: frozenset[str]) -> Scene:
    before = (*FLOPPED, "p1 cbr 4") if "bet" in facts else FLOPPED
    player = "p2" if "bet" in facts else "p1"
    return Scene(before, (f"fl clock {player}",), (), {player: "the player"}, watched=int(player[1]))


def _stray(street: str, facts: frozenset[str]) -> Scene:
    names = {"p6": "the next player"}
    if street == "deal" and "acted" in facts:
        return Scene(pitches(5), ("d bn late", "d deal", "fl notice"), ("the burned card",), names)
    if street == "deal":
        return Scene(pitches(5), ("d bn",), ("the burned card",), names)
    return Scene(RIVERED, ("d db 1",), ("the sixth board card",))


def _no_shuffle(street: str, facts: frozenset[str]) -> Scene:
    before = ("d deal", "p3 cc", "p4 f", "p5 f", "p6 f", "p1 cc", "d bn", "d db 3", "d go", "p2 cc")
    cards = ("the flop as dealt",) * 3
    if "acted" in facts:
        return Scene(before, ("d db 3 late", "p1 cc", "p2 cc", "fl notice"), cards)
    return Scene(before, ("d db 3",) if "turned" in facts else ("d db 3 down",), cards)


def _short_stub(street: str, facts: frozenset[str]) -> Scene:
    folds = tuple([f"p{player} f" for player in range(3, 23)])
    before = ("d deal", *folds, "p1 cc", "p2 cc", "d go *", "p1 cc", "p2 cc")
    mistake = ("d bn", "d db 1 boxed", "d go *", "p1 cc", "p2 cc")
    cards = ("the turn's burn", "the boxed card", "the turn")
    return Scene(before, mistake, cards, stacks=(200,) * 22, blinds=(1, 2, *(0,) * 20))


QUESTIONS: Final = (
    Question("short-stub", "deck", "Too few cards are left",
             "Twenty-two players were dealt in and a card was lost: the stub is too short for burn and river.",
             _short_stub, ("river",)),
    Question("boxed-board-card", "deck", "A boxed card where the next street is due",
             "The next card for the burn or the board lay face up in the deck.",
             _boxed, ("preflop", "flop", "turn"), (Fact("burn", "Was it to be the burn?"),
              Fact("second", "Is it the second boxed card of this hand?"))),
    Question("foreign-card", "deck", "A joker or foreign card turned up",
             "A card that does not belong to this deck came off it: a joker, a card with writing, a box card.",
             _foreign, ("preflop",), (_ACTED,), ("cutoff",)),
    Question("foul-deck", "deck", "Two equal cards, or another back, in play",
             "Two cards of the same rank and suit, or a card with another back, are found in play.",
             _foul, ("flop",)),
    Question("missing-card", "deck", "The deck lacks a card",
             "It is proved that a card is missing from the deck.", _missing, ("preflop",), (_ACTED,), ("cutoff", "missing_card")),
    Question("stub-dropped", "deck", "The stub was dropped",
             "The stub fell or was mixed while more cards are to come.", _stub, ("flop",),
             (Fact("certain", "Is its order certain?"),
              Fact("muck", "Was it mixed with the muck?", after="certain", after_is=False))),
    Question("no-shuffle", "deck", "Dealt without the shuffle that was due",
             "An early flop was pulled back; after the betting the dealer forgot to shuffle and dealt the flop.",
             _no_shuffle, ("preflop",),
             (Fact("turned", "Is it turned?"), Fact("acted", "Have two players acted on it?", after="turned"))),
    Question("stray-card", "deck", "A card was moved where none was due",
             "The dealer burned in the middle of the deal, or turned a card after the river.",
             _stray, ("deal", "river"), (Fact("acted", "Was it found late, other cards having left the stub since?"),)),
    Question("top-card-shown", "deck", "The top card of the stub was shown",
             "Between two streets the dealer showed the top card of the stub by accident.", _flash, ("flop",),
             (Fact("burned", "Has the burn for the next street been made?"),
              Fact("betting", "Is the betting still open?", after="burned", after_is=False))),
    Question("time-is-up", "bets", "A player’s time is up",
             "The clock was called on a player, and they have not acted in time.", _clock, ("flop",),
             (Fact("bet", "Is there a bet to them?"),)),
    Question("wrong-button", "pots", "The button was at the wrong seat",
             "The hand was dealt with the button at the wrong seat.", _button, ("preflop",), (_ACTED,), ("cutoff", "next_button")),
    Question("no-right-to-a-hand", "pots", "A player was dealt in wrongly",
             "A player who had no right to a hand, or an empty seat, got cards.", _no_right, ("preflop",), (_ACTED,), ("cutoff",)),
    Question("left-out", "pots", "A player was left out",
             "A player with a right to a hand got no cards.", _left_out, ("preflop",), (_ACTED,), ("cutoff",)),
    Question("pot-pushed", "pots", "The pot was pushed wrongly",
             "The dealer pushed the pot to the wrong player, or too early.", _pot, ("river",),
             (Fact("open", "Was a player still to act?"),)),
    Question("board-swept", "pots", "The board was swept too early",
             "The dealer took in the board before the hand was read.", _swept, ("showdown",),
             (Fact("certain", "Can every card of the board be named for certain?"),),
             says=(Said(("Stop: nobody touches the muck.",
                         ("floor: No book says it: the floor decides. It is customary to ask every player, and the camera, what lay there;"
                         " what cannot be agreed on is dealt again or the pot is shared.")),
                        sources(), "!certain", Standing.DERIVED),)),
)  # fmt: skip
