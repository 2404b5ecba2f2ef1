"""A tournament, line by line: entries, levels, tables, the chip race, places, prizes and deals."""

from __future__ import annotations

import pytest
from evenings import bots_play, chips, do, rebuilt, refused, tournament, walk

from burncard.session.advice import advice
from burncard.session.lines.prizes import FEES, POOL, places
from burncard.session.session import Session

FOUR = "Ann enter 1.1\nBen enter 1.3\nCal enter 1.5\nDan enter 1.7\nhost button lowest\nhost clock run 0"


def test_entries() -> None:
    s = tournament(FOUR)
    assert chips(s) == dict.fromkeys(("Ann", "Ben", "Cal", "Dan"), 1000)
    assert (s.evening.money.balance(POOL), s.evening.money.balance(FEES)) == (360, 40)
    s.evening.accounts()
    rebuilt(s)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Eve enter 1.1", "Seat 1.1 is taken by Ann."),
        ("Eve enter 1", "'1' is not a seat: table and seat, such as 2.7."),
        ("Eve enter 2.1", "There is no table 2."),
        ("Eve enter 1.10", "There is no seat 10: the table has 9."),
        ("Ann enter 1.2", "Ann sits in seat 1.1."),
        ("Eve rebuy 1.2", "Nobody called Eve is here."),
        ("Ann addon", "Ann cannot take an add-on now."),
        ("Ann move 1.3", "Seat 1.3 is taken by Ben."),
        ("Eve forfeit", "Nobody called Eve is here."),
        ("Ann sit 4 100", "There is no 'NAME sit' in a tournament session"),
        ("host clock run 5", "The clock is running."),
        ("host clock at -5", "The clock cannot go back from 0 to -5."),
        ("host clock at soon", "'soon' is not a time"),
        ("host level 9", "There is no level 9: the schedule has 3."),
        ("host table 1", "Table 1 cannot be opened."),
        ("host break 7", "There is no table 7."),
        ("host break 1 Ann=1.2", "Table 1 cannot be broken: it is the only one, or broken already."),
        ("host final Ann=1 Ben=1 Cal=2 Dan=3", "One seat is given to two players."),
        ("host final Ann=1 Ben=2 Cal=3 Dan=10", "There is no seat 10"),
        ("host race 25 60", "Chips of 25 cannot be coloured up to 60"),
        ("host race 30 300", "which is no whole number of 30 chips"),
        ("host race 100 500 Eve=As", "Eve has no seat here."),
        ("host race 200 1000 Ann=Xx", "is not a card"),
        ("host round end", "Hand-for-hand play cannot change now."),
        ("host finish", "4 players are left"),
        ("host chop Ann=360", "Everybody there must be named, and nobody else: Ben, Cal, Dan."),
        ("host chop Ann=1 Ben=1 Cal=1 Dan=1", "The parts make 4: 360 are left to share"),
    ],
)
def test_bad_input_changes_nothing(line: str, message: str) -> None:
    refused(tournament(FOUR), line, message)


def test_absent_players_are_dealt_in_and_late_ones_wait_for_the_button() -> None:
    s = tournament(FOUR)
    walk(s)  # button 1, blinds 3 and 5
    do(s, "Eve enter 1.4\nFay enter 1.2")
    do(s, "host deal\nd sh")
    playing = s.evening.playing[1]
    # Button 3, small blind 5: seat 4 waits, seat 2 is dealt in and posts nothing.
    assert playing.names == ("Cal", "Dan", "Ann", "Fay", "Ben")
    assert playing.how["blinds"] == (25, 50, 0, 0, 0)


def test_levels_apply_to_the_next_hand() -> None:
    s = do(tournament(FOUR), "host clock at 1199\nhost deal\nd sh\nhost clock at 2000")
    assert s.evening.playing[1].how["min_bet"] == 50
    do(s, "d go *\np3 f\np4 f\np1 f\nd go *")
    assert str(s.evening.stakes_now()) == "50/100, ante 100 (big-blind ante)"
    do(s, "host deal\nd sh")
    playing = s.evening.playing[1]
    assert playing.how["blinds"] == (50, 100, 0, 0)
    assert playing.how["antes"] == (0, 100, 0, 0)
    rebuilt(s)


