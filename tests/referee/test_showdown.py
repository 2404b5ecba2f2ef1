"""The showdown: who shows first, what a tabled hand and a declared board are worth, all-in hands run out (D4, E2-E5, F)."""

from __future__ import annotations

from typing import Any

import pytest

from burncard import Hand, Illegal
from burncard.cards import cards, texts


def stacked(holes: list[str], board: str) -> str:
    """A deck that deals these hands, p1 first, and this board; the burns are what is left over, lowest first."""
    pairs = [cards(hole) for hole in holes]
    five = cards(board)
    rest = [face for face in range(52) if face not in {*five, *[one for pair in pairs for one in pair]}]
    order = [pair[0] for pair in pairs] + [pair[1] for pair in pairs]
    order += [rest[0], *five[:3], rest[1], five[3], rest[2], five[4]]
    return texts(order, "")


def played(holes: list[str], board: str, lines: str, stacks: list[int] | None = None, **rest: Any) -> Hand:
    hand = Hand(stacks or [100] * len(holes), [1, 2], deck=stacked(holes, board), **rest)
    hand.do("d deal")
    for line in lines.split(", "):
        hand.do(line)
    return hand


def order_of_show(hand: Hand) -> list[str]:
    """Everybody tables when he is due."""
    order = []
    while (who := hand.due.who) not in ("", "d"):
        order.append(who)
        hand.do(f"{who} sm -")
    return order


HOLES = ["AsAd", "KsKd", "QsQd"]
DRY = "2c 7d 9h Jc 4s"
CALLS = "p3 cc, p1 cc, p2 cc, d go *"
CHECKS = "p1 cc, p2 cc, p3 cc, d go *"
TO_RIVER = f"{CALLS}, {CHECKS}, {CHECKS}"

ORDERS = {
    "no bet on the river: left of the button": (f"{TO_RIVER}, p1 cc, p2 cc, p3 cc", ["p1", "p2", "p3"]),
    "the bettor of the river": (f"{TO_RIVER}, p1 cc, p2 cbr 5, p3 cc, p1 cc", ["p2", "p3", "p1"]),
    "the last raiser of the river": (f"{TO_RIVER}, p1 cbr 5, p2 cc, p3 cbr 20, p1 cc, p2 cc", ["p3", "p1", "p2"]),
    "a bet on the turn does not count": (
        f"{CALLS}, {CHECKS}, p1 cc, p2 cbr 5, p3 cc, p1 cc, d go *, p1 cc, p2 cc, p3 cc", ["p1", "p2", "p3"],
    ),
    "the first left of the button has folded": (
        f"{TO_RIVER[: -len(CHECKS)]}p1 cbr 4, p2 cc, p3 cc, d go *, p1 f, p2 cc, p3 cc", ["p2", "p3"],
    ),
    "all-in before the river": (f"{CALLS}, p1 cbr 98, p2 cc, p3 cc, d go *", ["p1", "p2", "p3"]),
}  # fmt: skip


@pytest.mark.parametrize("name", ORDERS)
def test_order_of_show(name: str) -> None:
    lines, order = ORDERS[name]
    hand = played(HOLES, DRY, lines)
    assert hand.phase == "showdown"
    assert order_of_show(hand) == order


def test_anybody_may_show_early_and_is_not_asked_again() -> None:
    hand = played(HOLES, DRY, f"{TO_RIVER}, p1 cc, p2 cbr 5, p3 cc, p1 cc, p1 sm AsAd")
    assert order_of_show(hand) == ["p2", "p3"]


def test_a_beaten_hand_goes_unseen_and_the_last_one_wins_without_showing() -> None:
    hand = played(HOLES, DRY, f"{TO_RIVER}, p1 cc, p2 cc, p3 cc, p1 sm, p2 sm")
    assert hand.due.who == "d"
    hand.do("d go *")
    assert hand.stacks == [98, 98, 104]
    assert hand.snapshot()["hole"] == {"p3": "Qs Qd"}
    assert hand.view(1)["hole"] == {"p3": "?? ??"}


def test_cards_speak_whatever_was_said() -> None:
    """p1 says that he plays the board and tables a pair of aces: the tabled hand counts for what it is (E3)."""
    hand = played(HOLES, DRY, f"{TO_RIVER}, p1 cc, p2 cc, p3 cc, p1 pl, p1 sm AsAd")
    order_of_show(hand)
    hand.do("d go *")
    assert hand.stacks == [104, 98, 98]


ROYAL = "AhKhQhJhTh"
ACES = "AcAd2h2s3c"  # two pair on the board: a king beside it beats the board
ENDS = "p1 cc, p2 cc"
HEADS_UP = f"p2 cbr 50, p1 cc, d go *, {ENDS}, d go *, {ENDS}, d go *, {ENDS}"

