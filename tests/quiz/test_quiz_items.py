"""The quiz: every item has one right answer, by the referee, and wrong ones that are wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burncard.errors import BurncardError
from burncard.questions import progress, quiz
from burncard.questions.quiz import find, governing, grade_choice, grade_order, items, to_order
from burncard.rulings.rulebooks import load, names
from burncard.script.reading import read_all
from burncard.script.running import run
from burncard.words.rows import DO

CASES = Path(__file__).resolve().parents[1] / "cases"


@pytest.mark.parametrize("name", names())
def test_every_item_has_one_right_choice_and_wrong_ones(name: str) -> None:
    book = load(name)
    for item in items():
        offered = quiz.choices(item, book)
        if not item.answer(book).rulings:
            assert offered == []
            continue
        assert 3 <= len(offered) <= quiz.CHOICES, item.key
        assert len({DO[remedy] for remedy in offered}) == len(offered)
        assert [grade_choice(item, book, remedy).right for remedy in offered].count(True) == 1, item.key


#: What a ruling in words promises -> what one of its moves must be. Nothing else may be promised.
PROMISED = {
    "nothing is made up for later": r"The cards stand",
    "its burn stays": r"No burn|Don't burn|Finish the preflop|Finish the (flop|turn)|right stub",
    "shuffle them into the stub, burn,": r"Burn one card",
    "is out of play, and the hand goes on": r"out of play",
    "next street's burn": r"back on top",
    "one card more is burned": r"burn one more",
    "deal again": r"[Dd]eal again",
    "(?<!left over) goes back on top": r"back on top",
    "replaced by the top card": r"give them the top card",
    "Scramble the cards": r"Scramble",
    "slid to its owner": r"Slide",
}


@pytest.mark.parametrize("name", names())
def test_no_right_answer_disagrees_with_the_remedy_that_is_shown(name: str) -> None:
    book = load(name)
    for item in items():
        answer = item.answer(book)
        if not answer.rulings:
            continue
        said = quiz.said(governing(answer.rulings).remedy, answer)
        moves = [step.text for step in answer.steps]
        for promise, kept in PROMISED.items():
            if re.search(promise, said):
                assert any(re.search(kept, move) for move in moves), (item.key, said, moves)
        if "nothing is made up" in said or "Nothing is taken back" in said:
            assert moves == [said], (item.key, said, moves)
        if "shuffle" not in said.lower() and "Misdeal" not in said and "next shuffle" not in said:
            assert said.startswith(("Set it aside", "Stop")) or not any("huffle" in move for move in moves[:1]), (
                item.key
            )


def test_items_are_named_once_and_found() -> None:
    keys = [item.key for item in items()]
    assert len(keys) == len(set(keys)) > 100
    item = find("early-turn/flop/acted=no")
    assert item is not None
    assert find("early-turn/flop") is None


def test_the_answer_is_not_told_with_the_question() -> None:
    for item in items():
        title = item.answer(load("classic")).title
        assert title not in item.told
        assert not [line for line in item.told if line in DO.values()]


def test_the_order_is_graded_step_by_step() -> None:
    item, book = find("early-turn/flop/acted=no"), load("classic")
    assert item is not None
    steps = [step.text for step in item.answer(book).steps]
    mixed = to_order(item, book)
    assert sorted(mixed) == sorted(steps)
    assert mixed != steps
    assert grade_order(item, book, steps).right
    swapped = [steps[1], steps[0], *steps[2:]]
    assert grade_order(item, book, swapped).points == len(steps) - 2
    assert not grade_order(item, book, swapped).right
    assert grade_order(item, book, steps[:-1]).points == 0


def test_another_book_is_another_answer() -> None:
    item = find("early-turn/flop/acted=no")
    assert item is not None
    assert governing(item.answer(load("classic")).rulings).remedy == "next_card"
    assert governing(item.answer(load("tda-2024")).rulings).remedy == "reshuffle"


def test_any_case_can_be_asked() -> None:
    """Every recorded hand in which something was ruled is an item; a regular hand is none."""
    asked = 0
    for file in sorted(CASES.glob("C[0-3]*.hand")):
        (script,) = read_all(str(file))
        hand = run(script).hand
        if not hand.rulings:
            with pytest.raises(BurncardError, match="no ruling"):
                quiz.of_hand(hand, script.name)
            continue
        item = quiz.of_hand(hand, script.name)
        answer = item.answer(hand.rulebook)
        assert {(one.section, one.condition) for one in answer.rulings} <= {
            (one.section, one.condition) for one in hand.rulings
        }
        assert governing(answer.rulings).remedy in quiz.choices(item, hand.rulebook)
        asked += 1
    assert asked > 25


def test_boxes_go_up_one_and_down_to_the_first() -> None:
    boxes: dict[str, int] = {}
    for _ in range(9):
        boxes = progress.after(boxes, "a", right=True)
    assert boxes == {"a": progress.HIGHEST}
    assert progress.after(boxes, "a", right=False) == {"a": 0}
    assert (
        progress.told({"a": 5, "b": 0}, ["a", "b", "c"])
        == "1 of 3 known (right three times running), 2 seen, 1 to be repeated"
    )


def test_what_was_wrong_comes_more_often() -> None:
    keys = ["new", "sure"]
    drawn = [progress.next_key({"sure": 5}, keys, draw) for draw in range(33)]
    assert drawn.count("new") == 32
    assert drawn.count("sure") == 1


def test_a_record_fits_a_cookie() -> None:
    keys = [item.key for item in items()]
    boxes = {keys[0]: 3, keys[5]: 0}
    text = progress.packed(boxes, keys)
    assert len(text) == len(keys) < 1000
    assert progress.unpacked(text, keys) == boxes
    assert progress.unpacked("9x-²", keys) == {keys[0]: progress.HIGHEST}
    assert progress.unpacked("", keys) == {}
