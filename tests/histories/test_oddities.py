"""What happens at real tables besides: each reads, replays and comes out to the chip."""

from __future__ import annotations

from fractions import Fraction

from burncard.histories.check import Checked, check
from burncard.histories.reading import read_text
from burncard.histories.record import Record

HEAD = "PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2026/05/01 20:15:00 ET\nTable 'Odd' 9-max Seat #{button} is the button\n"


def hand(button: int, seats: dict[str, str], *lines: str, head: str = HEAD) -> Checked:
    stacks = "".join([f"Seat {at}: {name} ({stack} in chips)\n" for at, (name, stack) in enumerate(seats.items(), 1)])
    (one,) = read_text(head.format(button=button) + stacks + "\n".join(lines) + "\n", "odd.txt")
    assert isinstance(one, Record), one
    return check(one)


def ends(one: Checked) -> dict[str, Fraction]:
    unit = Fraction(1, 10**one.record.places)
    assert one.ok, one.deviations
    return {player.name: chips * unit for player, chips in zip(one.record.players, one.final, strict=True)}


THREE = {"Ann": "$100", "Bob": "$100", "Cid": "$100"}
POSTS = ("Bob: posts small blind $1", "Cid: posts big blind $2", "*** HOLE CARDS ***")
BOARD = ("*** FLOP *** [2c 7d Jh]", "*** TURN *** [2c 7d Jh] [9s]", "*** RIVER *** [2c 7d Jh 9s] [3h]")


def test_a_walk() -> None:
    one = hand(1, THREE, *POSTS, "Ann: folds", "Bob: folds", "Uncalled bet ($1) returned to Cid", "Cid collected $2 from pot",
               "*** SUMMARY ***", "Total pot $2 | Rake $0")  # fmt: skip
    assert ends(one) == {"Ann": 100, "Bob": 99, "Cid": 101}


def test_a_blind_that_is_all_in_for_less() -> None:
    one = hand(1, THREE | {"Cid": "$1.50"}, "Bob: posts small blind $1", "Cid: posts big blind $1.50 and is all-in", "*** HOLE CARDS ***",
               "Ann: calls $2", "Bob: folds", "Uncalled bet ($0.50) returned to Ann", *BOARD, "*** SHOW DOWN ***",
               "Ann: shows [Ac Ad] (a pair of Aces)", "Cid: shows [Kc Kd] (a pair of Kings)", "Ann collected $4 from pot",
               "*** SUMMARY ***", "Total pot $4 | Rake $0")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Cid": 0, "Ann": Fraction(205, 2)}


def test_a_straddle_is_no_raise() -> None:
    four = THREE | {"Dan": "$100"}
    one = hand(1, four, "Bob: posts small blind $1", "Cid: posts big blind $2", "Dan: straddle $4", "*** HOLE CARDS ***", "Ann: folds", "Bob: folds",
               "Cid: raises $4 to $8", "Dan: folds", "Uncalled bet ($4) returned to Cid", "Cid collected $9 from pot",
               "*** SUMMARY ***", "Total pot $9 | Rake $0")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Cid": 105, "Dan": 96, "Ann": 100}


def test_dead_blinds() -> None:
    """Both blinds of a returning player, a missed small blind alone, and nobody in the small blind."""
    four = THREE | {"Dan": "$100"}
    one = hand(1, four, "Bob: posts small blind $1", "Cid: posts big blind $2", "Dan: posts small & big blinds $3", "*** HOLE CARDS ***", "Dan: checks",
               "Ann: folds", "Bob: folds", "Cid: raises $4 to $6", "Dan: folds", "Uncalled bet ($4) returned to Cid",
               "Cid collected $6 from pot", "*** SUMMARY ***", "Total pot $6 | Rake $0")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Cid": 104, "Dan": 97, "Ann": 100}
    one = hand(1, THREE, "Cid: posts big blind $2", "*** HOLE CARDS ***", "Ann: folds", "Bob: folds",
               "Cid collected $2 from pot", "*** SUMMARY ***", "Total pot $2 | Rake $0")  # fmt: skip
    assert ends(one)["Cid"] == 100