def test_entry_closes_and_a_reentry_is_counted() -> None:
    s = do(tournament(FOUR), "host result Ann=-1000 Ben=+1000\nAnn enter 1.1")
    assert s.evening.finished == []
    do(s, "host result Ann=-1000 Ben=+1000")
    refused(s, "Ann enter 1.1", "Ann cannot enter again: 2 entries, 1 re-entries allowed.")
    do(s, "host clock at 1300")
    refused(s, "Eve enter 1.2", "Entry is closed: this is level 2, it was open until level 1.")
    rebuilt(s)


def test_rebuy_and_addon() -> None:
    terms = {"rebuys": 1, "addon": {"price": 50, "chips": 1500}}
    s = do(tournament(FOUR, **terms), "host result Ann=-1000 Ben=+1000\nAnn rebuy 1.1\nAnn addon\nBen addon")
    assert chips(s)["Ann"] == 2500
    assert s.evening.money.balance(POOL) == 360 + 90 + 100
    refused(s, "Ann addon", "Ann cannot take an add-on now.")
    do(s, "host result Ann=-2500 Ben=+2500")
    refused(s, "Ann rebuy 1.1", "Ann cannot rebuy: 1 of 1 rebuys used")


def test_places_also_of_several_at_once_and_prizes() -> None:
    s = tournament(FOUR)
    do(s, "host result Ann=-500 Ben=+500\nhost result Ann=-500 Cal=-1000 Ben=+1500")
    assert places(s.evening) == [(4, ("Ann",)), (3, ("Cal",))]
    refused(s, "host finish", "2 players are left: prizes are paid when one is, or a deal is made.")
    do(s, "host result Dan=-1000 Ben=+1000\nhost finish")
    assert s.evening.paid == {"Ben": 180, "Dan": 108, "Cal": 72}
    assert s.evening.money.balance(POOL) == 0
    s.evening.accounts()
    refused(s, "host deal", "The tournament is over: the prizes are paid.")
    refused(s, "Eve enter 1.2", "The tournament is over")
    rebuilt(s)


def test_equal_stacks_share_the_place() -> None:
    s = do(tournament(FOUR), "host result Ann=-1000 Cal=-1000 Ben=+2000\nhost result Dan=-1000 Ben=+1000\nhost finish")
    assert s.evening.paid == {"Ben": 180, "Dan": 108, "Ann": 36, "Cal": 36}


TWO_TABLES = FOUR + "\nhost table 2\nEve enter 2.1\nFay enter 2.4\nGus enter 2.6\n@2 host button lowest"


def test_hand_for_hand_at_two_tables() -> None:
    s = do(
        tournament(TWO_TABLES), "host round begin\nhost result Ann=-1000 Ben=+1000\n@2 host result Eve=-1000 Fay=+1000"
    )
    refused(s, "host round begin", "Hand-for-hand play cannot change now.")
    do(s, "host round end")
    assert places(s.evening) == [(6, ("Ann", "Eve"))]
    rebuilt(s)


def test_breaking_a_table_and_the_final_redraw() -> None:
    s = tournament(TWO_TABLES)
    walk(s)
    refused(s, "host break 2 Eve=1.1 Fay=1.2 Gus=1.4", "Seat 1.1 is taken by Ann.")
    refused(s, "host break 2 Eve=2.2 Fay=1.2 Gus=1.4", "There is no table 2.")
    refused(s, "host break 2 Eve=1.8 Fay=1.2", "Everybody there must be named, and nobody else: Gus.")
    do(s, "host break 2 Eve=1.8 Fay=1.2 Gus=1.4")
    assert {seat: p.name for seat, p in sorted(s.evening.seated(1).items())} == {
        1: "Ann", 2: "Fay", 3: "Ben", 4: "Gus", 5: "Cal", 7: "Dan", 8: "Eve",
    }  # fmt: skip
    refused(s, "Hal enter 2.1", "There is no table 2.")
    do(s, "host deal\nd sh")
    assert "Gus" not in s.evening.playing[1].names  # between button and small blind
    do(
        s,
        "host void redraw first\nhost final Ann=7 Ben=6 Cal=5 Dan=4 Eve=3 Fay=2 Gus=1\nhost button Ann=2c Gus=As Ben=Ad",
    )
    do(s, "host deal\nd sh")
    assert s.evening.playing[1].names[-1] == "Gus"
    rebuilt(s)


