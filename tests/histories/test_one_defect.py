"""One defect a file, and the one right message: what, where, and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.histories.check import check
from burncard.histories.reading import Rejected, read_text
from burncard.histories.record import Record
from burncard.histories.refusals import Refused

SAMPLE = (Path(__file__).parent / "samples" / "pokerstars.txt").read_text(encoding="utf-8")

#: (text in the sample, what it is changed to) -> (rule or reason, line, words of the message)
DEFECTS = {
    "raise too small": (("raises $2 to $3\nBob: the 2nd: folds \nCid posts: calls $2", "raises $0.50 to $1.50\nBob: the 2nd: folds \nCid posts: calls $0.50"), "act", 10, "raise"),
    "out of turn": (("Ann: raises $2 to $3\nBob: the 2nd: folds \n", "Bob: the 2nd: folds \nAnn: raises $2 to $3\n"), "act", 10, "p3 is to act"),
    "check facing a bet": (("Cid posts: calls $2\n", "Cid posts: checks \n"), "act", 12, "a call costs $2"),
    "a street before the betting is over": (("Cid posts: calls $2\n", ""), "act", 12, "first p2 is due"),
    "the same card twice": (("[2c 7d Jh 9s] [3h]", "[2c 7d Jh 9s] [Jc]"), "card-twice", 1, "Jc"),
    "the return is another": (("Uncalled bet ($2)", "Uncalled bet ($1.50)"), "return", 33, "nobody called $2"),
    "the pot does not add up": (("Total pot $80.50 | Rake $2", "Total pot $81.50 | Rake $2"), "pot", 22, "$80.50 were put in"),
    "the rake does not add up": (("Rake $2 ", "Rake $3 "), "sum", 22, "rake and fees $3"),
    "the worse hand is paid": (("Cid posts collected $78.50", "Ann collected $78.50"), "winner", 22, "another hand is better"),
    "more than the stack": (("raises $2 to $3", "raises $200 to $201"), "impossible", 10, "p3 cannot raise to 20100"),
    "no card": (("[9s]\n*** RIVER", "[9x]\n*** RIVER"), "cards", 18, "9x"),
    "no amount": (("raises $2 to $3", "raises $2 to $3.005"), "amount", 10, "at most 2 decimals"),
    "a header of another game": (("100000000001:  Hold'em", "100000000001:  Omaha"), "not-holdem", 1, "another game"),
    "no table line": (("Table 'Blueberry' 6-max Seat #1 is the button\nSeat 1: Ann ($100", "Seat 1: Ann ($100"), "header", 2, "is the button"),
    "cut off": (("*** SHOW DOWN ***", "*** SHOW DOW"), "ok", 0, ""),
    "cancelled": (("*** FLOP *** [2c 7d Jh]\nCid", "Hand cancelled and all bets returned\n*** FLOP *** [2c 7d Jh]\nCid"), "cancelled", 1, "went back"),
    "two players in one seat": (("Seat 3: Bob: the 2nd ($60", "Seat 1: Bob: the 2nd ($60"), "seats", 4, "stand there once"),
}  # fmt: skip


@pytest.mark.parametrize("name", DEFECTS)
def test_one_defect(name: str) -> None:
    (old, new), rule, line, words = DEFECTS[name]
    assert SAMPLE.count(old) >= 1, old
    first, second = list(read_text(SAMPLE.replace(old, new, 1), "defect.txt"))
    found = [judged(one) for one in (first, second)]
    wrong = [one for one in found if one]
    if rule == "ok":
        assert not wrong
        return
    assert len(wrong) == 1, "one defect costs one hand"
    assert len(wrong[0]) == 1, wrong
    what, at, said = wrong[0][0]
    assert (what, at) == (rule, line), said
    assert words in said


def judged(one: Record | Rejected) -> list[tuple[str, int, str]]:
    if isinstance(one, Rejected):
        return [(one.reason, one.line, one.said)]
    try:
        return [(each.rule, each.line, str(each)) for each in check(one).deviations]
    except Refused as error:
        return [(error.reason, error.line, str(error))]


def test_text_of_a_room_that_is_not_read_is_answered_with_its_name() -> None:
    (one,) = read_text("***** History for hand R5-123 *****\nStart hand: …\n")
    assert isinstance(one, Rejected)
    assert one.reason == "unread-room"
    assert "Ongame" in one.said
    assert "PokerStars text" in one.said


def test_any_other_text_says_what_is_read() -> None:
    (one,) = read_text("Dear Ann,\nthank you for the hands.\n")
    assert isinstance(one, Rejected)
    assert one.reason == "unknown-format"
    assert "Winamax text" in one.said


def test_junk_around_pasted_hands_is_left_out() -> None:
    pasted = "Look at this one!\n\n> quoted\n" + SAMPLE + "\n\nWhat do you think?\n"
    assert [type(one) for one in read_text(pasted)] == [Record, Record]


def test_no_large_line_takes_long() -> None:
    """64 kB of anything is answered: a line without an end, a header repeated, brackets without end."""
    for text in (
        SAMPLE[:300] + "[" * 65_536,
        "PokerStars Hand #1: " * 3000,
        "Seat 1: " + "(" * 60_000,
        '{"ohh": ' + "[" * 60_000,
        "x" * 65_536,
    ):
        for one in read_text(SAMPLE.split("\n")[0] + "\n" + text):
            assert isinstance(one, Record | Rejected)
        list(read_text(text))


PHH = (
    "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [20, 20]\n"
    "actions = ['d dh p1 AcAd', 'd dh p2 KcKd', 'p2 cbr 6', 'p1 f']\n_rake = 0\nwinnings = [0, 4]\n"
)
#: As DEFECTS, of a PHH of one hand.
PHH_DEFECTS = {
    "a street's word that is none": (("'p1 f'", "'p1 fold'"), "line", 6, "pN f"),
    "a player who is not there": (("'p1 f'", "'p3 f'"), "line", 6, "p1 to p2"),
    "out of turn": (("'p2 cbr 6'", "'p1 cbr 6'"), "act", 6, "p2 is due"),
    "raise too small": (("cbr 6", "cbr 3"), "act", 6, "at least 4"),
    "a stack too few": (("starting_stacks = [20, 20]", "starting_stacks = [20]"), "seats", 5, "2 to 22"),
    "an ante too many": (("antes = [0, 0]", "antes = [0, 0, 0]"), "field", 2, "a list of 2"),
    "a card twice": (("KcKd", "KcAd"), "card-twice", 1, "Ad"),
    "TOML that is none": (("min_bet = 2", "min_bet = "), "garbled", 4, "TOML"),
    "a rake that is no number": (("_rake = 0", "_rake = 'much'"), "field", 7, "a number"),
    "a rake that does not add up": (("_rake = 0", "_rake = 1"), "sum", 6, "rake and fees 1"),
    "another game": (("'NT'", "'PO'"), "not-holdem", 1, "another game"),
}  # fmt: skip


@pytest.mark.parametrize("name", PHH_DEFECTS)
def test_one_defect_of_phh(name: str) -> None:
    (old, new), rule, line, words = PHH_DEFECTS[name]
    assert PHH.count(old) == 1, old
    (sound,), (one,) = read_text(PHH, "sound.phh"), read_text(PHH.replace(old, new), "defect.phh")
    assert judged(sound) == []
    ((what, at, said),) = judged(one)
    assert (what, at) == (rule, line), said
    assert words in said