BOARDS = {
    "said in time and thrown away: the board's share": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 pl, p1 sm, p2 sm -", "classic", [100, 100],
    ),
    "thrown away without a word": (["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 sm", "classic", [50, 150]),
    "said before the river betting is over: no effect": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP[: -len(ENDS)]}p1 pl, {ENDS}, p1 sm", "classic", [50, 150],
    ),
    "tabled without a word": (["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 sm 2c3d, p2 sm 4c5d", "classic", [100, 100]),
    "the board is all he has, though his cards were better": (
        ["KcKd", "4c5d"], ACES, f"{HEADS_UP}, p1 pl, p1 sm, p2 sm 4c5d", "classic", [50, 150],
    ),
    "declared, and beaten by a tabled hand": (
        ["4c6d", "KcKd"], ACES, f"{HEADS_UP}, p1 pl, p1 sm, p2 sm KcKd", "classic", [50, 150],
    ),
    "both declare and throw away": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p2 pl, p2 sm, p1 pl", "classic", [100, 100],
    ),
    "declared, and the other throws away without a word": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 pl, p1 sm, p2 sm", "classic", [150, 50],
    ),
    "declared and kept: he need not throw away": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 pl, p2 pl", "classic", [100, 100],
    ),
    "words do not help where both cards must be tabled": (
        ["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 pl, p1 sm", "tda-2024", [50, 150],
    ),
    "tabling does": (["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 sm -, p2 sm -", "tda-2024", [100, 100]),
}  # fmt: skip


@pytest.mark.parametrize("name", BOARDS)
def test_playing_the_board(name: str) -> None:
    holes, board, lines, book, stacks = BOARDS[name]
    hand = played(holes, board, lines, rulebook=book)
    hand.do("d go *")
    assert (hand.phase, hand.stacks) == ("done", stacks)


def test_the_last_to_declare_may_throw_his_cards_away_too() -> None:
    hand = played(["2c3d", "4c5d"], ROYAL, f"{HEADS_UP}, p1 pl, p1 sm, p2 pl, p2 sm")
    hand.do("d go *")
    assert hand.stacks == [100, 100]


def test_a_declaration_holds_in_every_pot() -> None:
    """p1 is all-in for the main pot; p2 declares the board and throws away, p3 tables: both pots are shared."""
    lines = "p3 cbr 20, p1 cc, p2 cc, d go *, p2 cbr 30, p3 cc, d go *, p2 cc, p3 cc, d go *, p2 cc, p3 cc"
    hand = played(["2c3d", "4c5d", "6c7d"], ROYAL, lines, stacks=[20, 100, 100])
    for line in ("p2 pl", "p2 sm", "p1 sm -", "p3 sm -", "d go *"):
        hand.do(line)
    assert hand.awards == [(1, 2, 30), (1, 3, 30), (0, 1, 20), (0, 2, 20), (0, 3, 20)]
    assert hand.stacks == [20, 100, 100]


def test_side_pots_first_each_on_its_own() -> None:
    lines = "p3 cbr 60, p1 cc, p2 cbr 100, p3 cc, d go *"
    hand = played(HOLES, DRY, lines, stacks=[30, 100, 80])
    assert hand.pots() == [(90, [1, 2, 3]), (100, [2, 3])]  # 20 of p2's bet were not called
    order_of_show(hand)
    hand.do("d go *")
    assert hand.awards == [(1, 2, 100), (0, 1, 90)]
    assert hand.stacks == [90, 120, 0]


def test_run_out_first_and_shown_then() -> None:
    hand = played(HOLES, DRY, "p3 cbr 100, p1 cc, p2 cc, d go *")
    assert hand.snapshot()["board"].split() == DRY.split()
    assert (hand.phase, hand.due.who) == ("showdown", "p1")


def test_shown_first_and_run_out_then() -> None:
    hand = played(HOLES, DRY, "p3 cbr 100, p1 cc, p2 cc", all_in="tabled")
    assert (hand.snapshot()["board"], hand.due.who) == ("", "p1")
    with pytest.raises(Illegal):
        hand.do("d go")
    assert order_of_show(hand) == ["p1", "p2", "p3"]
    assert all("??" not in hole for hole in hand.view(None)["hole"].values())
    hand.do("d go *")
    assert (hand.phase, hand.stacks) == ("done", [300, 0, 0])
    assert hand.snapshot()["board"].split() == DRY.split()


def test_shown_first_on_the_flop_too() -> None:
    hand = played(HOLES, DRY, f"{CALLS}, p1 cbr 98, p2 cc, p3 f", all_in="tabled")
    assert (hand.phase, hand.due.who) == ("showdown", "p1")
    assert order_of_show(hand) == ["p1", "p2"]
    hand.do("d go *")
    assert (hand.phase, hand.stacks) == ("done", [202, 0, 98])


def test_not_shown_first_while_two_can_bet() -> None:
    hand = played(HOLES, DRY, "p3 cbr 50, p1 cc, p2 cc, d go *", stacks=[50, 100, 100], all_in="tabled")
    assert (hand.phase, hand.due.who) == ("flop", "p2")


def test_an_early_turn_after_the_hands_are_shown_is_none() -> None:
    """Everybody is all-in and has tabled: no card is premature (D4), whoever deals them one by one."""
    hand = played(HOLES, DRY, "p3 cbr 100, p1 cc, p2 cc, p1 sm -, p2 sm -, p3 sm -", all_in="tabled")
    for line in ("d bn", "d db 3", "d bn", "d db 1", "d bn", "d db 1"):
        assert not hand.do(line).rulings
    hand.do("d go *")
    assert hand.stacks == [300, 0, 0]


def test_an_odd_chip_goes_left_of_the_button() -> None:
    hand = played(
        ["2c3d", "4c5d", "6c7d"], ROYAL,
        "p3 cbr 5, p1 cc, p2 f, d go *, p1 cc, p3 cc, d go *, p1 cc, p3 cc, d go *, p1 cc, p3 cc",
        antes=[1, 1, 1],
    )  # fmt: skip
    order_of_show(hand)  # 3 antes, 2 of the big blind, 5 and 5: 15 chips for two
    hand.do("d go *")
    assert hand.stacks == [102, 97, 101]
