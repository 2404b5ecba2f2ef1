"""What a host wants to write down on an evening, each once: the line, what it does, and what it refuses."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from evenings import cash, chips, do, rebuilt, refused, tournament, walk

from burncard.cli.evening import main
from burncard.script.hand import Hand
from burncard.session import HeaderError, Session, configure, writes
from burncard.session.coin import Coin
from burncard.session.files.report import nets, report
from burncard.session.files.tables import ledger_csv, results_page
from burncard.session.ledger import COUNT, RAKE, bounty, won_bounties

FIVE = "".join(f"{name} sit {at} 100\n" for at, name in enumerate("ABCDE", 1)) + "host button 1\n"
FOUR = "host clock run 0\n" + "".join(f"{n} enter 1.{at}\n" for at, n in enumerate(("Ann", "Ben", "Cal", "Dan"), 1))
FOUR += "host button lowest"


def table(session: Session) -> dict[str, object]:
    return session.snapshot()["tables"][0]  # type: ignore[no-any-return]


@pytest.mark.parametrize("how", ["A leave", "host result A=-100 B=+100"])
def test_the_button_of_a_dead_button_hand_lies_at_the_empty_seat(how: str) -> None:
    """The small blind of the hand before is gone: the button lies at the empty seat while the hand is on (TDA 32)."""
    s = do(cash(FIVE), "host result A=-1 B=+1\nB leave\nhost deal")
    assert table(s)["button"] == 2
    assert s.view()["tables"][0]["hand"]["button"] == 2
    assert s.view("A")["tables"][0]["hand"]["button"] == 2
    assert (table(s)["small"], table(s)["big"]) == (3, 4)
    do(s, "host void counted")
    assert table(s)["button"] == 1, "between hands that of the last one"


def test_a_rake_in_a_result() -> None:
    s = do(cash(FIVE), "host result A=+20 B=-23 rake 3")
    assert chips(s) == {"A": 120, "B": 77, "C": 100, "D": 100, "E": 100}
    assert s.evening.ledger.balance(RAKE) == 3
    assert s.evening.played[-1].rake == 3
    refused(s, "host result A=+20 B=-23", "off by -3")
    refused(s, "host result A=+20 B=-23 rake 4", "off by 1")
    refused(s, "host result A=+20 B=-23 rake -3", "'-3' is not a rake")
    refused(do(tournament(FOUR), ""), "host result Ann=-5 Ben=+4 rake 1", "No rake is taken in a tournament.")
    rebuilt(s)


def test_names_of_several_words() -> None:
    s = cash("Ann Lee sit 1 100\nBen van Dam sit 2 100\nhost button Ann Lee=Ks Ben van Dam=Qs")
    do(s, "host result Ann Lee=-20 Ben van Dam=+20\nAnn Lee add 20\nBen van Dam out")
    assert chips(s) == {"Ann Lee": 100, "Ben van Dam": 120}
    refused(s, "Ann sit 1 100", "Seat 1 is taken by Ann Lee.")
    refused(s, "Ann leave", "Nobody called Ann is here.")
    refused(s, "Ann Lee jumps", "There is no 'NAME jumps' in a cash session")
    refused(s, "host result Ann Lee=-20 Ben van Dam", "'Ben van Dam' is not NAME=+20")
    refused(s, "host result Ann +20=3 Ben van Dam=-3", "'Ann +20=3' is not NAME=+20")
    refused(s, "p1 Lee sit 3 100", "No hand is being played")
    do(s, "Ann sit 3 100\nAnn leave\nAnn Lee leave")
    assert s.evening.players["Ann"].seat is None
    rebuilt(s)


@pytest.mark.parametrize("other", ["ben", "BEN", "Ben"])
def test_no_two_people_differ_by_case_only(other: str) -> None:
    s = cash("Ben sit 1 100")
    refused(s, f"{other} sit 2 100", "Ben sits in seat 1.")
    do(s, f"{other} add 20\nAnn sit 2 100\nhost button {other}=Ks ANN=Qs\nhost result {other}=+5 ann=-5")
    assert chips(s) == {"Ben": 125, "Ann": 95}
    refused(s, f"host result Ben=+5 {other}=-5", "Ben is named twice.")


def test_an_accent_is_one_however_it_is_written() -> None:
    s = cash("Ren\u00e9 sit 1 100")
    refused(s, "Rene\u0301 sit 2 100", "sits in seat 1.")


def test_cents_are_a_matter_of_display() -> None:
    s = cash("Ann sit 1 2000\nBen sit 2 2000\nhost button 1\nhost result Ann=-275 Ben=+275",
             blinds=[25, 50], buy_in=[1000, 5000], coin="0.01", currency="€")  # fmt: skip
    text = report(s)
    assert "Ann pays Ben 2.75 €" in text
    assert "20.00" in text
    assert "-2.75" in text
    assert "22.75" in results_page(s)
    assert [Coin.of("0.25").show(amount, sign=True) for amount in (-3, 0, 5)] == ["-0.75", "+0.00", "+1.25"]
    assert (Coin.of("5").show(3), Coin.of("0.1", "$").tell(-11)) == ("15", "-1.1 $")
    assert Session.of(s.config, s.lines).digest() == s.digest()
    for wrong in ("0", "0.00001", "-1", "1e3", True, [1], "x"):
        with pytest.raises(HeaderError, match="coin"):
            configure({"game": "cash", "coin": wrong})
    with pytest.raises(HeaderError, match=r'count in cents: \[25, 50\] and coin = "0.01"'):
        configure({"game": "cash", "blinds": [0.25, 0.5]})


def test_who_comes_back_within_the_hour_brings_what_they_left_with() -> None:
    s = do(cash(FIVE), "host result A=-100 B=+100")
    do(s, "host clock at 1000\nB leave")
    refused(s, "B sit 2 40", "B left with 200 less than 60 minutes ago, and comes back with that at least, not 40.")
    do(s, "host clock at 4599")
    refused(s, "B sit 2 199", "comes back with that at least")
    do(s, "host clock at 4600\nB sit 2 40")
    refused(s, "host clock at 4599", "The clock cannot go back from 4600 to 4599.")
    refused(s, "host clock run 5", "This line is: host clock at SECONDS.")
    s = do(cash(FIVE, buy_in=[40, 100]), "host result A=-100 B=+100\nB leave")
    refused(s, "B sit 2 201", "B cannot have 201: 100 at most.")
    do(s, "B sit 2 200")  # more than anybody may buy, because it is what was taken away
    free = do(cash(FIVE, return_within=0), "B leave\nB sit 2 40")
    assert chips(free)["B"] == 40
    assert (
        chips(do(cash(FIVE), "host result A=-100 B=+100\nC out\nA leave\nA sit 1 40"))["A"] == 40
    )  # left with nothing


def test_a_stack_that_was_counted_is_entered_with_its_reason() -> None:
    s = do(cash(FIVE), "host result A=-20 B=+20\nhost count A 85 two fives lay under the rail\nhost count B 110 short")
    assert chips(s)["A"] == 85
    assert chips(s)["B"] == 110
    assert s.evening.ledger.balance(COUNT) == 5
    assert sum(nets(s.evening).values()) == 0
    assert "unaccounted for" in nets(s.evening)
    assert "Counted: 5 missing on the table." in report(s)
    assert "counted: two fives lay under the rail" in report(s)
    refused(s, "host count A 85 again", "A has 85, as the ledger says.")
    refused(s, "host count A 85", "This line is: host count NAME CHIPS REASON.")
    refused(s, "host count A 0 gone", "'0' is not a stack")
    refused(s, "host count Zoe 85 why", "Nobody called Zoe is here.")
    do(s, "host deal")
    refused(s, "host count A 90 why", "Hand 2 is being played")
    rebuilt(s)


def test_a_break_deals_no_hand_and_an_unstarted_clock_says_so() -> None:
    s = tournament(FOUR)
    do(s, "host clock at 1300")
    refused(s, "host deal", "This is a break; 500 seconds are left.")
    do(s, "host result Ann=-5 Ben=+5")  # of the hand that was on when the break began
    do(s, "host clock at 1800\nhost deal")
    unstarted = tournament("Ann enter 1.1\nBen enter 1.2")
    refused(unstarted, "host clock at 1300", "The clock has not been started: host clock run 1300.")
    refused(unstarted, "host clock pause 10", "The clock is standing")
    refused(unstarted, "host clock run", "host clock run SECONDS, host clock pause SECONDS, or host clock at SECONDS")
    refused(unstarted, "host clock run -5", "cannot go back")
    do(unstarted, "host clock run 0\nhost clock at 1300")
    assert unstarted.snapshot()["level"] == {"level": 2, "break": True, "left": 500, "running": True, "started": True}


BOUNTY = {"bounty": 20, "rebuys": 2, "late_level": 3}


def test_a_bounty_goes_to_who_took_the_last_chips() -> None:
    s = do(tournament(FOUR, **BOUNTY), "host result Ann=-1000 Ben=+1000")
    money = s.evening.money
    assert money.balance(won_bounties("Ben")) == 20
    do(s, "host result Cal=-1000 Ben=+600 Dan=+400")  # nobody can tell from that who won Cal's last chips
    assert s.evening.heads == ["Cal"]
    refused(s, "Cal rebuy 1.3", "Nobody has been given the bounty on Cal: host knockout Cal by NAME.")
    refused(s, "host knockout Ann by Ben", "There is no bounty on Ann to be given.")
    refused(s, "host knockout Cal by Cal", "Cal is named twice.")
    refused(s, "host knockout Cal", "host knockout NAME by NAME [and NAME …]")
    rebuilt(s)
    do(s, "host knockout Cal by Ben and Dan")
    assert (money.balance(won_bounties("Ben")), money.balance(won_bounties("Dan"))) == (30, 10)
    do(s, "Cal rebuy 1.3")
    assert money.balance(bounty("Cal")) == 20
    do(s, "host result Cal=-1000 Ben=+1000\nhost result Dan=-1400 Ben=+1400\nhost finish")
    assert money.balance(won_bounties("Ben")) == 30 + 20 + 20 + 20, "and the winner keeps their own"
    assert sum(money.balance(won_bounties(name)) for name in ("Ben", "Dan")) == 5 * 20
    assert s.evening.accounts() == 0
    assert "bounties" in report(s)
    rebuilt(s)


def test_a_bounty_in_a_hand_that_was_played_goes_with_all_its_pots() -> None:
    s = tournament("Ann enter 1.1\nBen enter 1.2\nhost button lowest", bounty=20)
    do(
        s,
        "host deal deck AsKs AdKd 2c 3c4c5c 2d 7d 2h 9h\nd go *\np2 cbr 1000\np1 cc\nd go *\np1 sm AsAd\np2 sm KsKd\nd go *",
    )
    assert s.evening.heads == []
    assert s.evening.money.balance(won_bounties("Ben")) == 20


def test_a_rebuy_with_chips_left_and_a_double_one() -> None:
    s = do(tournament(FOUR, rebuys=3, late_level=3), "host result Ann=-400 Ben=+400\nAnn rebuy")
    assert chips(s)["Ann"] == 1600
    refused(s, "Ann rebuy", "Ann has 1600: who has 1000 or less may rebuy.")
    refused(s, "Ann rebuy 1.1", "Ann sits in seat 1.1.")
    do(s, "host result Ann=-1600 Ben=+1600\nAnn rebuy 1.1 double")
    assert (chips(s)["Ann"], s.evening.players["Ann"].rebuys) == (2000, 3)
    do(s, "host result Ann=-1500 Ben=+1500")
    refused(s, "Ann rebuy", "Ann cannot rebuy: 3 of 3 rebuys used")
    refused(s, "Cal rebuy double now", "Cal sits in seat 1.3.")
    assert s.evening.money.balance("prize pool") == 4 * 90 + 3 * 90
    poor = do(tournament(FOUR, rebuys=3, late_level=3, rebuy_at=0), "host result Ann=-400 Ben=+400")
    refused(poor, "Ann rebuy", "who has 0 or less may rebuy")
    do(s, "host deal")
    refused(s, "Cal rebuy", "is being played")
    rebuilt(s)


def test_a_deal_with_money_set_aside_goes_on_for_it() -> None:
    begin = FOUR + "\nhost result Ann=-1000 Ben=+500 Cal=+500\n"
    s = do(tournament(begin), "host chop icm aside 30")
    assert s.evening.paid is None
    assert s.evening.deal is not None
    assert sum(s.evening.deal.values()) == 330
    assert "30 is played for" in report(s)
    refused(s, "host chop icm", "The tournament is over")
    refused(s, "host finish", "3 players are left")
    do(s, "host result Ben=-1500 Cal=+1500\nhost result Dan=-1000 Cal=+1000\nhost finish")
    assert s.evening.paid is not None
    assert s.evening.paid["Cal"] == s.evening.deal["Cal"] + 30
    assert sum(s.evening.paid.values()) == 360
    rebuilt(s)
    named = do(tournament(begin), "host chop Ben=200 Cal=100 Dan=30 aside 30")
    assert named.evening.money.balance("prize pool") == 30
    refused(tournament(begin), "host chop Ben=200 Cal=100 Dan=60 aside 30", "The parts make 390: 360 are left")
    refused(tournament(begin), "host chop icm aside 200", "200 cannot be put aside")


def test_a_chip_chop_that_gives_more_than_the_first_prize_says_so() -> None:
    begin = FOUR + "\nhost result Ann=-1000 Dan=+1000\nhost result Ben=-990 Dan=+990\nhost result Cal=-990 Dan=+990"
    s = tournament(begin, payouts=[40, 35, 25])
    do(s, "host chop chips")
    # The last of the prizes (90) for each, the other 90 by chips: 3,980 of 4,000 are 89.55.
    assert s.notes == ("Dan gets 180, more than the first prize of 144; by ICM nobody does.",)
    assert "more than the first prize of 144" in report(s)
    assert do(tournament(begin, payouts=[40, 35, 25]), "host chop icm").notes == ()


def test_seats_are_drawn() -> None:
    s = cash("Ann sit 4 100\nBen sit 7 100\nCal sit 9 100\nhost draw Ann=Qs Ben=Kh Cal=Ks")
    assert {name: p.seat.seat for name, p in s.evening.players.items() if p.seat} == {"Cal": 1, "Ben": 2, "Ann": 3}
    rebuilt(s)
    refused(s, "host draw Ann=Qs Ben=Kh", "Everybody there must be named, and nobody else: Cal.")
    refused(s, "host draw Ann=Qs Ben=Qs Cal=2c", "both drew Qs")
    by_seed = do(tournament("host table 2\n" + FOUR.rpartition("\n")[0]), f"host draw seed {7:032x}")
    places = [(p.seat.table, p.seat.seat) for p in by_seed.evening.players.values() if p.seat]
    assert sorted(places) == [(1, 1), (1, 2), (2, 1), (2, 2)]
    do(s, "host button lowest")
    walk(s)
    refused(s, "host draw Ann=Qs Ben=Kh Cal=Ks", "Seats are drawn before the first hand.")


def test_the_report_says_that_a_hand_is_on_and_whose_turn_it_is() -> None:
    s = do(cash(FIVE), "host deal\nd sh\nd go *")
    text = report(s)
    assert "A hand is being played" in text
    assert "hand 1 at table 1, 1/2, button at seat 1: A (seat 1), B (seat 2)" in text
    assert "in front: B 1, C 2; in the pot: 0" in text
    assert "D is to act, 2 to call" in text
    do(s, "p3 cc\np4 cc\np5 cc\np1 cc\np2 cc")
    assert "the dealer is due" in report(s)


def test_scripts_keep_the_names_and_results_alone_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    s = do(
        cash("Ann Lee sit 1 100\nBen sit 2 100\nhost button 1\nhost result Ben=-1 Ann Lee=+1"),
        f"host deal seed {1:064x}",
    )
    do(s, "d go *\np2 f\nd go *")
    file = tmp_path / "evening.session"
    file.write_text(writes(s), encoding="utf-8")
    assert main(["--scripts", str(tmp_path), str(file)]) == 0
    assert capsys.readouterr().err == "evening: 1 of 2 hands written; 1 is results only, without a record\n"
    text = (tmp_path / "evening-0002.hand").read_text(encoding="utf-8")
    assert text.startswith('players = ["Ann Lee", "Ben"]\n')
    assert Hand.from_script(text).digest() == s.evening.played[-1].hands[0].digest()


def test_the_ledger_as_a_spreadsheet_and_the_results_as_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    s = do(cash("Ann sit 1 100\nBen sit 2 100\nhost button 1", title="<b>Thursday"), "host result Ben=-30 Ann=+30")
    do(s, "host count Ann 120 =SUM(1)")
    rows = list(csv.DictReader(io.StringIO(ledger_csv(s))))
    assert [(row["from"], row["to"], row["amount"], row["hand"]) for row in rows[:4]] == [
        ("cage", "stack Ann", "100", ""), ("cage", "stack Ben", "100", ""),
        ("stack Ben", "pot", "30", "1"), ("pot", "stack Ann", "30", "1"),
    ]  # fmt: skip
    assert rows[4]["why"] == "counted: =SUM(1)"
    file = tmp_path / "evening.session"
    file.write_text(writes(s), encoding="utf-8")
    assert main(["--csv", str(file)]) == 0
    assert capsys.readouterr().out == ledger_csv(s)
    assert main(["--results", str(file)]) == 0
    page = capsys.readouterr().out
    assert page == results_page(s)
    assert "&lt;b&gt;Thursday" in page
    assert "<b>" not in page
    assert "src=" not in page
    over = do(tournament(FOUR), "host result Ann=-1000 Ben=+500 Cal=+500\nhost chop icm")
    assert "<td" in results_page(over)
