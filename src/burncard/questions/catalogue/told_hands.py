"""Players' hands, the pot, the table: the books' texts where no hand is played."""

from __future__ import annotations

from typing import Final

from burncard.questions.question import Fact, Question
from burncard.questions.said import Said, sources
from burncard.questions.scene import CHECKED, RIVERED, Scene, deck
from burncard.rulings.verdict import Standing

_ANY: Final = ("any",)
_CERTAIN: Final = "Can its two cards be told for certain, not yet in the muck?"
_PLAYER: Final = {"p1": "the player"}


def _thrown(street: str, facts: frozenset[str]) -> Scene | None:
    if "showdown" not in facts:
        return None
    if "certain" in facts:
        return Scene((*RIVERED, *CHECKED, "p1 sm -", "p2 sm", "p3 sm -"), ("p2 sm -",), (), {"p2": "the player"})
    return Scene(
        (*RIVERED, *CHECKED, "p1 sm -", "p2 sm", "d kill p2 mixed", "p3 sm -"), ("p2 sm -",), (), {"p2": "the player"}
    )


def _one_card(street: str, facts: frozenset[str]) -> Scene | None:
    return Scene((*RIVERED, *CHECKED), (f"p1 sm {deck()[:2]}",), (), _PLAYER) if "contested" in facts else None


