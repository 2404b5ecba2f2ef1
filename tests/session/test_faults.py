"""Faults of other servers, each under the name it was reported by; the numbers are those of our list of them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from evenings import bots_play, cash, chips, do, rebuilt, refused, seated, tournament, walk

from burncard.session.session import Session


def test_fault_14_heads_up_blinds_and_order() -> None:
    """PyPokerEngine#82, slack-poker-bot#66, Bitcoin-Poker-Room#3: the button posts the small blind and acts first."""
    s = do(seated("AB"), "host deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.names == ("B", "A")
    assert playing.hand.bets == [2, 1]
    assert playing.hand.due.who == "p2"
    do(s, "p2 cc\np1 cc\nd go *")
    assert playing.hand.due.who == "p1"


@pytest.mark.parametrize("button", ["dead", "moving", "simple"])
@pytest.mark.parametrize("gone", ["A", "B", "C"])
@pytest.mark.parametrize("how", ["busts", "leaves", "sits out"])
def test_fault_14_three_become_two_in_mid_session(button: str, gone: str, how: str) -> None:
    s = seated("ABC", button=button)
    walk(s)  # button A, small blind B, big blind C
    if how == "busts":
        winner = "B" if gone == "A" else "A"
        s = do(seated("ABC", button=button), f"host result {gone}=-100 {winner}=+100")
    else:
        do(s, f"{gone} leave" if how == "leaves" else f"{gone} out")
    do(s, "host deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.names[0] != "C", "the big blind twice running"
    assert playing.hand.bets == [2, 1]
    rebuilt(s)


@pytest.mark.parametrize("short", [1, 2, 3, 4])
@pytest.mark.parametrize("names", ["AB", "ABC"])
@pytest.mark.parametrize("who", [0, 1, 2])
def test_fault_15_short_stacks_at_the_blinds(short: int, names: str, who: int) -> None:
    """slack-poker-bot#36 and #39, pangea#50 and #58: all-in from the blind nobody is asked again, and the board is run."""
    if who >= len(names):
        return
    stacks = {name: short if at == who else 100 for at, name in enumerate(names)}
    s = cash("".join(f"{name} sit {at} {have}\n" for at, (name, have) in enumerate(stacks.items(), 1)), buy_in=[1, 200])
    do(s, "host button lowest\nhost deal deck AsKsQs AdKdQd 2c 3c4c5c 2d 7d 2h 9h\nd go *")
    for _ in range(40):
        playing = s.evening.playing.get(1)
        if playing is None:
            break
        due = playing.hand.due.who
        if due.startswith("p") and playing.hand.legal is not None:
            assert playing.hand.stacks[int(due[1:]) - 1] > 0, "an all-in player was asked"
            s.do(f"{due} cc")
        else:
            s.do("d go *" if due == "d" else f"{due} sm {playing.hand.snapshot()['hole'][due]}")
    assert not s.evening.playing
    assert s.evening.played[-1].hands[0].snapshot()["board"].count(" ") == 4
    assert sum(chips(s).values()) == sum(stacks.values())


def test_fault_16_the_same_big_blind_four_hands_with_a_sitting_out_button() -> None:
    """Bitcoin-Poker-Room#52."""
    s = seated("ABCDE")
    walk(s)
    do(s, "A out")
    bigs = []
    for _ in range(8):
        walk(s)
        bigs.append(s.evening.played[-1].lineup.positions.big)
    assert all(a != b for a, b in pairwise(bigs))
    assert sorted(bigs) == sorted([2, 3, 4, 5] * 2)


def test_fault_16_dead_blinds_are_charged_once() -> None:
    """Bitcoin-Poker-Room#96."""
    s = do(seated("ABCDE"), "D out")
    walk(s, 13)
    do(s, "D in post")
    paid = 0
    for _ in range(5):
        do(s, "host deal\nd sh\nd go *")
        playing = s.evening.playing[1]
        if "D" in playing.names:
            at = playing.names.index("D")
            paid += playing.before[at] - playing.hand.stacks[at]
        do(s, "host void counted")
        walk(s)
    assert paid == 2 + 1  # however often they passed him


def test_fault_16_the_big_blind_is_not_skipped_after_a_bust() -> None:
    """pokerth#378."""
    s = do(seated("ABCDE"), "host result B=-100 A=+100")
    walk(s)
    assert s.evening.played[-1].lineup.positions.big == 4


SCRIPT = [
    "d sh",
    "d go *",
    "p3 cbr 6",
    "p4 cc",
    "p1 f",
    "p2 cc",
    "d go *",
    "p2 cbr 10",
    "p3 cc",
    "p4 f",
    "d go *",
    "p2 cc",
    "p3 cbr 84",
    "p2 f",
    "d go *",
]


@pytest.mark.parametrize("at", range(len(SCRIPT)))
@pytest.mark.parametrize("name", ["A", "B", "D"])
@pytest.mark.parametrize("what", ["leave", "out", "add 20", "move 7"])
def test_fault_17_leaving_at_any_moment_of_a_hand(at: int, name: str, what: str) -> None:
    """Bitcoin-Poker-Room#84, pokerlib#6, ptwu#30, decentraland#468: the hand goes on, no chip is lost, then he is gone."""
    s = do(seated("ABCD"), "host deal")
    for line in SCRIPT[:at]:
        s.do(line)
    do(s, f"{name} {what}")
    for line in SCRIPT[at:]:
        s.do(line)
    plain = do(seated("ABCD"), "host deal\n" + "\n".join(SCRIPT))
    result = plain.evening.chips(name)
    if what == "leave":
        assert s.evening.players[name].seat is None
        assert s.evening.ledger.cashed(name) == result
    elif what == "add 20":
        assert s.evening.chips(name) == result + 20
    elif what == "move 7":
        assert s.evening.players[name].seat == (1, 7)
    else:
        assert not s.evening.players[name].place.playing
    s.evening.accounts()
    rebuilt(s)


def test_fault_17_an_all_in_player_who_leaves_keeps_his_claim() -> None:
    s = do(
        seated("AB"),
        "host deal deck AsKs AdKd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np2 cbr 100\np1 cc\nA leave\nB leave\nd go *",
    )
    do(s, "p1 sm AsAd\np2 sm KsKd\nd go *")
    assert s.evening.ledger.cashed("B") == 200
    assert s.evening.ledger.net("A") == -100


def test_fault_18_a_timeout_checks_where_that_is_free_and_never_hits_the_next_player() -> None:
    """acebusters#488, pokerth#298."""
    s = do(seated("ABC"), "host deal\nd sh\nd go *\np3 cc\np1 cc\nC timeout")
    refused(s, "C timeout", "It is not C's turn to bet.")
    do(s, "d go *\np1 cc\np2 cbr 10")
    refused(s, "B timeout", "It is not B's turn to bet.")
    do(s, "A timeout")
    assert s.evening.playing[1].hand.lines[-1] == "p3 f"
    do(s, "B timeout\nd go *")
    refused(s, "B timeout", "B is in no hand.")
    rebuilt(s)


def test_fault_19_the_life_of_a_seat() -> None:
    """Bitcoin-Poker-Room#46 and #122, pangea#412: out, gone with all chips, back, sitting out, in again; one seat each."""
    s = do(seated("ABCD"), "D out\nD leave")
    assert s.evening.ledger.cashed("D") == 100
    do(s, "D sit 4 100 post")
    refused(s, "D sit 5 100", "D sits in seat 4.")
    do(s, "D out\nD in post")
    walk(s, 4)
    assert "D" in s.evening.played[-1].names
    do(s, "D out\nD in")
    walk(s)
    assert "D" in s.evening.played[-1].names
    do(s, "D leave\nE sit 4 50")
    refused(s, "D in", "D has no seat here.")
    assert s.evening.ledger.net("D") == 0


def test_fault_20_a_state_got_at_any_moment_is_the_state() -> None:
    """pokerth#88 and #147, autotable#28: who comes back at any line sees what one sees who was never away."""
    s = seated("ABCD")
    twins: list[str] = []
    for line in ["host deal", *SCRIPT, "D leave", "E sit 4 100", "host deal", "d sh", "d go *"]:
        s.do(line)
        twins.append(str([s.view(name) for name in ("A", "B", None)]))
    start = len(s.lines) - len(twins)
    for at, twin in enumerate(twins, start + 1):
        again = Session.of(s.config, s.lines[:at])
        assert str([again.view(name) for name in ("A", "B", None)]) == twin
    assert s.evening.seated(1)[4].name == "E"


def test_fault_13_chips_are_conserved_over_many_hands_of_bots() -> None:
    s = seated("ABCDEF", chips=40)
    for hand in range(25):
        for name, have in chips(s).items():
            if have < 10:
                do(s, f"{name} add {40 - have}\n{name} in post")
        bots_play(s, hand, style="bold" if hand % 2 else "calling")
        assert s.evening.accounts() == 0


def test_a_tournament_blind_larger_than_all_stacks_is_played() -> None:
    """In a cash game it is a slip and refused; in a tournament the level has gone up, and all are all-in."""
    s = tournament("Ann enter 1.1\nBen enter 1.2\nhost button lowest", levels=[{"small": 1000, "big": 2000}])
    do(s, "host deal deck AsKs AdKd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np1 sm AsAd\np2 sm KsKd\nd go *\nhost finish")
    assert s.evening.paid == {"Ben": 126, "Ann": 54}  # nobody was third: the winner has that too
