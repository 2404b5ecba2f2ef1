"""Lines that cannot be run: garbled, out of order, impossible. Each is named with what would be right; nothing is half done."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burncard.narration import tell
from burncard.script import ScriptError, reads
from burncard.script.recording import written
from burncard.script.running import hand_from, run

HEAD = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
_rulebook = "{book}"
{deck}
"""
DECK = '_deck = "4d7cTc4s6sTh9sAsKs9d4cKh8c8h2cQs"'
TO_ACT = "Due now: p3: cc (call 2), f, cbr 4 to 200"


def script(*lines: str, book: str = "classic", deck: str = DECK) -> str:
    return HEAD.format(book=book, deck=deck) + "actions = [\n" + "".join([f"  {line!r},\n" for line in lines]) + "]\n"


def complaint(*lines: str) -> str:
    with pytest.raises(ScriptError) as caught:
        run(reads(script(*lines), "x.hand"))
    return str(caught.value)


# After the deal, p3 to act: the line, and all that is said of it.
GARBLED = [
    ("p3", 'isn\'t a line: write WHO WHAT, such as "p3 cc" or "d go"'),
    ("x cc", '\'x\' is nobody; "d" is the dealer, "p1" to "p22" are players, "fl" is the floor'),
    ("p3 cx", "unknown player action 'cx'. Use f, cc, "),
    ("d burn", "unknown dealer action 'burn'. Use sh, dh, "),
    ("fl", 'isn\'t a line: write WHO WHAT, such as "p3 cc" or "d go"'),
    ("fl maybe", "unknown floor action"),
    ("p3 f f", "nothing may follow, but 'f' does"),
    ("d go on", "nothing may follow, but 'on' does"),
    ("p3 cbr", 'one amount to bet or raise to, such as "p3 cbr 40"'),
    ("p3 cbr 4 6", 'one amount to bet or raise to, such as "p3 cbr 40"'),
    ("p3 cbr -4", "'-4' isn't a number of chips; use a whole number such as 40"),
    ("p3 cbr 4.5", "'4.5' isn't a number of chips; use a whole number such as 40"),
    ("p3 cbr 1e2", "'1e2' isn't a number of chips; use a whole number such as 40"),
    ("p3 cbr four", "'four' isn't a number of chips; use a whole number such as 40"),
    ("p3 cbr ٤", "'٤' isn't a number of chips; use a whole number such as 40"),
    ("p3 sm 10d4d", "'10' is not a card: a rank of 23456789TJQKA and a suit of cdhs, such as 'Td' or 'As'"),
    ("p3 sm Tc Tc", "the same card appears twice"),
    ("p3 ex", 'which cards? such as "p3 ex Tc"'),
    ("d bn 9", "'9' at the end of '9' is half a card: two letters a card, such as 'Td'"),
    ("d bn 9s As", "one card at a time, not 2"),
    ("d bn 9s seen", "'seen' does not go with this; boxed, flash, late, off, up do"),
    ("d db", 'which cards, or how many? "d db AsKs9d" or "d db 3"'),
    ("d db 0", "0 cards; 1 to 52 is right"),
    ("d db AsKsAs", "the same card appears twice"),
    ("p4 cc", "the players are p1 to p3"),
    ("d dh p4", "the players are p1 to p3"),
]


@pytest.mark.parametrize(("line", "said"), GARBLED, ids=[line for line, _ in GARBLED])
def test_a_garbled_line(line: str, said: str) -> None:
    whole = complaint("d deal", line)
    assert whole.startswith(f'x.hand:10: "{line}": {said}')
    assert "\n" not in whole


def test_all_garbled_lines_are_said_at_once() -> None:
    said = complaint("d deel", "p3 cc", "p1 c", "p9 f").splitlines()
    assert [row.split(": ")[:2] for row in said] == [
        ["x.hand:9", '"d deel"'],
        ["x.hand:11", '"p1 c"'],
        ["x.hand:12", '"p9 f"'],
    ]


REFUSED = [
    ("p1 cc", "illegal: p1 cannot act now: p3 is to act"),
    ("p3 cbr 3", "illegal: p3 cannot raise to 3: the last full bet or raise was 2, so at least 4"),
    ("p3 cbr 2", "illegal: p3 cannot raise to 2: the bet is 2 already"),
    ("d go", "illegal: nothing is due from the dealer: p3 is to act"),
    ("fl notice", "illegal: there is no unnoticed mistake"),
    ("p3 cbr 201", "p3 cannot raise to 201: they have 200 in all"),
    ("p3 cbr 999999999999999", "p3 cannot raise to 999999999999999: they have 200 in all"),
    ("d bn Tc", "Tc cannot come from there: it lies in p3"),
    ("d bn As", "the card is 9s, not As"),
    ("d db 9sAsAd", "the card is Ks, not Ad"),
    ("d db 47", "47 cards are to come off the stub, 46 are left"),
    ("p3 sm 4d7c", "p3 does not hold 4d"),
    ("p3 sm Tc6h4d", "p3 has 2 cards in front of them, 3 are named"),
]


