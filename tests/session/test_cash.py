"""A cash game, line by line."""

from __future__ import annotations

import pytest
from evenings import bots_play, cash, chips, do, rebuilt, refused, seated, walk

from burncard.session.errors import SessionError
from burncard.sim.session_bots import STYLES, play


def test_sit_top_up_leave() -> None:
    s = cash("Ann sit 3 100\nBen sit 5 40\nBen add 60\nBen leave")
    assert chips(s) == {"Ann": 100, "Ben": 0}
    assert [(e.source, e.target, e.amount, e.why) for e in s.evening.ledger.of("stack Ben")] == [
        ("cage", "stack Ben", 40, "buy-in"), ("cage", "stack Ben", 60, "top-up"), ("stack Ben", "cage", 100, "cash-out"),
    ]  # fmt: skip
    do(s, "Cal sit 5 40")
    rebuilt(s)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Ben sit 3 100", "Seat 3 is taken by Ann."),
        ("Ben sit 5 -100", "'-100' is not a buy-in: a whole number, 1 or more."),
        ("Ben sit 5 0", "'0' is not a buy-in"),
        ("Ben sit 5 1e3", "'1e3' is not a buy-in: a whole number in plain digits."),
        ("Ben sit 5 50.5", "in plain digits"),
        ("Ben sit 5 \u0661\u0662", "in plain digits"),  # Arabic digits
        ("Ben sit 5 99999999999999999999", "in plain digits"),
        ("Ben sit 5 39", "Ben cannot sit down with 39: 40 at least."),
        ("Ben sit 5 201", "Ben cannot have 201: 200 at most."),
        ("Ben sit 10 100", "There is no seat 10: the table has 9."),
        ("Ben sit 0 100", "There is no seat 0"),
        ("Ben sit 5 100 now", "'now' is no way to come in: wait, post or buy."),
        ("Ben sit 5", "This line is: NAME sit SEAT CHIPS [wait|post|buy]."),
        ("Ann sit 5 100", "Ann sits in seat 3."),
        ("Ann leave now", "'now' is too much: NAME leave."),
        ("Ben leave", "Nobody called Ben is here."),
        ("Ann add 101", "Ann cannot have 201: 200 at most."),
        ("Ann add -5", "'-5' is not chips"),
        ("Ann move 3", "Seat 3 is taken by Ann."),
        ("Ann auto 500", "Ann cannot have 500: 200 at most."),
        ("Ann straddle", "There is no straddle in this game."),
        ("Ann twice", "Boards are not run twice in this game."),
        ("Ann dances", "There is no 'NAME dances' in a cash session; there are add, auto"),
        ("host dances", "There is no 'host dances'"),
        ("p1 cc", "No hand is being played at table 1."),
        ("d go", "No hand is being played at table 1."),
        ("p1 sit 4 100", "No hand is being played"),
        ("fl sit 4 100", "No hand is being played"),
        ("2b sit 4 100", "'2b' cannot be a player's name"),
        ("Ann", "'Ann' is no line"),
        ("# nothing", "'' is no line"),
        ("@2 host deal", "There is no table 2."),
        ("host deal", "No hand can be dealt: 1 want cards, at least 2 are needed."),
        ("host button 4", "nobody in it is dealt in"),
        ("host button Ben=As", "Ben has no seat here."),
        ("host button Ann=1s", "'1s' is not a card"),
        ("host stakes 4 2", "not above the big one"),
        ("host stakes 200 400", "A big blind of 400 is more than anybody has: the largest stack is 100."),
        ("host stakes 1", "This line is: host stakes SMALL BIG"),
        ("host correct 1", "This line is: host correct ENTRY REASON."),
        ("host correct 7 why", "There is no entry 7: the ledger has 1."),
        ("host void why", "No hand is being played at table 1."),
        ("host time -1", "'-1' is not a charge"),
        ("host twice", "Boards are not run twice"),
    ],
)  # fmt: skip
def test_bad_input_changes_nothing(line: str, message: str) -> None:
    refused(cash("Ann sit 3 100"), line, message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("host deal", "Hand 1 is being played: when it is over."),
        ("host result A=+1 B=-1", "Hand 1 is being played"),
        ("host correct 1 why", "Hand 1 is being played"),
        ("host time 1", "Hand 1 is being played"),
        ("host bomb 5", "Hand 1 is being played"),
        ("host button 2", "The button has been given"),
        ("p1 cbr -5", "-5"),
        ("p1 cbr 1e3", "1e3"),
        ("p1 cbr 3", "4"),
        ("p2 f", "p1"),
    ],
)
def test_bad_input_in_mid_hand_changes_nothing(line: str, message: str) -> None:
    refused(do(seated("ABCD"), "host deal\nd sh\nd go *\np3 f\np4 f"), line, message)