QUESTIONS: Final = (
    Question("hand-thrown-away", "hands", "A hand was thrown away, and its owner wants it back",
             "A player threw a hand away face down and wants it back.", _thrown, _ANY,
             (Fact("showdown", "Was it at the showdown, no bet to answer?"), Fact("certain", _CERTAIN, after="showdown")),
             says=(
                 Said(("The fold binds: the hand is dead.",
                       "floor: Where the player was told something wrong, the floor tries hard to give the hand back."),
                      sources("50-A, 58", "84, 110", "107"), "!showdown"),)),
    Question("one-card-shown", "hands", "One card was shown: show one, show all",
             "A player showed one card, or showed the hand to one player only.", _one_card, _ANY,
             (Fact("contested", "Is the pot still contested?"), Fact("one", "Was it shown to one player only?", after="contested", after_is=False)),
             says=(
                 Said(("To take the pot both cards must be turned up: the dealer asks for the other one.",
                       "While others still act, the hand lives.", "floor: Showing with action to come may bring a penalty."),
                      sources("13-A, 15-A, 68", "117", "139", "showdown"), "contested"),
                 Said(("Whoever asks may see what the one player saw, after the hand.",
                       "Seen by a player who can still act: all see it at once."), sources("", "", "144", "irregularities"), "!contested one"),
                 Said(("The card is shown to all; the other one need not be, unless the house asks for both.",),
                      sources("", "", "144"), "!contested !one"))),
    Question("bettor-mucked", "hands", "The bettor threw the hand away, a player is still in",
             "A player bet, or is all-in, and threw the hand away while another player is still in.", None, _ANY,
             (Fact("certain", "Can the cards be told for certain?"), Fact("called", "Is the last bet called?", after="certain", after_is=False)),
             says=(
                 Said(("Hold the cards; call the floor.", "The hand lives: it can be told for certain."),
                      sources("65-A", "70, 91"), "certain"),
                 Said(("The hand is dead; what was called stays in the pot.", "The last live hand takes the pot."),
                      sources("15-B, 65-A", "91"), "!certain called"),
                 Said(("The hand is dead; the bet that nobody called goes back to the bettor.", "The last live hand takes the pot."),
                      sources("15-B, 65-A", "91"), "!certain !called"))),
    Question("burn-lost", "burn", "Burns lost or in the wrong order, a muck card on the board",
             "A burn was lost, nobody knows which came first, or a card of the muck lies on the board.", None, _ANY,
             (Fact("acted", "Has anybody acted on the street?"), Fact("certain", "Can every card be named for certain?", after="acted", after_is=False)),
             says=(
                 Said(("Put every card where it belongs: the board as the deck had it, one burn a street.",), sources("38 (worked out)", "", "122"), "!acted certain", Standing.DERIVED),
                 Said((("floor: No book says it: the floor decides. It is customary to shuffle the doubtful cards and draw: one burn,"
                       " the others the street."), "The later cards come as if nothing had gone wrong."),
                      sources("RP-14: randomness may be used; 38: one burn a street", "", "122"), "!acted !certain", Standing.DERIVED),
                 Said(("It stands: the street has been acted on.", "The later cards come as if nothing had gone wrong."),
                      sources("", "", "122"), "acted", Standing.DERIVED))),
    Question("late-dispute", "pots", "A wrong winner or a wrong pot, noticed later",
             "After the pot was pushed somebody sees that the hands were misread, or the chips miscounted.", None, _ANY,
             (Fact("next", "Has the next hand begun: first riffle, shuffler's button, or button pushed?"),
              Fact("count", "Is it about the count of chips, not the reading of hands?", after="next")),
             says=(
                 Said(("Put it right: the pot goes to whom it belongs.",), sources("22", "76", "51", "showdown: until the first riffle"), "!next"),
                 Said(("A miscount may be put right until there is substantial action on the next hand.",),
                      sources("22", classic=False), "next count"),
                 Said(("It stands: the next hand has begun.", "floor: An error of the house may still be put right."),
                      sources("", "", "51", classic=False), "next"),
                 Said(("It stands: the next hand has begun.",), sources("22", "76", "", "showdown: until the first riffle"), "next"))),
    Question("fouled-hand", "hands", "Cards of two hands touched, or were thrown into another's",
             "Cards of one player came among those of another, or among the muck.", None, _ANY,
             (Fact("certain", "Can the owner's cards be told for certain?"), Fact("blind", "Was it thrown into the cards of a blind, who had not acted?", after="certain", after_is=False)),
             says=(
                 Said(("The hand plays, also where cards were exposed.",), sources("65-B", "111"), "certain"),
                 Said(("floor: The floor may have the hand dealt again.", "The hand of whoever threw the cards is dead."),
                      sources("", "111", "108", classic=False), "!certain blind"),
                 Said(("The hand is dead; what was called stays, the bet that nobody called goes back.",
                       "floor: An unprotected hand has no redress."), sources("65-A", "111", "108", "irregularities: a fouled hand is dead"), "!certain"))),
    Question("chips-behind", "pots", "A chip was found behind an all-in",
             "An all-in was called; then a chip of that player turns up.", None, _ANY,
             (Fact("part", "Was it in plain sight, part of the action the caller accepted?"), Fact("won", "Did that player win the hand?", after="part", after_is=False)),
             says=(
                 Said(("The chip belongs to the bet: the caller owes it, or wins it.",), sources("62", "105"), "part"),
                 Said(("The winner is not paid for the chip.",), sources("62", "105"), "!part won"),
                 Said(("floor: The chip does not save the loser: it may go to the caller.",), sources("62", "105"), "!part !won"))),
    Question("dead-button", "pots", "The button's player is out: where does the button go?",
             "A player on the button or in a blind has left or is out.", None, _ANY,
             (Fact("two", "Are only two players left?"),),
             says=(
                 Said(("Nobody posts the big blind twice running: the button is set so.", "The button posts the small blind and acts first before the flop."),
                      sources("34-B", "87"), "two"),
                 Said(("The big blind moves on by one seat, always.", "The small blind and the button follow from it: either may fall on an empty seat."),
                      sources("32", "85", "151", "button and blinds: dead button, or moving where posted"), "!two"))),
    Question("who-shows-first", "pots", "Who shows first?",
             "The betting is over, and nobody turns a hand up.", None, _ANY,
             (Fact("allin", "Is a player all-in, and no betting left?"), Fact("bet", "Was there a bet on the river?", after="allin", after_is=False)),
             says=(
                 Said(("All hands are turned up at once.",), sources("16", "70"), "allin"),
                 Said(("Side pots are shown for before the all-in player shows.",), sources("", "", "145", classic=False), "allin"),
                 Said(("The last to bet or raise on the river shows first, then clockwise.",), sources("17", "72", "145", "showdown"), "!allin bet"),
                 Said(("The first live hand to the left of the button shows first, then clockwise.",), sources("17", "72", "145", "showdown"), "!allin !bet"))),
    Question("old-level", "pots", "The hand was begun at the old level",
             "The blinds had gone up, and the hand was dealt with the old ones.", None, _ANY,
             (Fact("acted", "Is there substantial action?"),),
             says=(
                 Said(("The hand is played at the old level.",), sources("23", "79"), "acted"),
                 Said(("Put the blinds right and go on at the new level.",), sources("23 (worked out)", "79 (worked out)"), "!acted", Standing.DERIVED))),
    Question("own-card-dropped", "hands", "A player dropped a hole card on the floor",
             "A player's own card fell off the table.", None, _ANY, (),
             says=(
                 Said(("There is no new card.", "floor: The floor may kill the hand."), sources("", "", "121", classic=False)),
                 Said(("The player must play the cards.",), sources("", "", "", "irregularities")),
                 Said(("The cards play where they can be told for certain.",), sources("65-B (worked out)", classic=False), "", Standing.DERIVED))),
    Question("missed-blinds", "pots", "A player missed blinds and comes back",
             "A player who missed one or both blinds wants to be dealt in again.", None, _ANY,
             (Fact("dealt", "Was the player dealt in without posting?"),),
             says=(
                 Said(("Post every missed blind, or wait for the big blind.", "Only the big blind is live; a missed small blind goes into the pot, dead."),
                      sources("", "", "156", "button and blinds"), "!dealt"),
                 Said(("Post before looking at the cards and the hand plays; looked at first, it is dead.",), sources("", "", "157", "button and blinds"), "dealt"))),
    Question("away-from-table", "hands", "A player is away from the table",
             "A player with cards is not at the seat.", None, _ANY,
             (Fact("seat", "Was the player at the seat when the last card was dealt?"),),
             says=(
                 Said(("Kill the hand at once; blinds and ante stay.",), sources("30", "82"), "!seat"),
                 Said(("The hand is folded when it is their turn and they are not there.", "floor: Leaving with action to come may bring a penalty."),
                      sources("31", "83, 84"), "seat"))),
    Question("odd-chip", "pots", "The odd chip, and split side pots",
             "A pot is split and a chip is left over.", None, _ANY, (Fact("side", "Is there more than one pot?"),),
             says=(
                 Said(("Split each pot by itself: first the last side pot, at the end the main pot.", "The odd chip of each goes to the first seat left of the button among its winners."),
                      sources("20, 21", "73, 74", "148, 149", "showdown"), "side"),
                 Said(("Break it down to the smallest chip in play.", "The odd chip goes to the first seat left of the button among the winners."),
                      sources("20", "73", "148", "showdown"), "!side"))),
)  # fmt: skip