@pytest.mark.parametrize(("line", "said"), REFUSED, ids=[line for line, _ in REFUSED])
def test_a_line_that_is_refused(line: str, said: str) -> None:
    whole = complaint("d deal", line)
    assert whole.startswith(f'x.hand:10: "{line}": {said}')
    assert whole.endswith(f". {TO_ACT}")


def test_what_is_due_when_it_is_not_a_player() -> None:
    calls = ("d deal", "p3 cc", "p1 cc", "p2 cc")
    assert complaint(*calls, "p1 cc").endswith(". Due now: the dealer: Burn one card.")
    streets = ["d go *", "p1 cc", "p2 cc", "p3 cc"] * 3
    assert complaint(*calls, *streets, "p1 cc").endswith(
        ". Due now: p1: sm - (tables), sm (throws away), or pl (plays the board)"
    )
    assert complaint("p1 cc").endswith(". Due now: the dealer: Pitch the hole cards, one at a time.")
    assert complaint(
        "d deal", "p3 cbr 200", "p1 f", "p2 cc", "d go *", "p3 sm -", "p2 sm -", "d go *", "p2 f"
    ).endswith(". The hand is over: no line can follow")


def test_a_flag_of_four_letters_is_no_pair_of_cards() -> None:
    assert run(reads(script("d dh", "d dh", "d dh p1 late", "fl notice"))).hand.rulings


def test_a_raise_that_is_closed() -> None:
    lines = ("d deal", "p3 cbr 200", "p1 cbr 201")
    assert complaint(*lines).endswith(". Due now: p1: cc (call 199), f")


def test_an_unknown_book_names_the_known_ones() -> None:
    with pytest.raises(ScriptError) as caught:
        run(reads(script("d deal", book="homemade"), "x.hand"))
    assert str(caught.value).startswith(
        "x.hand:6: _rulebook = \"homemade\": 'homemade' is not a rulebook; there are classic"
    )


cards = st.sampled_from(["4d", "7c", "9s", "As", "Ks", "9d", "4c", "Kh", "8c", "2d", "??", "Xx"])
flags = st.sampled_from(["", " up", " down", " boxed", " off", " flash", " seen", " late", " up late"])
players = st.sampled_from(["p1", "p2", "p3"])
lines = st.one_of(
    st.sampled_from(["d deal", "d dh", "d bn", "d go", "d go *", "d tu", "d sh", "d db 1", "d db 3", "d db 4"]),
    st.sampled_from(
        ["fl foul", "fl missing", "fl leftout", "d drop", "d drop mixed", "d drop mixed muck", "d sweep mixed"]
    ),
    st.builds("{} {}".format, st.sampled_from(["d kill", "d push", "fl button", "fl nohand", "p2 ask"]), players),
    st.builds("fl entered {} {}".format, players, st.sampled_from(["f", "cc", "cbr 4"])),
    st.builds("{} {} oot".format, players, st.sampled_from(["f", "cc", "cbr 4"])),
    st.builds("{} says {}".format, players, st.sampled_from(["raise", "raise 20", "call", "all-in", "12", "fold"])),
    st.builds("{} puts {}".format, players, st.sampled_from(["5", "100", "2 2", "2 + 10", "500"])),
    st.sampled_from(["d dh XX", "d dh p3 XX", "d bn XX", "d db 9sXXAs", "d db XX late", "d kill p2 mixed"]),
    st.sampled_from(["fl notice", "fl rule stand", "fl rule p1 p2", "d sh As", "", "# nothing"]),
    st.builds("d dh {}{}{}".format, players, st.just("") | cards.map(" {}".format), flags),
    st.builds("d bn {}{}".format, cards, flags),
    st.builds("d db {}{}".format, st.lists(cards, min_size=1, max_size=4).map("".join), flags),
    st.builds("{} {}".format, players, st.sampled_from(["f", "cc", "cc", "cc", "sm", "sm -", "pl", "ex As"])),
    st.builds("{} cbr {}".format, players, st.integers(-1, 201)),
)


@given(
    st.lists(lines, max_size=30), st.booleans(), st.sampled_from(["classic", "tda-2024"]), st.sampled_from([DECK, ""])
)
def test_any_lines_run_or_are_refused(said: list[str], dealt: bool, book: str, deck: str) -> None:
    """Lines are tried one by one so that long hands come about; what is left runs, rebuilds and can be told."""
    kept: list[str] = ["d deal"] if dealt else []
    for line in said:
        try:
            run(reads(script(*kept, line, book=book, deck=deck), "x.hand"))
        except ScriptError as error:
            assert str(error).startswith("x.hand:")
        else:
            kept.append(line)
    done = run(reads(script(*kept, book=book, deck=deck), "x.hand"))
    assert hand_from(written(done.hand)).digest() == done.hand.digest()
    assert list(tell(done.script))
