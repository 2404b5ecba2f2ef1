"""What makes a cash hand other than usual: straddles, bomb pots, rake, two boards, real cards."""

from __future__ import annotations

from evenings import chips, do, rebuilt, refused, seated, walk

from burncard.session.ledger import RAKE, TIME


def test_straddles() -> None:
    s = do(seated("ABCDE", straddle="under-the-gun"), "D straddle\nhost deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.names == ("B", "C", "D", "E", "A")
    assert playing.how["blinds"] == (1, 2, 4, 0, 0)
    assert playing.hand.due.who == "p4"
    s = do(seated("ABCDE", straddle="button"), "A straddle\nhost deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.how["blinds"] == (1, 2, 0, 0, 4)
    assert playing.hand.due.who == "p1"  # left of the straddle (C1); the straddler acts last
    do(s, "p1 cc\np2 cc\np3 cc\np4 cc")
    assert playing.hand.due.who == "p5"


def test_bomb_pot() -> None:
    """So much from each, no blinds, no betting before the flop; the button waits for it."""
    s = seated("ABCD")
    walk(s)
    last = s.evening.tables[1].rotation
    do(s, "host bomb 10\nhost deal\nd sh\nd go *")
    playing = s.evening.playing[1]
    assert playing.hand.phase == "flop"
    assert playing.hand.pots() == [(40, [1, 2, 3, 4])]
    do(s, "p1 cbr 5\np2 f\np3 f\np4 f\nd go *")
    assert s.evening.tables[1].rotation == last
    assert sum(chips(s).values()) == 400
    rebuilt(s)


FIVE_PERCENT = {"percent": 5, "cap": 3}


def test_rake() -> None:
    s = do(
        seated("ABC", rake=FIVE_PERCENT),
        "host deal deck AsKsQs AdKdQd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np3 cbr 20\np1 f\np2 cc",
    )
    do(s, "d go *\np2 cc\np3 cbr 30\np2 f\nd go *")
    assert s.evening.ledger.balance(RAKE) == 2  # 41 in the pot; the uncalled 30 is not in it
    assert chips(s) == {"A": 119, "B": 99, "C": 80}


def test_no_flop_no_drop_and_cap() -> None:
    s = do(seated("ABC", rake=FIVE_PERCENT), "host deal\nd sh\nd go *\np3 cbr 100\np1 f\np2 f\nd go *")
    assert s.evening.ledger.balance(RAKE) == 0
    s = do(
        seated("ABC", rake=FIVE_PERCENT),
        "host deal deck AsKsQs AdKdQd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np3 cbr 100\np1 cc\np2 f",
    )
    do(s, "d go *\np3 sm QsQd\np1 sm AsAd\nd go *")
    assert s.evening.ledger.balance(RAKE) == 3
    assert sum(chips(s).values()) == 297


def test_time_charge() -> None:
    s = do(seated("AB"), "host time 5")
    assert chips(s) == {"A": 95, "B": 95}
    assert s.evening.ledger.balance(TIME) == 10
    rebuilt(s)


TWICE = "host deal deck AsKs AdKd 2c 3c4c5c 2d 7d 2h 9h 2s Kh 3s Ah\nd go *\np2 cbr 100\np1 cc\nA twice\nB twice"


def test_run_it_twice_by_consent() -> None:
    """Fork before the flop: two whole boards without a common card, each pot halved."""
    s = do(
        seated("AB", run_it_twice=True), "host deal deck AsKs AdKd 2c 3c4c5c 2d 7d 2h 9h 2s KhQhJh 3s 8h 4s 8c\nd go *"
    )
    do(s, "p2 cbr 100\np1 cc\nA twice")
    refused(s, "host twice", "Not everybody agrees to run it twice: B.")
    do(s, "B twice\nhost twice")
    refused(s, "host twice", "only once")
    do(s, "d go *")
    playing = s.evening.playing[1]
    assert playing.hand.snapshot()["board"] == "3c 4c 5c 7d 9h"
    do(s, "p1 sm AsAd\np2 sm KsKd\nd go *")
    assert len(playing.earlier) == 1
    rebuilt(s)
    do(s, "d go *")
    second = s.evening.playing[1].hand
    assert second.snapshot()["board"] == "Kh Qh Jh 8h 8c"
    do(s, "p1 sm AsAd\np2 sm KsKd\nd go *")
    assert chips(s) == {"A": 100, "B": 100}  # aces hold on the first board, three kings on the second
    rebuilt(s)


def test_run_it_twice_later_with_an_odd_chip_and_a_live_deck() -> None:
    s = do(
        seated("ABC", run_it_twice=True),
        "host deal\nd sh AsKsQs AdKdQd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np3 cbr 6\np1 f\np2 cc\nd go *",
    )
    do(s, "p2 cbr 94\np3 cc\nA twice\nC twice\nhost twice\nd go *\np2 sm KsKd\np3 sm QsQd\nd go *\nd go *")
    second = s.evening.playing[1].hand
    assert second.snapshot()["board"].startswith("3c 4c 5c")
    assert {"7d", "9h"} & set(second.snapshot()["board"].split()) == set()
    do(s, "p2 sm KsKd\np3 sm QsQd\nd go *")
    assert sum(chips(s).values()) == 300
    rebuilt(s)


def test_run_it_twice_is_refused_while_there_is_betting() -> None:
    s = do(seated("AB", run_it_twice=True), "host deal\nd sh\nd go *\nA twice\nB twice")
    refused(s, "host twice", "once betting is over")


def test_live_game() -> None:
    """Real cards: only what was seen is known, and the session needs no more."""
    s = do(
        seated("ABC"), "host deal\nd sh\nd go *\np3 cc\np1 cc\np2 cc\nd bn\nd db 7h8h9h\np1 cc\np2 cbr 10\np3 cc\np1 f"
    )
    view = s.view("A")["tables"][0]["hand"]
    assert view["hole"] == {"p2": "?? ??", "p3": "?? ??"}
    assert view["board"] == "7h 8h 9h"
    do(s, "d go *\np2 cc\np3 cc\nd go *\np2 cc\np3 cc\np2 sm ThJh\np3 sm\nd go *")
    assert chips(s) == {"A": 88, "B": 98, "C": 114}
    rebuilt(s)


def test_run_it_twice_after_a_shuffle_in_the_first_run() -> None:
    """A flop of four in the first run: its cards and the stub are shuffled; the second run deals from an unknown stub."""
    s = do(
        seated("AB", run_it_twice=True),
        "host deal deck AsKs AdKd 2c 3c4c5c6c\nd go *\np2 cbr 100\np1 cc\nA twice\nB twice",
    )
    do(s, "host twice\nd bn\nd db 4\nd go *")
    playing = s.evening.playing[1]
    assert playing.hand.due.who == "d"
    do(s, "d sh 3d4d5d 7h 6d 7d 8d\nd go *\np1 sm AsAd\np2 sm KsKd\nd go *")
    assert playing.hand.snapshot()["board"] == ""
    do(s, "d bn 9c\nd db KhQhJh\nd bn\nd db 2d\nd bn\nd db 2h\np1 sm AsAd\np2 sm KsKd\nd go *")
    assert chips(s) == {"A": 100, "B": 100}
    rebuilt(s)


def test_run_it_twice_after_a_shuffle_before_the_agreement() -> None:
    """The order that holds is that of the last shuffle."""
    s = do(
        seated("AB", run_it_twice=True),
        "host deal deck AsKs AdKd 2c 3c4c5c6c\nd go *\np2 cc\np1 cc\nd bn\nd db 4\nd go *",
    )
    do(s, "d sh 3d4d5d 7h 6d 7d 8d 8h 9d 9h Td\nd go *\np1 cc\np2 cbr 98\np1 cc\nA twice\nB twice\nhost twice\nd go *")
    playing = s.evening.playing[1]
    assert playing.hand.snapshot()["board"] == "3d 4d 5d 6d 8d"
    do(s, "p1 sm AsAd\np2 sm KsKd\nd go *\nd go *")
    assert s.evening.playing[1].hand.snapshot()["board"] == "3d 4d 5d 9d Td"
    rebuilt(s)
