"""PHH mode: what is supplied, what is not judged, and what cannot stand where it stands."""

from __future__ import annotations

import pytest

from burncard.script import ScriptError, reads
from burncard.script.running import Run, run

HEAD = """\
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 50]
"""


def ran(*actions: str, more: str = "") -> Run:
    return run(reads(f"{HEAD}actions = {list(actions)}\n{more}", "x.phh"))


def complaint(*actions: str) -> str:
    with pytest.raises(ScriptError) as caught:
        ran(*actions)
    return str(caught.value)


DEALT = ("d dh p2 AsAd", "d dh p1 KsKd")


def test_the_mode() -> None:
    def mode(actions: str, more: str = "") -> str:
        return reads(f"{HEAD}{more}actions = {actions}").mode

    assert mode("[]") == "phh"
    assert (
        mode('["d dh p1 AsKs", "", " # nothing", "p1  sm   AsKs # shows", "p2 sm", "p2 sm -", "p2 sm ????"]') == "phh"
    )
    assert mode("[]", '_rulebook = "classic"\n') == "table"
    assert mode("[]", '_deck = "As"\n') == "table"
    for line in ("d deal", "d dh p1 As", "d dh", "d db 3", "d bn", "d sh", "d go", "d tu", "p1 pl", "fl notice"):
        assert mode(f'["{line}"]') == "table", line
    assert mode('["d db AsKsQs late"]') == "table"


def test_the_order_of_the_pitches_is_not_judged() -> None:
    done = ran(*DEALT)
    assert done.hand.snapshot()["hole"] == {"p1": "Ks Kd", "p2": "As Ad"}
    assert done.hand.due.who == "p2"
    assert not done.hand.rulings


def test_burns_and_the_pots_are_supplied() -> None:
    state = ran(*DEALT, "p2 cc", "p1 cc", "d db 2c3c4c", "p1 cc", "p2 cc", "d db 5c").hand.snapshot()
    assert (state["burns"], state["board"], state["due"]) == ("?? ??", "2c 3c 4c 5c", "p1")
    folded = ran(*DEALT, "p2 cbr 6", "p1 f").hand
    assert (folded.phase, folded.stacks) == ("done", [18, 52])


def test_a_hand_that_stops_early_is_left_there() -> None:
    assert ran().hand.due.who == "d"
    assert ran("d dh p1 AsAd").hand.phase == "dealing"
    state = ran(*DEALT, "p2 cc", "p1 cc").hand.snapshot()
    assert (state["due"], state["phase"], state["burns"]) == ("d", "preflop", "")


def test_what_is_not_known_stays_unknown() -> None:
    board = ("d db 2c3d4h", "d db 5s", "d db 9c")
    lost = ran("d dh p1 ????", "d dh p2 ????", "p2 cbr 20", "p1 cc", "p1 sm ????", "p2 sm KhKs", *board).hand
    assert (lost.phase, lost.stacks) == ("done", [0, 70])  # nobody saw it: it loses to the hand that was shown
    unread = ran("d dh p1 ????", "d dh p2 ????", "p2 cbr 20", "p1 cc", "p1 sm ????", "p2 sm ????", *board).hand
    assert unread.due.who == "fl"  # neither was seen: the floor would have to say


def test_a_card_too_early_is_ruled_on() -> None:
    hand = ran(*DEALT, "p2 cc", "d db 2c3c4c").hand
    assert [ruling.section for ruling in hand.rulings] == ["H3"]


def test_a_stack_that_is_not_known() -> None:
    done = run(reads(f"{HEAD}actions = {[*DEALT, 'p2 cbr 50', 'p1 f']}".replace("[20, 50]", "[inf, 60]")))
    assert done.state()["stacks"] == [None, 62]


WRONG = [
    (("p2 cc",), 'x.phh:6: "p2 cc": first the hole cards of p1, p2: d dh p1 and two cards (???? if unknown).'),
    (("d dh p1 AsAd", "d dh p1 KsKd"), 'x.phh:6: "d dh p1 KsKd": p1 has two cards already.'),
    (
        (*DEALT, "p2 cc", "d dh p1 2c2d"),
        'x.phh:6: "d dh p1 2c2d": the deal is over: hole cards come before every other line.',
    ),
    (("d dh p3 AsAd",), 'x.phh:6: "d dh p3 AsAd": the players are p1 to p2'),
]


@pytest.mark.parametrize(("actions", "said"), WRONG, ids=[actions[-1] for actions, _ in WRONG])
def test_a_line_out_of_place(actions: tuple[str, ...], said: str) -> None:
    assert complaint(*actions).startswith(said)


def test_the_same_card_twice() -> None:
    assert "As" in complaint("d dh p1 AsAs", "d dh p2 KsKd", "p2 cc")
    assert "As" in complaint("d dh p1 AsAd", "d dh p2 KsKd", "p2 cc", "p1 cc", "d db As2c3c")


def test_fixed_limit() -> None:
    text = HEAD.replace("'NT'", "'FT'").replace("min_bet = 2", "small_bet = 2\nbig_bet = 4")
    hand = run(reads(f"{text}actions = {[*DEALT, 'p2 cbr 4', 'p1 f']}")).hand
    assert hand.stacks == [18, 52]
