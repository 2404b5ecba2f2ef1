"""What happens at real tables besides: each reads, replays and comes out to the chip."""

from __future__ import annotations

from fractions import Fraction

from burncard.histories.check import Checked, check
from burncard.histories.format import formats
from burncard.histories.reading import read_text
from burncard.histories.record import Record
from burncard.histories.settle import settle

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


def test_run_three_times() -> None:
    """Thirds of the pot to the best hand of each board, what is odd to the first."""
    three = THREE | {"Ann": "$10.30", "Cid": "$10.30"}
    one = hand(1, three, *POSTS, "Ann: raises $8.30 to $10.30 and is all-in", "Bob: folds", "Cid: calls $8.30 and is all-in",
               "*** FIRST FLOP *** [2c 7d Jh]", "*** FIRST TURN *** [2c 7d Jh] [9s]", "*** FIRST RIVER *** [2c 7d Jh 9s] [3h]",
               "*** SECOND FLOP *** [Kh 7c 8d]", "*** SECOND TURN *** [Kh 7c 8d] [8s]", "*** SECOND RIVER *** [Kh 7c 8d 8s] [4h]",
               "*** THIRD FLOP *** [2d 5d 6c]", "*** THIRD TURN *** [2d 5d 6c] [Td]", "*** THIRD RIVER *** [2d 5d 6c Td] [3s]",
               "*** FIRST SHOW DOWN ***", "Cid: shows [Kc Kd] (a pair of Kings)", "Ann: shows [Ac Ad] (a pair of Aces)",
               "Ann collected $7.20 from pot", "*** SECOND SHOW DOWN ***", "Cid collected $7.20 from pot", "*** THIRD SHOW DOWN ***",
               "Ann collected $7.20 from pot", "*** SUMMARY ***", "Total pot $21.60 | Rake $0", "Hand was run three times",
               "FIRST Board [2c 7d Jh 9s 3h]", "SECOND Board [Kh 7c 8d 8s 4h]", "THIRD Board [2d 5d 6c Td 3s]")  # fmt: skip
    assert ends(one) == {"Bob": 99, "Ann": Fraction("14.40"), "Cid": Fraction("7.20")}
    assert len(one.record.boards) == 3


def test_a_drop_of_the_room_is_in_the_pot_and_was_put_in_by_nobody() -> None:
    one = hand(1, THREE, *POSTS, "Cash Drop to Pot : total $5", "Ann: calls $2", "Bob: folds", "Cid: checks", *checked_down(),
               "*** SHOW DOWN ***", "Cid: shows [Kc Kd] (a pair of Kings)", "Ann: mucks hand", "Cid collected $9.50 from pot",
               "*** SUMMARY ***", "Total pot $10 | Rake $0.50")  # fmt: skip
    assert ends(one) == {"Ann": 98, "Bob": 99, "Cid": Fraction("107.50")}
    assert one.record.house_money == 500


def test_lines_of_a_time_bank_are_no_acts() -> None:
    one = hand(1, THREE, *POSTS, "Ann has 30 seconds of time bank left", "Ann is using their time bank", "Ann: folds", "Bob has timed out", "Bob: folds",
               "Uncalled bet ($1) returned to Cid", "Cid collected $2 from pot", "*** SUMMARY ***", "Total pot $2 | Rake $0")  # fmt: skip
    assert ends(one) == {"Ann": 100, "Bob": 99, "Cid": 101}
    assert [act.kind for act in one.record.acts] == ["fold", "fold"]
    assert not one.record.extra("unread")


def test_a_cancelled_hand_is_refused_as_one() -> None:
    text = HEAD.format(button=1) + "\n".join(
        [f"Seat {at}: {name} ({stack} in chips)" for at, (name, stack) in enumerate(THREE.items(), 1)]
        + [*POSTS, "Ann: raises $4 to $6", "Hand cancelled", "*** SUMMARY ***", "Total pot $0 | Rake $0"]
    )
    (one,) = read_text(text + "\n")
    assert not isinstance(one, Record)
    assert one.reason == "cancelled"


def checked_down() -> list[str]:
    """Flop, turn and river on which Cid and Ann check."""
    return [line for street in BOARD for line in (street, "Cid: checks", "Ann: checks")]


def test_what_phh_has_no_field_for_survives_it() -> None:
    """Rake, cash-outs, bounties, tournament, who sits out, button and time: by fields with an underscore and back."""
    cash = hand(1, THREE | {"Ann": "$20", "Cid": "$20", "Dan": "$55.55"}, *POSTS[:2], "Dan: is sitting out", POSTS[2], "Ann: raises $18 to $20 and is all-in",
                "Bob: folds", "Cid: calls $18 and is all-in", *BOARD, "*** SHOW DOWN ***", "Cid: shows [Kc Kd] (a pair of Kings)",
                "Ann: shows [Ac Ad] (a pair of Aces)", "Ann cashed out the hand for $32.40 | Cash Out Fee $0.33",
                "*** SUMMARY ***", "Total pot $41 | Rake $1")  # fmt: skip
    write = formats()["phh"].write
    assert write is not None
    for number in range(2):
        settled = settle(cash)
        (back,) = read_text(write(settled), "out", "phh")
        assert isinstance(back, Record), back
        again = check(back)
        assert again.ok, again.deviations
        assert (back.cash_outs, back.rake, back.time) == (settled.cash_outs, 100, "2026-05-02T00:15:00Z"), number
        assert [(one.name, one.seat, one.stack) for one in back.others] == [("Dan", 4, 5555)]
        assert again.final == cash.final
        cash = again
