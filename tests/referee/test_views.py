"""The views: no card in what everybody sees, and every other card through the eyes of one reader."""

from __future__ import annotations

import dataclasses

import pytest

from burncard import Hand
from burncard.referee.views import HIDDEN, WATCHER, CardsView, Eyes, PublicView, public, seen, truth

DECK = "AsKdQhJc9s4h5h6hTsAh2s3s5c6c8c9c"


@pytest.fixture
def hand() -> Hand:
    hand = Hand([100] * 2, [1, 2], deck=DECK)
    for line in ("d deal", "p2 cc", "p1 cc", "d bn", "d db 3"):
        hand.do(line)
    return hand


def test_what_everybody_sees_has_no_place_for_a_card() -> None:
    kinds = {field.type for field in dataclasses.fields(PublicView)}
    assert kinds == {"int", "str", "Legal | None", "tuple[int, ...]", "tuple[PotView, ...]"}
    texts = [field.name for field in dataclasses.fields(PublicView) if field.type == "str"]
    assert texts == ["variant", "rulebook", "phase", "due"]


def test_every_pile_is_made_of_faces() -> None:
    kinds = {field.type for field in dataclasses.fields(CardsView)}
    assert kinds == {"tuple[Face, ...]", "dict[int, tuple[Face, ...]]"}


def test_each_reader_sees_what_they_have_seen(hand: Hand) -> None:
    state = hand.state
    assert seen(state).cards.hole == {1: (HIDDEN, HIDDEN), 2: (HIDDEN, HIDDEN)}
    assert seen(state, 1).cards.hole == {1: ("As", "Qh"), 2: (HIDDEN, HIDDEN)}
    assert truth(state).cards.hole == {1: ("As", "Qh"), 2: ("Kd", "Jc")}
    assert seen(state).cards.board == truth(state).cards.board == ("4h", "5h", "6h")
    assert seen(state, 2).cards.burns == (HIDDEN,)


def test_the_dict_face_says_the_same(hand: Hand) -> None:
    view = hand.view(1)
    assert (view["hole"], view["board"]) == ({"p1": "As Qh", "p2": "?? ??"}, "4h 5h 6h")
    table = public(hand.state)
    assert (view["due"], view["stacks"], view["pots"]) == (table.due, list(table.stacks), [[4, "p1 p2"]])
    assert hand.snapshot()["hole"] == {"p1": "As Qh", "p2": "Kd Jc"}


def test_a_step_names_a_card_to_those_who_have_seen_it_only(hand: Hand) -> None:
    hand.do("d bn")
    hand.do("d bn")  # a second burn, face down
    texts = {reader: " ".join(step.text for step in seen(hand.state, reader).steps) for reader in (WATCHER, 1, 2)}
    whole = " ".join(step.text for step in truth(hand.state).steps)
    hidden = truth(hand.state).cards.burns[-1]
    assert hidden in whole
    assert not [reader for reader, text in texts.items() if hidden in text]


def test_eyes_that_see_through_are_nobodys_seat(hand: Hand) -> None:
    assert HIDDEN not in Eyes.through(hand.state.piles).faces(range(len(DECK) // 2))
    assert set(Eyes(hand.state.piles).faces(range(4))) == {HIDDEN}
