"""Why a ruling is what it is: noticed, applied, and the rows that did not."""

from __future__ import annotations

import pytest

from burncard.questions.answer import played
from burncard.questions.catalogue import QUESTIONS
from burncard.questions.scene import Scene
from burncard.questions.why import why
from burncard.referee.hand import Hand
from burncard.rulings.rulebooks import load, names


def scene(name: str, street: str, facts: dict[str, bool]) -> Scene:
    """The hand of a question that has one."""
    made = QUESTIONS[name].at(street, facts)
    assert made
    return made


def after(scene: Scene, book: str) -> Hand:
    """The hand just after the mistake was ruled on."""
    return played(scene, scene.hand(load(book)))[0]


@pytest.mark.parametrize("book", names())
def test_every_ruling_explains_itself(book: str) -> None:
    for question in QUESTIONS.values():
        for street, facts in question.variants():
            scene = question.at(street, facts)
            hand = after(scene, book) if scene else None
            for ruling in hand.rulings if hand else ():
                assert hand
                told = why(hand, ruling)
                assert told.noticed
                assert told.applied.startswith(f"“{ruling.title}” applies: ")
                assert ruling.source in told.applied
                section = [key for key in load(book).rows if key[0] == ruling.section]
                met = {
                    one.condition
                    for one in hand.rulings
                    if one.section == ruling.section and one.irregularity == ruling.irregularity
                }
                assert len(told.others) == len(section) - len(met & {key[1] for key in section})


def test_an_early_turn_in_words() -> None:
    hand = after(scene("early-turn", "flop", {"acted": False}), "tda-2024")
    told = why(hand, hand.rulings[0])
    assert told.noticed == (
        "a player was still to act before the turn",
        "1 burn for the turn, 1 due",
        "1 card turned, 1 due",
        "nobody has acted on it",
    )
    assert "TDA recommended procedure 5-B" in told.applied
    assert (
        "Not “Early card found too late”: that is for when the card came early, and two players have acted on it or"
        " the next street is out."
    ) in told.others


def test_a_hand_that_went_on_is_explained_as_it_then_lay() -> None:
    hand = after(scene("early-turn", "flop", {"acted": False}), "classic")
    before = why(hand, hand.rulings[0])
    hand.do("d go *")
    hand.do("p3 f")
    assert why(hand, hand.rulings[0]) == before


def test_the_cut_off_is_named_where_it_decides() -> None:
    hand = after(scene("three-cards-late", "", {}), "tda-2024")
    assert why(hand, hand.rulings[0]).settings == (
        "After what no misdeal is possible: Two actions, one of them with chips, or any three.",
    )


def test_a_silent_book_names_the_one_behind_it() -> None:
    scene_ = QUESTIONS["early-burn"].at("flop", {})
    assert scene_
    hand = after(scene_, "tda-2024")
    assert "(TDA 2024 says nothing; " in why(hand, hand.rulings[0]).applied
