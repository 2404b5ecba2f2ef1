"""What a file of referee/lines says of its line is whole and true: it is read, done, written, told and refused as it says."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burncard import Hand, LineError
from burncard.game.forms import Form, Given, Takes, read
from burncard.game.lines import DEALER, FLAGS, FLOOR, Line
from burncard.narration import Teller, entries, remember
from burncard.narration.log import at_seats
from burncard.referee.lines import every, handled, kind_of, parse, words
from burncard.referee.lines.kind import TOLD_BY_CARDS, LineKind, lacks

DECK = "4d7cTcQh5c6hTd4s6sTh6c7h9sAsKs9d4cKh8c8h2cQsTsKd8d5d4h5h3c2s3hAcJs6d9h7s9c7d3d5sAdAh8sJh3sJcQcKc2dQd2hJd"
EVERY = pytest.mark.parametrize("name", every())
#: What stands in a line and is no word of a sentence.
CODE = re.compile(r"\b(?:p\d+|sh|dh|bn|db|tu|cc|cbr|sm|pl|nohand|leftout|oot|fl|[a-z]+_[a-z_]+)\b|[{}]")


def in_scene(kind: LineKind) -> Hand:
    """The hand in which the example is done."""
    hand = Hand([200] * 6, [1, 2], deck=DECK)
    for line in kind.scene:
        hand.do(line)
    return hand


@EVERY
def test_a_file_leaves_nothing_out(name: str) -> None:
    missing = lacks(name, every()[name])
    assert not missing, "; ".join(missing)


@EVERY
def test_its_example_is_read_as_its_line(name: str) -> None:
    kind = every()[name]
    line = parse(kind.example)
    assert kind_of(line) is kind
    assert handled(kind.example) == (kind.does, line)
    assert parse(f"  {kind.example}   # so it was") == line


@EVERY
def test_its_example_is_done_and_written_and_read_again(name: str) -> None:
    kind = every()[name]
    hand = in_scene(kind)
    before = hand.digest()
    hand.do(kind.example)
    assert hand.lines == [*kind.scene, kind.example]
    assert hand.digest() != before, "the example should change something"
    assert Hand.from_script(hand.script()).digest() == hand.digest()


@EVERY
def test_its_example_is_told_in_words(name: str) -> None:
    kind = every()[name]
    hand, line = in_scene(kind), parse(kind.example)
    voice, teller = at_seats(range(1, 7)), Teller()
    before, told_before = remember(hand, line, voice), teller.before(hand, kind.example)
    given = hand.do(kind.example).rulings
    record = [one.text for one in entries(1, line, before, hand, (), voice)]
    told = [one.text for one in teller.told(kind.example, told_before, hand, given)]
    assert record
    assert told
    for said in (*record, *told):
        assert said
        assert not CODE.search(said), said
        assert TOLD_BY_CARDS not in said


@EVERY
def test_its_rows_name_its_words_and_its_flags(name: str) -> None:
    kind = every()[name]
    begin = "pN" if kind.who == "p" else kind.who
    forms = [form for row in kind.means for form in row.split(" · ")]
    assert forms
    assert not [form for form in forms if form.split()[:2] != [begin, kind.what]]
    named = " ".join([*forms, *kind.means.values()])
    own = set(kind.form.flags) - FLAGS
    assert not [flag for flag in own if flag not in named]
    assert "_" not in " ".join(kind.means.values())


@EVERY
def test_what_does_not_fit_its_form_is_refused(name: str) -> None:
    kind = every()[name]
    who = "p3" if kind.who == "p" else kind.who
    said, form = f"{who} {kind.what}", kind.form
    seat = " p2" if form.seat == "required" else ""
    if seat:
        assert code(said) == code(f"{said} 3") == code(f"{said} Peter") == "line_whom"
    alone = {"some_cards": "line_ex", "board": "line_board", "amount": "line_cbr", "motions": "line_puts",
             "said": "line_says", "text": "line_text"}.get(form.takes, "")  # fmt: skip
    assert code(said + seat) == alone
    junk = {"nothing": "line_more", "because": "line_more", "amount": "line_amount", "motions": "line_amount",
            "said": "line_amount", "text": "" if kind.then is None else "line_short"}  # fmt: skip
    assert code(f"{said}{seat} zz") == junk.get(form.takes, "line_card")
    if form.takes in ("card", "board", "cards", "some_cards"):
        assert code(f"{said}{seat} AsAs") in ("line_card_twice", "line_one_card")
        assert code(f"{said}{seat} XX") == ("" if form.foreign else "line_card")
    if form.takes in ("card", "board") and form.flags:
        other = min(FLAGS.difference(form.flags))
        assert code(f"{said}{seat} {other}") == "line_flag"
    for word in form.words if form.takes != "said" else ():
        assert code(f"{said}{seat} {word}") == ""
        assert code(f"{said}{seat} {word} zz") == "line_more"


def code(text: str) -> str:
    """Why a line is refused; nothing when it is read."""
    try:
        parse(text)
    except LineError as error:
        assert repr(text) in str(error) or text.startswith("fl entered"), str(error)
        assert "{" not in str(error)
        return error.code
    return ""


def test_who_does_what_no_line_says_is_told_what_there_is() -> None:
    for who, side in (("d", "d"), ("p2", "p"), ("fl", "fl")):
        with pytest.raises(LineError) as refused:
            parse(f"{who} whistle")
        listed = str(refused.value).partition("Use ")[2].replace(" or ", ", ").split(", ")
        assert listed == words(side)  # type: ignore[arg-type]
        assert sorted(listed) == sorted([one.what for one in every().values() if one.who == side])


def test_the_order_of_lists_is_settled() -> None:
    for side in ("d", "p", "fl"):
        places = [one.place for one in every().values() if one.who == side]
        assert places == sorted(places)
        assert len(set(places)) == len(places)


def test_an_act_may_be_out_of_turn_and_entered() -> None:
    acts = [name for name, kind in every().items() if kind.oot]
    assert acts == ["p_f", "p_cc", "p_cbr"]
    for name in acts:
        act = every()[name].example
        assert parse(f"fl entered {act}").seat == parse(act).who
        assert parse(f"{act} oot").flags == {"oot"}
    for other in ("d bn", "p1 pl", "fl notice"):
        assert code(f"fl entered {other}") == "line_entered"


def test_flags_stand_anywhere_and_count_once() -> None:
    assert parse("d dh up p3 Tc up") == parse("d dh p3 Tc up") == Line(DEALER, "dh", 3, (32,), flags=frozenset({"up"}))
    assert parse("d kill mixed p3") == parse("d kill p3 mixed")
    assert parse("p3 puts withdrawn 5") == parse("p3 puts 5 withdrawn")


FORMS = st.builds(
    Form,
    seat=st.sampled_from(["none", "optional", "required"]),
    takes=st.sampled_from(get_args(Takes)),
    foreign=st.booleans(),
    flags=st.sampled_from([(), ("up",), ("mixed", "muck")]),
    words=st.sampled_from([(), ("*",), ("-",), ("raise", "all-in")]),
)  # fmt: skip
REST = st.lists(
    st.sampled_from(["p2", "As", "Kd", "XX", "??", "3", "40", "+", "*", "raise", "up", "mixed", "because", "so"]),
    max_size=5,
)


@given(FORMS, REST)
def test_any_form_reads_a_line_or_says_why_not(form: Form, rest: list[str]) -> None:
    """Also the forms that no line has yet. What is read says who did what, and has no flag that the form has not."""
    given_ = Given(" ".join(["fl", "x", *rest]), form, "fl x p3")
    try:
        line = read(given_, FLOOR, "x", rest)
    except LineError as error:
        assert error.code.startswith("line_")
        assert "{" not in str(error)
        return
    assert line[:2] == (FLOOR, "x")
    assert line.flags <= set(form.flags)
    assert line.seat or form.seat != "required"
