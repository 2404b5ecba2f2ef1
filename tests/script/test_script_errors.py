"""Every complaint of the reader: the file, the line, what was read, what would be right; all of a file's at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from burncard.script import ScriptError, read, read_all, reads, reads_all

GOOD = """\
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [200, 200]
_deck = "AsKs"
actions = ["d deal", "p2 cc"]
"""
DECK = "".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
KINDS = '"NT" (no-limit), "FT" (fixed-limit), "PT" (pot-limit) or "ST" (spread-limit hold\'em)'

# What is put in place of what, and the whole message.
WRONG = [
    ('variant = "NT"', 'variant = "nl"', f'x.hand:1: variant = "nl": should be {KINDS}'),
    ('variant = "NT"', "variant = 3", f"x.hand:1: variant = 3: should be {KINDS}"),
    (
        'variant = "NT"',
        'variant = "PO"',
        f'x.hand:1: variant = "PO": that is pot-limit Omaha, and only hold\'em is dealt here: {KINDS}',
    ),
    (
        'variant = "NT"\n',
        "",
        "x.hand: no variant: a table script needs variant, antes, blinds_or_straddles, starting_stacks, actions",
    ),
    ("antes = [0, 0]", "antes = [0, -1]", "x.hand:2: antes = [0, -1]: for p2 should be 0 or a number of chips"),
    (
        "antes = [0, 0]",
        "antes = [0]",
        "x.hand:2: antes = [0]: should be 2, one for each of starting_stacks; these are 1",
    ),
    ("antes = [0, 0]", "antes = 0", "x.hand:2: antes = 0: should be a list of antes, one a player, p1 first"),
    ("antes = [0, 0]", "antes = [0, 0.5]", "x.hand:2: antes = [0, 0.5]: chips are whole numbers, 0.5 is not"),
    (
        "[1, 2]",
        "[1, true]",
        (
            "x.hand:3: blinds_or_straddles = [1, true]: for p2 should be 0, a blind or straddle, or a post written as a"
            " negative number"
        ),
    ),
    ("min_bet = 2", "min_bet = 0", "x.hand:4: min_bet = 0: should be a number of chips above 0"),
    ("min_bet = 2", "min_bet = -2", "x.hand:4: min_bet = -2: should be a number of chips above 0"),
    ("min_bet = 2", "min_bet = 2.5", "x.hand:4: min_bet = 2.5: chips are whole numbers, 2.5 is not"),
    ("min_bet = 2\n", "", 'x.hand:1: variant = "NT": needs min_bet'),
    (
        "min_bet = 2",
        "min_bett = 2",
        "x.hand:4: min_bett = 2: no such field; did you mean min_bet? A field of your own begins with _",
    ),
    (
        "min_bet = 2",
        "min_bet = 2\nrake_taken = 1",
        "x.hand:5: rake_taken = 1: no such field. A field of your own begins with _",
    ),
    (
        "min_bet = 2",
        "min_bet = 2\nbring_in = 1",
        "x.hand:5: bring_in = 1: a bring-in belongs to stud, and only hold'em is dealt here",
    ),
    (
        "min_bet = 2",
        "min_bet = 2\nsmall_bet = 2",
        'x.hand:5: small_bet = 2: does not belong to "NT", which has min_bet',
    ),
    ("[200, 200]", "[200, 0]", "x.hand:5: starting_stacks = [200, 0]: for p2 should be a number of chips above 0"),
    ("[200, 200]", "[200, nan]", "x.hand:5: starting_stacks = [200, nan]: for p2 should be a number of chips above 0"),
    (
        "[200, 200]",
        '[200, "200"]',
        'x.hand:5: starting_stacks = [200, "200"]: for p2 should be a number of chips above 0',
    ),
    (
        "[200, 200]",
        "[200, 1e300]",
        "x.hand:5: starting_stacks = [200, 1E+300]: for p2 should be a number of chips above 0",
    ),
    ("[200, 200]", "[200]", "x.hand:5: starting_stacks = [200]: should be 2 to 22 stacks, and these are 1"),
    ('"AsKs"', "7", 'x.hand:6: _deck = 7: should be the cards from the top in quotes, such as "4d7cTc"'),
    ('"AsKs"', '"AsKsAs"', 'x.hand:6: _deck = "AsKsAs": should be each card once; As stands there twice'),
    (
        '"AsKs"',
        '"As10d"',
        (
            "x.hand:6: _deck = \"As10d\": '10' is not a card: a rank of 23456789TJQKA and a suit of cdhs, such as 'Td' or"
            " 'As'"
        ),
    ),
    (
        '"AsKs"',
        '"AsK"',
        "x.hand:6: _deck = \"AsK\": 'K' at the end of 'AsK' is half a card: two letters a card, such as 'Td'",
    ),
    (
        '"AsKs"',
        f'"{DECK.replace("7d", "")}"',
        (
            'x.hand:6: _deck = "2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7h7s8c8d8h8s9c9d…: should be a deck of 52, and'
            " these are 51 (7d missing); or fewer, if what follows is not known"
        ),
    ),
    (
        '"AsKs"',
        f'"{"??" * 53}"',
        (
            'x.hand:6: _deck = "??????????????????????????????????????????????????????????…: should be at most 52 cards;'
            " these are 53"
        ),
    ),
    ('_deck = "AsKs"', '_all_in = "no"', 'x.hand:6: _all_in = "no": should be "showdown" or "tabled"'),
    (
        '_deck = "AsKs"',
        '_rulebook = ""',
        'x.hand:6: _rulebook = "": should be the name of a rulebook, such as "classic"',
    ),
    (
        '_deck = "AsKs"',
        '_rules = "classic"',
        'x.hand:6: _rules = "classic": should be a rulebook and its revision, such as "classic/1"',
    ),
    ('_deck = "AsKs"', "seats = [1, 1]", "x.hand:6: seats = [1, 1]: should be a different seat for each player"),
    (
        '_deck = "AsKs"',
        "seats = [0, 1]",
        "x.hand:6: seats = [0, 1]: for p1 should be the number of a seat, 1 or more",
    ),
    (
        '_deck = "AsKs"',
        "_first = 3",
        "x.hand:6: _first = 3: the players are p1 to p2",
    ),
    (
        '_deck = "AsKs"',
        "_first = 0",
        "x.hand:6: _first = 0: should be the number of the player who acts first before the flop",
    ),
    ('_deck = "AsKs"', '_start = "turn"', 'x.hand:6: _start = "turn": should be "preflop" or "flop"'),
    ('_deck = "AsKs"', "_straddle_raise = 2", 'x.hand:6: _straddle_raise = 2: should be "straddle" or "big_blind"'),
    (
        '_deck = "AsKs"',
        "_dead = [1]",
        "x.hand:6: _dead = [1]: should be 2, one for each of starting_stacks; these are 1",
    ),
    ('_deck = "AsKs"', "_dead = [1, 0.5]", "x.hand:6: _dead = [1, 0.5]: chips are whole numbers, 0.5 is not"),
    (
        '_deck = "AsKs"',
        '_rules = "tda-2024/1"',
        'x.hand:6: _rules = "tda-2024/1": should be a revision of the rulebook classic',
    ),
    ('_deck = "AsKs"', "time = 9", "x.hand:6: time = 9: should be a time of day, such as 21:30:00"),
    ('_deck = "AsKs"', "event = 9", 'x.hand:6: event = 9: should be a text in quotes, such as "Las Vegas"'),
    ('_deck = "AsKs"', 'day = "1"', 'x.hand:6: day = "1": should be a whole number'),
    ('_deck = "AsKs"', "hand = true", "x.hand:6: hand = true: should be a whole number or a text in quotes"),
    ('_deck = "AsKs"', "time_limit = -1", "x.hand:6: time_limit = -1: should be a number of seconds, or inf"),
    ('_deck = "AsKs"', "ante_trimming_status = 1", "x.hand:6: ante_trimming_status = 1: should be true or false"),
    (
        '["d deal", "p2 cc"]',
        '"d deal"',
        'x.hand:7: actions = "d deal": should be a list of lines in quotes, such as ["d deal", "p3 cc"]',
    ),
    ('["d deal", "p2 cc"]', '["d deal",\n3]', 'x.hand:8: 3: should be a line in quotes, such as "p3 cc"'),
    ('["d deal", "p2 cc"]', '["p2\\ncc"]', "x.hand:7: 'p2\\ncc': should be one line of plain text"),
    ('["d deal", "p2 cc"]', '["d deal", "p3 cc"]', 'x.hand:7: "p3 cc": the players are p1 to p2'),
]

EXPECT = [
    ('bord = ""', 'bord = "": nothing of that name can be expected; did you mean board?'),
    (
        'board = "Xx"',
        "board = \"Xx\": 'Xx' is not a card: a rank of 23456789TJQKA and a suit of cdhs, such as 'Td' or 'As'",
    ),
    ("hole = 3", 'hole = 3: should be a table of players and cards, such as {p1 = "4d Td"}'),
    ('hole = {q1 = "4d"}', 'hole = {q1 = "4d"}: should be players p1, p2, …; q1 is none'),
    ("hole = {p1 = 4}", 'hole = {p1 = 4}: for p1 should be cards in quotes, such as "As Ks 9d"'),
    ("burns = 3", 'burns = 3: should be cards in quotes, such as "As Ks 9d"'),
    ("stub_count = -1", "stub_count = -1: should be a whole number, 0 or more"),
    (
        'phase = "x"',
        'phase = "x": should be one of dealing, preflop, flop, turn, river, showdown, done, misdeal, void',
    ),
    ('due = "x"', 'due = "x": should be "d", a player such as "p3", "fl", or "" when the hand is over'),
    ('rulings = "H1"', 'rulings = "H1": should be a list of sections in quotes, such as ["H3", "H4"]'),
    ("stacks = 3", "stacks = 3: should be a list of stacks, p1 first, or a table such as {p1 = 198}"),
    ("stacks = {q = 1}", "stacks = {q = 1}: should be players p1, p2, …; q is none"),
    ("stacks = {p1 = -1}", "stacks = {p1 = -1}: for p1 should be a number of chips"),
    ('to_call = "x"', 'to_call = "x": should be a number of chips'),
    ("can_raise = 1", "can_raise = 1: should be true or false"),
    (
        "pots = [[1]]",
        'pots = [[1]]: should be a list of pots, the main pot first, such as [[300, "p1 p3"]]',
    ),
    ("refused = 9", "refused = 9: should be the number of a line, 1 to 2"),
]


def complaint(text: str | bytes, file: str = "x.hand") -> str:
    with pytest.raises(ScriptError) as caught:
        reads_all(text, file)
    return str(caught.value)


@pytest.mark.parametrize(("old", "new", "message"), WRONG, ids=[new[:40] or old for old, new, _ in WRONG])
def test_a_wrong_field(old: str, new: str, message: str) -> None:
    assert old in GOOD
    assert complaint(GOOD.replace(old, new, 1)) == message


@pytest.mark.parametrize(("line", "message"), EXPECT, ids=[line for line, _ in EXPECT])
def test_a_wrong_expectation(line: str, message: str) -> None:
    assert complaint(f"{GOOD}[_expect]\n{line}\n") == f"x.hand:9: {message}"


def test_expect_is_a_table() -> None:
    assert complaint(GOOD + "_expect = 3\n") == (
        "x.hand:8: _expect = 3: should be a table of what must be true: [_expect]"
    )


def test_the_good_one_is_good() -> None:
    assert reads(GOOD).mode == "table"


def test_all_that_is_wrong_is_said_at_once() -> None:
    text = GOOD.replace("[0, 0]", "[0, -1]").replace("min_bet = 2", "min_bet = 0") + "[_expect]\ndue = 3\n"
    assert [line.split(": ")[0] for line in complaint(text).splitlines()] == ["x.hand:2", "x.hand:4", "x.hand:9"]


def test_fixed_limit_needs_its_two_bets() -> None:
    text = GOOD.replace('"NT"', '"FT"').replace("min_bet = 2\n", "")
    assert complaint(text) == 'x.hand:1: variant = "FT": needs small_bet and big_bet'
    wrong = text.replace("antes", "small_bet = 20\nbig_bet = 10\nantes")
    assert complaint(wrong) == "x.hand:3: big_bet = 10: should not be less than small_bet"


TOML = [
    (b"variant = \xff", "x.hand:1: the byte 0xff: should be text in UTF-8"),
    (b"\n\nvariant NT", "x.hand:3: variant NT: "),
    (b'antes = "x', 'x.hand:1: antes = "x: '),
    (b"a = 1\na = 2", "x.hand:2: a = 2: this name stands there already; "),
    (b"actions = [1,\n2", "x.hand:2: 2: "),
    (b"\x00", "x.hand:1: \\x00: "),
    (b"x = " + b"[" * 5000, "x.hand: lists within lists: nested too deeply; "),
    (b"\nx = " + b"9" * 5000, "x.hand:2: a number: should be a number that chips can come to"),
    (b"x = 1e99999999999999999999", "x.hand:1: a number: should be a number that chips can come to"),
]


@pytest.mark.parametrize(("text", "begins"), TOML, ids=[message[:30] for _, message in TOML])
def test_what_is_no_toml(text: bytes, begins: str) -> None:
    said = complaint(text)
    assert said.startswith(begins)
    if begins.endswith((": ", "; ")):
        assert said.endswith('a table script is TOML: name = value, texts in "quotes", lists in [brackets]')


def test_an_empty_file_lacks_everything() -> None:
    assert complaint("").startswith("x.hand: no variant, no antes, no blinds_or_straddles, no starting_stacks, no act")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.hand", tmp_path):
        with pytest.raises(ScriptError) as caught:
            read(path)
        assert str(caught.value).startswith(f"{path}: cannot be read: ")
    with pytest.raises(ScriptError, match="cannot be read"):
        read_all("a\0b")


def test_one_hand_where_there_are_many() -> None:
    with pytest.raises(ScriptError) as caught:
        reads(f"[1]\n{GOOD}\n[2]\n{GOOD}", "x.phhs")
    assert str(caught.value) == "x.phhs: 2 hands: should be one hand"
    assert reads_all("", "x.phhs") == []


def test_the_line_in_a_file_of_many_hands() -> None:
    bad = GOOD.replace("[0, 0]", "[0, -1]")
    assert complaint(f"[1]\n{GOOD}\n[2]\n{bad}").startswith("x.hand:12: antes")


def test_lines_are_found_in_odd_toml() -> None:
    odd = '''
author = """
a
b""" # "[
"variant" = 'NT'
_mine = {a = [1, {b = "]"}], c.d = 2}
antes = [ # one
  0,

  -1 ]
'''
    rest = GOOD.split("\n", 2)[2]
    assert complaint(odd + rest).startswith("x.hand:7: antes = [0, -1]: ")


def test_two_cards_at_once_in_a_table_file() -> None:
    text = GOOD.replace('_deck = "AsKs"\n', "").replace('["d deal", ', '["d dh p1 AsAd",\n"d dh p2 KsKd", "d bn", ')
    assert complaint(text) == (
        'x.hand:6: "d dh p1 AsAd": a table file pitches one card at a time, and this is one because of "d bn", which'
        " PHH does not have"
    )
    deck = text.replace("min_bet", '_deck = "As"\nmin_bet').replace('"d bn", ', "")
    assert complaint(deck).endswith("and this is one because it has _deck or _rulebook")