def test_three_pots_and_an_incomplete_raise() -> None:
    four = {"Ann": "$100", "Bob": "$10", "Cid": "$25", "Dan": "$36"}
    one = hand(1, four, "Bob: posts small blind $1", "Cid: posts big blind $2", "*** HOLE CARDS ***", "Dan: raises $18 to $20", "Ann: calls $20",
               "Bob: calls $9 and is all-in", "Cid: raises $5 to $25 and is all-in", "Dan: calls $5", "Ann: calls $5",
               "*** FLOP *** [2c 7d Jh]", "Dan: bets $11 and is all-in", "Ann: calls $11", "*** TURN *** [2c 7d Jh] [9s]", "*** RIVER *** [2c 7d Jh 9s] [3h]",
               "*** SHOW DOWN ***", "Dan: shows [Qc Qd] (a pair of Queens)", "Ann: mucks hand", "Dan collected $22 from side pot-2",
               "Cid: shows [Kc Kd] (a pair of Kings)", "Cid collected $45 from side pot-1", "Bob: shows [Ac Ad] (a pair of Aces)",
               "Bob collected $40 from main pot", "*** SUMMARY ***", "Total pot $107 Main pot $40. Side pot-1 $45. Side pot-2 $22. | Rake $0")  # fmt: skip
    assert ends(one) == {"Bob": 40, "Cid": 45, "Dan": 22, "Ann": 64}


def test_a_call_reopens_nothing_after_a_short_all_in() -> None:
    """The raise to 25 was short: who had called 20 may not raise again."""
    four = {"Ann": "$200", "Bob": "$100", "Cid": "$25", "Dan": "$200"}
    one = hand(1, four, "Bob: posts small blind $1", "Cid: posts big blind $2", "*** HOLE CARDS ***", "Dan: raises $18 to $20", "Ann: calls $20",
               "Bob: folds", "Cid: raises $5 to $25 and is all-in", "Dan: raises $50 to $75", "Ann: folds",
               "Dan collected $70 from pot", "*** SUMMARY ***", "Total pot $70 | Rake $0")  # fmt: skip
    assert [each.rule for each in one.deviations] == ["act"]
    assert one.deviations[0].line == 14


def test_run_twice_the_odd_cent_to_the_first() -> None:
    odd = THREE | {"Ann": "$10.25", "Cid": "$10.25"}
    one = hand(1, odd, *POSTS, "Ann: raises $8.25 to $10.25 and is all-in", "Bob: folds", "Cid: calls $8.25 and is all-in",
               "*** FIRST FLOP *** [2c 7d Jh]", "*** FIRST TURN *** [2c 7d Jh] [9s]", "*** FIRST RIVER *** [2c 7d Jh 9s] [3h]",
               "*** SECOND FLOP *** [Kh 7c 8d]", "*** SECOND TURN *** [Kh 7c 8d] [8s]", "*** SECOND RIVER *** [Kh 7c 8d 8s] [4h]",
               "*** FIRST SHOW DOWN ***", "Cid: shows [Kc Kd] (a pair of Kings)", "Ann: shows [Ac Ad] (a pair of Aces)",
               "Ann collected $10.75 from pot", "*** SECOND SHOW DOWN ***", "Cid collected $10.75 from pot", "*** SUMMARY ***",
               "Total pot $21.50 | Rake $0", "Hand was run twice", "FIRST Board [2c 7d Jh 9s 3h]", "SECOND Board [Kh 7c 8d 8s 4h]")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Ann": Fraction(43, 4), "Cid": Fraction(43, 4)}
    assert one.record.boards == ("2c7dJh9s3h", "Kh7c8d8s4h")


def test_the_board_plays_for_everybody_and_the_rake_comes_off() -> None:
    board = ("*** FLOP *** [As Ks Qs]", "Cid: checks", "Ann: checks", "*** TURN *** [As Ks Qs] [Js]", "Cid: checks", "Ann: checks",
             "*** RIVER *** [As Ks Qs Js] [Ts]", "Cid: checks", "Ann: checks")  # fmt: skip
    one = hand(1, THREE, *POSTS, "Ann: calls $2", "Bob: folds", "Cid: checks", *board, "*** SHOW DOWN ***",
               "Cid: shows [2c 2d] (a Royal Flush)", "Ann: shows [3c 3d] (a Royal Flush)", "Ann collected $2.38 from pot",
               "Cid collected $2.37 from pot", "*** SUMMARY ***", "Total pot $5 | Rake $0.25")  # fmt: skip
    assert ends(one)["Ann"] == Fraction("100.38")