def test_a_hand_to_its_end() -> None:
    s = do(seated("ABC"), "host deal deck AsKsQs AdKdQd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np3 cbr 6\np1 f\np2 cc\nd go *")
    assert s.evening.playing[1].names == ("B", "C", "A")
    assert chips(s) == {"A": 100, "B": 100, "C": 100}  # nothing moves until the hand is over
    do(s, "p2 cc\np3 cc\nd go *\np2 cc\np3 cc\nd go *\np2 cc\np3 cc\np2 sm KsKd\np3 sm QsQd\nd go *")
    assert chips(s) == {"A": 94, "B": 99, "C": 107}
    assert s.evening.tables[1].rotation.last is not None
    rebuilt(s)


def test_undo_is_a_shorter_list_of_lines() -> None:
    s = do(seated("ABC"), "host deal\nd sh\nd go *\np3 f")
    before = s.digest()
    do(s, "p1 f\nd go *")
    assert s.evening.played
    assert s.undone(2).digest() == before
    with pytest.raises(Exception, match="99 lines cannot be taken back"):
        s.undone(99)


def test_misdeals_count_once() -> None:
    """A misdeal within the hand is the referee's; one called off by the floor is dealt again from the same button."""
    s = do(seated("ABC"), "host deal\nd sh\nd dh p2 ?? up\nd go *")
    due = s.evening.playing[1].lineup
    do(s, "host void the deck was short\nhost deal")
    assert s.evening.playing[1].lineup == due
    assert s.evening.playing[1].number == 1
    rebuilt(s)


def test_wrong_button_repaired_or_left() -> None:
    for book, big in (("classic", 3), ("tda-2024", 5)):
        s = seated("ABCDE", rulebook=book)
        assert s.config.wrong_button.value == ("repair" if book == "classic" else "leave")
        do(s, "host result at 2 C=+0")
        walk(s)
        assert s.evening.tables[1].rotation.last is not None
        assert s.evening.tables[1].rotation.last.big == big