def test_advice_on_tables() -> None:
    """Break, move the next big blind to the worst seat, or wait; and the move that follows it."""
    s = tournament(TWO_TABLES)
    assert [str(one) for one in advice(s.evening)] == ["Table 2 can break: the others have seats for all."]
    s = tournament(TWO_TABLES + "\nHal enter 1.2\nIda enter 1.4\nJon enter 1.6", seats=7)
    walk(s)  # button 1, blinds 2 and 3: Ida at seat 4 is next
    walk(s, 2, table=2)
    told = [str(one) for one in advice(s.evening)]
    assert told == ["Table 2 waits: it is three or more players short.", "Table 1 has too many: Ida moves to seat 2.2."]
    do(s, "Ida move 2.2")
    walk(s, table=2)
    assert s.evening.played[-1].lineup.positions.big == 2


def test_a_rebuy_between_hands_keeps_the_place_and_a_later_one_waits() -> None:
    s = do(tournament(FOUR, rebuys=2), "host result Ann=-1000 Ben=+1000\nAnn rebuy 1.1")
    assert s.evening.players["Ann"].place.settled
    do(s, "host result Ann=-1000 Ben=+1000")
    walk(s)
    do(s, "Ann rebuy 1.1")
    assert not s.evening.players["Ann"].place.settled


def test_ante_only() -> None:
    s = do(tournament(FOUR, levels=[{"ante": 10}]), "host deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.hand.pots() == [(40, [1, 2, 3, 4])]
    assert playing.hand.due.who == "p1"


def test_two_tables_play_at_once() -> None:
    s = do(tournament(TWO_TABLES), "host deal\n@2 host deal\nd sh\n@2 d sh\n@2 d go *\nd go *\n@2 p3 cbr 1000\np3 f")
    assert sorted(s.evening.playing) == [1, 2]
    refused(s, "Eve move 1.9", "Hand 2 is being played: when it is over.")
    refused(s, "host break 2", "Hand 2 is being played")
    rebuilt(s)


def test_chip_race() -> None:
    s = do(tournament(FOUR, stack=1025), "host race 25 100 Ann=As Ben=Ks Cal=Qs Dan=2c")
    assert chips(s) == {"Ann": 1100, "Ben": 1000, "Cal": 1000, "Dan": 1000}
    s.evening.accounts()
    rebuilt(s)


def test_deals() -> None:
    begin = FOUR + "\nhost result Ann=-1000 Ben=+500 Cal=+500\n"
    s = tournament(begin + "host chop icm")
    assert s.evening.paid is not None
    assert sum(s.evening.paid.values()) == 360
    assert s.evening.paid["Ben"] == s.evening.paid["Cal"] > s.evening.paid["Dan"] > 72
    by_chips = tournament(begin + "host chop chips").evening.paid
    assert by_chips == {"Ben": 126, "Cal": 126, "Dan": 108}
    named = tournament(begin + "host chop Ben=200 Cal=100 Dan=60").evening.paid
    assert named == {"Ben": 200, "Cal": 100, "Dan": 60}


def test_forfeit() -> None:
    s = do(tournament(FOUR), "Ann forfeit")
    assert places(s.evening) == [(4, ("Ann",))]
    assert s.evening.accounts() == 0
    rebuilt(s)


def test_bots_play_a_tournament_to_its_end() -> None:
    s = tournament(FOUR, late_level=0)
    for hand in range(300):
        if sum(1 for p in s.evening.players.values() if p.seat) == 1:
            break
        do(s, f"host clock at {hand * 90}")
        bots_play(s, hand)
        assert s.evening.accounts() == 0
    do(s, "host finish")
    assert s.evening.paid is not None
    assert sum(s.evening.paid.values()) == 360
    assert Session.of(s.config, s.lines).digest() == s.digest()