def test_sitting_out_disconnects_and_talk_change_nothing() -> None:
    one = hand(1, THREE | {"Dan": "$50"}, "Bob: posts small blind $1", "Dan: is sitting out", "Cid: posts big blind $2", "*** HOLE CARDS ***",
               'Cid said, "Ann: folds"', "Ann has timed out while disconnected", "Ann: folds", "Ann is sitting out", "Bob: folds",
               "Uncalled bet ($1) returned to Cid", "Eve joins the table at seat #7", "Cid collected $2 from pot", "*** SUMMARY ***", "Total pot $2 | Rake $0")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Cid": 101, "Ann": 100}
    assert [player.name for player in one.record.others] == ["Dan"]
    assert not one.record.extra("unread")


def test_a_cash_out_is_a_contract_beside_the_pot() -> None:
    one = hand(1, THREE | {"Ann": "$20", "Cid": "$20"}, *POSTS, "Ann: raises $18 to $20 and is all-in", "Bob: folds", "Cid: calls $18 and is all-in", *BOARD,
               "*** SHOW DOWN ***", "Cid: shows [Kc Kd] (a pair of Kings)", "Ann: shows [Ac Ad] (a pair of Aces)",
               "Ann cashed out the hand for $32.40 | Cash Out Fee $0.33", "*** SUMMARY ***", "Total pot $41 | Rake $1")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Cid": 0, "Ann": Fraction("32.40")}


def test_a_bounty_and_an_ante_that_is_all_in() -> None:
    head = "PokerStars Hand #8: Tournament #9, $2.00+$2.00+$0.40 USD Hold'em No Limit - Level IX (75/150) - 2026/05/01 20:15:00 ET\nTable '9 1' 9-max Seat #{button} is the button\n"
    one = hand(1, {"Ann": "1000", "Bob": "1000", "Cid": "10"}, "Ann: posts the ante 20", "Bob: posts the ante 20", "Cid: posts the ante 10 and is all-in",
               "Bob: posts small blind 75", "*** HOLE CARDS ***", "Ann: raises 150 to 300", "Bob: folds", "Uncalled bet (225) returned to Ann",
               *BOARD, "*** SHOW DOWN ***", "Ann: shows [Ac Ad] (a pair of Aces)", "Ann collected 170 from side pot", "Cid: shows [Kc Kd] (a pair of Kings)",
               "Ann collected 30 from main pot", "Ann wins the $2 bounty for eliminating Cid", "Cid finished the tournament in 5th place",
               "*** SUMMARY ***", "Total pot 200 Main pot 30. Side pot 170. | Rake 0", head=head)  # fmt: skip
    assert ends(one) == {"Bob": 905, "Cid": 0, "Ann": 1105}
    assert one.record.bounties == ((3, "$2"),)
    assert dict(one.record.tournament) == {"number": "9", "buyin": "$2.00+$2.00+$0.40 USD", "level": "IX"}


def test_phh_a_loser_that_was_not_shown_loses_and_a_second_board_is_refused() -> None:
    head = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [20, 20]\n"
    acts = [
        "d dh p1 ????",
        "d dh p2 ????",
        "p2 cbr 20",
        "p1 cc",
        "p2 sm AcAd",
        "p1 sm ????",
        "d db 2c3d4h",
        "d db 5s",
        "d db 9c",
    ]
    (one,) = read_text(f"{head}actions = {acts}\n", "x.phh")
    assert isinstance(one, Record)
    assert check(one).final == (0, 40)
    (two,) = read_text(f"{head}actions = {[*acts, 'd db 2d']}\n", "x.phh")
    assert not isinstance(two, Record)
    assert two.reason == "two-boards"
