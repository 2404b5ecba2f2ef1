"""An evening that is copied, saved and taken up again is the same evening, however long it has been."""

from __future__ import annotations

import copy
import json

import pytest
from evenings import bots_play, cash, do, seated, tournament, walk

from burncard.session import Session, SessionError
from burncard.session.files.tables import ledger_csv

LONG = 40


def the_same(session: Session) -> Session:
    loaded = Session.load(session.save())
    assert loaded.digest() == session.digest()
    assert loaded.snapshot() == session.snapshot()
    assert len(loaded.save()) == len(session.save())
    return loaded


def test_every_line_of_an_evening_can_be_its_last_before_a_restart() -> None:
    whole = seated("ABCD", chips=200)
    for hand in range(2):
        bots_play(whole, hand, style="calling")
    lines = [*whole.lines, "D leave", "E sit 6 100 post", "host deal at 1", "d sh", "d go *"]
    for at in range(0, len(lines), 3):
        before = Session.of(whole.config, lines[:at])
        after = Session.load(before.save(), lines[at:])
        assert after.digest() == Session.of(whole.config, lines).digest()


def test_a_saved_evening_does_not_grow_with_its_hands() -> None:
    s = seated("ABCD")
    walk(s, 5)
    early = len(s.save())
    for hand in range(LONG):
        s.do(f"host result A={'+' if hand % 2 else '-'}1 B={'-' if hand % 2 else '+'}1")
    assert len(s.save()) < early + 40
    assert the_same(s).evening.hands == 5 + LONG


def test_run_twice_is_taken_up_in_its_second_run() -> None:
    s = seated("AB", run_it_twice=True)
    do(
        s,
        "host deal deck KsAs KdAd 2c 3c4c5c 2d 7d 2h 9h 8s TcJcQc 8h 7s 8d 6s\nd go *\np2 cbr 100\np1 cc\nA twice\nB twice\nhost twice",
    )
    for _ in range(20):
        twin = the_same(s)
        playing = s.evening.playing.get(1)
        if playing is None:
            break
        due = playing.hand.due.who
        line = "d go *" if due == "d" else f"{due} sm {playing.hand.snapshot()['hole'][due]}"
        s.do(line)
        twin.do(line)
        assert twin.digest() == s.digest()
    assert not s.evening.playing
    assert len(s.evening.played[-1].hands) == 2


def test_a_tournament_with_its_clock_and_two_tables() -> None:
    s = tournament("host table 2\nAnn enter 1.1\nBen enter 1.2\nCal enter 2.1\nDan enter 2.2\nhost clock run 0")
    do(s, "host button lowest\n@2 host button lowest\nhost deal\n@2 host deal\nd sh\n@2 d sh\nhost clock at 600")
    twin = the_same(s)
    for line in ("@2 d go *", "host clock at 1300", "d go *", "host void a card is missing"):
        s.do(line)
        twin.do(line)
        assert twin.digest() == s.digest()


def test_a_copy_goes_its_own_way() -> None:
    s = do(seated("ABC"), "host deal\nd sh\nd go *")
    before = s.digest()
    other = copy.copy(s)
    do(other, "p3 cbr 10\nA leave\nhost void why")
    assert s.digest() == before != other.digest()


def test_a_line_is_taken_back_from_the_hands_start_and_from_the_evenings() -> None:
    s = seated("ABC")
    walk(s, 3)
    do(s, "host deal\nd sh\nd go *\np3 cbr 10")
    for lines in range(len(s.lines) + 1):
        assert s.undone(lines).digest() == Session.of(s.config, s.lines[: len(s.lines) - lines]).digest()
    loaded = Session.load(s.save(), ["p1 f"])
    assert loaded.undone().digest() == s.digest()
    with pytest.raises(SessionError, match="2 lines cannot be taken back: there are 1"):
        loaded.undone(2)


def test_another_form_is_refused_and_so_are_other_bytes() -> None:
    s = seated("ABC")
    other = json.loads(s.save()) | {"form": 99}
    with pytest.raises(SessionError, match="saved in form 99, and form 1 is read here"):
        Session.load(json.dumps(other).encode())
    for bad in (
        b"",
        b"{",
        b"[1]",
        b'{"form": 1}',
        s.save()[:-20],
        s.save().replace(b'"players":[', b'"players":7,"x":['),
    ):
        with pytest.raises(SessionError, match="hold no saved evening"):
            Session.load(bad)


def test_the_whole_ledger_is_asked_of_the_whole_evening() -> None:
    s = seated("AB")
    walk(s)
    do(s, "host result A=-5 B=+5")
    assert ledger_csv(s).count("\n") == len(s.evening.ledger.entries) + 1
    with pytest.raises(SessionError, match="taken up after hand 2: only its whole record"):
        ledger_csv(Session.load(s.save()))


def test_an_entry_of_a_hand_is_not_reversed_but_the_stack_counted() -> None:
    s = do(cash("Ann sit 1 100\nBen sit 2 100\nhost button 1"), "host result Ann=-20 Ben=+20")
    with pytest.raises(SessionError, match="Entry 3 is of a hand: count the stacks"):
        s.do("host correct 3 it was Ann's pot")
    with pytest.raises(SessionError, match="Entry 3 is of a hand"):
        Session.load(s.save()).do("host correct 3 it was Ann's pot")
