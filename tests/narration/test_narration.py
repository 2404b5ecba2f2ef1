"""Hands told in sentences: as they always were, with words for every line, and never more than the reader has seen."""

from __future__ import annotations

import re

import pytest
from telling_of_cases import NAMES, file_of, telling

from burncard import Hand
from burncard.narration import entries, remember
from burncard.narration.before import Happened
from burncard.narration.log import at_seats
from burncard.referee.lines import every, parse, words
from burncard.referee.views import HIDDEN
from burncard.rulings.remedies import STREET_REMEDIES

DECK = "AsKdQhJc2c7d3c8d9s4h5h6hTsAh2s3s5c6c8c9c"  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_case_is_told_as_it_was(name: str) -> None:
    again = "python tests/narration/telling_of_cases.py writes it anew"
    assert telling(name) == file_of(name).read_text(encoding="utf-8"), again


FLOORS = [
    "notice", "foul", "missing", "missing As", "button p2", "nohand p2", "leftout", "clock p2", "forfeit p2",
    "entered p2 f", "entered p2 cc", "entered p2 cbr 10", "rule call", "rule fold", "rule p1", "rule p1 p3",
    "rule stand because the camera saw it", *[f"rule {remedy}" for remedy in STREET_REMEDIES],
]  # fmt: skip


def test_every_line_of_the_floor_is_tried() -> None:
    assert {text.split()[0] for text in FLOORS} == set(words("fl"))


def of_the_floor(text: str) -> str:
    """The sentence of a line of the floor. It hangs on no hand."""
    line, voice = parse(f"fl {text}"), at_seats(range(1, 7))
    one = hand()
    return Happened(line, remember(one, line, voice), one, voice, voice.eyes(one)).told()


@pytest.mark.parametrize("text", FLOORS)
def test_no_code_gets_into_a_sentence_of_the_floor(text: str) -> None:
    said = of_the_floor(text)
    assert said[0].isupper() and "_" not in said and "{" not in said
    assert not re.search(r"\bp[1-9]\b", said)
    raw = {"nohand", "leftout", "forfeit", "cbr", "cc"} | {code for code in STREET_REMEDIES if "_" in code}
    assert not raw & set(said.split())


def test_the_floors_choice_is_told_with_its_reason() -> None:
    decides = "The floor decides: "
    assert of_the_floor("rule p1 p3") == f"{decides}Seat 1 and Seat 3 split the pot"
    assert of_the_floor("rule call because p2 was clear") == f"{decides}a call (Seat 2 was clear)"


def hand() -> Hand:
    return Hand([100] * 4, [1, 2], deck=DECK)


def record(hand: Hand, *lines: str) -> list[str]:
    voice, told = at_seats((3, 4, 5, 6)), []
    for number, text in enumerate(lines, 1):
        read = parse(text)
        before = remember(hand, read, voice)
        outcome = hand.do(text)
        told = [f"{one.who}: {one.text}" for one in entries(number, read, before, hand, outcome.rulings, voice)]
    return told


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("d deal",), ["Dealer: Pitched the hole cards"]),
        (("d dh",), ["Dealer: Pitched to seat 3: a card"]),
        (("d dh", "d dh", "d dh up"), ["Dealer: Pitched to seat 5: Qh (face up)"]),
        (("d deal", "p3 cbr 6"), ["Seat 5: raises to 6"]),
        (("d deal", "p3 cbr 100"), ["Seat 5: raises to 100, all-in"]),
        (("d deal", "p3 cc"), ["Seat 5: calls 2"]),
        (("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc"), ["Seat 4: checks"]),
        (("d deal", "p3 f", "p4 f", "p1 f"), ["Seat 3: folds", "Chips: Seat 4 gets back 1"]),
        (("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc", "d bn"), ["Dealer: Burned a card"]),
        (("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc", "d bn", "d db 3"), ["Dealer: The flop: 4h 5h 6h"]),
        (
            ("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc", "d bn", "d db 3 down"),
            ["Dealer: The flop: 3 cards (face down)"],
        ),
        (("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc", "d bn", "d db 3 down", "d tu"), ["Dealer: The flop: 4h 5h 6h"]),
        (("d deal", "p3 ex Qh"), ["Seat 5: exposes Qh"]),
    ],
    ids=lambda value: value[-1] if isinstance(value, tuple) else "",
)
def test_what_a_watcher_is_told(lines: tuple[str, ...], told: list[str]) -> None:
    found = record(hand(), *lines)
    assert [one for one in found if not one.startswith("Ruling")][: len(told)] == told


@pytest.mark.parametrize("word", every()["p_says"].form.words)
def test_words_said_are_told_as_they_were_said(word: str) -> None:
    one = hand()
    one.do("d deal")
    voice = at_seats((3, 4, 5, 6))
    line = parse(f"p3 says {word}")
    before = remember(one, line, voice)
    assert entries(2, line, before, one, (), voice)[0].text == f'says "{word}"'


def test_a_swept_board_lies_on_the_board_no_more() -> None:
    one = hand()
    for line in ("d deal", "p3 cc", "p4 f", "p1 f", "p2 cc", "d bn", "d db 3"):
        one.do(line)
    assert record(one, "d sweep")[:2] == ["Dealer: The board is swept", "Dealer: To the muck: 4h 5h 6h"]
    assert one.view(None)["board"] == ""
    assert record(one, "d go") == ["Dealer: On the board again: 4h 5h 6h"]
    assert HIDDEN not in one.view(None)["board"]