def test_missed_blinds_are_posted_into_the_hand() -> None:
    s = do(seated("ABCDE"), "D out")
    walk(s, 4)
    do(s, "D in post\nhost deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    at = playing.names.index("D")
    assert playing.how["blinds"][at] == -2
    assert playing.how["antes"][at] == 1
    assert playing.hand.stacks[at] == 97
    assert sum(playing.hand.bets) == 5  # the dead small blind is in the pot, not in front of him


def test_new_player_posts_or_waits() -> None:
    s = seated("ABCDE")
    walk(s)
    do(s, "F sit 6 100 post\nG sit 7 100")
    do(s, "host deal")
    playing = s.evening.playing[1]
    assert "G" not in playing.names
    assert playing.how["blinds"][playing.names.index("F")] == -2


def test_sit_out_next_big_blind() -> None:
    s = do(seated("ABCDE"), "D out big")
    walk(s)
    assert s.evening.players["D"].place.playing
    walk(s)
    assert not s.evening.players["D"].place.playing
    assert s.evening.players["D"].place.owes_big


def test_auto_top_up_before_the_hand() -> None:
    s = do(seated("ABC"), "A auto 100\nhost result A=-30 B=+30")
    assert chips(s)["A"] == 70
    do(s, "host deal")
    assert chips(s)["A"] == 100
    assert [entry.why for entry in s.evening.ledger.of("stack A")] == ["buy-in", "lost", "auto top-up"]
    do(s, "A auto off")
    rebuilt(s)


def test_broke_players_sit_out_until_they_buy() -> None:
    s = do(seated("ABC"), "host result A=-100 B=+100")
    assert not s.evening.players["A"].place.playing
    refused(s, "A in", "A has no chips: add some first.")
    do(s, "A add 100\nA in post")
    walk(s)
    assert "A" in s.evening.played[-1].names


def test_waiting_list() -> None:
    s = do(seated("AB", seats=2), "C queue\nD queue\nE queue\nE queue off")
    refused(s, "C queue", "C is on the waiting list.")
    refused(s, "E queue off", "E is not on the waiting list.")
    refused(s, "C sit 1 100", "Seat 1 is taken by A.")
    do(s, "A leave")
    refused(s, "D sit 1 100", "Seats go by the waiting list: C is first.")
    do(s, "C sit 1 100")
    assert s.evening.queue == ["D"]
    refused(s, "C queue", "C sits in seat 1.")


def test_seat_change() -> None:
    """Who gains hands before his big blind comes in again like one who has missed it."""
    s = seated("ABCDE")
    walk(s)  # button 1, big blind 3
    do(s, "D move 9")
    assert s.evening.players["D"].place.owes_big
    s = seated("ABCDE", free_seat_change=2)
    walk(s)
    do(s, "D move 9")
    assert s.evening.players["D"].place.settled
    s = seated("ABCDE")
    walk(s)
    do(s, "C move 9")
    assert s.evening.players["C"].place.owes_small


def test_results_alone_are_enough() -> None:
    s = do(seated("ABC"), "host result A=+20 B=-20")
    assert chips(s) == {"A": 120, "B": 80, "C": 100}
    refused(s, "host result A=+20 B=-10", "The results do not add up: they are off by 10.")
    refused(s, "host result A=+90 B=-90", "90 chips cannot leave B: 80 are there.")
    refused(s, "host result A=+1 D=-1", "D is not dealt into this hand.")
    refused(s, "host result A=+1 A=-1", "A is named twice.")
    refused(s, "host result A:1", "'A:1' is not NAME=+20.")
    refused(s, "host result", "Nothing is named")


def test_corrections() -> None:
    s = do(seated("AB"), "host correct 1 she paid for 40 only\nA add 40")
    assert chips(s)["A"] == 40
    assert s.evening.ledger.net("A") == 0


def test_views_hide_what_was_not_seen() -> None:
    s = do(seated("ABC"), "host deal deck AsKsQs AdKdQd 2c\nd go *")
    text = str(s.view("A"))
    assert "Qs" in text  # A has the button: third card
    assert not {"As", "Ks", "Ad", "Kd", "2c"} & set(text.replace("'", " ").split())
    assert not {"As", "Qs"} & set(str(s.view()).replace("'", " ").split())


def test_a_session_of_bots() -> None:
    s = seated("ABCDE")
    for seed in range(8):
        for name, have in chips(s).items():
            if not have:
                do(s, f"{name} add 100\n{name} in post")
        bots_play(s, seed)
        s.evening.accounts()
    rebuilt(s)


def test_bots_that_see_no_end_are_stopped() -> None:
    """A shuffle without an order is nothing a bot can do."""
    s = do(seated("AB"), "host deal")
    with pytest.raises(SessionError, match="do not come to an end"):
        play(s, 1, dict.fromkeys("AB", STYLES["calling"]))
